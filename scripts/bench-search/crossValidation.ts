import { latestRelease } from '../../src/data/releases';
import {
  arrangeTexts,
  askedOf,
  buildShard,
  recordsIn,
} from '../../packages/search/build/embedded/shards';
import type { SearchRecord } from '../../packages/search/build/records';
import { SearchIndex } from '../../packages/search/engines/embedded/core';
import { readShard, writeShard } from '../../packages/search/engines/embedded/format';
import { searchSite } from '../../src/config/search';
import { measure, type Metrics, rankOf } from './metrics';

const documentOf = (url: string): string => url.split('#')[0] ?? url;

/**
 * Asks each question of the documents while the index lacks it: how well the search answers what no one wrote down.
 *
 * @returns how often its section comes up, and how often any section of its document does
 */
export function crossValidate(records: readonly SearchRecord[]): {
  section: Metrics;
  document: Metrics;
} {
  const shards = [undefined, latestRelease] as const;
  const arranged = new Map(
    [...new Set(records.map(({ version }) => version))].map((release) => [
      release,
      arrangeTexts(records.filter(({ version }) => version === release)),
    ]),
  );
  const index = new SearchIndex(
    shards.map((release) => readShard(writeShard(buildShard(release, records, arranged)))),
    searchSite.versions.releases,
  );
  // In the order in which the index numbers them. Names that it takes from ids of headings are none of the documents'.
  const questions = shards.flatMap((release) => {
    const { own, foreign } = recordsIn(release, records);
    return [...own, ...foreign].flatMap((record) =>
      askedOf(record).map((text, at) => ({
        text: at < record.asked.length ? text : undefined,
        url: record.url,
      })),
    );
  });
  const section: (number | undefined)[] = [];
  const document: (number | undefined)[] = [];
  questions.forEach(({ text, url }, number) => {
    if (text === undefined) return;
    const matches = index.find(index.parse(text), latestRelease, {}, number).slice(0, 10);
    const urls = matches.map(({ section: { route, anchor } }) =>
      anchor ? `${route}#${anchor}` : route,
    );
    section.push(rankOf(urls, [url]));
    document.push(rankOf(urls.map(documentOf), [documentOf(url)]));
  });
  const metrics = (ranks: readonly (number | undefined)[]): Metrics =>
    measure(ranks.map((rank) => ({ class: 'asked', rank })));
  return { section: metrics(section), document: metrics(document) };
}
