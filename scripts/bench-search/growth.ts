import { latestRelease, type Release, releasePath, releases } from '../../src/data/releases';
import { relevanceQueries } from '../../src/data/search-queries';
import {
  formatVersion,
  type Manifest,
  writeShard,
} from '../../packages/search/engines/embedded/format';
import { SearchService } from '../../packages/search/engines/embedded/service';
import { arrangeTexts, buildShard } from '../../packages/search/build/embedded/shards';
import type { SearchRecord } from '../../packages/search/build/records';
import { searchSite } from '../../src/config/search';
import { gzipped } from './bytes';

export interface Growth {
  readonly releases: number;
  /** Bytes, gzip, of the indexes that the first search fetches. */
  readonly first: number;
  /** Bytes, gzip, of the indexes of all releases. */
  readonly all: number;
  /** Median milliseconds of a query, in Node. */
  readonly query: number;
}

/** Records with further releases, each a copy of one of the older ones, as if more had been documented. */
function withReleases(records: readonly SearchRecord[], count: number): SearchRecord[] {
  const older = releases.slice(1);
  const copies = new Map<string, string[]>();
  for (let number = releases.length; number < count; number += 1) {
    const original = older[number % older.length] ?? latestRelease;
    const name = `0.1.${number}`;
    copies.set(original, [...(copies.get(original) ?? []), name]);
  }
  const extended = records.map((record) => ({
    ...record,
    versions: record.versions.flatMap((release) => [release, ...(copies.get(release) ?? [])]),
  }));
  return [
    ...extended,
    ...extended.flatMap((record) => {
      const { version } = record;
      if (!version) return [];
      return (copies.get(version) ?? []).map((copy) => {
        const move = (url: string): string =>
          url.replace(releasePath(version as Release), `/vaults/${copy}`);
        return { ...record, version: copy, url: move(record.url), objectID: move(record.objectID) };
      });
    }),
  ];
}

/** Builds the indexes for so many releases and asks the relevance set. */
export async function measureGrowth(
  records: readonly SearchRecord[],
  count: number,
): Promise<Growth> {
  const extended = withReleases(records, count);
  const names = [...new Set(extended.map(({ version }) => version))];
  const arranged = new Map(
    names.map((release) => [
      release,
      arrangeTexts(extended.filter(({ version }) => version === release)),
    ]),
  );
  const files = new Map(
    names.map((release) => {
      const shard = buildShard(release, extended, arranged);
      return [release, JSON.stringify(writeShard(shard))] as const;
    }),
  );
  const bytes = (release: string | undefined): number => gzipped(files.get(release) ?? '');
  const manifest: Manifest = {
    format: formatVersion,
    worker: '',
    site: searchSite,
    base: { index: 'site', texts: 'texts/' },
    releases: Object.fromEntries(
      names.flatMap((name) => (name ? [[name, { index: name, texts: 'texts/' }]] : [])),
    ),
  };
  const service = new SearchService(manifest, async (name) => {
    const file = files.get(name === 'site' ? undefined : name);
    if (!file) throw new Error(`${name} is left out of this measurement`);
    return JSON.parse(file) as unknown;
  });
  await service.load(latestRelease);
  const times: number[] = [];
  for (const { query } of relevanceQueries) {
    const start = performance.now();
    await service.search({ query, reading: latestRelease, limit: 20 });
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return {
    releases: count,
    first: bytes(undefined) + bytes(latestRelease),
    all: [...files.keys()].reduce((sum, name) => sum + bytes(name), 0),
    query: times[Math.floor(times.length / 2)] ?? 0,
  };
}
