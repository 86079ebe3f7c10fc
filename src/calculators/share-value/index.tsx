import React from 'react';
import Island from '../../components/Island';
import Calculator from '../shared/Calculator';
import { resultsIn, type Table } from '../shared/ResultTable';
import ShareValueForm, { compute } from './Form';

/** Three vaults before and after the release of their profit. */
export const examples: Table = {
  head: ['Vault', 'At the report', 'After 3 h', 'Released (6 h 2 min)'],
  rows: (
    [
      ['1,000,000 tokens, gain 5,000, fees 1,250', { gain: 5_000, fees: 1_250 }],
      ['1,000,000 tokens, gain 1,000, fees 1,000', { gain: 1_000, fees: 1_000 }],
      ['1,000,000 tokens, gain 20,000, fees 4,000', { gain: 20_000, fees: 4_000 }],
    ] as const
  ).map(([label, report]) => [
    label,
    ...resultsIn(
      compute({ assets: 1_000_000, supply: 1_000_000, shares: 1, ...report }),
      [0, 3, 6],
    ),
  ]),
};

/** Value of vault shares in the hours after a report, while its profit is released. */
export default function ShareValueCalculator(): JSX.Element {
  return (
    <Calculator title="Value of shares while profit is released" examples={examples}>
      <Island name="ShareValue">
        <ShareValueForm />
      </Island>
    </Calculator>
  );
}
