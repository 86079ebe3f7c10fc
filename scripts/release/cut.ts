import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseCount } from '../../packages/contract-reference';
import { filesBelow } from '../../packages/hosting';
import { Refusal } from '../setup/refusal';
import { dataFiles, type NewRelease } from './data';

/** What no older release has a copy of: pages that the reference writes for all of them, the lookup, and questions. */
const notFrozen = /^(?:smart-contracts|compare\.md|selectors\.md|.*\.asked\.yaml)$/;

function edit(root: string, file: string, change: (text: string) => string): void {
  const absolute = path.join(root, file);
  const before = readFileSync(absolute, 'utf8');
  const after = change(before);
  if (after === before) {
    throw new Refusal(`${file} does not have the expected form: the release could not be added`);
  }
  writeFileSync(absolute, after);
}

/**
 * Links of a frozen document: what led to the newest release leads to the frozen one, except to the page of selectors,
 * which exists once for all releases.
 *
 * @param documents ids of the documents that the frozen release has
 */
export function freezeLinks(text: string, release: string, documents: ReadonlySet<string>): string {
  return text
    .replace(
      /\]\((?:\.\.?\/)+selectors\.md(#[^)]*)?\)/g,
      (_match, anchor: string | undefined) => `](/vaults/selectors${anchor ?? ''})`,
    )
    .replace(/\]\(\/vaults\/([^)#]+)(#[^)]*)?\)/g, (match, id: string, anchor = '') =>
      documents.has(id) ? `](/vaults/${release}/${id}${anchor})` : match,
    );
}

export const documentsIn = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.mdx?$/.test(file));

/** Items of a sidebar without the page of selectors, at any depth. */
function frozenItems(items: readonly unknown[]): unknown[] {
  return items
    .filter((item) => item !== 'selectors')
    .map((item) => {
      const { items: inner } = item as { items?: readonly unknown[] };
      return inner ? { ...(item as object), items: frozenItems(inner) } : item;
    });
}

/** Freezes the hand-written documents and the sidebar of the release that is the newest until now. */
function freeze(root: string, previous: string): void {
  const from = path.join(root, 'vaults');
  const to = path.join(root, `vaults_versioned_docs/version-${previous}`);
  if (existsSync(to)) throw new Refusal(`${path.relative(root, to)} already exists`);
  const ids = documentsIn(from).map((file) => file.replace(/\.mdx?$/, ''));
  const documents = new Set(ids.filter((id) => id !== 'selectors'));
  const filter = (file: string): boolean => !notFrozen.test(path.relative(from, file));
  cpSync(from, to, { recursive: true, filter });
  for (const name of documentsIn(to)) {
    const file = path.join(to, name);
    writeFileSync(file, freezeLinks(readFileSync(file, 'utf8'), previous, documents));
  }
  const { vaults } = require(path.join(root, 'sidebars/vaults.ts')) as { vaults: unknown[] };
  writeFileSync(
    path.join(root, `vaults_versioned_sidebars/version-${previous}-sidebars.json`),
    `${JSON.stringify({ vaults: frozenItems(vaults) }, null, 2)}\n`,
  );
  edit(root, 'vaults_versions.json', (text) => {
    const versions = JSON.parse(text) as string[];
    return `${JSON.stringify([previous, ...versions]).replaceAll(',', ', ')}\n`;
  });
}

/**
 * Cuts a release in a disposable folder: freezes the newest one, enters the new one, and writes its data.
 * The reference is not rendered here.
 *
 * @param root a copy of the repository
 * @param descriptions paths of description files that replace those of the reference
 * @throws Refusal if the repository is not as expected; the folder is then of no use
 */
export function cut(
  root: string,
  previous: string,
  added: NewRelease,
  descriptions: readonly string[] = [],
): void {
  const release = added.info.version;
  freeze(root, previous);
  edit(root, 'src/data/releases/index.ts', (text) =>
    text.replace(`  '${previous}',`, `  '${release}',\n  '${previous}',`),
  );
  // In the lockfile too.
  execFileSync('npm', ['version', release, '--no-git-tag-version'], { cwd: root, stdio: 'pipe' });
  edit(root, 'tests/routes.ts', (text) =>
    text
      .replace(`'${previous}'] as const`, `'${previous}', '${release}'] as const`)
      .replaceAll(`== '${previous}'`, `== '${release}'`),
  );
  for (const [name, text] of Object.entries(dataFiles(root, added))) {
    writeFileSync(path.join(root, 'reference/data', name), text);
  }
  for (const file of descriptions)
    cpSync(file, path.join(root, 'reference/descriptions', path.basename(file)));
}

/**
 * Places in hand-written sources that name a release, or say how many there are: a person decides what to say there.
 * Packages know no release. Where they name one, it's an example.
 *
 * @param releases those that are documented, newest first
 */
export function mentions(root: string, releases: readonly string[]): string[] {
  const folders = ['vaults', 'docs', 'src', 'tests', 'scripts', 'reference'];
  const [release = ''] = releases;
  const count = releaseCount({ releases: [...releases] });
  const pattern = new RegExp(
    `(?<![\\d.])${release.replaceAll('.', '\\.')}(?![\\d.]*\\d)|\\b${count} (?:\\w+ )?releases\\b`,
  );
  return folders
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('README.md')
    .filter((file) => /\.(mdx?|tsx?|yaml)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (/^(?:custom_edit_url:|# Generated )/m.test(text)) return [];
      const found = text.split('\n').filter((line) => pattern.test(line)).length;
      return found > 0 ? [`${file} (${found})`] : [];
    });
}
