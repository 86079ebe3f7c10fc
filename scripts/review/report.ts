import type { Comparison } from './compare';
import { mostPictures } from './pictures';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function change(before: number, after: number): string {
  const difference = after - before;
  if (Math.abs(difference) < 50) return 'same';
  const sign = difference > 0 ? '+' : '−';
  return `${sign}${kilobytes(Math.abs(difference))}`;
}

/** A list that stays readable when a change touches every page. */
function list(title: string, all: readonly string[]): string[] {
  if (all.length === 0) return [];
  const items = all.map((one) => `- \`${one}\``).join('\n');
  return all.length <= 20
    ? [`### ${title} (${all.length})`, items]
    : [`<details><summary><b>${title} (${all.length})</b></summary>\n\n${items}\n\n</details>`];
}

/** Bytes of the first visit to a page, before the change and after it. */
interface FirstVisit {
  readonly route: string;
  readonly before: number;
  readonly after: number;
}

/**
 * The report on a change, as Markdown.
 *
 * @param pictures routes whose pictures differ
 */
export function report(
  { total, added, removed, changed, addresses, sites, scripts }: Comparison,
  visits: readonly FirstVisit[],
  pictures: readonly string[],
): string {
  const rows = visits.map(
    ({ route, before, after }) =>
      `| First visit to \`${route}\` | ${kilobytes(before)} | ${kilobytes(after)} | ${change(before, after)} |`,
  );
  const drawn = Math.min(added.length + changed.length, mostPictures);
  const nothing = added.length + removed.length + changed.length === 0;
  const blocks = [
    '## What this change does to the site',
    [
      '| Size | Before | After | Change |',
      '| --- | --- | --- | --- |',
      ...rows,
      `| All files, uncompressed | ${kilobytes(total.before)} | ${kilobytes(total.after)} | ${change(total.before, total.after)} |`,
    ].join('\n'),
    ...(nothing ? ['No page reads differently.'] : []),
    ...list('Addresses that are new on the site', addresses.added),
    ...list('Addresses that no page shows anymore', addresses.removed),
    ...(addresses.added.length > 0
      ? [
          'Compare every digit of a new address with its source. Its first and last digits can be forged.',
        ]
      : []),
    ...list('Outside sites that are new', sites),
    ...list('Scripts that are new, inline ones by their hashes', scripts),
    ...list('New pages', added),
    ...list('Pages that were removed', removed),
    ...list('Pages that read differently', changed),
    ...list(`Of the ${drawn} pages that were drawn, these look different`, pictures),
    ...(removed.length > 0
      ? [
          'A page that was removed needs an entry in `src/data/moved/index.ts`, so that links to it keep working.',
        ]
      : []),
    'The built site and the pictures are among the artifacts of the run. `npm run serve` shows the site.',
  ];
  return `${blocks.join('\n\n')}\n`;
}
