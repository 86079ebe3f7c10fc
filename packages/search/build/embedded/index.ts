/** Writes the embedded engine's files into a built site: index and texts of each shard, and the list of them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Manifest,
  manifestPath,
  type ShardNames,
  writeShard,
} from '../../engines/embedded/format';
import type { Release, SearchRecord, SearchSite } from '../../types';
import { arrangeTexts, buildShard } from './shards';

/** Names below it have a hash, so that browsers keep the files for good. */
const folder = 'assets/search';

/** Hash of a content, for its file name. */
const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

function write(root: string, name: string, content: string): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return name;
}

/**
 * Writes the files of the embedded engine.
 *
 * @param root the built site
 * @param records its records
 * @param site its parts and releases
 */
export function writeEmbeddedIndex(
  root: string,
  records: readonly SearchRecord[],
  site: SearchSite,
): Manifest {
  const texts = arrangeTexts(records);
  const writeFiles = (release: Release | undefined): ShardNames => {
    const name = `${folder}/${release ?? 'site'}`;
    const index = JSON.stringify(writeShard(buildShard(release, records, texts)));
    const blocks = texts.blocks.get(release) ?? [];
    const own = `${name}.${hashOf(JSON.stringify(blocks))}/`;
    blocks.forEach((block, number) => write(root, `${own}${number}.json`, JSON.stringify(block)));
    return { index: write(root, `${name}.${hashOf(index)}.json`, index), texts: own };
  };
  const { releases } = site.versions;
  const manifest: Manifest = {
    site,
    base: writeFiles(undefined),
    releases: Object.fromEntries(releases.map((release) => [release, writeFiles(release)])),
  };
  write(root, manifestPath, JSON.stringify(manifest));
  return manifest;
}
