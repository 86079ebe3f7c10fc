/**
 * Wraps 2.4.3's `<code>` in a document. Differs: code of several lines inside JSX is rendered without a highlighter,
 * which every document would load for it; the original would color it as plain text.
 */
import React, { type ReactNode } from 'react';
import CodeLines from '../CodeBlock/Lines';

export default function MDXCode(props: { readonly children: ReactNode }): JSX.Element {
  const isBlock = React.Children.toArray(props.children).some(
    (child) => typeof child === 'string' && child.includes('\n'),
  );
  return isBlock ? <CodeLines {...props} /> : <code {...props} />;
}
