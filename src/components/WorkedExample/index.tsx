import React from 'react';
import { type CheckedExample, decimalsOf } from '../../formulas/check';
import { formatQuantity } from '../../formulas/format';
import DataTable from '../DataTable';

/** A worked example: what is given, with units, and what follows from it. */
export default function WorkedExample({
  example,
}: {
  readonly example: CheckedExample;
}): JSX.Element {
  const title = `Worked example: ${example.formula.title}`;
  // A default of 0 stands for something that the example leaves out, and decimals only set the rounding.
  const shown = example.given.filter(
    ({ name, value, isDefault }) => !isDefault || (value !== 0 && name !== 'decimals'),
  );
  return (
    <DataTable title={title} columns={['Given', 'Value']} className="worked-example">
      <tbody>
        {shown.map(({ name, quantity, value, isDefault }) => (
          <tr key={name}>
            <th scope="row">{quantity.label}</th>
            <td>{formatQuantity(value, quantity.unit) + (isDefault ? ' (default)' : '')}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="worked-example-result" aria-label="Result">
        {example.results.map(({ name, quantity, value, stated }) => (
          <tr key={name}>
            <th scope="row">{quantity.label}</th>
            <td>{formatQuantity(value, quantity.unit, decimalsOf(stated.raw) ?? undefined)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
