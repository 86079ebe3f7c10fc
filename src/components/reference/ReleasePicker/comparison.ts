import type { Comparison } from '../../../../packages/contract-reference';

export type { Comparison };
export type Contract = Comparison['contracts'][number];
export type Change = Contract['changes'][number];

/** Kinds of changes that a reader may filter by. */
export const filters = ['breaking', 'added', 'removed', 'changed'] as const;
export type Filter = (typeof filters)[number];

/** The pair as older and newer, whichever way it was picked. `releases` is newest first. */
export function ordered(
  releases: readonly string[],
  one: string,
  other: string,
): [older: string, newer: string] {
  return releases.indexOf(one) > releases.indexOf(other) ? [one, other] : [other, one];
}

const isOf = ({ change, breaking = false }: Change, filter: Filter): boolean =>
  filter === 'breaking' ? breaking : change === filter;

/** How many changes are of a kind. */
export function countOf({ contracts }: Comparison, filter: Filter): number {
  return contracts.flatMap(({ changes }) => changes).filter((change) => isOf(change, filter))
    .length;
}

/** What a reader hears and sees first, in the words of the page's own lists. */
export function summaryOf(comparison: Comparison): string {
  const { from, to, contracts } = comparison;
  const breaking = countOf(comparison, 'breaking');
  const differ = contracts.length === 1 ? ' differs' : 's differ';
  return `From ${from} to ${to}, ${contracts.length} contract${differ}, with ${breaking || 'no'} breaking change${breaking > 1 ? 's' : ''}.`;
}

/** Puts what breaks first. */
const byBreaking = (left: Change | undefined, right: Change | undefined): number =>
  Number(right?.breaking ?? false) - Number(left?.breaking ?? false);

/** What a filter leaves of the contracts: those with a breaking change first, and in each, breaking changes first. */
export function shownContracts({ contracts }: Comparison, filter?: Filter): Contract[] {
  return contracts
    .map(({ changes, ...contract }) => ({
      ...contract,
      changes: changes
        .filter((change) => filter === undefined || isOf(change, filter))
        .sort(byBreaking),
    }))
    .filter(({ changes }) => changes.length > 0)
    .sort((left, right) => byBreaking(left.changes[0], right.changes[0]));
}
