import { useEffect, useState } from 'react';

interface Json<T> {
  /** Undefined until the file is loaded. */
  readonly data?: T;
  readonly failed?: boolean;
  /** Fetches the file again after a failure. */
  readonly retry: () => void;
}

/**
 * A file of data.
 *
 * @param address address of a JSON file; undefined while none is wanted
 */
export function useJson<T>(address: string | undefined): Json<T> {
  const [json, setJson] = useState<Omit<Json<T>, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setJson({});
    if (address === undefined) return undefined;
    const request = new AbortController();
    fetch(address, { signal: request.signal })
      .then((response) =>
        response.ok
          ? (response.json() as Promise<T>)
          : Promise.reject(new Error(String(response.status))),
      )
      .then((data) => setJson({ data }))
      .catch(() => request.signal.aborted || setJson({ failed: true }));
    return () => request.abort();
  }, [address, attempt]);

  return { ...json, retry: () => setAttempt(attempt + 1) };
}
