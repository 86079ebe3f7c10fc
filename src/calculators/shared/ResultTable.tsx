import React from 'react';
import DataTable from '../../components/DataTable';

/** Rows below headings; the first cell of a row names it. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What some rows of a calculator's results say, for its table of sample values. */
export const resultsIn = ({ rows }: Table, chosen: readonly number[]): string[] =>
  chosen.map((row) => rows[row]?.[1] ?? '');

interface Props {
  readonly caption: string;
  readonly table: Table;
}

/** What a calculator has computed. */
export default function ResultTable({ caption, table }: Props): JSX.Element {
  return (
    <DataTable title={caption} columns={table.head} className="results">
      <tbody>
        {table.rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              <td key={table.head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
