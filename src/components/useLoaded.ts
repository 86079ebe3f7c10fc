import { useEffect, useState } from 'react';
import { writeQuery } from '../../packages/fast-client/light-client/client/router/query';
import { isDeployedAnew, loadTimeout } from '../../packages/fast-client/client';

/**
 * A file of JSON.
 *
 * @param parts what it has to have: a later build may write it in another form
 */
export async function fetchJson<T>(
  address: string,
  signal: AbortSignal,
  parts: readonly (keyof T & string)[] = [],
): Promise<T> {
  const response = await fetch(address, { signal });
  const data = (await response.json()) as T & object;
  if (!response.ok || !parts.every((part) => part in data)) throw new Error(address);
  return data;
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
  load: (address: string, signal: AbortSignal) => Promise<T>,
) {
  const [loaded, setLoaded] = useState<{ readonly data?: T; readonly failed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setLoaded({});
    if (address === undefined) return undefined;
    const request = new AbortController();
    const limit = new Promise<never>((_, reject) => window.setTimeout(reject, loadTimeout));
    Promise.race([load(address, request.signal), limit])
      .then(
        (data) => ({ data }),
        () => ({ failed: true }),
      )
      .then((result) => request.signal.aborted || setLoaded(result));
    return () => request.abort();
  }, [address, attempt, load]);

  // After a deployment, scripts and data that fit come with the page, loaded by the browser. Its own address is ''.
  const retry = async (): Promise<void> => {
    if (await isDeployedAnew('')) {
      // What was just typed.
      writeQuery();
      window.location.reload();
    } else setAttempt(attempt + 1);
  };
  return { ...loaded, retry: () => void retry() };
}
