import React, { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';
import Tools from './Tools';

/**
 * Filter box and copy buttons of a contract page. Mounted once, above the first group; the members
 * are plain markdown and stay whole without JavaScript.
 */
export default function MemberTools(): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => setHost(root.current), []);
  return (
    <div className={styles.tools} ref={root} data-island="MemberTools">
      {host && <Tools host={host} />}
    </div>
  );
}
