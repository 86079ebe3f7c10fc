/**
 * Ejected from 2.4.3, whose element cannot be given attributes.
 *
 * Differs: the built page holds what the document says besides its text, so that a visit can begin without the text's
 * code; a text that stays as it was built is put in as it is (`packages/fast-client/light-client/client/adopted`); a
 * class by which reader views find the text; the title is above it (`../Layout`).
 */
import React, { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/theme-common/internal';
import MDXContent from '@theme/MDXContent';
import {
  factsAttribute,
  writeFacts,
} from '../../../../packages/fast-client/light-client/client/adopted/facts';

interface Text {
  /** Set by `packages/fast-build/document.ts`. */
  readonly isStatic?: boolean;
  readonly isAdopted?: boolean;
}

export default function DocItemContent({
  children,
}: {
  readonly children: ReactNode;
}): JSX.Element {
  const { metadata, frontMatter, assets, contentTitle, toc } = useDoc();
  const text = isValidElement(children) ? ((children as ReactElement).type as Text) : {};
  if (text.isAdopted) return <>{children}</>;
  const facts =
    !ExecutionEnvironment.canUseDOM && text.isStatic
      ? writeFacts({ metadata, frontMatter, assets, contentTitle, toc })
      : undefined;
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', 'article-body')}
      {...{ [factsAttribute]: facts }}
    >
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
