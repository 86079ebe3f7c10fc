import { useEffect, useState } from 'react';
import { type SearchAnswer, type SearchRequest, SearchUnavailableError } from '../types';

/** What a search has found. */
interface Found {
  /** It stays while another one is on its way, so that results don't flicker while the reader types. */
  readonly answer?: SearchAnswer;
  /** The query that the answer is for. */
  readonly query?: string;
  /** Why there is no answer, as a sentence for the reader. */
  readonly failure?: string;
}

export interface Search extends Found {
  /** Asks again after a failure. */
  readonly retry: () => void;
}

const nothing: Found = {};
const unexpected = 'The search failed. The rest of the page works.';

/** Asks the engine whenever the request changes. An empty query finds nothing. */
export function useSearch(request: SearchRequest): Search {
  const [found, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const { query, reading, section, kind, limit } = request;
  const isBlank = query.trim() === '';

  useEffect(() => {
    setFound((before) => (isBlank || before.failure ? nothing : before));
    if (isBlank) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const show = (next: Found): void => {
      if (!signal.aborted) setFound(next);
    };
    const showAnswer = (answer: SearchAnswer): void => show({ answer, query });
    // The page fetches it with the first query; the dialog, whose file it is in, has it.
    import(/* webpackChunkName: "search-dialog" */ '../engine')
      .then(({ visitEngine }) => visitEngine())
      .then((engine) => engine.search({ query, reading, section, kind, limit }, showAnswer, signal))
      .then(showAnswer)
      .catch((error: unknown) => {
        const isExpected = error instanceof SearchUnavailableError;
        show({ failure: isExpected ? error.message : unexpected });
      });
    return () => waiting.abort();
  }, [query, reading, section, kind, limit, isBlank, attempt]);

  const retry = (): void => setAttempt((count) => count + 1);
  return { ...(isBlank ? nothing : found), retry };
}
