/**
 * Writes the embedded engine's files into a built site: index and texts of each shard, the worker, and the list of them.
 */
import { createHash } from 'node:crypto';
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
import type { SearchRecord } from '../../types';
import { arrangeTexts, buildShard } from './shards';

/** Names below it have a hash, so that browsers keep the files for good. */
const folder = 'assets/search';
const workerSource = path.resolve(__dirname, '../../engines/embedded/worker.ts');

/** Hash of a content, for its file name. */
const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

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
  return outputFiles[0]?.text ?? '';
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
  const texts = arrangeTexts(records);
  const writeFiles = (release: Release | undefined): ShardNames => {
    const name = `${folder}/${release ?? 'site'}`;
    const index = JSON.stringify(writeShard(buildShard(release, records, texts)));
    const blocks = texts.blocks.get(release) ?? [];
    const own = `${name}.${hashOf(JSON.stringify(blocks))}/`;
    blocks.forEach((block, number) => write(root, `${own}${number}.json`, JSON.stringify(block)));
    return { index: write(root, `${name}.${hashOf(index)}.json`, index), texts: own };
  };
  const worker = await bundleWorker();
  // A build of some sections may have no records of a release.
  const releases = site.versions.releases.filter((release) => texts.blocks.has(release));
  const manifest: Manifest = {
    format: formatVersion,
    worker: write(root, `${folder}/worker.${hashOf(worker)}.js`, worker),
    site,
    base: writeFiles(undefined),
    releases: Object.fromEntries(releases.map((release) => [release, writeFiles(release)])),
  };
  write(root, manifestPath, JSON.stringify(manifest));
  return manifest;
}
