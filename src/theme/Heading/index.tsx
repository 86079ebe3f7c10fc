/**
 * Ejected from 2.4.3, whose class names on a heading cannot be changed: one of them has the word "scroll" in it, which
 * reader views count against an element, and they drop second-level headings for it.
 * https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L146
 *
 * Differs: long names may break between their words; a class that counts for the heading, also where the words of its id count against it; the link's name is in
 * its label only, not in a title and an invisible sign as well.
 */
import React, { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Heading';
import { breakable } from '../TOCItems/Tree/inline';

/** The words of a heading of which some are code, or that has another place in it. */
const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<PropsWithChildren<unknown>>(child) ? wordsOf(child.props.children) : child,
    )
    .join('');

/** What the link to such a heading says. A name whose id is the name says the id, which compresses better. */
function nameOf(children: ReactNode, id: string): string {
  const words = wordsOf(children);
  return words.toLowerCase() === id ? id : words;
}

/** A heading of a document; every level below the first has a link to itself. */
export default function Heading({ as: As, id, ...props }: Props): JSX.Element {
  const text = typeof props.children === 'string' ? props.children : undefined;
  const words = text === undefined ? props.children : breakable(text);
  if (As === 'h1' || !id) return <As {...props}>{words}</As>;
  return (
    <As {...props} className={clsx('anchor', 'article', props.className)} id={id}>
      {words}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Direct link to ${text ?? nameOf(props.children, id)}`}
      />
    </As>
  );
}
