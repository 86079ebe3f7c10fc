import { useEffect, useRef, useState } from 'react';
import { useSearchSettings, visitEngine } from '../client';
import { type SearchAnswer, type SearchRequest, SearchUnavailableError } from '../types';

/** How far a search is. While it searches, its answer is that to what was asked before. */
export type SearchState =
  | { readonly status: 'idle'; readonly answer?: undefined }
  | { readonly status: 'searching'; readonly answer: SearchAnswer | undefined }
  | { readonly status: 'answered'; readonly answer: SearchAnswer; readonly query: string }
  | { readonly status: 'failed'; readonly answer?: undefined; readonly message: string };

/** How long an older answer stands for the one that is on its way, in milliseconds: rendering the wait costs a frame. */
const staleAfterMs = 200;

const unexpected = 'The search failed. The rest of the page works.';

/**
 * Asks the engine whenever the request changes.
 *
 * While an answer is on its way, the last one stays, so that results don't flicker under the reader's hands. Its
 * `query` says what it answers.
 *
 * @returns the state, and how to ask again after a failure
 */
export function useSearch(request: SearchRequest): { state: SearchState; retry: () => void } {
  const { config, baseUrl } = useSearchSettings();
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const last = useRef<SearchAnswer>();
  const { query, reading, section, kind, limit } = request;

  useEffect(() => {
    if (query.trim() === '') {
      last.current = undefined;
      setState({ status: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    const wait = (): void => setState({ status: 'searching', answer: last.current });
    const timer = last.current ? window.setTimeout(wait, staleAfterMs) : undefined;
    if (!last.current) wait();
    const show = (answer: SearchAnswer): void => {
      if (!isCurrent) return;
      window.clearTimeout(timer);
      last.current = answer;
      setState({ status: 'answered', answer, query });
    };
    visitEngine(config, baseUrl)
      .then((asked) => asked.search({ query, reading, section, kind, limit }, show))
      .then(show)
      .catch((error: unknown) => {
        if (!isCurrent) return;
        window.clearTimeout(timer);
        last.current = undefined;
        const message = error instanceof SearchUnavailableError ? error.message : unexpected;
        setState({ status: 'failed', message });
      });
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [config, baseUrl, query, reading, section, kind, limit, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
