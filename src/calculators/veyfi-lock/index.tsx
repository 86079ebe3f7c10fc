import React from 'react';
import Island from '../../components/Island';
import { formatQuantity } from '../../formulas/format';
import Calculator from '../shared/Calculator';
import { resultsIn, type Table } from '../shared/ResultTable';
import VeyfiLockForm, { compute } from './Form';

/** A lock of 10 YFI as its end comes closer. */
export const examples: Table = {
  head: ['Remaining time, 10 YFI locked', 'Weight', 'Share lost', 'Penalty', 'Returned'],
  rows: [1_460, 1_095, 730, 365, 30, 0].map((days) => [
    formatQuantity(days, 'days'),
    ...resultsIn(compute({ yfi: 10, days }), [0, 1, 2, 3]),
  ]),
};

/** Weight of a veYFI lock and the penalty of leaving it early. */
export default function VeyfiLockCalculator(): JSX.Element {
  return (
    <Calculator title="veYFI weight and early exit" examples={examples}>
      <Island name="VeyfiLock">
        <VeyfiLockForm />
      </Island>
    </Calculator>
  );
}
