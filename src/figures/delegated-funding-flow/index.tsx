import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

/** How a DAO would have been chosen and funded. */
export default function DelegatedFundingFlow(): ReactElement {
  return (
    <Figure
      title="Path of a DAO to funding"
      description="Step 1: a page on Gitcoin Grants. Step 2: an application on the forum. Step 3: a Snapshot vote of YFI holders. Step 4: the DAO joins the set of DAO vaults. YFI holders supply capital to these vaults, the DAO draws within limits for each week, month, and year, repays on its own schedule, and profit goes to those who supplied."
      caption="The plan of 2020. It was never released in this form."
      width={700}
      height={300}
    >
      <Box x={10} y={36} w={140} h={64} label="Gitcoin" sub="grant page" />
      <Step x={26} y={36} n={1} />
      <Arrow d="M150 68H190" />
      <Box x={190} y={36} w={140} h={64} label="Forum" sub="application" />
      <Step x={206} y={36} n={2} />
      <Arrow d="M330 68H370" />
      <Box x={370} y={36} w={140} h={64} label="Snapshot" sub="vote" />
      <Step x={386} y={36} n={3} />
      <Arrow d="M510 68H550" />
      <Box x={550} y={36} w={140} h={64} label="DAO vault" tone="accent" />
      <Step x={566} y={36} n={4} />
      <Box x={190} y={196} w={160} h={70} label="YFI holders" sub="supply capital" />
      <Box x={550} y={196} w={140} h={70} label="DAO" sub="draws, repays" tone="good" />
      <Arrow d="M350 218L580 100" label="capital" at={[450, 156]} />
      <Arrow d="M606 100V196" label={'limits per week,\nmonth, year'} at={[606, 148]} />
      <Arrow d="M550 246H350" label="repayment and profit" tone="good" />
    </Figure>
  );
}
