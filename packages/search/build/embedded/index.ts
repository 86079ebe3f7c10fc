/**
 * Writes the embedded engine's files into a built site: index and texts of each shard, the worker, and the list of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import {
  formatVersion,
  type Manifest,
  manifestPath,
  type ShardNames,
  writeShard,
} from '../../engines/embedded/format';
import type { Release, SearchSite } from '../../types';
import type { SearchRecord } from '../records';
import { arrangeTexts, buildShard, hashOf, releasesIn } from './shards';

/** Names below it have a hash, so that browsers keep the files for good. */
const folder = 'assets/search';
const workerSource = path.resolve(__dirname, '../../engines/embedded/worker.ts');

function write(root: string, name: string, content: string): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return name;
}

/** The worker as one file for the oldest browsers that the site supports. */
async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [workerSource],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome92', 'firefox90', 'safari15.4'],
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [output] = outputFiles;
  if (!output) throw new Error('the search worker was not bundled');
  return output.text;
}

/**
 * Writes the files of the embedded engine.
 *
 * @param root the built site
 * @param records its records
 * @param site its parts and releases
 */
export async function writeEmbeddedIndex(
  root: string,
  records: readonly SearchRecord[],
  site: SearchSite,
): Promise<Manifest> {
  const shards: readonly (Release | undefined)[] = [
    undefined,
    ...releasesIn(site.versions, records),
  ];
  const arranged = new Map(
    shards.map((release) => [
      release,
      arrangeTexts(records.filter(({ version }) => version === release)),
    ]),
  );
  const names = new Map<Release | undefined, ShardNames>();
  for (const release of shards) {
    const name = release ?? 'site';
    const index = JSON.stringify(writeShard(buildShard(release, records, arranged)));
    const blocks = arranged.get(release)?.blocks ?? [];
    const texts = `${folder}/${name}.${hashOf(JSON.stringify(blocks))}/`;
    blocks.forEach((block, number) => write(root, `${texts}${number}.json`, JSON.stringify(block)));
    names.set(release, {
      index: write(root, `${folder}/${name}.${hashOf(index)}.json`, index),
      texts,
    });
  }
  const worker = await bundleWorker();
  const base = names.get(undefined);
  if (!base) throw new Error('the first shard has to cover the whole site');
  const manifest: Manifest = {
    format: formatVersion,
    worker: write(root, `${folder}/worker.${hashOf(worker)}.js`, worker),
    site,
    base,
    releases: Object.fromEntries(
      [...names].flatMap(([release, files]) => (release ? [[release, files]] : [])),
    ),
  };
  write(root, manifestPath, JSON.stringify(manifest));
  return manifest;
}
