/**
 * Wraps 2.4.3's callout.
 *
 * Differs: its box is a section. Reader views drop a `div` when a fifth of its text is links, which a warning that leads
 * on often has. https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L2577
 */
import React, { type ReactElement } from 'react';
import Original from '@theme-original/Admonition';
import type { Props } from '@theme/Admonition';

/** A note, tip, warning or danger in a document. */
export default function Admonition(props: Props): ReactElement {
  // The theme's component is a plain function: its element is taken apart, not rendered.
  const { className, children } = (Original(props) as ReactElement<Props & { className: string }>)
    .props;
  return <section className={className}>{children}</section>;
}
