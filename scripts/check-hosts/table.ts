/** The matrix as Markdown, and its place in the guide to hosting. */
import type { Answers } from './answers';
import type { Host } from './host';
import type { Visit } from './visit';

/** All that was found with one host. */
export interface Row {
  readonly host: Host;
  readonly answers: Answers;
  readonly visit: Visit;
  readonly offline: { readonly pages: number; readonly right: number };
  /** What went wrong after a deployment between two clicks. */
  readonly deployment: readonly string[];
}

/** Faults of a row in words. */
export const faultsOf = ({ answers, visit, offline, deployment }: Row): string[] => [
  ...answers.faults,
  ...(answers.policy === 'none' ? ['no policy'] : []),
  ...visit.faults,
  ...(offline.right < offline.pages ? [`${offline.right} of ${offline.pages} pages offline`] : []),
  ...deployment,
];

const columns: readonly (readonly [head: string, cell: (row: Row) => string])[] = [
  [
    'Host',
    ({ host: { name, rules } }) => (rules ? `${name} ([rules](${rules.split(' ')[0]}))` : name),
  ],
  ['Addresses', ({ answers }) => `${answers.right} of ${answers.addresses}`],
  ['Steps', ({ visit }) => `${visit.right} of ${visit.steps}`],
  ['Redirects in a visit', ({ visit }) => `${visit.redirects}`],
  ['Policy', ({ answers }) => (answers.policy === 'page' ? 'in the pages' : answers.policy)],
  ['Offline pages', ({ offline }) => `${offline.right} of ${offline.pages}`],
  ['Deployment between clicks', ({ deployment }) => (deployment.length === 0 ? 'right' : 'wrong')],
  ['Markdown', ({ answers }) => `\`${answers.markdown}\``],
];

/** The matrix as a table. */
export function table(rows: readonly Row[]): string {
  const lines = [
    columns.map(([head]) => head),
    columns.map(() => '---'),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const [begin, end] = ['<!-- Written by npm run check:hosts -->', '<!-- End of the matrix -->'];

/**
 * The guide with another matrix in it.
 *
 * @throws Error if the guide has no place for it
 */
export function withTable(guide: string, text: string): string {
  const from = guide.indexOf(begin);
  const to = guide.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The guide to hosting lacks "${begin}" or "${end}".`);
  return `${guide.slice(0, from + begin.length)}\n\n${text}\n\n${guide.slice(to)}`;
}
