import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseCount } from '../../packages/contract-reference';
import { filesBelow } from '../../packages/files';
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

/** The start page of a frozen release, as those of the older ones: it says that it's archived. */
const archived = (text: string, release: string): string =>
  text
    .replace(/^title: .*/m, `title: Getting started with release ${release}`)
    .replace(/^(tags: \[.*)\]$/m, '$1, deprecated]')
    .replace(
      /^## /m,
      `:::caution Deprecated\n\nRelease ${release} is archived. For new work, use [the newest release](/vaults/getting-started).\n\n:::\n\n## `,
    );

/**
 * Freezes the hand-written documents, the release note, and the sidebar of the release that is the newest until now.
 */
function freeze(root: string, previous: string): void {
  const from = path.join(root, 'vaults');
  const to = path.join(root, `vaults_versioned_docs/version-${previous}`);
  if (existsSync(to)) throw new Refusal(`${path.relative(root, to)} already exists`);
  const ids = documentsIn(from).map((file) => file.replace(/\.mdx?$/, ''));
  const documents = new Set(ids.filter((id) => id !== 'selectors'));
  const filter = (file: string): boolean => !notFrozen.test(path.relative(from, file));
  cpSync(from, to, { recursive: true, filter });
  const blog = path.join(root, 'blog');
  const notes = documentsIn(blog).filter((name) => name.endsWith(`-vaults-${previous}.md`));
  for (const file of [
    ...documentsIn(to).map((name) => path.join(to, name)),
    ...notes.map((name) => path.join(blog, name)),
  ])
    writeFileSync(file, freezeLinks(readFileSync(file, 'utf8'), previous, documents));
  edit(to, 'getting-started.md', (text) => archived(text, previous));
  const { vaults } = require(path.join(root, 'sidebars/vaults.ts')) as { vaults: unknown[] };
  writeFileSync(
    path.join(root, `vaults_versioned_sidebars/version-${previous}-sidebars.json`),
    JSON.stringify({ vaults: frozenItems(vaults) }, null, 2),
  );
  edit(root, 'vaults_versions.json', (text) => {
    const versions = JSON.parse(text) as string[];
    return JSON.stringify([previous, ...versions]);
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
    text.replace(/(const releases = \[[^\]]*'),?(?=\s*\] as const)/, `$1, '${release}'`),
  );
  for (const [name, text] of Object.entries(dataFiles(root, added))) {
    writeFileSync(path.join(root, 'reference/data', name), text);
  }
  const written = ['tests/routes.ts', 'vaults_versions.json', 'vaults_versioned_sidebars'];
  for (const file of descriptions) {
    const name = `reference/descriptions/${path.basename(file)}`;
    cpSync(file, path.join(root, name));
    written.push(name);
  }
  // It leaves out a description that it can't read, which is named where the reference is rendered.
  const prettier = require.resolve('prettier/bin/prettier.cjs');
  const { error } = spawnSync(process.execPath, [prettier, '--write', ...written], { cwd: root });
  if (error) throw error;
}

/**
 * Places in hand-written sources that name a release, or say how many there are: a person decides what to say there.
 * Packages know no release. Where they name one, it's an example. A file that has the release's number in its path is
 * about that release.
 *
 * @param releases those that are documented, newest first
 */
export function mentions(root: string, releases: readonly string[]): string[] {
  const folders = [
    'vaults',
    'vaults_versioned_docs',
    'docs',
    'blog',
    'samples',
    'src',
    'tests',
    'scripts',
    'reference',
  ];
  const [release = ''] = releases;
  const count = releaseCount({ releases: [...releases] });
  const pattern = new RegExp(
    `(?<![\\d.])${release.replaceAll('.', '\\.')}(?![\\d.]*\\d)|\\b${count} (?:\\w+ )?releases\\b`,
  );
  return folders
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('README.md')
    .filter((file) => /\.(mdx?|tsx?|yaml|sh|sol)$/.test(file) && !pattern.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (/^(?:custom_edit_url:|# Generated )/m.test(text)) return [];
      const found = text.split('\n').filter((line) => pattern.test(line)).length;
      return found > 0 ? [`${file} (${found})`] : [];
    });
}
