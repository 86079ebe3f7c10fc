import { useEffect, useState } from 'react';

interface Loading<T> {
  /** Undefined until it's loaded. */
  readonly data?: T;
  readonly failed?: boolean;
  /** Loads it again after a failure. */
  readonly retry: () => void;
}

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
 */
export function useLoaded<T>(
  address: string | undefined,
  load: (address: string, signal: AbortSignal) => Promise<T> = fetchJson,
): Loading<T> {
  const [loaded, setLoaded] = useState<Omit<Loading<T>, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setLoaded({});
    if (address === undefined) return undefined;
    const request = new AbortController();
    load(address, request.signal)
      .then((data) => request.signal.aborted || setLoaded({ data }))
      .catch(() => request.signal.aborted || setLoaded({ failed: true }));
    return () => request.abort();
  }, [address, attempt, load]);

  return { ...loaded, retry: () => setAttempt(attempt + 1) };
}
