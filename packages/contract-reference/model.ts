/** The shape of the data: what a release declares, and nothing that a page, an ABI file, or a test doesn't use. */
import type { Settings } from './settings';

/** Folders of the data and the descriptions, from the root of the site. */
export const dataFolder = 'reference/data';
export const descriptionsFolder = 'reference/descriptions';

export type Mutability = 'pure' | 'view' | 'nonpayable' | 'payable';
export type Visibility = 'external' | 'public' | 'internal' | 'private';
export type ContractKind = 'contract' | 'abstract contract' | 'interface' | 'vyper contract';

export interface Field {
  name: string;
  /** As written in the source. */
  type: string;
}

export interface Param extends Field {
  /** Canonical ABI type; missing in internal functions. A tuple is written `(uint256,…)`. */
  abiType?: string;
  /** Solidity data location. */
  location?: 'memory' | 'calldata' | 'storage';
  /** Vyper default value, as written. */
  default?: string;
  /** Fields of a tuple. */
  components?: Field[];
}

export interface Selector {
  signature: string;
  selector: string;
}

export interface Role {
  role: string;
  /** Where the address is read, when it is not a variable of the contract itself. */
  via?: string;
}

export interface AccessCheck {
  via: string;
  roles: Role[];
  /** The branch in which the check is made. */
  when?: string;
}

export interface Fail {
  kind: 'require' | 'assert' | 'revert' | 'raise';
  line: number;
  message: string | null;
  /** The message is computed at run time. */
  dynamic?: boolean;
}

export interface Fn {
  name: string;
  kind: 'function' | 'receive' | 'constructor';
  /** The getter that the compiler makes for a public variable. */
  getter?: boolean;
  line: number;
  endLine: number;
  visibility: Visibility;
  mutability: Mutability;
  virtual?: boolean;
  override?: boolean;
  /** A Solidity function with a body. */
  implemented: boolean;
  modifiers: string[];
  params: Param[];
  returns: Param[];
  /** Name and source types: the key of the function everywhere in `reference/`. */
  sourceSignature: string;
  /** Every external entry point; Vyper default arguments make several. */
  selectors: Selector[];
  /** Role names, `anyone`, or null when the function is not external. */
  callers: string[] | null;
  restricted: boolean | 'conditional';
  checks: AccessCheck[];
  errors: Fail[];
  errorsFromModifiers: { modifier: string; message: string | null }[];
  errorsIndirect: { message: string; in: string }[];
  emits: string[];
  emitsIndirect: string[];
}

export interface EventParam extends Field {
  abiType: string;
  indexed: boolean;
}

export interface EventDef {
  name: string;
  line: number;
  params: EventParam[];
  anonymous: boolean;
  signature: string;
  topic0: string;
}

export interface StructDef {
  name: string;
  line: number;
  endLine: number;
  fields: Field[];
}

export interface ConstantDef extends Field {
  visibility: Visibility;
  line: number;
  /** As written in the source. */
  expression: string;
  /** Evaluated. */
  value: string;
}

export interface VariableDef extends Field {
  visibility: Visibility;
  line: number;
}

export interface ModifierDef {
  name: string;
  line: number;
  roles: Role[];
  messages: string[];
}

export interface EmbeddedInterface {
  name: string;
  line: number;
  endLine: number;
  functions: {
    name: string;
    line: number;
    mutability: Mutability;
    params: Param[];
    returns: Param[];
    signature: string;
    selector: string;
  }[];
}

export interface Inherited {
  /** Contract that declares it. */
  from: string;
  file: string;
  line: number;
}

export interface InheritedFunction extends Inherited, Selector {
  mutability: Mutability;
  returns: string[];
}

export interface InheritedEvent {
  /** Contract that declares it. */
  from: string;
  signature: string;
  topic0: string;
}

export interface Contract {
  name: string;
  kind: ContractKind;
  language: 'solidity' | 'vyper';
  compiler: string;
  file: string;
  line: number;
  endLine: number;
  apiVersion?: string;
  /** Direct bases, as written. */
  bases: string[];
  /** All bases, nearest first. */
  inherits: { name: string; file: string }[];
  /** Vyper `implements`. */
  implements: string[];
  deployable: boolean;
  /** Of an interface, the contract that has its functions. The settings say which. */
  implementedBy?: string | undefined;
  structs: StructDef[];
  events: EventDef[];
  constants: ConstantDef[];
  variables: VariableDef[];
  modifiers: ModifierDef[];
  constructor: Fn | null;
  functions: Fn[];
  interfaces: EmbeddedInterface[];
  inheritedFunctions: InheritedFunction[];
  inheritedEvents: InheritedEvent[];
}

export interface FileStruct extends StructDef {
  file: string;
  /** Contract whose page and description file has it. The settings say which. */
  owner?: string | undefined;
}

export interface AbiParam {
  name: string;
  type: string;
  components?: AbiParam[];
  indexed?: boolean;
}

export interface AbiEntry {
  type: 'constructor' | 'function' | 'event' | 'receive';
  name?: string;
  inputs?: AbiParam[];
  outputs?: AbiParam[];
  stateMutability?: Mutability;
  anonymous?: boolean;
}

export interface ReleaseData {
  /** Without the "v". */
  release: string;
  tag: string;
  commit: string;
  repository: string;
  openzeppelin: string;
  /** Structs declared outside any contract. */
  structs: FileStruct[];
  contracts: Contract[];
  /** What contracts inherit from libraries: the same list in every release, read from a file of its own. */
  libraries?: AbiEntry[];
}

export interface ReleaseInfo {
  version: string;
  tag: string;
  commit: string;
  commitDate: string;
  compilers: { solidity: string; vyper: Record<string, string> };
  openzeppelin: string;
}

/** One page of the reference, and the releases that have its contract. */
export interface PagePresence {
  contract: string;
  presentIn: string[];
  absentIn: string[];
}

export interface Presence {
  releases: string[];
  /** Key: path below `smart-contracts/`, which is the route too. */
  pages: Record<string, PagePresence>;
  contractsWithoutPage: Record<string, { presentIn: string[] }>;
}

/**
 * What only the released sources show, between two consecutive releases: functions with the same declaration and
 * different code. Key: contract name; value: source signatures.
 */
export interface CodeChanges {
  from: string;
  to: string;
  contracts: Record<string, string[]>;
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
  presence: Presence;
  codeChanges: CodeChanges[];
}

/** The contract of that name in that release, if it has one. */
export function findContract(data: ReleaseData, name: string): Contract | undefined {
  return data.contracts.find((contract) => contract.name === name);
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
