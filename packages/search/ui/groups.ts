import type { Hit } from '../types';

export interface Group {
  readonly label: string;
  readonly hits: readonly Hit[];
}

/** How many hits come before the groups, in their order: grouping must not put a worse hit before a better one. */
const best = 3;

/** Hits as they are shown: the one that holds the answer, the best, then the others by part of the site. */
export function groupHits(hits: readonly Hit[]): Group[] {
  const answers = hits[0]?.answer ? 1 : 0;
  // One more isn't worth a group of its own.
  const isGrouped = hits.length > answers + best + 1;
  const groups = new Map<string, Hit[]>();
  hits.forEach((hit, place) => {
    const isBest = !isGrouped || place < answers + best;
    const label = place < answers ? 'Answer' : isBest ? 'Best matches' : hit.sectionLabel;
    groups.set(label, [...(groups.get(label) ?? []), hit]);
  });
  return [...groups].map(([label, grouped]) => ({ label, hits: grouped }));
}
