import React from 'react';
import Island from '../../Island';
import styles from './styles.module.css';
import Tools from './Tools';

/**
 * Filter box and copy buttons of a contract page. Mounted once, above the first group; the members
 * are plain markdown and stay whole without JavaScript.
 */
export default function MemberTools(): JSX.Element {
  return (
    <Island name="MemberTools" className={styles.tools}>
      <Tools />
    </Island>
  );
}
