/**
 * Ejected from 2.4.3, which puts the contents of a narrow window above the title.
 *
 * Differs: they follow the title, which is here rather than in the text, since that may stay as it was built; contents and
 * neighbors are landmarks, the second only where there are any.
 */
import React from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/theme-common/internal';
// Shows the anchors of headings. `@theme/Heading` can't import it: a text that stays as it was built may use no such module.
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import DocumentText from '../../../../packages/fast-client/light-client/client/DocumentText';

/** A document with what is around it: the way to it, its contents, and what comes before and after. */
export default function DocItemLayout({ children }: Props): JSX.Element {
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const windowSize = useWindowSize();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  const hasOwnTitle = frontMatter.hide_title === true || contentTitle !== undefined;
  return (
    <div className="row">
      <div className="col">
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          {!hasOwnTitle && (
            <header>
              <Heading as="h1">{metadata.title}</Heading>
            </header>
          )}
          {hasContents && <DocItemTOCMobile />}
          {/* By this class, reader views find the text. */}
          <DocumentText className="article-body">{children}</DocumentText>
          <DocItemFooter />
        </article>
        {(metadata.previous ?? metadata.next) && <DocItemPaginator />}
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <nav className="col col--3" aria-label="On this page">
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
