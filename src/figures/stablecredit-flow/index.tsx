import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** The example of the page: collateral, credit, swap. */
export default function StablecreditFlow(): ReactElement {
  return (
    <Figure
      title="Drawing credit with StableCredit"
      description="Example: a user deposits 100 LINK at 11 dollars, worth 1,100 dollars. The credit line is at most 75% of that, 825 StableCredit USD. StableCredit USD can be swapped for any other asset in the pools, for example DAI. The price depends on the oracle and on how much of the pool is borrowed."
      caption="The design of 2020. It was never released."
      width={700}
      height={150}
    >
      <Box x={10} y={32} w={160} h={84} label="Collateral" sub={'100 LINK at $11\n= $1,100'} />
      <Arrow d="M170 74H260" label="up to 75%" at={[215, 54]} />
      <Box
        x={260}
        y={32}
        w={180}
        h={84}
        label="Credit"
        sub={'825\nStableCredit USD'}
        tone="accent"
      />
      <Arrow d="M440 74H530" label="swap" at={[485, 54]} />
      <Box
        x={530}
        y={32}
        w={160}
        h={84}
        label="Other asset"
        sub={'from the pool,\ne.g. DAI'}
        tone="good"
      />
    </Figure>
  );
}
