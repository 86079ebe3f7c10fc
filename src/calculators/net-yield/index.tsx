import React from 'react';
import Island from '../../components/Island';
import { formatQuantity } from '../../formulas/format';
import Calculator from '../shared/Calculator';
import { resultsIn, type Table } from '../shared/ResultTable';
import NetYieldForm, { compute } from './Form';

/** Net yields of some gross yields with the usual fees. */
export const examples: Table = {
  head: ['Gross APR', 'Performance fees', 'Management fee', 'Net APR', 'Net APY'],
  rows: [0.02, 0.05, 0.1, 0.2, 0.5].map((grossApr) => {
    const fees = { 'performance-fee': 0.2, 'management-fee': 0.02 };
    const results = compute({ 'gross-apr': grossApr, ...fees });
    return [formatQuantity(grossApr, 'ratio'), '20%', '2%', ...resultsIn(results, [0, 1])];
  }),
};

/** Net yield from a gross yield and a vault's fees. */
export default function NetYieldCalculator(): JSX.Element {
  return (
    <Calculator title="Net yield after fees" examples={examples}>
      <Island name="NetYield">
        <NetYieldForm />
      </Island>
    </Calculator>
  );
}
