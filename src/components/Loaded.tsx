import React from 'react';
import { useLoaded } from './useLoaded';

interface Props<T> {
  /** Address of a JSON file, or a name for what `load` loads. */
  readonly address: string;
  readonly load?: () => Promise<T>;
  /** What the file contains, in words that can follow "The". */
  readonly what: string;
  readonly children: (data: T) => JSX.Element;
}

/**
 * Draws the content of a file once it's loaded. Until then it says that it's loading, and after a failure it offers
 * to try again.
 */
export default function Loaded<T>({ address, load, what, children }: Props<T>): JSX.Element {
  const { data, failed, retry } = useLoaded<T>(address, load);
  if (failed)
    return (
      <p role="alert">
        <span>{`The ${what} could not be loaded. `}</span>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </p>
    );
  return data === undefined ? <p role="status">Loading…</p> : children(data);
}
