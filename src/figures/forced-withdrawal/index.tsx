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
      <Arrow
        points={[
          [190, 70],
          [235, 70],
        ]}
      />
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
      <Arrow
        points={[
          [415, 70],
          [490, 70],
        ]}
        label="yes"
      />
      <Box x={490} y={30} w={160} h={80} label="Pay" sub="burn the shares" tone="good" />

      <Arrow
        points={[
          [325, 110],
          [325, 165],
        ]}
        label="no"
      />
      <Box
        x={235}
        y={165}
        w={180}
        h={80}
        label="Ask strategies"
        sub={'in queue order,\nup to their debt'}
      />
      <Step x={251} y={165} n={3} />
      <Arrow
        points={[
          [235, 205],
          [190, 205],
        ]}
      />
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

      <Arrow
        points={[
          [325, 245],
          [325, 280],
        ]}
      />
      <Arrow
        points={[
          [100, 245],
          [100, 312],
          [235, 312],
        ]}
      />
      <Box x={235} y={280} w={180} h={60} label="Loss ≤ maxLoss?" tone="accent" />
      <Step x={251} y={280} n={4} />
      <Arrow
        points={[
          [415, 300],
          [450, 300],
          [450, 205],
          [570, 205],
          [570, 110],
        ]}
        label="yes"
        at={[510, 205]}
        tone="good"
      />
      <Arrow
        points={[
          [415, 322],
          [490, 322],
        ]}
        label="no"
        tone="bad"
      />
      <Box x={490} y={285} w={160} h={58} label="Revert" tone="bad" />
    </Figure>
  );
}
