import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { latestRelease, type Release } from '../../src/data/releases';
import { relevanceQueries } from '../../src/data/search-queries';
import { type Manifest, manifestPath } from '../../packages/search/engines/embedded/format';
import { dialogLimit } from '../../packages/search/ui/labels';
import type { Hit } from '../../packages/search/types';
import { SearchService } from '../../packages/search/engines/embedded/service';

/** Bytes of a file as a server sends it with gzip. */
function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

export function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, manifestPath), 'utf8')) as Manifest;
}

/** The embedded engine over the files of a built site. */
export const serviceOver = (root: string): SearchService =>
  new SearchService(
    readManifest(root),
    async (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8')) as unknown,
  );

/** Rule for the dialog. */
const ofDialog = /\.search-dialog\b/;

/** Scripts and stylesheet of the search. */
function pageFiles(root: string): { name: string; bytes: number }[] {
  const size = (folder: string, isWanted: (name: string, content: string) => boolean): number => {
    const found = readdirSync(path.join(root, folder))
      .map((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')] as const)
      .find(([name, content]) => isWanted(name, content));
    return found ? gzipped(found[1]) : 0;
  };
  const script = (kind: string): number =>
    size('assets/js', (name) => name.startsWith(`search-${kind}.`) && name.endsWith('.js'));
  return [
    { name: 'dialog and engine', bytes: script('dialog') },
    { name: 'worker', bytes: script('worker') },
    {
      name: 'styles',
      bytes: size('assets/css', (name, css) => /^\w+\.css$/.test(name) && ofDialog.test(css)),
    },
  ];
}

/** File with the text of a hit, whose id ends with the file's number and the place in it. */
function textsOf({ base, releases }: Manifest, { id, version }: Hit): string {
  const names = version === undefined ? base : releases[version];
  return `${names?.texts ?? ''}${id.split(':').at(-2)}.json`;
}

export interface Bytes {
  readonly first: readonly { readonly name: string; readonly bytes: number }[];
  /** The first search in all, with the excerpts of the query that needs most of them. */
  readonly total: number;
  /** Index of each further release. */
  readonly releases: Readonly<Partial<Record<Release, number>>>;
}

/** Bytes, gzip, that a reader's first search fetches, and those of each further release. */
export async function measureBytes(root: string): Promise<Bytes> {
  const manifest = readManifest(root);
  const size = (name: string): number => gzipped(readFileSync(path.join(root, name)));
  const indexOf = (release: Release): number => size(manifest.releases[release]?.index ?? '');
  const texts: number[] = [];
  const service = serviceOver(root);
  for (const { query } of relevanceQueries) {
    const { hits } = await service.search({ query, reading: latestRelease, limit: dialogLimit });
    const needed = new Set(hits.map((hit) => textsOf(manifest, hit)));
    texts.push([...needed].reduce((sum, name) => sum + size(name), 0));
  }
  texts.sort((one, other) => one - other);
  const first = [
    ...pageFiles(root),
    { name: 'list of files', bytes: size(manifestPath) },
    { name: 'index outside the vaults', bytes: size(manifest.base.index) },
    { name: `index of ${latestRelease}`, bytes: indexOf(latestRelease) },
    { name: 'excerpts, median query', bytes: texts[Math.floor(texts.length / 2)] ?? 0 },
  ];
  const median = first.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = texts.at(-1) ?? 0;
  return {
    first: [...first, { name: 'excerpts, largest query', bytes: most }],
    total: median - (first.at(-1)?.bytes ?? 0) + most,
    releases: Object.fromEntries(
      Object.keys(manifest.releases).map((release) => [release, indexOf(release as Release)]),
    ),
  };
}
