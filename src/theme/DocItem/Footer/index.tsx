/**
 * Wraps 2.4.3's foot of a document (edit link, tags, date) to add its markdown copy, which
 * `packages/site-output` writes: a link to read it, and a button that copies it.
 */
import React from 'react';
import type { ReactElement } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { useDoc } from '@docusaurus/theme-common/internal';
import { copyAddress } from '../../../../packages/site-output/markdown-copies/address';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactElement {
  const { metadata } = useDoc();
  const address = copyAddress(metadata.permalink);
  return (
    <>
      <Footer />
      <p className={styles.copies}>
        <a href={address}>Read as Markdown</a>
        <button
          type="button"
          className={styles.button}
          data-copy-from={address}
          data-copy-name="Page"
        >
          Copy page as Markdown
        </button>
      </p>
    </>
  );
}
