/**
 * Ejected from 2.4.3, whose two columns can't be extended.
 *
 * Differs: one line leads to what can be done with the page: edit it, read or copy its Markdown copy, which
 * `packages/site-output` writes; and says when it was last updated.
 */
import React from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/theme-common/internal';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated, { type Props as LastUpdatedProps } from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import { copyAddress } from '../../../../packages/site-output/markdown-copies/address';
import styles from './styles.module.css';

/** What comes after the text of a document. */
export default function DocItemFooter(): JSX.Element {
  const { metadata } = useDoc();
  const { editUrl, lastUpdatedAt, permalink, tags } = metadata;
  const address = copyAddress(permalink);
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {tags.length > 0 && (
        <div className={ThemeClassNames.docs.docFooterTagsRow}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <div className={styles.line}>
        {editUrl ? <EditThisPage editUrl={editUrl} /> : null}
        <a href={address}>Read as Markdown</a>
        <button
          type="button"
          className={styles.button}
          data-copy-from={address}
          data-copy-name="Page"
        >
          Copy page as Markdown
        </button>
        {lastUpdatedAt ? <LastUpdated {...(metadata as LastUpdatedProps)} /> : null}
      </div>
    </footer>
  );
}
