/**
 * Replaces `@theme/CodeBlock`: code in a component or in JSX, colored where it is rendered. Fences do not come here: they are
 * colored when their document is compiled, and `../MDXComponents/Pre.tsx` renders them without a highlighter.
 *
 * Differs from 2.4.3:
 * - colors come from a stylesheet instead of from script, so that they follow the color mode before scripts run;
 * - copying and wrapping are done by listeners that serve the whole page, so a block is plain markup.
 */
import React from 'react';
import { highlight } from '../../../packages/fast-build/highlight/highlight';
import CodeLines, { languageOf, type BlockProps } from './Lines';

export default function CodeBlock(props: BlockProps): JSX.Element {
  const children = React.Children.toArray(props.children);
  // Elements are rendered as they are, as in 2.4.3.
  if (children.some((child) => React.isValidElement(child))) return <CodeLines {...props} />;
  const code = children.join('');
  return <CodeLines {...props} {...highlight(code, languageOf(props), props.metastring)} />;
}
