import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

/** What a vault does when shares are redeemed. */
export default function ForcedWithdrawal(): ReactElement {
  return (
    <Figure
      title="Path of a withdrawal"
      description="Step 1: the vault values the shares with free funds. Step 2: if its idle balance covers the value, it pays at once. Step 3: otherwise it asks the strategies of the queue in order, each for at most its debt, until the value is covered or the queue ends. If the queue cannot cover it, the payout shrinks to the idle balance and fewer shares are burned. Step 4: the vault compares the total loss with maxLoss. A larger loss reverts the call. Otherwise it burns the shares and pays."
      caption="A withdrawal never waits for a harvest. It pays now, pays less for fewer shares, or reverts."
      width={660}
      height={350}
    >
      <Box x={10} y={30} w={180} h={80} label="Value the shares" sub="with free funds" />
      <Step x={26} y={30} n={1} />
      <Arrow d="M190 70H235" />
      <Box
        x={235}
        y={30}
        w={180}
        h={80}
        label="Idle balance"
        sub="covers the value?"
        tone="accent"
      />
      <Step x={251} y={30} n={2} />
      <Arrow d="M415 70H490" label="yes" />
      <Box x={490} y={30} w={160} h={80} label="Pay" sub="burn the shares" tone="good" />

      <Arrow d="M325 110V165" label="no" />
      <Box
        x={235}
        y={165}
        w={180}
        h={80}
        label="Ask strategies"
        sub={'in queue order,\nup to their debt'}
      />
      <Step x={251} y={165} n={3} />
      <Arrow d="M235 205H190" />
      <Box
        x={10}
        y={165}
        w={180}
        h={80}
        label="Queue too short?"
        sub={'pay what is idle,\nburn fewer shares'}
        tone="warn"
        dashed
      />

      <Arrow d="M325 245V280" />
      <Arrow d="M100 245V312H235" />
      <Box x={235} y={280} w={180} h={60} label="Loss ≤ maxLoss?" tone="accent" />
      <Step x={251} y={280} n={4} />
      <Arrow d="M415 300H450V205H570V110" label="yes" at={[510, 205]} tone="good" />
      <Arrow d="M415 322H490" label="no" tone="bad" />
      <Box x={490} y={285} w={160} h={58} label="Revert" tone="bad" />
    </Figure>
  );
}
