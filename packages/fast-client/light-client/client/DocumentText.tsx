import React, { isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { useDoc } from '@docusaurus/theme-common/internal';
import MDXContent from '@theme/MDXContent';
import { metadataAttribute, writeMetadata } from './static-content/metadata';

interface Text {
  /** Set by `packages/fast-client/static-content`. */
  readonly isStatic?: boolean;
  /** Whether it was taken from its built page. */
  readonly isFromPage?: boolean;
}

interface Props {
  /** In addition to the theme's own. */
  readonly className?: string;
  /** Shown above the text. */
  readonly title?: ReactElement | undefined;
  /** The document as the theme passes it. */
  readonly children: ReactNode;
}

/**
 * The text of a document. The built page also holds what the document says besides its text, so that a visit can begin
 * without the text's code. A text that stays as it was built is put in as it is: `./static-content`.
 */
export default function DocumentText({ className, title, children }: Props): ReactElement {
  const { metadata, frontMatter, assets, contentTitle, toc } = useDoc();
  const { pathname } = useLocation();
  const text = isValidElement(children) ? ((children as ReactElement).type as Text) : {};
  if (text.isFromPage) return <>{children}</>;
  const kept =
    !ExecutionEnvironment.canUseDOM && text.isStatic
      ? writeMetadata({
          // Browsers look for the address of the route: `trailingSlash` adds a slash to it, or removes one.
          metadata: { ...metadata, permalink: pathname },
          frontMatter,
          assets,
          contentTitle,
          toc,
        })
      : undefined;
  return (
    <div
      className={clsx('theme-doc-markdown', 'markdown', className)}
      {...{ [metadataAttribute]: kept }}
    >
      {title}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
