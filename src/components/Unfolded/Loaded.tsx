import React, { useEffect } from 'react';
import { useJson } from '../useJson';

interface Props<T> {
  /** Address of a JSON file. */
  readonly address: string;
  /** What it holds, after "The". */
  readonly what: string;
  readonly children: (data: T) => JSX.Element;
}

/** Draws what a file holds, once it is there; says so while it isn't, and offers to try again after a failure. */
export default function Loaded<T>({ address, what, children }: Props<T>): JSX.Element {
  const { data, failed, load } = useJson<T>(address);
  useEffect(load, [load]);
  if (failed)
    return (
      <p role="alert">
        <span>{`The ${what} could not be loaded. `}</span>
        <button type="button" onClick={load}>
          Retry
        </button>
      </p>
    );
  return data === undefined ? <p role="status">Loading…</p> : children(data);
}
