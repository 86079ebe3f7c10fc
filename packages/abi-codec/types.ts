/** What the codec reads and returns. */

/** What a number or text means: how it is shown and typed in. */
export type Unit = 'token' | 'wei' | 'shares' | 'bps' | 'seconds' | 'timestamp' | 'per-second-1e18';

/** One argument, field, or returned value. */
export interface Parameter {
  /** Empty if the source doesn't name it. */
  readonly name: string;
  /** ABI type, with `tuple` for a struct. */
  readonly type: string;
  readonly unit?: Unit;
  readonly indexed?: boolean;
  readonly components?: readonly Parameter[];
  /** Most bytes of a Vyper text, such as 42 of a `String[42]`. A call with more of them reverts. */
  readonly most?: number;
}

/** A function or event as some releases of one contract declare it. */
export interface Member {
  readonly contract: string;
  readonly name: string;
  readonly inputs: readonly Parameter[];
  readonly outputs?: readonly Parameter[];
  /**
   * Positions in `releases`. Empty for a function that isn't part of the releases, such as a batch of another
   * project.
   */
  readonly in: readonly number[];
  /** Address of its entry, from the site's root, in the newest of its releases. */
  readonly entry?: string;
  /** Contract that declares it, when it is inherited. */
  readonly from?: string;
  /** Who may call it. */
  readonly access?: string;
  /** One sentence on what it does or announces. */
  readonly text?: string;
}

/** What the decoder knows. Hexadecimal keys have no `0x`. */
export interface Dictionary {
  /** Oldest first. */
  readonly releases: readonly string[];
  /** By selector. */
  readonly functions: Readonly<Record<string, readonly Member[]>>;
  /** By topic. */
  readonly events: Readonly<Record<string, readonly Member[]>>;
  /** Revert messages, with the address of the entry of each. */
  readonly messages: Readonly<Record<string, string>>;
}

export type Plain = bigint | boolean | string;

/** A decoded value with what is known of it. `items` are the elements of an array or the fields of a struct. */
export interface Value {
  readonly name: string;
  readonly type: string;
  readonly unit?: Unit;
  readonly plain?: Plain;
  readonly items?: readonly Value[];
  /** Of an indexed text or array, only the hash is logged. */
  readonly isHash?: true;
}

/** One way to read some bytes: what it would be, and the values. */
export interface Reading {
  readonly signature: string;
  /** All members that declare it this way. */
  readonly members: readonly Member[];
  readonly values: readonly Value[];
  /** What is unusual about the bytes. */
  readonly remarks: readonly string[];
}

export type Kind = 'call' | 'event' | 'revert' | 'return' | 'unknown';

/** What one piece of the input turned out to be. Several readings mean that the bytes don't settle it. */
export interface Result {
  readonly kind: Kind;
  /** Where it comes from, such as "Log 2" or "Call 1 of the batch". */
  readonly label?: string;
  /** Contract that is called or that logs. */
  readonly address?: string | undefined;
  /** Wei sent along. */
  readonly value?: bigint;
  readonly readings: readonly Reading[];
  /** Why the bytes could not be read, what they are if they need no declaration, or that calls of a batch are left out. */
  readonly message?: string;
  /** Address of the page's entry that explains the message. */
  readonly entry?: string;
  /** The bytes in words of 32, if they can't be decoded, and at the end how many more there are. */
  readonly words?: readonly string[];
  /** Calls inside a batch. */
  readonly inner: readonly Result[];
}
