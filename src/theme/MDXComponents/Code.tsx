/**
 * Replaces `@theme/MDXComponents/Code`: `<code>` in a document, in a line or as a block of several.
 *
 * Differs from 2.4.3: looks at the text alone; `packages/fast-client/light-client/client/mdx.tsx` leaves no names on elements.
 */
import React from 'react';
import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';

export default function MDXCode(props: { readonly children: ReactNode }): JSX.Element {
  const isBlock = React.Children.toArray(props.children).some(
    (child) => typeof child === 'string' && child.includes('\n'),
  );
  return isBlock ? <CodeBlock {...props} /> : <code {...props} />;
}
