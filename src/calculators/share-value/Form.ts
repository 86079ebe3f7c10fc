import { formatQuantity } from '../../formulas/format';
import { definition as release, lockedProfit } from '../../formulas/locked-profit';
import { definition as price, sharePrice } from '../../formulas/share-price';
import calculator from '../shared';
import type { Field, Values } from '../shared/fields';
import type { Table } from '../shared/ResultTable';

const amount = release.inputs.gain;

export const fields: readonly Field[] = [
  {
    name: 'assets',
    label: 'Total assets before the report',
    unit: 'tokens',
    initial: 1_000_000,
    input: { ...price.inputs.totalAssets, min: 1e-18 },
  },
  {
    name: 'supply',
    label: 'Total supply of shares before the report',
    unit: 'shares',
    initial: 950_000,
    input: { ...price.inputs.totalSupply, min: 1e-18 },
  },
  { name: 'gain', label: 'Reported gain', unit: 'tokens', initial: 5_000, input: amount },
  { name: 'fees', label: 'Fees in the report', unit: 'tokens', initial: 1_250, input: amount },
  {
    name: 'shares',
    label: 'Shares held',
    unit: 'shares',
    initial: 1_000,
    input: price.inputs.shares,
  },
];

/** Times after the report, in seconds; the last is when everything is released. */
const times = [0, 3_600, 7_200, 10_800, 14_400, 18_000, 21_740];

function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** A number to six digits after the point. */
const six = (value: number): string => formatQuantity(value, 'number', 6);

/**
 * Price per share and value of the shares at each full hour until the profit is released. The vault mints fee shares at
 * the price before the report; what is left of the gain is locked and released second by second.
 */
export function compute(values: Values): Table {
  const { assets = 0, supply = 0, gain = 0, fees = 0, shares = 0 } = values;
  if (fees > gain)
    throw new RangeError('Fees cannot exceed the gain: since 0.3.5 the vault caps them.');
  if (shares > supply) throw new RangeError('No one can hold more shares than the total supply.');
  const { sharesMinted } = sharePrice({ totalAssets: assets, totalSupply: supply, deposit: fees });
  return {
    head: ['Time after the report', 'Price per share', 'Value of the shares'],
    rows: times.map((elapsed) => {
      const { pricePerShare, shareValue } = sharePrice({
        totalAssets: assets + gain,
        totalSupply: supply + sharesMinted,
        lockedProfit: lockedProfit({ lockedProfit: gain - fees, elapsed }).locked,
        shares,
      });
      return [clock(elapsed), six(pricePerShare), `${six(shareValue)} tokens`];
    }),
  };
}

/** Value of vault shares in the hours after a report, while its profit is released. */
export default calculator({ id: 'value-of-shares', fields, compute });
