import React from 'react';
import Figure, { Badge, Box, Note } from '@site/src/components/Figure';

interface Row {
  readonly name: string;
  readonly apy: string;
  readonly deposited: string;
  readonly available: string;
}

const rows: readonly Row[] = [
  { name: 'DAI', apy: '2.1%', deposited: '250.00', available: '0.00' },
  { name: 'WETH', apy: '1.4%', deposited: '0.00', available: '1.20' },
  { name: 'USDC', apy: '2.3%', deposited: '0.00', available: '80.00' },
];

/** The rows, with the places of their columns and of the mark. */
const list = (
  width: number,
  columns: readonly [number, number, number, number],
  yours: number,
): JSX.Element => (
  <>
    {['Vault', 'Net APY', 'Deposited', 'In wallet'].map((title, i) => (
      <Note
        key={title}
        x={columns[i] ?? 0}
        y={22}
        text={title}
        anchor={i === 0 ? 'start' : 'end'}
        bold
      />
    ))}
    {rows.map((row, i) => {
      const y = 42 + i * 60;
      return (
        <g key={row.name}>
          <Box x={10} y={y} w={width} h={50} tone={i === 0 ? 'accent' : 'line'} />
          <Note x={columns[0]} y={y + 25} text={row.name} size={16} bold />
          <Note x={columns[1]} y={y + 25} text={row.apy} anchor="end" />
          <Note x={columns[2]} y={y + 25} text={row.deposited} anchor="end" bold={i === 0} />
          <Note x={columns[3]} y={y + 25} text={row.available} anchor="end" />
        </g>
      );
    })}
    <Badge x={yours} y={67} label="yours" w={60} />
  </>
);

/** List of vaults in the app after a deposit. */
export default function VaultList(): JSX.Element {
  return (
    <Figure
      title="List of vaults after a deposit"
      description="A table with the columns Vault, Net APY, Deposited, and In wallet. The first row is the DAI vault, marked as yours, with 250 DAI deposited. The rows of WETH and USDC follow with nothing deposited."
      caption="The vault that holds your deposit is at the top. All numbers are made up."
      width={640}
      height={226}
      upright={{ width: 380, height: 226, children: list(360, [22, 166, 264, 358], 90) }}
    >
      {list(620, [34, 200, 420, 610], 300)}
    </Figure>
  );
}
