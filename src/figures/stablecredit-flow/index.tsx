import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  collateral: { label: 'Collateral', sub: '100 LINK at $11\n= $1,100' },
  draw: { from: 'collateral', to: 'credit', label: 'up to 75%' },
  credit: { label: 'Credit', sub: '825\nStableCredit USD', tone: 'accent' },
  swap: { from: 'credit', to: 'other', label: 'swap' },
  other: { label: 'Other asset', sub: 'from the pool,\ne.g. DAI', tone: 'good' },
} as const;

/** The example of the page: collateral, credit, swap. */
export default function StablecreditFlow(): JSX.Element {
  return (
    <Figure
      title="Drawing credit with StableCredit"
      description="Example: a user deposits 100 LINK at 11 dollars, worth 1,100 dollars. The credit line is at most 75% of that, 825 StableCredit USD. StableCredit USD can be swapped for any other asset in the pools, for example DAI. The price depends on the oracle and on how much of the pool is borrowed."
      caption="The design from 2020. It was never released."
      width={700}
      height={150}
      upright={{
        width: 340,
        height: 392,
        children: (
          <Diagram
            parts={parts}
            at={{
              collateral: [70, 10, 200, 84],
              credit: [70, 154, 200, 84],
              other: [70, 298, 200, 84],
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          collateral: [10, 32, 160, 84],
          credit: [260, 32, 180, 84],
          other: [530, 32, 160, 84],
        }}
        along={{ draw: { at: [215, 54] }, swap: { at: [485, 54] } }}
      />
    </Figure>
  );
}
