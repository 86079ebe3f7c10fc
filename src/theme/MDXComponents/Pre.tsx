/**
 * Replaces `@theme/MDXComponents/Pre`: a block of code in a document.
 *
 * Differs from 2.4.3: renders the lines that `packages/fast-build/highlight` gave the block when the document was compiled, so
 * that documents bring no highlighter.
 */
import React, { isValidElement } from 'react';
import type { Props } from '@theme/MDXComponents/Pre';
import CodeLines from '../CodeBlock/Lines';

export default function MDXPre(props: Props): JSX.Element {
  const { children } = props;
  const isFence =
    isValidElement<Props & { readonly originalType?: string }>(children) &&
    children.props.originalType === 'code';
  return <CodeLines {...(isFence ? children.props : props)} />;
}
