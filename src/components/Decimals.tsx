import React, { useRef, useState } from 'react';
import fields from './fields.module.css';

interface Props {
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** Asks for the decimals of the token that amounts are in. */
export default function Decimals({ value, onValue }: Props): JSX.Element {
  // Kept as typed: if the field took only valid numbers, it could not be emptied to type another one.
  const [text = String(value), setText] = useState<string>();
  // What was meant until another number is. A larger one begins with a digit that would be valid, too.
  const before = useRef(value);
  return (
    <label className={fields.row}>
      <span>Decimals of the token (0 to 36)</span>
      <input
        type="number"
        min={0}
        max={36}
        value={text}
        aria-invalid={text !== String(value)}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          setText(currentTarget.value);
          onValue(Number.isInteger(typed) && typed >= 0 && typed <= 36 ? typed : before.current);
        }}
        onFocus={() => {
          before.current = value;
        }}
        onBlur={() => setText(undefined)}
      />
    </label>
  );
}
