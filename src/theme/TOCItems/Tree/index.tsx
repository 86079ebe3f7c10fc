/**
 * Replaces `@theme/TOCItems/Tree` of 2.4.3.
 *
 * Differs: headings are rendered as elements instead of through `innerHTML`, which Trusted Types forbid.
 */
import React from 'react';
import type { Props } from '@theme/TOCItems/Tree';
import { inlineNodes } from './inline';

function TOCItemTree({ toc, className, linkClassName, isChild }: Props): JSX.Element | null {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`} className={linkClassName ?? undefined}>
            {inlineNodes(heading.value)}
          </a>
          <TOCItemTree
            isChild
            toc={heading.children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

export default React.memo(TOCItemTree);
