import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Steps } from '@site/src/components/Figure';

const parts = {
  value: { label: 'Value the shares', sub: 'with free funds' },
  compare: { from: 'value', to: 'idle' },
  idle: { label: 'Idle balance', sub: 'covers the value?', tone: 'accent' },
  enough: { from: 'idle', to: 'pay', label: 'yes' },
  pay: { label: 'Pay', sub: 'burn the shares', tone: 'good' },
  missing: { from: 'idle', to: 'ask', label: 'no' },
  ask: { label: 'Ask strategies', sub: 'in queue order,\nup to their debt' },
  shrink: { from: 'ask', to: 'short' },
  short: {
    label: 'Queue too short?',
    sub: 'pay what is idle,\ncount shares anew',
    tone: 'warn',
    dashed: true,
  },
  check: { from: 'ask', to: 'loss' },
  checkLess: { from: 'short', to: 'loss' },
  loss: { label: 'Loss ≤ maxLoss?', tone: 'accent' },
  accept: { from: 'loss', to: 'pay', label: 'yes', tone: 'good' },
  refuse: { from: 'loss', to: 'revert', label: 'no', tone: 'bad' },
  revert: { label: 'Revert', tone: 'bad' },
} as const;

/** What a vault does when shares are redeemed. */
export default function ForcedWithdrawal(): JSX.Element {
  return (
    <Figure
      title="Path of a withdrawal"
      description="Step 1: the vault values the shares with free funds. Step 2: if its idle balance covers the value, it pays at once. Step 3: otherwise it asks the strategies of the queue in order, each for at most its debt, until the value is covered or the queue ends. If the queue cannot cover it, the payout shrinks to the idle balance, and the shares to burn are counted anew: for that payout and the losses. Step 4: the vault compares the total loss with maxLoss. A larger loss reverts the call. Otherwise it burns the shares and pays."
      caption="A withdrawal never waits for a harvest. It pays now, pays less, or reverts."
      width={660}
      height={350}
      upright={{
        width: 380,
        height: 520,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                value: [6, 20, 150, 64],
                idle: [6, 124, 150, 64],
                pay: [198, 124, 146, 64],
                ask: [6, 236, 150, 80],
                short: [198, 236, 146, 80],
                loss: [6, 364, 338, 50],
                revert: [106, 466, 138, 44],
              }}
              along={{
                enough: { at: [174, 137] },
                accept: { d: 'M344 389H362V156H344', at: [362, 212] },
              }}
            />
            <Steps
              at={[
                [22, 20],
                [22, 124],
                [22, 236],
                [22, 364],
              ]}
            />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          value: [10, 30, 180, 80],
          idle: [235, 30, 180, 80],
          pay: [490, 30, 160, 80],
          ask: [235, 165, 180, 80],
          short: [10, 165, 180, 80],
          loss: [235, 280, 180, 60],
          revert: [490, 285, 160, 58],
        }}
        along={{
          checkLess: { d: 'M100 245V312H235' },
          accept: { d: 'M415 300H450V205H570V110', at: [510, 205] },
          refuse: { d: 'M415 322H490' },
        }}
      />
      <Steps
        at={[
          [26, 30],
          [251, 30],
          [251, 165],
          [251, 280],
        ]}
      />
    </Figure>
  );
}
