/** What the decoder of the site knows: every function, event, and revert message of the releases, with meaning and access. */
import type { Dictionary, Member, Parameter, Unit } from '../abi-codec';
import { functionEntries, inheritedEntry } from './abi';
import { callersText, ruleOf } from './access';
import { anchorsOf } from './anchors';
import type { DescribedReference } from './described';
import type { ValueText } from './descriptions';
import { anchorOf } from './errors';
import { inheritedOf } from './members';
import {
  type Contract,
  dataOf,
  findContract,
  type Fn,
  functionKey,
  type Param,
  type ReleaseData,
} from './model';
import { pageOf, pageRoute } from './pages';

/** Units that change how a number is shown; the others only name a type. */
const shown: ReadonlySet<string> = new Set<Unit>([
  'token',
  'wei',
  'shares',
  'bps',
  'seconds',
  'timestamp',
  'per-second-1e18',
]);

export const firstSentence = (text: string): string =>
  (/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text).replace(/`/g, '');

function withUnit(param: Parameter, words: ValueText | undefined): Parameter {
  const unit = words?.unit;
  return unit !== undefined && shown.has(unit) ? { ...param, unit: unit as Unit } : param;
}

/** A release of the reference. */
export interface Place {
  readonly reference: DescribedReference;
  readonly release: string;
  readonly data: ReleaseData;
}

/** A struct's fields with their units. */
function withFields(
  { reference, release }: Place,
  contract: Contract,
  source: Param,
  param: Parameter,
): Parameter {
  if (!param.components) return param;
  const struct = source.type.replace(/\[.*$/, '').replace(/^.*\./, '');
  const owner = reference.settings.structOwners[struct] ?? contract.name;
  const { values } = reference.descriptions.member(owner, 'structs', struct, release);
  const components = param.components.map((field) => withUnit(field, values[field.name]));
  return { ...param, components };
}

type Known = Omit<Member, 'in'>;

/** Address of a member's entry, if its contract has a page. */
function entryOf(
  { reference, release }: Place,
  contract: Contract,
  anchor: string,
): string | undefined {
  const page = pageOf(reference.presence, contract.name);
  return page && `${pageRoute(reference, release, page)}#${anchor}`;
}

function functionsOf(place: Place, contract: Contract, fn: Fn): [string, Known][] {
  const { reference, data, release } = place;
  const words = reference.descriptions.function(contract, fn, release);
  const access = callersText(reference, data, contract, fn)?.replace(/`/g, '');
  const named =
    (params: readonly Param[], found: readonly (ValueText | undefined)[]) =>
    (param: Parameter, i: number): Parameter =>
      withFields(place, contract, params[i] as Param, withUnit(param, found[i]));
  const anchor = anchorsOf(reference, contract.name)('function', functionKey(fn));
  // An interface declares what a contract of the list implements. The contract has the description.
  const isDeclaration = contract.kind === 'interface' && ruleOf(data, contract, fn) !== undefined;
  return functionEntries(fn).map(({ inputs = [], outputs = [] }, i) => [
    fn.selectors[i]?.selector ?? '',
    {
      contract: contract.name,
      name: fn.name,
      inputs: inputs.map(named(fn.params, words.params)),
      outputs: outputs.map(named(fn.returns, words.returns)),
      entry: entryOf(place, contract, anchor),
      ...(!isDeclaration && { access, text: firstSentence(words.text) || undefined }),
    },
  ]);
}

function eventsOf(place: Place, contract: Contract): [string, Known][] {
  const { reference, release } = place;
  const anchors = anchorsOf(reference, contract.name);
  return contract.events.map(({ name, topic0, params }) => {
    const { text, values } = reference.descriptions.member(contract.name, 'events', name, release);
    return [
      topic0,
      {
        contract: contract.name,
        name,
        inputs: params.map((param) =>
          withUnit(
            { name: param.name, type: param.abiType, indexed: param.indexed || undefined },
            values[param.name],
          ),
        ),
        entry: entryOf(place, contract, anchors('event', name)),
        text: firstSentence(text) || undefined,
      },
    ];
  });
}

/** Members that come from a library that the reference has no page of. Those of its own contracts are listed there. */
const libraryMembers = (
  { data }: Place,
  contract: Contract,
): [string, Known, 'function' | 'event'][] =>
  inheritedOf(contract)
    .filter(({ from }) => findContract(data, from) === undefined)
    .map(({ kind, from, signature, bytes }) => {
      const { name = '', inputs = [], outputs } = inheritedEntry(kind, data, from, signature);
      return [bytes, { contract: contract.name, name, inputs, outputs, from }, kind];
    });

/** Members by their bytes without `0x`, each with the positions of its releases. */
type Found = Record<string, (Known & { in: number[] })[]>;

/** What makes members of several releases one: all but the releases and the address of the entry. */
const identityOf = (member: Known): string =>
  JSON.stringify({ ...member, in: undefined, entry: undefined });

/**
 * Notes a member of a release. The newest release is read first: an older one that says the same joins it, and keeps its
 * entry.
 */
function add(found: Found, bytes: string, member: Known, release: number): void {
  const members = (found[bytes.slice(2)] ??= []);
  const same = members.find((known) => identityOf(known) === identityOf(member));
  if (same) same.in.unshift(release);
  else members.push({ ...member, in: [release] });
}

/** A record in the order of its keys. */
const sorted = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).sort(([left], [right]) => (left < right ? -1 : 1)));

/** Everything that the decoder reads with. Hexadecimal keys have no `0x`. */
export function dictionaryOf(reference: DescribedReference): Dictionary {
  const [functions, events]: [Found, Found] = [{}, {}];
  for (const [index, release] of [...reference.releases.entries()].reverse()) {
    const data = dataOf(reference, release);
    const place: Place = { reference, release, data };
    const contracts = [...data.contracts].sort(
      (left, right) => Number(left.kind === 'interface') - Number(right.kind === 'interface'),
    );
    for (const contract of contracts) {
      for (const fn of contract.functions) {
        if (fn.kind !== 'function') continue;
        for (const [key, member] of functionsOf(place, contract, fn))
          add(functions, key, member, index);
      }
      for (const [key, member] of eventsOf(place, contract)) add(events, key, member, index);
      for (const [key, member, kind] of libraryMembers(place, contract))
        add(kind === 'function' ? functions : events, key, member, index);
    }
  }
  const { messages, library } = reference.errorWords;
  const { route } = reference.settings.errorsPage;
  const entries = Object.keys({ ...messages, ...library }).map((message): [string, string] => [
    message,
    `${route}#${anchorOf(message)}`,
  ]);
  return {
    releases: reference.releases,
    functions: sorted(functions),
    events: sorted(events),
    messages: { '': `${route}#bare-reverts`, ...Object.fromEntries(entries) },
  };
}
