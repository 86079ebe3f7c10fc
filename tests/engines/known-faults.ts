import type { EngineName } from './engines';

/** A check that fails, and is to fail until the fault is fixed: one that passes is an error, too. */
interface KnownFault {
  /** Title of the check. */
  readonly check: string;
  readonly in: readonly EngineName[];
  readonly what: string;
}

export const knownFaults: readonly KnownFault[] = [];
