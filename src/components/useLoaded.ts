import { useEffect, useState } from 'react';
import { isGone } from '../../packages/fast-client/client';

/** A file of JSON. */
export async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/**
 * What a component needs from elsewhere.
 *
 * @param address address of a file; undefined while none is wanted
 * @param load a function that stays the same from one time to the next
 * @returns `data`, undefined until it's loaded; whether it `failed`; and `retry`, which loads it again
 */
export function useLoaded<T>(
  address: string | undefined,
  load: (address: string, signal: AbortSignal) => Promise<T> = fetchJson,
) {
  const [loaded, setLoaded] = useState<{ readonly data?: T; readonly error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setLoaded({});
    if (address === undefined) return undefined;
    const request = new AbortController();
    load(address, request.signal)
      .then((data) => request.signal.aborted || setLoaded({ data }))
      .catch((error: unknown) => request.signal.aborted || setLoaded({ error }));
    return () => request.abort();
  }, [address, attempt, load]);

  const { data, error } = loaded;
  // A script that a deployment removed comes with the page, loaded by the browser.
  const retry = async (): Promise<void> => {
    if (await isGone(error)) window.location.reload();
    else setAttempt(attempt + 1);
  };
  return { data, failed: error !== undefined, retry: () => void retry() };
}
