import React from 'react';
import styles from './Decimals.module.css';

interface Props {
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** Asks for the decimals of the token that amounts are in. */
export default function Decimals({ value, onValue }: Props): JSX.Element {
  return (
    <label className={styles.decimals}>
      <span>Decimals of the token</span>
      <input
        type="number"
        min={0}
        max={36}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (valueAsNumber >= 0 && valueAsNumber <= 36) onValue(Math.floor(valueAsNumber));
        }}
      />
    </label>
  );
}
