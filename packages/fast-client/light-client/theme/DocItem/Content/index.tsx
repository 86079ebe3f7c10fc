/**
 * Ejected from 2.4.3, whose element cannot be given attributes.
 *
 * Differs: a text that stays as it was built is put in as it is.
 */
import React, { type ReactElement, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/theme-common/internal';
import Heading from '@theme/Heading';
import DocumentText from '../../../client/DocumentText';

/** A document's text, below its title if the text doesn't begin with one. */
export default function DocItemContent({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const hasOwnTitle = frontMatter.hide_title === true || contentTitle !== undefined;
  const title = hasOwnTitle ? undefined : (
    <header>
      <Heading as="h1">{metadata.title}</Heading>
    </header>
  );
  return <DocumentText title={title}>{children}</DocumentText>;
}
