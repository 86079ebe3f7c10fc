import React from 'react';
import type { Segment } from '../../types';

/** Takes as much height as the text that hasn't arrived yet. */
const pending: readonly Segment[] = [{ text: '\u00a0', match: false }];

/** Text with the matching pieces marked. Only text nodes: nothing in it can become markup. */
export default function Marked({
  segments = pending,
}: {
  readonly segments: readonly Segment[] | undefined;
}): JSX.Element {
  return (
    <>
      {segments.map(({ text, match }, index) => {
        const Piece = match ? 'mark' : 'span';
        return <Piece key={index}>{text}</Piece>;
      })}
    </>
  );
}
