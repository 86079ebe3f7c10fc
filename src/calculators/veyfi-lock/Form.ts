import { formatQuantity } from '../../formulas/format';
import { definition, veyfiLock } from '../../formulas/veyfi-lock';
import { veyfiPenalty } from '../../formulas/veyfi-penalty';
import calculator from '../shared';
import type { Field, Values } from '../shared/fields';
import type { Table } from '../shared/ResultTable';

const { inputs } = definition;

export const fields: readonly Field[] = [
  { name: 'yfi', label: 'Locked YFI', unit: 'YFI', initial: 10, input: inputs.amount },
  {
    name: 'days',
    label: 'Time until the lock ends',
    unit: 'days, of which 1,460 count',
    initial: 730,
    input: inputs.remainingDays,
  },
];

/** What a lock weighs, and the share, cost, and rest of an early exit. */
export function lock(
  values: Values,
): readonly [weight: string, ratio: string, cost: string, rest: string] {
  const given = { amount: values['yfi'] ?? 0, remainingDays: values['days'] ?? 0 };
  const { ratio, penalty, returned } = veyfiPenalty(given);
  return [
    formatQuantity(veyfiLock(given), 'veYFI', 4),
    formatQuantity(ratio, 'ratio', 4),
    formatQuantity(penalty, 'YFI', 4),
    formatQuantity(returned, 'YFI', 4),
  ];
}

/** Weight of a lock and what an early exit at this moment would cost. */
export function compute(values: Values): Table {
  const [weight, ratio, cost, rest] = lock(values);
  return {
    head: ['Result', 'Value'],
    rows: [
      ['Weight', weight],
      ['Early exit: share that stays behind', ratio],
      ['Early exit: penalty', cost],
      ['Early exit: returned to the holder', rest],
    ],
  };
}

/** Weight of a veYFI lock and the penalty of leaving it early. */
export default calculator({ id: 'veyfi-lock', fields, compute });
