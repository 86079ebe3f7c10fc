import { useEffect, useRef, useState } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchSettings } from './plugin/settings';
import { createEngine, type EngineConfig } from './engines';
import {
  type SearchAnswer,
  type SearchEngine,
  type SearchRequest,
  SearchUnavailableError,
  SupersededError,
} from './types';

let engine: Promise<SearchEngine> | undefined;

/** The engine of this visit: made at the first call, kept for the visit, made anew if its code could not be fetched. */
export function visitEngine(config: EngineConfig, baseUrl: string): Promise<SearchEngine> {
  engine ??= createEngine(config, baseUrl).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

/** Settings of the search as the build wrote them. */
export function useSearchSettings(): SearchSettings & { readonly baseUrl: string } {
  const { siteConfig } = useDocusaurusContext();
  return { ...(usePluginData('search') as SearchSettings), baseUrl: siteConfig.baseUrl };
}

export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly previous: SearchAnswer | undefined }
  | { readonly status: 'answered'; readonly answer: SearchAnswer; readonly query: string }
  | { readonly status: 'failed'; readonly message: string };

/** The newest answer there is, which may be that to what was asked before. */
export function newestAnswer(state: SearchState): SearchAnswer | undefined {
  if (state.status === 'answered') return state.answer;
  return state.status === 'searching' ? state.previous : undefined;
}

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
    const wait = (): void => setState({ status: 'searching', previous: last.current });
    const timer = last.current ? window.setTimeout(wait, staleAfterMs) : undefined;
    if (!last.current) wait();
    const show = (answer: SearchAnswer): void => {
      if (!isCurrent) return;
      window.clearTimeout(timer);
      last.current = answer;
      setState({ status: 'answered', answer, query });
    };
    visitEngine(config, baseUrl)
      .then((asked) => asked.search({ query, reading, section, kind, limit }))
      .then(async (answer) => {
        show(answer);
        if (answer.completed) show(await answer.completed);
      })
      .catch((error: unknown) => {
        if (!isCurrent || error instanceof SupersededError) return;
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
