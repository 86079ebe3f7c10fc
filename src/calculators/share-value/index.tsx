import React from 'react';
import Island from '../../components/Island';
import Calculator from '../shared/Calculator';
import ShareValueForm, { examples, title } from './Form';

/** Value of vault shares in the hours after a report, while its profit is released. */
export default function ShareValueCalculator(): JSX.Element {
  return (
    <Calculator title={title} examples={examples}>
      <Island name="ShareValue">
        <ShareValueForm />
      </Island>
    </Calculator>
  );
}
