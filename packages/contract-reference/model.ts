/** The shape of the data: what a release declares, as far as a page, an ABI file, or a test uses it. */
import type { Parameter } from '../abi-codec';
import { z } from 'zod';
import { identifier, line, matching } from './schema';
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
  restricted: z.union([z.boolean(), z.literal('conditional')]),
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

const struct = z.strictObject({ name: identifier, line, endLine: line, fields: z.array(field) });

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
export type ContractData = z.infer<typeof contract>;

export const releaseData = z.strictObject({
  /** Without the "v". */
  release: version,
  tag: z.string(),
  commit,
  repository: matching(/^https:\/\//),
  openzeppelin: version,
  /** Structs declared outside any contract. */
  structs: z.array(struct.extend({ file: z.string() })),
  contracts: z.array(contract),
});
export type ReleaseData = z.infer<typeof releaseData>;
export type StructDef = ReleaseData['structs'][number];

/** A contract with what the settings say about it. */
export interface Contract extends Omit<ContractData, 'structs'> {
  /** The release that it belongs to. */
  readonly data: Release;
  /** Structs that its page shows: its own, and those outside contracts that it owns. */
  readonly structs: readonly StructDef[];
  /** Of an interface, the contract that has its functions. */
  implementation?: Contract | undefined;
}

/** A release with what the settings and the libraries add to it. */
export interface Release extends Omit<ReleaseData, 'contracts'> {
  contracts: readonly Contract[];
  /** What contracts inherit from libraries: the same list in every release, read from a file of its own. */
  readonly libraries: readonly AbiEntry[];
}

export const releaseInfos = z.array(
  z.strictObject({
    version,
    tag: z.string(),
    commit,
    /** A day and a time, as git prints it with `%cI`. */
    commitDate: matching(/^\d{4}-\d{2}-\d{2}T/),
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
  z.strictObject({
    from: version,
    to: version,
    /** Functions whose code differs. */
    contracts: z.record(z.array(z.string())),
    /** Functions whose own code is the same, each with those that it calls, directly or not, whose code differs. */
    calling: z.record(z.record(z.array(z.string()))),
  }),
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

const libraryParameter = z.strictObject({ name: z.string(), type: z.string().min(1) });

/** Members that contracts inherit from libraries, as an ABI has them. */
export const libraryEntries = z.array(
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('function'),
      name: identifier,
      inputs: z.array(libraryParameter),
      outputs: z.array(libraryParameter),
      stateMutability: mutability,
    }),
    z.strictObject({
      type: z.literal('event'),
      name: identifier,
      inputs: z.array(libraryParameter.extend({ indexed: z.boolean() })),
      anonymous: z.literal(false),
    }),
  ]),
);

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
  data: Record<string, Release>;
  /** Each page, with the releases that have its contract. */
  presence: Presence;
  codeChanges: CodeChanges[];
}

/** The contract of that name in that release, if it has one. */
export const findContract = <Found extends Pick<Contract, 'name'>>(
  { contracts }: { readonly contracts: readonly Found[] },
  name: string,
): Found | undefined => contracts.find((contract) => contract.name === name);

/** The data of a release that is covered. */
export const dataOf = (reference: Reference, release: string): Release =>
  reference.data[release] as Release;

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
export function permalink(data: Release, file: string, line: number, endLine?: number): string {
  const range = endLine !== undefined && endLine !== line ? `-L${endLine}` : '';
  return `${data.repository}/blob/${data.tag}/${file}#L${line}${range}`;
}

/** `constructor` under its own key, then the functions. */
export function allFunctions(contract: Pick<ContractData, 'constructor' | 'functions'>): Fn[] {
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

interface Typed {
  readonly type: string;
  readonly abiType?: string;
}

/** Whatever has a type inside some of the data, by its key. */
export const typedIn = (part: object): [key: string, value: Typed][] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = typedIn(value).map(([rest, one]): [string, Typed] => [`${key}.${rest}`, one]);
    return 'type' in value ? [[key, value as Typed], ...inner] : inner;
  });

/** The struct whose fields a getter returns, if it does: Solidity and Vyper name the values after them. */
export function structOfGetter({ structs }: Contract, { returns }: Fn): StructDef | undefined {
  const names = (items: readonly { name: string }[]): string =>
    items.map(({ name }) => name).join();
  return structs.find(({ fields }) => names(fields) === names(returns));
}

/** Revert messages that are written out in the code of a function. */
export function messagesOf({ errorsFromModifiers, errors, errorsIndirect }: Fn): string[] {
  const all = [...errorsFromModifiers, ...errors, ...errorsIndirect];
  return [...new Set(all.flatMap(({ message }) => message || []))];
}
