import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { latestRelease } from '../../src/data/releases';
import { relevanceQueries, type QueryPart } from '../../src/data/search-queries';
import { type Manifest, manifestPath } from '../../packages/search/engines/embedded/format';
import { SearchService } from '../../packages/search/engines/embedded/service';
import type { SearchRecord } from '../../packages/search/types';
import { measure, type Metrics, type Rank, rankOf } from './metrics';

/** The embedded engine over the files of a built site. */
export function serviceOver(root: string): SearchService {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  return new SearchService(read(manifestPath) as Manifest, async (name) => read(name));
}

export interface Row extends Metrics {
  readonly class: string;
}

interface Outcome {
  readonly class: string;
  readonly rank: Rank;
}

/** One row for each class of the relevance set, and one for all. */
function rowsOf(outcomes: readonly Outcome[]): Row[] {
  const classes = [...new Set(outcomes.map((outcome) => outcome.class))];
  return [...classes, 'all'].map((name) => {
    const own = outcomes.filter((outcome) => name === 'all' || outcome.class === name);
    return { class: name, ...measure(own.map(({ rank }) => rank)) };
  });
}

interface Miss extends Outcome {
  readonly query: string;
  readonly urls: readonly string[];
  readonly expected: readonly string[];
}

const queriesOf = (part: QueryPart): typeof relevanceQueries =>
  relevanceQueries.filter((query) => query.part === part);

/**
 * Asks the embedded engine one part of the relevance set.
 *
 * @returns misses only for the part that the search is tuned on: no one may read single queries of the other part
 */
export async function askEngine(
  service: SearchService,
  part: QueryPart,
): Promise<{ rows: Row[]; misses: Miss[] }> {
  const outcomes: Miss[] = [];
  for (const { class: name, query, expect, reading = latestRelease } of queriesOf(part)) {
    const { hits } = await service.search({ query, reading, limit: 10 });
    const urls = hits.map(({ url }) => url);
    outcomes.push({ class: name, query, urls, expected: expect, rank: rankOf(urls, expect) });
  }
  return {
    rows: rowsOf(outcomes),
    misses: part === 'tuned' ? outcomes.filter(({ rank }) => rank !== 1) : [],
  };
}

/** Asks MiniSearch with its defaults: its own tokenizer, fields of equal weight, no prefixes, no typing errors. */
export function askPlainDefaults(records: readonly SearchRecord[], part: QueryPart): Row[] {
  const indexes = new Map<string, MiniSearch>();
  return rowsOf(
    queriesOf(part).map(({ class: name, query, expect, reading = latestRelease }) => {
      let index = indexes.get(reading);
      if (!index) {
        index = new MiniSearch({
          fields: ['title', 'headings', 'text', 'asked'],
          storeFields: ['url'],
        });
        index.addAll(
          records
            .filter(({ version }) => version === undefined || version === reading)
            .map((record) => ({
              id: record.objectID,
              url: record.url,
              title: record.title,
              headings: record.path.join(' '),
              text: record.text,
              asked: record.asked.join('\n'),
            })),
        );
        indexes.set(reading, index);
      }
      const urls = [...new Set(index.search(query).map((result) => String(result.url)))];
      return { class: name, rank: rankOf(urls, expect) };
    }),
  );
}
