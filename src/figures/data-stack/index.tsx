import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** From contracts to an application. */
export default function DataStack(): ReactElement {
  return (
    <Figure
      title="From contracts to your app"
      description="Your application uses the Yearn SDK. The SDK reads from four kinds of sources. The contracts on chain are vaults, strategies, the registry, and others. The subgraph indexes user history. The exporter behind Yearn Vision records TVL and APY. The Yearn API serves data about vaults. The three services read from the contracts. An application or contract may also call the contracts directly."
      caption="Build on any layer. Direct calls to the contracts are always possible."
      width={660}
      height={350}
    >
      <Box x={250} y={10} w={160} h={56} label="Your app" tone="accent" />
      <Arrow
        points={[
          [330, 66],
          [330, 100],
        ]}
      />
      <Box x={250} y={100} w={160} h={56} label="Yearn SDK" tone="accent" />

      <Box x={22} y={200} w={120} h={56} label="Subgraph" />
      <Box x={158} y={200} w={130} h={56} label="Exporter" sub="Yearn Vision" />
      <Box x={304} y={200} w={124} h={56} label="Yearn API" />
      <Arrow
        points={[
          [330, 156],
          [330, 176],
          [82, 176],
          [82, 200],
        ]}
      />
      <Arrow
        points={[
          [330, 156],
          [330, 176],
          [223, 176],
          [223, 200],
        ]}
      />
      <Arrow
        points={[
          [330, 156],
          [330, 176],
          [366, 176],
          [366, 200],
        ]}
      />
      <Arrow
        points={[
          [410, 128],
          [500, 128],
          [500, 300],
        ]}
      />
      <Arrow
        points={[
          [410, 38],
          [590, 38],
          [590, 300],
        ]}
        label={'direct\ncalls'}
        at={[590, 170]}
        dashed
      />

      <Box
        x={10}
        y={300}
        w={640}
        h={44}
        label="Contracts: vaults, strategies, registry"
        tone="good"
      />
      <Arrow
        points={[
          [82, 256],
          [82, 300],
        ]}
      />
      <Arrow
        points={[
          [223, 256],
          [223, 300],
        ]}
      />
      <Arrow
        points={[
          [366, 256],
          [366, 300],
        ]}
      />
    </Figure>
  );
}
