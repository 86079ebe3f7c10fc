/**
 * Replaces `@theme/MDXContent` in the browser, which renders the elements of a document.
 *
 * Differs from 2.4.3: it comes with the first text that needs it, and not with every page. Most visits begin with a text
 * that stays as it was built (`static-content`) and end before another one is rendered, so they never load it.
 */
import React, { type ComponentType, type ReactElement, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };

let Loaded: ComponentType<Props> | undefined;

/** Loads what's needed to render a text. Call it along with everything that loads a text. */
export async function loadText(): Promise<void> {
  Loaded ??= (await import(/* webpackChunkName: "text" */ '@theme-original/MDXContent')).default;
}

export default function MDXContent({ children }: Props): ReactElement {
  if (!Loaded) throw new Error("The code for texts isn't loaded.");
  return <Loaded>{children}</Loaded>;
}
