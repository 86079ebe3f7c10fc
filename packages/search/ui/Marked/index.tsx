import React from 'react';
import type { Segment } from '../../types';

/** Text with the matching pieces marked. Only text nodes: nothing in it can become markup. */
export default function Marked({
  segments,
}: {
  readonly segments: readonly Segment[];
}): JSX.Element {
  return (
    <>
      {segments.map(({ text, match }, index) =>
        match ? (
          <mark key={index}>{text}</mark>
        ) : (
          <React.Fragment key={index}>{text}</React.Fragment>
        ),
      )}
    </>
  );
}
