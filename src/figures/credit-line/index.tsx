import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** A strategy that enlarges its position with a credit line. */
export default function CreditLine(): ReactElement {
  return (
    <Figure
      title="A strategy with a credit line"
      description="The vault gives 100 tokens of credit to a strategy. The Iron Bank, which lends only to addresses on its whitelist, lends 50 more without collateral. The strategy puts 150 into a yield position. From the income it pays interest to the Iron Bank and reports the rest as profit to the vault. If the position loses, the loan must still be repaid, so the loss falls on the vault."
      caption="The loan enlarges gains and losses alike. The amounts are made up."
      width={640}
      height={300}
    >
      <Box x={10} y={20} w={150} h={84} label="Vault" sub="depositors' funds" tone="accent" />
      <Box
        x={10}
        y={196}
        w={150}
        h={84}
        label="Iron Bank"
        sub={'lends to its\nwhitelist only'}
        tone="warn"
      />
      <Box x={278} y={104} w={130} h={92} label="Strategy" tone="good" />
      <Box x={500} y={104} w={130} h={92} label="Position" sub="earns yield" tone="good" />
      <Arrow d="M160 44H320V104" label="100 tokens" at={[240, 44]} tone="accent" />
      <Arrow d="M366 104V84H160" label="profit" at={[230, 84]} tone="good" />
      <Arrow d="M160 256H366V196" label="loan of 50" at={[240, 256]} tone="warn" />
      <Arrow d="M320 196V216H160" label="interest" at={[238, 216]} tone="warn" />
      <Arrow d="M408 130H500" label="150" at={[454, 116]} tone="accent" />
      <Arrow d="M500 170H408" label="income" at={[454, 186]} tone="good" />
    </Figure>
  );
}
