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
      <Arrow d="M330 66V100" />
      <Box x={250} y={100} w={160} h={56} label="Yearn SDK" tone="accent" />

      <Box x={22} y={200} w={120} h={56} label="Subgraph" />
      <Box x={158} y={200} w={130} h={56} label="Exporter" sub="Yearn Vision" />
      <Box x={304} y={200} w={124} h={56} label="Yearn API" />
      <Arrow d="M330 156V176H82V200" />
      <Arrow d="M330 156V176H223V200" />
      <Arrow d="M330 156V176H366V200" />
      <Arrow d="M410 128H500V300" />
      <Arrow d="M410 38H590V300" label={'direct\ncalls'} at={[590, 170]} dashed />

      <Box
        x={10}
        y={300}
        w={640}
        h={44}
        label="Contracts: vaults, strategies, registry"
        tone="good"
      />
      <Arrow d="M82 256V300" />
      <Arrow d="M223 256V300" />
      <Arrow d="M366 256V300" />
    </Figure>
  );
}
