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
  ['moved', 'Moved permanently', 'Write the new address.'],
  ['refused', 'Closed to programs', "There's nothing to do if a browser shows the page."],
];

/** Whether an outcome is a fault of ours. */
export function isFault({ outcome }: Result): boolean {
  return outcome === 'gone' || outcome === 'failed';
}

/** A finding as one line for the terminal, for each place. */
export function lines({ url, result, places }: Line): string[] {
  return places.map(
    ({ file, line }) => `${file}:${line}: ${url}: ${result.outcome} (${result.detail})`,
  );
}

/** The report as Markdown: faults first, each with its places. */
export function report(all: readonly Line[]): string {
  const good = all.filter(({ result }) => result.outcome === 'ok').length;
  const blocks = parts.flatMap(([outcome, title, fix]) => {
    const found = all.filter(({ result }) => result.outcome === outcome);
    if (found.length === 0) return [];
    const rows = found.map(({ url, result, places }) => {
      const shown = places.slice(0, 3).map(({ file, line }) => `\`${file}:${line}\``);
      const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
      return `| ${url} | ${result.detail} | ${shown.join('<br>')}${more} |`;
    });
    return [
      `## ${title} (${found.length})`,
      fix,
      ['| Address | Answer | Used in |', '| --- | --- | --- |', ...rows].join('\n'),
    ];
  });
  return `${['# Outside links', `${good} of ${all.length} addresses answer as they are.`, ...blocks].join('\n\n')}\n`;
}
