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

/** Weight of a lock and what an early exit at this moment would cost. */
export function compute(values: Values): Table {
  const given = { amount: values['yfi'] ?? 0, remainingDays: values['days'] ?? 0 };
  const { ratio, penalty, returned } = veyfiPenalty(given);
  return {
    head: ['Result', 'Value'],
    rows: [
      ['Weight', formatQuantity(veyfiLock(given), 'veYFI', 4)],
      ['Early exit: share that stays behind', formatQuantity(ratio, 'ratio', 4)],
      ['Early exit: penalty', formatQuantity(penalty, 'YFI', 4)],
      ['Early exit: returned to the holder', formatQuantity(returned, 'YFI', 4)],
    ],
  };
}

/** Weight of a veYFI lock and the penalty of leaving it early. */
export default calculator({ id: 'veyfi-lock', fields, compute });
