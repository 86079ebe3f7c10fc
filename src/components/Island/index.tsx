import React, { type ReactNode } from 'react';
import type { IslandName } from '../islands';

interface Props {
  /** The script of the part. See `../islands.ts`. */
  readonly name: IslandName;
  /** What the part gets, as plain values. */
  readonly properties?: object;
  readonly className?: string;
  /** The part as readers without scripts see it. */
  readonly children: ReactNode;
}

/**
 * A component that is hydrated alone, while the text around it stays as it was built. Code with state belongs in files
 * next to the one that shows the island.
 */
export default function Island({ name, properties, className, children }: Props): JSX.Element {
  return (
    <div
      className={className}
      data-island={name}
      data-properties={properties && JSON.stringify(properties)}
    >
      {children}
    </div>
  );
}
