/** The shape of the data: what a release declares, and nothing that a page, an ABI file, or a test doesn't use. */
import type { Parameter } from '../abi-codec';
import { z } from 'zod';
import { added, identifier, line, matching } from './schema';
import type { Settings } from './settings';

/** Folders of the data and the descriptions, from the root of the site. */
export const dataFolder = 'reference/data';
export const descriptionsFolder = 'reference/descriptions';

const version = matching(/^[0-9]+\.[0-9]+\.[0-9]+$/);
const commit = matching(/^[0-9a-f]{40}$/);
const selector = matching(/^0x[0-9a-f]{8}$/);
const topic0 = matching(/^0x[0-9a-f]{64}$/);
const mutability = z.enum(['pure', 'view', 'nonpayable', 'payable']);
const visibility = z.enum(['external', 'public', 'internal', 'private']);

/** Types are as written in the source. */
const field = z.strictObject({ name: identifier, type: z.string() });

const param = z.strictObject({
  name: matching(/^([A-Za-z_][A-Za-z0-9_]*)?$/),
  type: z.string(),
  /** Canonical ABI type; missing in internal functions. A tuple is written `(uint256,…)`. */
  abiType: z.optional(z.string()),
  /** Solidity data location. */
  location: z.optional(z.enum(['memory', 'calldata', 'storage'])),
  /** Vyper default value, as written. */
  default: z.optional(z.string()),
  /** Fields of a tuple. */
  components: z.optional(z.array(field)),
});
export type Param = z.infer<typeof param>;

const role = z.strictObject({
  role: identifier,
  /** Where the address is read, when it is not a variable of the contract itself. */
  via: z.optional(z.string()),
});

const fn = z.strictObject({
  name: identifier,
  kind: z.enum(['function', 'receive', 'constructor']),
  /** The getter that the compiler makes for a public variable. */
  getter: z.optional(z.boolean()),
  line,
  endLine: line,
  visibility,
  mutability,
  virtual: z.optional(z.boolean()),
  override: z.optional(z.boolean()),
  /** The contracts that `override` names, if it names any. */
  overridden: z.optional(z.array(identifier)),
  /** A Solidity function with a body. */
  implemented: z.boolean(),
  modifiers: z.array(z.string()),
  params: z.array(param),
  returns: z.array(param),
  /** Name and source types: the key of the function everywhere in `reference/`. */
  sourceSignature: z.string(),
  /** Every external entry point; Vyper default arguments make several. */
  selectors: z.array(z.strictObject({ signature: z.string(), selector })),
  /** Role names, `anyone`, or null when the function is not external. */
  callers: z.nullable(z.array(identifier)),
  restricted: z.union([z.boolean(), z.literal('conditional')], {
    message: 'value is not true, false, or "conditional"',
  }),
  checks: z.array(
    z.strictObject({
      via: z.string(),
      roles: z.array(role),
      /** The branch in which the check is made. */
      when: z.optional(z.string()),
    }),
  ),
  errors: z.array(
    z.strictObject({
      kind: z.enum(['require', 'assert', 'revert', 'raise']),
      line,
      message: z.nullable(z.string()),
      /** The message is computed at run time. */
      dynamic: z.optional(z.boolean()),
    }),
  ),
  errorsFromModifiers: z.array(
    z.strictObject({ modifier: identifier, message: z.nullable(z.string()) }),
  ),
  errorsIndirect: z.array(z.strictObject({ message: z.string(), in: z.string() })),
  emits: z.array(identifier),
  emitsIndirect: z.array(identifier),
});
export type Fn = z.infer<typeof fn>;

const event = z.strictObject({
  name: z.string(),
  line,
  params: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string(),
      abiType: z.string(),
      indexed: z.boolean(),
    }),
  ),
  anonymous: z.boolean(),
  signature: z.string(),
  topic0,
});
export type EventDef = z.infer<typeof event>;

const structKeys = { name: identifier, line, endLine: line, fields: z.array(field) };
const struct = z.strictObject(structKeys);
export type StructDef = z.infer<typeof struct>;

const constant = z.strictObject({
  name: identifier,
  type: z.string(),
  visibility,
  line,
  /** As written in the source. */
  expression: z.string(),
  /** Evaluated. */
  value: z.string(),
});
export type ConstantDef = z.infer<typeof constant>;

const modifier = z.strictObject({
  name: identifier,
  line,
  roles: z.array(role),
  messages: z.array(z.string()),
});
export type ModifierDef = z.infer<typeof modifier>;

const embeddedInterface = z.strictObject({
  name: identifier,
  line,
  endLine: line,
  functions: z.array(
    z.strictObject({
      name: identifier,
      line,
      mutability,
      params: z.array(param),
      returns: z.array(param),
      signature: z.string(),
      selector,
    }),
  ),
});

