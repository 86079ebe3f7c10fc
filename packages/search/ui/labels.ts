import type { Hit, Kind, SearchAnswer, Segment } from '../types';

/** What a kind of section is called: one, and many in a filter. */
export const kindLabels: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  guide: { one: 'Guide', many: 'Guides' },
  question: { one: 'Question', many: 'Questions' },
  term: { one: 'Term', many: 'Glossary terms' },
  contract: { one: 'Contract', many: 'Contracts' },
  function: { one: 'Function', many: 'Functions' },
  variable: { one: 'Variable', many: 'Public variables' },
  event: { one: 'Event', many: 'Events' },
  struct: { one: 'Struct', many: 'Structs' },
  constant: { one: 'Constant', many: 'Constants' },
  modifier: { one: 'Modifier', many: 'Modifiers' },
  error: { one: 'Error', many: 'Errors' },
  address: { one: 'Address', many: 'Addresses' },
  release: { one: 'Change', many: 'Changes and release notes' },
};

/** Where a hit is, outermost first. */
export function placeOf({ sectionLabel, path }: Hit): string {
  return [sectionLabel, ...path].join(' › ');
}

/** What a hit is, and its release. */
export function labelOf({ kind, version }: Hit): string {
  return [kindLabels[kind].one, version].filter(Boolean).join(' · ');
}

/** A text without its marks. */
export function plainText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

/** Hits that the dialog shows, as many as a reader looks through; the page `/search` shows all. */
export const dialogLimit = 12;

/** How many sections match, as a sentence. */
export function countOf({ total }: SearchAnswer): string {
  return `${total} ${total === 1 ? 'section' : 'sections'} found.`;
}

/** A number of other releases, in words. */
export function otherReleases(count: number): string {
  return `${count} other ${count === 1 ? 'release' : 'releases'}`;
}

/** The line that answers, as a screen reader says it; nothing if there is none. */
export function spokenAnswer({ hits }: SearchAnswer): string {
  const line = hits[0]?.answer;
  return line ? `Answer: ${plainText(line)} ` : '';
}
