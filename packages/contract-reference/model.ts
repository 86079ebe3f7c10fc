/** The shape of the data: what a release declares, and nothing that a page, an ABI file, or a test doesn't use. */
import type { Parameter } from '../abi-codec';
import {
  added,
  bool,
  identifier,
  line,
  list,
  map,
  matching,
  nullable,
  object,
  type Of,
  oneOf,
  optional,
  string,
} from './schema';
import type { Settings } from './settings';

/** Folders of the data and the descriptions, from the root of the site. */
export const dataFolder = 'reference/data';
export const descriptionsFolder = 'reference/descriptions';

const version = matching('^[0-9]+\\.[0-9]+\\.[0-9]+$');
const commit = matching('^[0-9a-f]{40}$');
const selector = matching('^0x[0-9a-f]{8}$');
const topic0 = matching('^0x[0-9a-f]{64}$');
const mutability = oneOf('pure', 'view', 'nonpayable', 'payable');
const visibility = oneOf('external', 'public', 'internal', 'private');

/** Types are as written in the source. */
const field = object({ name: identifier, type: string });

const param = object({
  name: matching('^([A-Za-z_][A-Za-z0-9_]*)?$'),
  type: string,
  /** Canonical ABI type; missing in internal functions. A tuple is written `(uint256,…)`. */
  abiType: optional(string),
  /** Solidity data location. */
  location: optional(oneOf('memory', 'calldata', 'storage')),
  /** Vyper default value, as written. */
  default: optional(string),
  /** Fields of a tuple. */
  components: optional(list(field)),
});
export type Param = Of<typeof param>;

const role = object({
  role: identifier,
  /** Where the address is read, when it is not a variable of the contract itself. */
  via: optional(string),
});

const fn = object({
  name: identifier,
  kind: oneOf('function', 'receive', 'constructor'),
  /** The getter that the compiler makes for a public variable. */
  getter: optional(bool),
  line,
  endLine: line,
  visibility,
  mutability,
  virtual: optional(bool),
  override: optional(bool),
  /** The contracts that `override` names, if it names any. */
  overridden: optional(list(identifier)),
  /** A Solidity function with a body. */
  implemented: bool,
  modifiers: list(string),
  params: list(param),
  returns: list(param),
  /** Name and source types: the key of the function everywhere in `reference/`. */
  sourceSignature: string,
  /** Every external entry point; Vyper default arguments make several. */
  selectors: list(object({ signature: string, selector })),
  /** Role names, `anyone`, or null when the function is not external. */
  callers: nullable(list(identifier)),
  restricted: oneOf<boolean | 'conditional'>(true, false, 'conditional'),
  checks: list(
    object({
      via: string,
      roles: list(role),
      /** The branch in which the check is made. */
      when: optional(string),
    }),
  ),
  errors: list(
    object({
      kind: oneOf('require', 'assert', 'revert', 'raise'),
      line,
      message: nullable(string),
      /** The message is computed at run time. */
      dynamic: optional(bool),
    }),
  ),
  errorsFromModifiers: list(object({ modifier: identifier, message: nullable(string) })),
  errorsIndirect: list(object({ message: string, in: string })),
  emits: list(identifier),
  emitsIndirect: list(identifier),
});
export type Fn = Of<typeof fn>;

const event = object({
  name: string,
  line,
  params: list(object({ name: string, type: string, abiType: string, indexed: bool })),
  anonymous: bool,
  signature: string,
  topic0,
});
export type EventDef = Of<typeof event>;

const structKeys = { name: identifier, line, endLine: line, fields: list(field) };
const struct = object(structKeys);
export type StructDef = Of<typeof struct>;

const constant = object({
  name: identifier,
  type: string,
  visibility,
  line,
  /** As written in the source. */
  expression: string,
  /** Evaluated. */
  value: string,
});
export type ConstantDef = Of<typeof constant>;

const modifier = object({
  name: identifier,
  line,
  roles: list(role),
  messages: list(string),
});
export type ModifierDef = Of<typeof modifier>;

const embeddedInterface = object({
  name: identifier,
  line,
  endLine: line,
  functions: list(
    object({
      name: identifier,
      line,
      mutability,
      params: list(param),
      returns: list(param),
      signature: string,
      selector,
    }),
  ),
});

const contract = object({
  name: identifier,
  kind: oneOf('contract', 'abstract contract', 'interface', 'vyper contract'),
  language: oneOf('solidity', 'vyper'),
  compiler: version,
  file: matching('^contracts/.+\\.(sol|vy)$'),
  line,
  endLine: line,
  apiVersion: optional(version),
  /** Direct bases, as written. */
  bases: list(identifier),
  /** All bases, nearest first. */
  inherits: list(object({ name: identifier, file: string })),
  /** Vyper `implements`. */
  implements: list(identifier),
  deployable: bool,
  /** Of an interface, the contract that has its functions. The settings say which. */
  implementedBy: added<string>(),
  structs: list(struct),
  events: list(event),
  constants: list(constant),
  variables: list(object({ name: identifier, type: string, visibility, line })),
  modifiers: list(modifier),
  constructor: nullable(fn),
  functions: list(fn),
  interfaces: list(embeddedInterface),
  /** `from` is the contract that declares it. */
  inheritedFunctions: list(
    object({
      signature: string,
      selector,
      mutability,
      returns: list(string),
      from: identifier,
      file: string,
      line,
    }),
  ),
  inheritedEvents: list(object({ signature: string, topic0, from: identifier })),
});
export type Contract = Of<typeof contract>;

