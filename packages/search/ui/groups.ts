import type { Hit } from '../types';

export interface Group {
  readonly label: string;
  readonly hits: readonly Hit[];
}

/** How many hits come before the groups, in their order: grouping must not put a worse hit before a better one. */
const best = 3;

/** Hits as they are shown: the one that holds the answer, the best, then the others by part of the site. */
export function groupHits(all: readonly Hit[]): Group[] {
  if (all[0]?.answer) {
    return [{ label: 'Answer', hits: all.slice(0, 1) }, ...groupMatches(all.slice(1))];
  }
  return groupMatches(all);
}

function groupMatches(hits: readonly Hit[]): Group[] {
  if (hits.length <= best + 1) return hits.length > 0 ? [{ label: 'Best matches', hits }] : [];
  const groups = new Map<string, Hit[]>();
  for (const hit of hits.slice(best)) {
    const { sectionLabel } = hit;
    groups.set(sectionLabel, [...(groups.get(sectionLabel) ?? []), hit]);
  }
  return [
    { label: 'Best matches', hits: hits.slice(0, best) },
    ...[...groups].map(([label, grouped]) => ({ label, hits: grouped })),
  ];
}
