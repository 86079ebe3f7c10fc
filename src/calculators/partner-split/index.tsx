import React from 'react';
import Island from '../../components/Island';
import { formatQuantity } from '../../formulas/format';
import Calculator from '../shared/Calculator';
import { resultsIn, type Table } from '../shared/ResultTable';
import PartnerSplitForm, { compute } from './Form';

/** Payouts at a yield of 10% of the TVL. */
export const examples: Table = {
  head: ['TVL, yield of 10%', 'Fees', 'Left to share', 'Tier', 'For the partner'],
  rows: [500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000, 1_000_000_000].map(
    (tvl) => [
      formatQuantity(tvl, 'USD', 0),
      ...resultsIn(compute({ tvl, yield: tvl * 0.1 }), [0, 2, 3, 4]),
    ],
  ),
};

/** Division of a year's fees between operations, a partner and Yearn. */
export default function PartnerSplitCalculator(): JSX.Element {
  return (
    <Calculator title="Fee split with a partner" examples={examples}>
      <Island name="PartnerSplit">
        <PartnerSplitForm />
      </Island>
    </Calculator>
  );
}
