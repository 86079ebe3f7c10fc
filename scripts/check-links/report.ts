import type { Place } from './collect';
import type { Outcome, Result } from '.';

/** An address with what became of it and where it's used. */
export interface Line {
  readonly url: string;
  readonly result: Result;
  readonly places: readonly Place[];
}

const parts: readonly [outcome: Outcome, title: string, fix: string][] = [
  ['gone', 'Removed', 'Find where the text went, or say that it no longer exists.'],
  [
    'failed',
    'No answer',
    'Look at it in a browser. If it stays that way for several runs, fix it.',
  ],
  ['refused', 'Closed to programs', "There's nothing to do if a browser shows the page."],
];

/** Whether an outcome is a fault of ours. */
export function isFault({ outcome }: Result): boolean {
  return outcome === 'gone' || outcome === 'failed';
}

/** The report as Markdown: faults first, each with its places. */
export function report(all: readonly Line[]): string {
  const good = all.filter(({ result }) => result.outcome === 'ok').length;
  const blocks = parts.flatMap(([outcome, title, fix]) => {
    const found = all.filter(({ result }) => result.outcome === outcome);
    if (found.length === 0) return [];
    const items = found.map(({ url, result, places }) => {
      const shown = places.slice(0, 3).map(({ file, line }) => `${file}:${line}`);
      const more = places.length > 3 ? `, and ${places.length - 3} more` : '';
      return `- ${url}: ${result.detail}, in ${shown.join(', ')}${more}`;
    });
    return [`## ${title} (${found.length})`, fix, items.join('\n')];
  });
  return `${['# Outside links', ...blocks, `${good} of ${all.length} addresses answer.`].join('\n\n')}\n`;
}
