import { formatQuantity } from '../../formulas/format';
import { definition, netApy } from '../../formulas/net-apy';
import calculator from '../shared';
import type { Field, Values } from '../shared/fields';
import type { Table } from '../shared/ResultTable';

const { inputs } = definition;

export const fields: readonly Field[] = [
  {
    name: 'gross-apr',
    label: 'Gross APR in the app',
    unit: '%',
    initial: 10,
    // Compounding a much larger yield ends in infinity.
    input: { ...inputs.grossApr, max: 100 },
    scale: 100,
  },
  {
    name: 'performance-fee',
    label: 'Total performance fees',
    unit: '% of the gain',
    initial: 20,
    input: inputs.performanceFee,
    scale: 100,
  },
  {
    name: 'management-fee',
    label: 'Management fee',
    unit: '% per year',
    initial: 2,
    input: inputs.managementFee,
    scale: 100,
  },
];

/** A ratio in percent, to two digits after the point. */
const percent = (ratio: number): string => formatQuantity(ratio, 'ratio', 4);

/** Net yield for the entered values, with weekly compounding. */
export function compute(values: Values): Table {
  const grossApr = values['gross-apr'] ?? 0;
  const net = netApy({
    grossApr,
    performanceFee: values['performance-fee'],
    managementFee: values['management-fee'],
  });
  return {
    head: ['Result', 'Value'],
    rows: [
      ['Net APR, after fees', percent(net.netApr)],
      ['Net APY, compounded weekly', percent(net.netApy)],
      ['What the fees cost, in APY', percent(netApy({ grossApr }).netApy - net.netApy)],
    ],
  };
}

/** Net yield from a gross yield and a vault's fees. */
export default calculator({ id: 'net-yield', fields, compute });
