import { useCallback, useRef, useState } from 'react';

interface Json<T> {
  /** Undefined until the file is loaded. */
  readonly data: T | undefined;
  readonly failed: boolean;
  /** Fetches the file unless that was done; again after a failure. */
  readonly load: () => void;
}

/**
 * A file of data that is fetched when it is wanted.
 *
 * @param address address of a JSON file
 */
export function useJson<T>(address: string): Json<T> {
  const [data, setData] = useState<T>();
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);

  const load = useCallback((): void => {
    if (requested.current) return;
    requested.current = true;
    setFailed(false);
    fetch(address)
      .then((response) =>
        response.ok
          ? (response.json() as Promise<T>)
          : Promise.reject(new Error(String(response.status))),
      )
      .then(setData)
      .catch(() => {
        requested.current = false;
        setFailed(true);
      });
  }, [address]);
  return { data, failed, load };
}