export const releaseData = object({
  /** Without the "v". */
  release: version,
  tag: string,
  commit,
  repository: matching('^https://'),
  openzeppelin: version,
  /** Structs declared outside any contract. */
  structs: list(
    object({
      file: string,
      ...structKeys,
      /** Contract whose page and description file has it. The settings say which. */
      owner: added<string>(),
    }),
  ),
  contracts: list(contract),
  /** What contracts inherit from libraries: the same list in every release, read from a file of its own. */
  libraries: added<AbiEntry[]>(),
});
export type ReleaseData = Of<typeof releaseData>;

export const releaseInfos = list(
  object({
    version,
    tag: string,
    commit,
    commitDate: string,
    compilers: object({ solidity: version, vyper: map(version) }),
    openzeppelin: version,
  }),
);
export type ReleaseInfo = Of<typeof releaseInfos>[number];

/** The pages of the reference. Key: path below `smart-contracts/`, which is the route too. */
export type Presence = Readonly<
  Record<string, { readonly contract: string; readonly presentIn: readonly string[] }>
>;

/**
 * What only the released sources show, between two consecutive releases: functions with the same declaration and
 * different code. Key: contract name; value: source signatures.
 */
export const codeChanges = list(
  object({ from: version, to: version, contracts: map(list(string)) }),
);
export type CodeChanges = Of<typeof codeChanges>[number];

export interface AbiEntry {
  type: 'constructor' | 'function' | 'event' | 'receive';
  name?: string;
  inputs?: Parameter[];
  outputs?: Parameter[];
  stateMutability?: Of<typeof mutability>;
  anonymous?: boolean;
}

/** What the site of the reference decides about its pages. */
export interface ReferenceSite {
  /** Address that edits a file, given from the root of the repository: generated pages aren't edited themselves. */
  readonly editUrl: (file: string) => string;
  /** Folder of the components `MemberTools`, `ReleasePicker` and `SelectorLookup`, as documents import them. */
  readonly components: string;
}

/** All data and settings, checked. */
export interface Reference {
  /** Folder of the site, which paths of files start from. */
  root: string;
  site: ReferenceSite;
  settings: Settings;
  /** Oldest first. */
  releases: string[];
  latest: string;
  data: Record<string, ReleaseData>;
  /** Each page, with the releases that have its contract. */
  presence: Presence;
  codeChanges: CodeChanges[];
}

/** The contract of that name in that release, if it has one. */
export function findContract(data: ReleaseData, name: string): Contract | undefined {
  return data.contracts.find((contract) => contract.name === name);
}

/** The data of a release that is covered. */
export const dataOf = (reference: Reference, release: string): ReleaseData =>
  reference.data[release] as ReleaseData;

/** The contract of that name in a release that is covered. */
export const contractIn = (
  reference: Reference,
  release: string,
  name: string,
): Contract | undefined => findContract(dataOf(reference, release), name);

/** A function of a reference and the name of a contract that computes each answer once. */
export function once<T>(
  compute: (reference: Reference, contract: string) => T,
): (reference: Reference, contract: string) => T {
  const known = new WeakMap<Reference, Map<string, T>>();
  return (reference, contract) => {
    const answers = known.get(reference) ?? new Map<string, T>();
    known.set(reference, answers);
    const answer = answers.get(contract) ?? compute(reference, contract);
    answers.set(contract, answer);
    return answer;
  };
}

/** Address of a place in the source at the release's tag. */
export function permalink(data: ReleaseData, file: string, line: number, endLine?: number): string {
  const range = endLine !== undefined && endLine !== line ? `-L${endLine}` : '';
  return `${data.repository}/blob/${data.tag}/${file}#L${line}${range}`;
}

/** `constructor` under its own key, then the functions. */
export function allFunctions(contract: Contract): Fn[] {
  return contract.constructor === null
    ? contract.functions
    : [contract.constructor, ...contract.functions];
}

/** Key of a function in a description file. */
export function functionKey(fn: Fn): string {
  return fn.kind === 'constructor' ? 'constructor' : fn.sourceSignature;
}

/** Structs that a contract's page shows: its own and the file-level ones it owns, with their file. */
export function structsOf(data: ReleaseData, contract: Contract): (StructDef & { file: string })[] {
  return [
    ...data.structs.filter(({ owner }) => owner === contract.name),
    ...contract.structs.map((struct) => ({ ...struct, file: contract.file })),
  ];
}

/** Revert messages that are written out in the code of a function. */
export function messagesOf({ errorsFromModifiers, errors, errorsIndirect }: Fn): string[] {
  const all = [...errorsFromModifiers, ...errors, ...errorsIndirect];
  return [...new Set(all.flatMap(({ message }) => message || []))];
}
