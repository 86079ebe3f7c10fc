/** What the decoder of the site knows: every function, event, and revert message of the releases, with meaning and access. */
import type { Dictionary, Member, Parameter, Unit } from '../abi-codec';
import { functionEntries, inheritedEntry } from './abi';
import { callersText, ruleOf } from './access';
import { anchorsOf } from './anchors';
import type { DescribedReference } from './described';
import type { ValueText } from './descriptions';
import { anchorOf } from './errors';
import { inheritedOf } from './members';
import { type Contract, dataOf, findContract, type Fn, functionKey, type Param } from './model';
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

/** The limit that Vyper sets for a text: `String[42]` as 42 bytes. The ABI type doesn't say it. */
function withMost(param: Parameter, { type }: Param): Parameter {
  const most = /^(?:String|Bytes)\[(\d+)\]$/.exec(type)?.[1];
  return most === undefined ? param : { ...param, most: Number(most) };
}

function withFields(
  { settings, descriptions }: DescribedReference,
  { name, data }: Contract,
  source: Param,
  param: Parameter,
): Parameter {
  if (!param.components) return param;
  const struct = source.type.replace(/\[.*$/, '').replace(/^.*\./, '');
  const owner = { name: settings.structOwners[struct] ?? name, data };
  const { values } = descriptions.member(owner, 'structs', struct);
  const components = param.components.map((field) => withUnit(field, values[field.name]));
  return { ...param, components };
}

type Known = Omit<Member, 'in'>;
/** A member with its kind and its selector or topic. */
type Keyed = readonly [kind: 'function' | 'event', bytes: string, member: Known];

function entryOf(
  reference: DescribedReference,
  { name, data }: Contract,
  kind: Keyed[0],
  key: string,
): string | undefined {
  const page = pageOf(reference.presence, name);
  const anchor = anchorsOf(reference, name)(kind, key);
  return page && `${pageRoute(reference, data.release, page)}#${anchor}`;
}

function functionsOf(reference: DescribedReference, contract: Contract, fn: Fn): Keyed[] {
  const words = reference.descriptions.function(contract, fn);
  const access = callersText(reference, contract, fn)?.replace(/`/g, '');
  const named =
    (params: readonly Param[], found: readonly (ValueText | undefined)[]) =>
    (param: Parameter, i: number): Parameter =>
      withFields(reference, contract, params[i] as Param, withUnit(param, found[i]));
  // An interface declares what a contract of the list implements. The contract has the description.
  const isDeclaration = contract.kind === 'interface' && ruleOf(contract, fn) !== undefined;
  return functionEntries(fn).map(({ inputs = [], outputs = [] }, i) => [
    'function',
    fn.selectors[i]?.selector ?? '',
    {
      contract: contract.name,
      name: fn.name,
      inputs: inputs
        .map(named(fn.params, words.params))
        .map((param, k) => withMost(param, fn.params[k] as Param)),
      outputs: outputs.map(named(fn.returns, words.returns)),
      entry: entryOf(reference, contract, 'function', functionKey(fn)),
      ...(!isDeclaration && { access, text: firstSentence(words.text) || undefined }),
    },
  ]);
}

const eventsOf = (reference: DescribedReference, contract: Contract): Keyed[] =>
  contract.events.map(({ name, topic0, params }) => {
    const { text, values } = reference.descriptions.member(contract, 'events', name);
    const inputs = params.map((param) => {
      const indexed = param.indexed || undefined;
      return withUnit({ name: param.name, type: param.abiType, indexed }, values[param.name]);
    });
    const entry = entryOf(reference, contract, 'event', name);
    const shown = firstSentence(text) || undefined;
    return ['event', topic0, { contract: contract.name, name, inputs, entry, text: shown }];
  });

/** Members that come from a library that the reference has no page of. Those of its own contracts are listed there. */
const libraryMembers = (contract: Contract): Keyed[] =>
  inheritedOf(contract)
    .filter(({ from }) => findContract(contract.data, from) === undefined)
    .map(({ kind, from, signature, bytes }) => {
      const { name = '', inputs = [], outputs } = inheritedEntry(contract, kind, from, signature);
      return [kind, bytes, { contract: contract.name, name, inputs, outputs, from }];
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

const sorted = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).sort(([left], [right]) => (left < right ? -1 : 1)));

/** Everything that the decoder reads with. Hexadecimal keys have no `0x`. */
export function dictionaryOf(reference: DescribedReference): Dictionary {
  const [functions, events]: [Found, Found] = [{}, {}];
  for (const [index, release] of [...reference.releases.entries()].reverse()) {
    const contracts = [...dataOf(reference, release).contracts].sort(
      (left, right) => Number(left.kind === 'interface') - Number(right.kind === 'interface'),
    );
    for (const contract of contracts) {
      const own = contract.functions.filter(({ kind }) => kind === 'function');
      for (const [kind, bytes, member] of [
        ...own.flatMap((fn) => functionsOf(reference, contract, fn)),
        ...eventsOf(reference, contract),
        ...libraryMembers(contract),
      ])
        add(kind === 'function' ? functions : events, bytes, member, index);
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
