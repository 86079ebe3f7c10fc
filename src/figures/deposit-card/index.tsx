import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

interface CardProps {
  readonly x: number;
  readonly y?: number;
  readonly button: string;
  readonly n: number;
}

function Card({ x, y = 0, button, n }: CardProps): ReactElement {
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
      <Box x={x + 20} y={y + 184} w={232} h={48} label={button} tone="accent" radius={24} />
      <Step x={x + 252} y={y + 184} n={n} />
    </g>
  );
}

/** One card below the other, for phones. */
const upright = {
  width: 300,
  height: 556,
  children: (
    <>
      <Card x={14} button="Approve" n={1} />
      <Arrow d="M150 256V300" />
      <Card x={14} y={280} button="Deposit" n={2} />
    </>
  ),
};

/** The deposit card before and after the approval. */
export default function DepositCard(): ReactElement {
  return (
    <Figure
      title="Deposit card before and after the approval"
      description="The same card twice. It has the tabs Deposit, which is open, and Withdraw, a field for the amount with 100 entered, the balance of 250 and a button Max. In the first card, marked 1, the action button reads Approve. After the approval is signed, in the second card, marked 2, it reads Deposit."
      caption="The first time the button reads Approve (1), afterward Deposit (2). The Withdraw tab has the same parts."
      width={640}
      height={276}
      upright={upright}
    >
      <Card x={14} button="Approve" n={1} />
      <Arrow d="M292 138H348" />
      <Card x={354} button="Deposit" n={2} />
    </Figure>
  );
}
