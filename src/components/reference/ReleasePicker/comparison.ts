/** Shape of `/abi/compare/<from>-<to>.json`. */
export interface Change {
  kind: string;
  change: 'added' | 'removed' | 'changed';
  key: string;
  details?: string[];
  breaking?: boolean;
  anchor?: string;
}

export interface Comparison {
  from: string;
  to: string;
  contracts: {
    name: string;
    status: 'added' | 'removed' | 'changed';
    page?: string;
    changes: Change[];
  }[];
}

/** The pair as older and newer, whichever way it was picked. `releases` is newest first. */
export function ordered(
  releases: readonly string[],
  one: string,
  other: string,
): [older: string, newer: string] {
  return releases.indexOf(one) > releases.indexOf(other) ? [one, other] : [other, one];
}

/** How many changes are marked as breaking. */
export function countBreaking({ contracts }: Comparison): number {
  return contracts.reduce(
    (sum, { changes }) => sum + changes.filter(({ breaking }) => breaking === true).length,
    0,
  );
}
