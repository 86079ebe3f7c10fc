/**
 * Replaces the one of `packages/fast-client/light-client`.
 *
 * Differs: a class by which reader views find the text; the title is above it (`../Layout`).
 */
import React, { type ReactNode } from 'react';
import DocumentText from '../../../../packages/fast-client/light-client/client/DocumentText';

export default function DocItemContent({
  children,
}: {
  readonly children: ReactNode;
}): JSX.Element {
  return <DocumentText className="article-body">{children}</DocumentText>;
}
