/**
 * Ejected from 2.4.3, where a tag with a count has the shape of a label on a string: eight rules in the stylesheet of every
 * page, for one list.
 *
 * Differs: the count follows the name.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';
import styles from './styles.module.css';

/** A link to the documents or posts with a tag. */
export default function Tag({ permalink, label, count }: Props): JSX.Element {
  return (
    <Link href={permalink} className={styles['tag']}>
      {count ? `${label} (${count})` : label}
    </Link>
  );
}
