import { formatQuantity } from '../../formulas/format';
import { definition, netApy } from '../../formulas/net-apy';
import calculator from '../shared';
import type { Field, Values } from '../shared/fields';
import type { Table } from '../shared/ResultTable';

const { inputs } = definition;

export const fields: readonly Field[] = [
  {
    name: 'gross-apr',
    label: 'Gross APR',
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
export const percent = (ratio: number): string => formatQuantity(ratio, 'ratio', 4);

/** Net yields with the given fees, and the part of the APY that the fees take. */
export function yields(values: Values): {
  readonly net: number;
  readonly apr: number;
  readonly cost: number;
} {
  const grossApr = values['gross-apr'] ?? 0;
  const { netApr, netApy: net } = netApy({
    grossApr,
    performanceFee: values['performance-fee'],
    managementFee: values['management-fee'],
  });
  return { net, apr: netApr, cost: netApy({ grossApr }).netApy - net };
}

/** Net yield for the entered values, with weekly compounding. */
export function compute(values: Values): Table {
  const { net, apr, cost } = yields(values);
  return {
    head: ['Result', 'Value'],
    rows: [
      ['Net APR, after fees', percent(apr)],
      ['Net APY, compounded weekly', percent(net)],
      ['What the fees cost, in APY', percent(cost)],
    ],
  };
}

/** Net yield from a gross yield and a vault's fees. */
export default calculator({ id: 'net-yield', fields, compute });
