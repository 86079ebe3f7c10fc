import type { SearchAnswer, SearchRequest, Release } from '../../types';

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly type: 'warm'; readonly baseUrl: string; readonly reading: Release }
  | {
      readonly type: 'search';
      readonly baseUrl: string;
      readonly id: number;
      readonly request: SearchRequest;
    }
  | { readonly type: 'drop'; readonly id: number };

/** Messages from the worker to the page. An early answer lacks excerpts, which the answer after it has. */
export type FromWorker =
  | { readonly type: 'early' | 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: 'failure'; readonly id: number };
