import React from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { IslandName } from '../islands';

interface Props {
  /** What brings the part to life: see `../islands.ts`. */
  readonly name: IslandName;
  /** What the part gets, as plain values. */
  readonly properties?: object;
  /** The part as readers without script see it. */
  readonly children: ReactNode;
}

/** A part of a document that comes to life alone, while the text around it stays as it was built. */
export default function Island({ name, properties = {}, children }: Props): ReactElement {
  return (
    <div data-island={name} data-properties={JSON.stringify(properties)}>
      {children}
    </div>
  );
}
