/** What the contract reference knows, and which of its contracts a piece of code means. */

export type MemberKind = 'function' | 'variable' | 'event' | 'modifier' | 'constant' | 'struct';

/** A member that has an entry, or one that is inherited from a library. */
export interface Member {
  readonly name: string;
  readonly kind: MemberKind;
  /** Canonical signatures of all entry points of a function, or of an event. */
  readonly signatures: readonly string[];
  /** Numbers of arguments that a call may have. */
  readonly arities: readonly number[];
  /** Address of the entry; undefined for a library's member. */
  readonly href?: string;
  /** Signature, access, and first sentence, a line each. */
  readonly note: string;
  /** Of a variable: its type as written. */
  readonly type?: string;
}

export interface KnownContract {
  readonly name: string;
  /** Path of its source file, by whose end an import is recognized. */
  readonly file?: string;
  /** Address of its page, if it has one. */
  readonly href?: string;
  readonly note: string;
  /** All contracts of the reference that it inherits, nearest first. */
  readonly bases: readonly string[];
  /** Contract whose functions this interface declares. */
  readonly declares?: string;
  /** Names by which code calls an instance or an interface of it, in lower case. */
  readonly aliases: readonly string[];
  /** Interfaces that it declares for itself, whose names may be those of other contracts. */
  readonly interfaces?: readonly string[];
  readonly members: readonly Member[];
}

/** Something that a sample does with a contract. */
export interface Use {
  readonly name: string;
  readonly kind: 'function' | 'event';
  /** Numbers of arguments that the code may mean; unknown without. */
  readonly arities?: readonly number[];
  /** Canonical signature, where the sample has it. */
  readonly signature?: string;
}

/** A place in a text that is marked. */
export interface Found {
  readonly offset: number;
  readonly length: number;
  readonly href?: string;
  readonly note: string;
}

/** The mark of a name, if what it means has an entry. */
export const foundAt = (
  offset: number,
  name: string,
  target: KnownContract | Member | undefined,
): Found[] =>
  target?.href === undefined
    ? []
    : [{ offset, length: name.length, href: target.href, note: target.note }];

const isFunction = ({ kind }: Member): boolean => kind === 'function' || kind === 'variable';

/** Contracts of one release. */
export class CodeReference {
  private readonly byName: ReadonlyMap<string, KnownContract>;

  constructor(readonly contracts: readonly KnownContract[]) {
    this.byName = new Map(contracts.map((contract) => [contract.name, contract]));
  }

  contract(name: string): KnownContract | undefined {
    return this.byName.get(name);
  }

  /** The contract that people call by a name, such as `vault`. */
  byAlias(name: string): KnownContract | undefined {
    const plain = name.toLowerCase().replace(/^_+|_+$/g, '');
    return this.contracts.find(({ aliases }) => aliases.includes(plain));
  }

  /** Members that a contract declares or inherits and that fit a use; those of the nearest contract alone. */
  members(contract: KnownContract, use: Use): readonly Member[] {
    for (const name of [contract.name, ...contract.bases]) {
      const found = (this.contract(name)?.members ?? []).filter(
        (member) =>
          member.name === use.name &&
          (use.kind === 'event' ? member.kind === 'event' : isFunction(member)) &&
          (use.signature === undefined || member.signatures.includes(use.signature)) &&
          (use.arities?.some((arity) => member.arities.includes(arity)) ?? true),
      );
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The only member that fits a use. */
  member(contract: KnownContract, use: Use): Member | undefined {
    const [only, ...others] = this.members(contract, use);
    return others.length === 0 ? only : undefined;
  }

  private fits(contract: KnownContract, uses: readonly Use[]): boolean {
    return uses.every((use) => this.members(contract, use).length > 0);
  }

  /** Contracts, without interfaces and without the ones that inherit another of them. */
  private distinct(contracts: readonly KnownContract[]): readonly KnownContract[] {
    const has = (name: string | undefined): boolean => contracts.some((one) => one.name === name);
    return contracts.filter(({ bases, declares }) => !has(declares) && !bases.some(has));
  }

  /** The contract that fits every use, if there is only one. A contract without a page counts, too. */
  private only(uses: readonly Use[]): KnownContract | undefined {
    const fitting = this.contracts.filter((contract) => this.fits(contract, uses));
    const [only, ...others] = this.distinct(fitting);
    return others.length === 0 && only?.href !== undefined ? only : undefined;
  }

  /**
   * Finds which contract a value is, by its name and by everything that the code does with it. One use that doesn't
   * fit leaves it open.
   *
   * @param name name of the variable or interface
   * @param uses all that the code does with it, and all functions that its interface declares
   * @param isContract whether the code shows that it's a contract
   */
  identify(
    name: string | undefined,
    uses: readonly Use[],
    isContract: boolean,
  ): KnownContract | undefined {
    // Whether exactly one contract has something of the name of one of them.
    const isTold = uses.some((use) => this.only([{ name: use.name, kind: use.kind }]));
    const named = name === undefined ? undefined : this.byAlias(name);
    if (named) return this.fits(named, uses) && (isContract || isTold) ? named : undefined;
    return isContract && isTold ? this.only(uses) : undefined;
  }
}
