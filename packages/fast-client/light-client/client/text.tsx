/**
 * Stands in for `@theme/MDXContent` in the browser: what draws the elements of a document. Most visits begin with a text
 * that stays as it was built (`adopted`), and end before there is another, so it is loaded with the first text.
 */
import React from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';

type Props = { readonly children: ReactNode };

let Loaded: ComponentType<Props> | undefined;

/** Loads what a text is drawn with; to be called with everything that loads a text. */
export async function loadText(): Promise<void> {
  Loaded ??= (await import(/* webpackChunkName: "text" */ '@theme-original/MDXContent')).default;
}

export default function MDXContent({ children }: Props): ReactElement {
  if (!Loaded) throw new Error('A text is shown before what it is drawn with.');
  return <Loaded>{children}</Loaded>;
}
