import React from 'react';
import Island from '../../components/Island';
import ShareValueForm from './Form';

/** Value of vault shares in the hours after a report, while its profit is released. */
export default function ShareValueCalculator(): JSX.Element {
  return (
    <Island name="ShareValue">
      <ShareValueForm />
    </Island>
  );
}
