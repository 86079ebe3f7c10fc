/**
 * Replaces the one of `packages/fast-client/light-client`.
 *
 * Differs: a class by which reader views find the text; the title is above it (`../Layout`).
 */
import React from 'react';
import type { ReactElement, ReactNode } from 'react';
import DocumentText from '../../../../packages/fast-client/light-client/client/DocumentText';

export default function DocItemContent({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  return <DocumentText className="article-body">{children}</DocumentText>;
}
