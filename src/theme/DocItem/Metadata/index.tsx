/**
 * Ejected from 2.4.3, which gives the copies of a document in several releases one title.
 *
 * Differs: the title names the release, in older ones always, and in the newest where older ones have the document too.
 */
import React from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
import { titleInRelease } from '../../../../packages/site-output/titleInRelease';

/** What the head of a document's page says. */
export default function DocItemMetadata(): JSX.Element {
  const { metadata, frontMatter, assets } = useDoc();
  const { pluginId, label, isLast } = useDocsVersion();
  const copies = Object.keys(useActiveDocContext(pluginId).alternateDocVersions).length;
  return (
    <PageMetadata
      title={!isLast || copies > 1 ? titleInRelease(metadata.title, label) : metadata.title}
      description={metadata.description}
      {...({ keywords: frontMatter.keywords, image: assets.image ?? frontMatter.image } as object)}
    />
  );
}
