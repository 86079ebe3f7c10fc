import { formatQuantity } from '../../formulas/format';
import { definition, partnerSplit } from '../../formulas/partner-split';
import calculator from '../shared';
import type { Field, Values } from '../shared/fields';
import type { Table } from '../shared/ResultTable';

const { inputs } = definition;

export const fields: readonly Field[] = [
  {
    name: 'tvl',
    label: 'TVL that the partner brings',
    unit: 'USD',
    initial: 10_000_000,
    input: inputs.tvl,
  },
  {
    name: 'yield',
    label: 'Yield on that TVL',
    unit: 'USD per year',
    initial: 1_000_000,
    input: inputs.yearlyYield,
  },
];

/** An amount in whole dollars. */
const usd = (amount: number): string => formatQuantity(amount, 'USD', 0);

/** A tier with its share. */
const tierName = (tier: number, share: number): string =>
  tier === 0 ? 'none (0%)' : `${tier} (${formatQuantity(share, 'ratio')})`;

/** How a year's fees are divided. */
export function compute(values: Values): Table {
  const result = partnerSplit({ tvl: values['tvl'] ?? 0, yearlyYield: values['yield'] ?? 0 });
  return {
    head: ['Result', 'Value'],
    rows: [
      ['Fees: 2% of TVL and 20% of the yield', usd(result.fees)],
      ['For operations, 45%', usd(result.operations)],
      ['Left to share, 55%', usd(result.shareable)],
      ["The partner's tier", tierName(result.tier, result.tierShare)],
      ['For the partner', usd(result.partner)],
      ['For Yearn', usd(result.yearn)],
    ],
  };
}

/** Division of a year's fees between operations, a partner and Yearn. */
export default calculator({ id: 'partner-split', fields, compute });
