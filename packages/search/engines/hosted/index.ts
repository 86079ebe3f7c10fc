import algoliasearch from 'algoliasearch/lite';
import { isOwnAddress } from '../../addresses';
import { withShortName } from '../../text/asides';
import { bytesToLookUp } from '../../text/bytes';
import { asSeen, parseQuery } from '../../text/query';
import {
  type Hit,
  kinds,
  type SearchEngine,
  type SearchRequest,
  type SearchSite,
  SearchUnavailableError,
  type Segment,
  type Suggestion,
} from '../../types';
import { otherVersions } from '../../versions';
import { type HostedRecord, markEnd, markStart, unversioned } from './record';

/** Settings of the hosted search service. */
export interface HostedSettings {
  readonly appId: string;
  readonly indexName: string;
  readonly apiKey: string;
}

/** As much of the service's answer as is read. Nothing in it is trusted to be there. */
interface HostedHit extends Partial<HostedRecord> {
  readonly objectID: string;
  readonly _highlightResult?: { readonly title?: { readonly value?: string } };
  readonly _snippetResult?: { readonly text?: { readonly value?: string } };
}

/** Keystrokes closer together than this are one query: each query counts against the service's quota. */
const pause = 120;

/** Cuts a text with the service's marks into pieces. */
export function segmentsOf(value: string): Segment[] {
  return value
    .split(markStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, match: false }];
      const [match = '', rest = ''] = piece.split(markEnd, 2);
      return [
        { text: match, match: true },
        { text: rest, match: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** A hit, or undefined if the service's record lacks what a hit needs: an index filled by something else. */
export function readHit(hit: HostedHit, { versions }: SearchSite): Hit | undefined {
  const { objectID, url, title, section } = hit;
  const kind = kinds.find((known) => known === hit.kind);
  if (!url || !isOwnAddress(url) || !title || !section || !kind) return undefined;
  const version = hit.version === unversioned ? undefined : hit.version;
  return {
    id: objectID,
    url,
    title: segmentsOf(hit._highlightResult?.title?.value ?? title),
    path: hit.path ?? [],
    section,
    sectionLabel: hit.sectionLabel ?? section,
    kind,
    version,
    otherVersions: otherVersions(versions, url, version, hit.versions ?? []),
    excerpt: segmentsOf(hit._snippetResult?.text?.value ?? hit.text?.slice(0, 170) ?? ''),
  };
}

function messageOf(error: unknown): string {
  const { status } = error as { status?: unknown };
  if (status === 429) {
    return 'The search service answers no more queries for now: its quota is used up. Try again later.';
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return 'The search service refuses the query: it may be set up wrongly.';
  }
  return 'The search service could not be reached. The rest of the page works.';
}

/** Longest query in bytes: the service takes 512. */
const maxQueryBytes = 500;

/** A text without what is beyond so many bytes, cut between characters. */
function cut(text: string, bytes: number): string {
  const kept = new TextEncoder().encode(text).subarray(0, bytes);
  // As of a stream that goes on, half a character at the end is left out.
  return new TextDecoder().decode(kept, { stream: true });
}

/** What the service is asked to answer a request. */
export function parametersOf(
  request: SearchRequest,
  { name, versions }: SearchSite,
): { query: string; params: Record<string, unknown> } {
  const parsed = parseQuery(withShortName(request.query, name), versions.releases);
  const version = parsed.release ?? request.reading;
  const facets = [
    ...(request.section ? [`section:${request.section}`] : []),
    ...(request.kind ? [`kind:${request.kind}`] : []),
  ];
  return {
    // Codes are in the records in lower case, without "0x".
    query: cut([...parsed.codes, parsed.text].join(' ').trim(), maxQueryBytes),
    params: {
      hitsPerPage: request.limit,
      facetFilters: facets,
      // Of a group the record of the release that is read comes first, and it is the one that is answered.
      optionalFilters: [[`version:${version}`, `version:${unversioned}`]],
      // A release in the query chooses among the records; not each of them spells it out.
      ...(parsed.release ? { optionalWords: [parsed.release, `v${parsed.release}`] } : {}),
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      snippetEllipsisText: '…',
      attributesToHighlight: ['title'],
      attributesToSnippet: ['text:28'],
      analytics: false,
    },
  };
}

/** Asks the hosted service. The only requests of the site that leave its own origin. */
export function createHostedEngine(
  { appId, indexName, apiKey }: HostedSettings,
  site: SearchSite,
): SearchEngine {
  const client = algoliasearch(appId, apiKey);
  const index = client.initIndex(indexName);

  async function nearest(request: SearchRequest): Promise<Suggestion[]> {
    const { params } = parametersOf({ ...request, limit: 6 }, site);
    // The beginnings of the words, any of them: what starts alike is near.
    const starts = parseQuery(request.query, site.versions.releases).words.map(({ whole }) =>
      whole.slice(0, 4),
    );
    if (starts.length === 0) return [];
    const { hits } = await index.search<HostedHit>(starts.join(' '), {
      ...params,
      optionalWords: starts,
      facetFilters: [],
    });
    return hits.flatMap((hit) => {
      const read = readHit(hit, site);
      return read ? [{ title: hit.title ?? '', url: read.url }] : [];
    });
  }

  return {
    // Nothing to fetch: a query in advance would count against the quota.
    warm() {},
    async search(asked, _early, signal) {
      const request = { ...asked, query: asSeen(asked.query) };
      await new Promise((resolve) => setTimeout(resolve, pause));
      // A newer request has taken its place.
      if (signal.aborted) return new Promise(() => undefined);
      try {
        const { query, params } = parametersOf(request, site);
        const answer = await index.search<HostedHit>(query, params);
        const hits = answer.hits.flatMap((hit) => readHit(hit, site) ?? []);
        return {
          hits,
          total: Math.max(answer.nbHits, hits.length),
          bytes: bytesToLookUp(request.query),
          suggestions: hits.length > 0 ? [] : await nearest(request),
        };
      } catch (error) {
        throw new SearchUnavailableError(messageOf(error));
      }
    },
  };
}