const contract = z.strictObject({
  name: identifier,
  kind: z.enum(['contract', 'abstract contract', 'interface', 'vyper contract']),
  language: z.enum(['solidity', 'vyper']),
  compiler: version,
  file: matching(/^contracts\/.+\.(sol|vy)$/),
  line,
  endLine: line,
  apiVersion: z.optional(version),
  /** Direct bases, as written. */
  bases: z.array(identifier),
  /** All bases, nearest first. */
  inherits: z.array(z.strictObject({ name: identifier, file: z.string() })),
  /** Vyper `implements`. */
  implements: z.array(identifier),
  deployable: z.boolean(),
  /** Of an interface, the contract that has its functions. The settings say which. */
  implementedBy: added<string>(),
  structs: z.array(struct),
  events: z.array(event),
  constants: z.array(constant),
  variables: z.array(z.strictObject({ name: identifier, type: z.string(), visibility, line })),
  modifiers: z.array(modifier),
  constructor: z.nullable(fn),
  functions: z.array(fn),
  interfaces: z.array(embeddedInterface),
  /** `from` is the contract that declares it. */
  inheritedFunctions: z.array(
    z.strictObject({
      signature: z.string(),
      selector,
      mutability,
      returns: z.array(z.string()),
      from: identifier,
      file: z.string(),
      line,
    }),
  ),
  inheritedEvents: z.array(z.strictObject({ signature: z.string(), topic0, from: identifier })),
});
export type Contract = z.infer<typeof contract>;

export const releaseData = z.strictObject({
  /** Without the "v". */
  release: version,
  tag: z.string(),
  commit,
  repository: matching(/^https:\/\//),
  openzeppelin: version,
  /** Structs declared outside any contract. */
  structs: z.array(
    z.strictObject({
      file: z.string(),
      ...structKeys,
      /** Contract whose page and description file has it. The settings say which. */
      owner: added<string>(),
    }),
  ),
  contracts: z.array(contract),
  /** What contracts inherit from libraries: the same list in every release, read from a file of its own. */
  libraries: added<AbiEntry[]>(),
});
export type ReleaseData = z.infer<typeof releaseData>;

export const releaseInfos = z.array(
  z.strictObject({
    version,
    tag: z.string(),
    commit,
    commitDate: z.string(),
    compilers: z.strictObject({ solidity: version, vyper: z.record(version) }),
    openzeppelin: version,
  }),
);
export type ReleaseInfo = z.infer<typeof releaseInfos>[number];

/** The pages of the reference. Key: path below `smart-contracts/`, which is the route too. */
export type Presence = Readonly<
  Record<string, { readonly contract: string; readonly presentIn: readonly string[] }>
>;

/**
 * What only the released sources show, between two consecutive releases: functions with the same declaration and
 * different code. Key: contract name; value: source signatures.
 */
export const codeChanges = z.array(
  z.strictObject({ from: version, to: version, contracts: z.record(z.array(z.string())) }),
);
export type CodeChanges = z.infer<typeof codeChanges>[number];

export interface AbiEntry {
  type: 'constructor' | 'function' | 'event' | 'receive';
  name?: string;
  inputs?: Parameter[];
  outputs?: Parameter[];
  stateMutability?: z.infer<typeof mutability>;
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

/** The function of a contract that has a selector. */
export const functionOf = (contract: Contract | undefined, selector: string): Fn | undefined =>
  contract?.functions.find(({ selectors }) => selectors.some((one) => one.selector === selector));

/** Key of a function in a description file. */
export function functionKey(fn: Fn): string {
  return fn.kind === 'constructor' ? 'constructor' : fn.sourceSignature;
}

/** Whatever has a type in a contract, by its key in the contract's data. */
export function typedIn(contract: Contract): [key: string, { type: string; abiType?: string }][] {
  const { events, structs, constants, variables } = contract;
  const each = <T extends { name: string; type: string }>(key: string, items: T[]) =>
    items.map((item, index) => [`${key}.${item.name || index}`, item] as [string, T]);
  return [
    ...allFunctions(contract).flatMap((fn) => [
      ...each(`functions.${functionKey(fn)}.params`, fn.params),
      ...each(`functions.${functionKey(fn)}.returns`, fn.returns),
    ]),
    ...events.flatMap(({ name, params }) => each(`events.${name}`, params)),
    ...structs.flatMap(({ name, fields }) => each(`structs.${name}`, fields)),
    ...each('constants', constants),
    ...each('variables', variables),
  ];
}

/** Structs that a contract's page shows: its own and the file-level ones it owns, with their file. */
export function structsOf(data: ReleaseData, contract: Contract): (StructDef & { file: string })[] {
  return [
    ...data.structs.filter(({ owner }) => owner === contract.name),
    ...contract.structs.map((struct) => ({ ...struct, file: contract.file })),
  ];
}

/** The struct whose fields a getter returns, if it does: Solidity and Vyper name the values after them. */
export function structOfGetter(
  data: ReleaseData,
  contract: Contract,
  { returns }: Fn,
): StructDef | undefined {
  const names = (items: readonly { name: string }[]): string =>
    items.map(({ name }) => name).join();
  return structsOf(data, contract).find(({ fields }) => names(fields) === names(returns));
}

/** Revert messages that are written out in the code of a function. */
export function messagesOf({ errorsFromModifiers, errors, errorsIndirect }: Fn): string[] {
  const all = [...errorsFromModifiers, ...errors, ...errorsIndirect];
  return [...new Set(all.flatMap(({ message }) => message || []))];
}
