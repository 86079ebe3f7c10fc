/** Writes how the contracts of a release work together. The text is in one file for all releases. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../files';
import type { Presence } from './model';
import { isPresent } from './pages';
import { adder } from './reference-error';

/** File with the text, from the root of the site. */
export const overviewFile = 'reference/overview.md';

const link = /\[[^\]]*\]\(\.\/([\w/]+)\.md\)/g;
const pagesIn = (text: string): string[] => [...text.matchAll(link)].map(([, page = '']) => page);

/** The words of the overview. What is wrong with them is added to `problems`. */
export function loadOverview(presence: Presence, root: string, problems: Problem[]): string {
  const file = path.join(root, overviewFile);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  const named = pagesIn(text);
  const add = adder(overviewFile, problems);
  for (const page of new Set(named))
    if (!presence[page]) add(page, 'no such page', 'correct the link');
  for (const page of Object.keys(presence))
    if (!named.includes(page))
      add(page, 'not in the table', `say what it is for: [Name](./${page}.md)`);
  return text;
}

/**
 * The overview for a release. It leaves out paragraphs that link to a contract which the release lacks, and rows that
 * would be empty.
 */
export function renderOverview(text: string, presence: Presence, release: string): string[] {
  const isThere = (page: string): boolean => isPresent(presence, page, release);
  const lines = text.split('\n').flatMap((line) => {
    if (!line.startsWith('| [')) return pagesIn(line).every(isThere) ? line : [];
    const [, contracts = '', use = ''] = line.split('|').map((cell) => cell.trim());
    const left = contracts.split(', ').filter((name) => pagesIn(name).every(isThere));
    return left.length > 0 ? `| ${left.join(', ')} | ${use} |` : [];
  });
  const blocks = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return ['## How the contracts work together {#overview}', '', blocks, ''];
}
