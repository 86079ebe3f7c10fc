import React from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

interface CardProps {
  readonly x: number;
  readonly y?: number;
  /** The button that can be pressed. The other one is gray. */
  readonly n: 1 | 2;
}

function Card({ x, y = 0, n }: CardProps): JSX.Element {
  return (
    <g>
      <Box x={x} y={y + 20} w={272} h={236} />
      <Note x={x + 24} y={y + 48} text="Deposit" size={16} tone="accent" bold />
      <Arrow d={`M${x + 20} ${y + 64}H${x + 96}`} tone="accent" head="none" />
      <Note x={x + 124} y={y + 48} text="Withdraw" size={16} />
      <Note x={x + 24} y={y + 94} text="Amount" />
      <Note x={x + 248} y={y + 94} text="Balance: 250" anchor="end" />
      <Box x={x + 20} y={y + 110} w={232} h={50} />
      <Note x={x + 36} y={y + 135} text="100.00" size={16} bold />
      <Box x={x + 160} y={y + 118} w={82} h={34} label="Max" radius={17} />
      {(['Approve', 'Deposit'] as const).map((label, i) => (
        <Box
          key={label}
          x={x + 20 + i * 121}
          y={y + 184}
          w={111}
          h={48}
          label={label}
          tone={i + 1 === n ? 'accent' : 'line'}
          radius={24}
        />
      ))}
      <Step x={x + 10 + n * 121} y={y + 184} n={n} />
    </g>
  );
}

/** One card below the other, for phones. */
const upright = {
  width: 300,
  height: 556,
  children: (
    <>
      <Card x={14} n={1} />
      <Arrow d="M150 256V300" />
      <Card x={14} y={280} n={2} />
    </>
  ),
};

/** The deposit card before and after the approval. */
export default function DepositCard(): JSX.Element {
  return (
    <Figure
      title="Deposit card before and after the approval"
      description="The same card twice. It has the tabs Deposit, which is open, and Withdraw, a field for the amount with 100 entered, the balance of 250, a button Max, and the buttons Approve and Deposit. In the first card, Approve can be pressed, which is marked 1. After the approval is signed, in the second card, Deposit can be pressed, which is marked 2."
      caption="The first time, you press Approve (1) and then Deposit (2). The Withdraw tab has similar parts."
      width={640}
      height={276}
      upright={upright}
    >
      <Card x={14} n={1} />
      <Arrow d="M292 138H348" />
      <Card x={354} n={2} />
    </Figure>
  );
}
