import React from 'react';
import Island from '../../Island';
import Picker, { type Props } from './Picker';
import styles from './styles.module.css';

/** Picks any two releases and shows what differs. */
export default function ReleasePicker({ from, to }: Props): JSX.Element {
  return (
    <Island name="ReleasePicker" properties={{ from, to }} className={styles.host}>
      <Picker from={from} to={to} />
    </Island>
  );
}
