/** What code of samples can lead to: the contracts of a release, with the addresses of their entries. */
import { CodeReference, type KnownContract, type Member, type MemberKind } from '../code-links';
import { callersText } from './access';
import { anchorsOf } from './anchors';
import { type Descriptions, structsOf } from './descriptions';
import { firstSentence, type Place } from './dictionary';
import { type Contract, type Fn, functionKey, type Reference, type ReleaseData } from './model';
import { pageOf, pageRoute } from './pages';
import { constantValue, eventSignature, signatureLines } from './signature';

const note = (...lines: (string | null | undefined)[]): string =>
  lines
    .filter((line) => line !== null && line !== undefined && line !== '')
    .map((line) => (line as string).replace(/`/g, ''))
    .join('\n');

/** Numbers of arguments, with and without those that have a default. */
function aritiesOf({ params }: Fn): number[] {
  const needed = params.filter((param) => param.default === undefined).length;
  return Array.from({ length: params.length - needed + 1 }, (_, more) => needed + more);
}

function functionMember(
  { reference, descriptions, data, release }: Place,
  contract: Contract,
  fn: Fn,
  href: string | undefined,
): Member {
  const { text } = descriptions.function(contract, fn, release);
  const callers = callersText(reference, data, contract, fn);
  return {
    name: fn.name,
    kind: fn.getter === true ? 'variable' : 'function',
    signatures: fn.selectors.map(({ signature }) => signature),
    arities: aritiesOf(fn),
    note: note(
      signatureLines(contract, fn).at(-1),
      callers === null ? null : `Callers: ${callers}`,
      firstSentence(text),
    ),
    ...(href !== undefined && { href }),
    ...(fn.getter === true && {
      type: contract.variables.find(({ name }) => name === fn.name)?.type,
    }),
  };
}

function membersOf(place: Place, contract: Contract, page: string | undefined): Member[] {
  const { reference, descriptions, release, data } = place;
  const anchors = anchorsOf(reference, contract.name);
  const at = (anchor: string): { href?: string } =>
    page === undefined ? {} : { href: `${page}#${anchor}` };
  const plain = (kind: MemberKind, name: string, text: string, signature = name): Member => ({
    name,
    kind,
    signatures: [],
    arities: [],
    note: note(signature, firstSentence(text)),
    ...at(anchors.member(kind as 'struct', name)),
  });
  const getters = new Set(
    contract.functions.filter(({ getter }) => getter).map(({ name }) => name),
  );
  return [
    ...contract.functions.map((fn) =>
      functionMember(place, contract, fn, at(anchors.fn(functionKey(fn))).href),
    ),
    ...contract.events.map((event) => ({
      ...plain(
        'event',
        event.name,
        descriptions.event(contract.name, event.name, release).text,
        eventSignature(contract, event),
      ),
      signatures: [event.signature],
      arities: [event.params.length],
    })),
    ...structsOf(data, contract).map(({ name }) =>
      plain(
        'struct',
        name,
        descriptions.struct(contract.name, name, release).text,
        `struct ${name}`,
      ),
    ),
    ...contract.constants
      .filter(({ name }) => !getters.has(name))
      .map((constant) =>
        plain(
          'constant',
          constant.name,
          descriptions.plain(contract.name, 'constants', constant.name, release)?.text ?? '',
          `${constant.type} ${constant.name} = ${constantValue(constant)}`,
        ),
      ),
    ...contract.modifiers.map(({ name }) =>
      plain(
        'modifier',
        name,
        descriptions.plain(contract.name, 'modifiers', name, release)?.text ?? '',
        `modifier ${name}`,
      ),
    ),
  ];
}

/** An item of an ABI from outside the reference. */
export interface ForeignItem {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly { readonly type: string }[];
}

/**
 * A contract without a page in the reference. Its names are listed so that they aren't taken for those of another
 * contract.
 */
function foreign(
  name: string,
  items: readonly ForeignItem[],
  aliases: readonly string[],
): KnownContract {
  const members = items.flatMap(({ type, name: member, inputs = [] }): Member[] => {
    if (member === undefined || (type !== 'function' && type !== 'event')) return [];
    const signature = `${member}(${inputs.map((input) => input.type).join(',')})`;
    return [
      { name: member, kind: type, signatures: [signature], arities: [inputs.length], note: '' },
    ];
  });
  return { name, note: '', bases: [], aliases, members };
}

export interface CodeReferenceOptions {
  /** Path that the site is served under. */
  readonly baseUrl: string;
  /** Names that code gives to instances and interfaces of contracts, in lower case. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** ABIs of well-known contracts outside the reference, by their names. */
  readonly foreign: Readonly<Record<string, readonly ForeignItem[]>>;
}

/** The contracts of a release for `packages/code-links`. */
export function codeReferenceOf(
  reference: Reference,
  descriptions: Descriptions,
  release: string,
  { baseUrl, aliases, foreign: others }: CodeReferenceOptions,
): CodeReference {
  const data = reference.data[release] as ReleaseData;
  const place = { reference, descriptions, release, data };
  const contracts = data.contracts.map((contract): KnownContract => {
    const page = pageOf(reference.presence, contract.name);
    const href =
      page === undefined ? undefined : `${baseUrl}${pageRoute(reference, release, page).slice(1)}`;
    const kind = contract.kind === 'vyper contract' ? 'contract' : contract.kind;
    return {
      name: contract.name,
      file: contract.file,
      note: note(
        `${kind} ${contract.name}`,
        firstSentence(descriptions.summary(contract.name, release)),
      ),
      bases: contract.inherits.map(({ name }) => name),
      aliases: aliases[contract.name] ?? [],
      interfaces: contract.interfaces.map(({ name }) => name),
      members: membersOf(place, contract, href),
      ...(href !== undefined && { href }),
      ...(contract.implementedBy !== undefined && { declares: contract.implementedBy }),
    };
  });
  return new CodeReference([
    ...contracts,
    ...Object.entries(others).map(([name, items]) => foreign(name, items, aliases[name] ?? [])),
  ]);
}
