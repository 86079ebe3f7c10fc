/** Where the reference's pages live, and how they are named and reached. */
import type { Contract, Presence, Reference } from './model';

/** Last part of a page's path: the name of its contract, unless the settings say otherwise. */
export const nameOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);

/** Title of a page. */
export const pageTitle = ({ settings }: Reference, page: string): string =>
  settings.pages[page]?.title ?? nameOf(page);

/** Folder of a release's documents. */
export const releaseFolder = (
  { latest, settings: { docs } }: Reference,
  release: string,
): string => (release === latest ? docs.folder : `${docs.olderReleases}/version-${release}`);

/** Route of a release's documents. */
export const releaseRoute = ({ latest, settings: { docs } }: Reference, release: string): string =>
  release === latest ? docs.route : `${docs.route}/${release}`;

/** Route of a contract's page in a release. */
export const pageRoute = (reference: Reference, release: string, page: string): string =>
  `${releaseRoute(reference, release)}/smart-contracts/${page}`;

/** Address of the lookup of selectors in the newest release, which is the only one that has it. */
export const selectorsRoute = (reference: Reference): string =>
  `${releaseRoute(reference, reference.latest)}/selectors`;

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Number of releases in words. */
export const releaseCount = ({ releases: { length } }: Pick<Reference, 'releases'>): string =>
  numbers[length] ?? String(length);

/** A text of the settings with the values of its placeholders: `{count}`, and those that are given. */
export function fill(
  reference: Reference,
  text: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const all: Readonly<Record<string, string>> = { count: releaseCount(reference), ...values };
  return text.trim().replace(/\{(\w+)\}/g, (written, name: string) => all[name] ?? written);
}

/** Page of a contract, if it has one of its own. */
export function pageOf(presence: Presence, contract: string): string | undefined {
  return Object.entries(presence).find(([, entry]) => entry.contract === contract)?.[0];
}

/** Whether a page exists, with content, in a release. */
export const isPresent = (presence: Presence, page: string, release: string): boolean =>
  presence[page]?.presentIn.includes(release) === true;

/** Text as code in Markdown. */
export const code = (text: string): string => `\`${text}\``;

/** A table in Markdown, with an empty line after it; nothing without rows. */
export function table(header: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${header.join(' | ')} |`,
    `|${' --- |'.repeat(header.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ];
}

/** Relative link from one smart-contract page's file to another's. */
export function relativePage(from: string, to: string): string {
  return `${from.includes('/') ? '../' : './'}${to}.md`;
}

/** Relative path from a contract's page to the pages beside the folder of contracts. */
export const upFrom = (page: string): string => (page.includes('/') ? '../../' : '../');

/** Front matter, with an empty line after it. */
export const frontMatter = (fields: Readonly<Record<string, string>>): string[] => [
  '---',
  ...Object.entries(fields).map(([key, value]) => `${key}: ${value}`),
  '---',
  '',
];

/** Kind of a contract without its language. */
export const kindOf = ({ kind }: Contract): string =>
  kind === 'vyper contract' ? 'contract' : kind;

/** Address of a contract's ABI file. */
export const abiAddress = (release: string, contract: string): string =>
  `/abi/${release}/${contract}.json`;
