import type { SearchAnswer, SearchRequest, Release } from '../../types';

/** Messages from the page to the worker. */
export type ToWorker = { readonly baseUrl: string } & (
  | { readonly type: 'warm'; readonly reading: Release }
  | { readonly type: 'search'; readonly id: number; readonly request: SearchRequest }
);

/** Messages from the worker to the page. An early answer lacks excerpts, which the answer after it has. */
export type FromWorker =
  | { readonly type: 'early' | 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: 'failure'; readonly id: number };
