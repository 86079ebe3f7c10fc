import React from 'react';
import Island from '../../Island';
import Picker, { type Props } from './Picker';

/** Picks any two releases and shows what differs. */
export default function ReleasePicker({ from, to }: Props): JSX.Element {
  return (
    <Island name="ReleasePicker" properties={{ from, to }}>
      <Picker from={from} to={to} />
    </Island>
  );
}
