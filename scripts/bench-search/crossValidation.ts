import { latestRelease } from '../../src/data/releases';
import { arrangeTexts, buildShard, recordsIn } from '../../packages/search/build/embedded/shards';
import type { SearchRecord } from '../../packages/search/types';
import { addressOf, SearchIndex } from '../../packages/search/engines/embedded/core';
import { searchSite } from '../../src/config/search';
import { measure, type Metrics, type Rank, rankOf } from './metrics';

const documentOf = (url: string): string => url.split('#')[0] ?? url;

/**
 * Asks each question of the documents while the index lacks it: how well the search answers questions that no document
 * lists.
 *
 * @returns how often its section comes up, and how often any section of its document does
 */
export function crossValidate(records: readonly SearchRecord[]): {
  section: Metrics;
  document: Metrics;
} {
  const shards = [undefined, latestRelease] as const;
  const texts = arrangeTexts(records);
  const index = new SearchIndex(
    shards.map((release) => buildShard(release, records, texts)),
    searchSite,
  );
  // In the order in which the index numbers them.
  const questions = shards.flatMap((release) =>
    recordsIn(release, records).flatMap(({ asked, url }) => asked.map((text) => ({ text, url }))),
  );
  const section: Rank[] = [];
  const document: Rank[] = [];
  questions.forEach(({ text, url }, number) => {
    const matches = index.find(index.parse(text), latestRelease, {}, number).slice(0, 10);
    const urls = matches.map(({ section: found }) => addressOf(found));
    section.push(rankOf(urls, [url]));
    document.push(rankOf(urls.map(documentOf), [documentOf(url)]));
  });
  return { section: measure(section), document: measure(document) };
}
