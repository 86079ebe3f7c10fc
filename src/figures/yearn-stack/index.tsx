import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** Layers of the stack, from the reader's app down to its sources. */
export default function YearnStack(): ReactElement {
  return (
    <Figure
      title="Layers of the Yearn stack"
      description="A person uses an app, such as yearn.finance, which is served from IPFS. The app calls the Yearn SDK. The SDK reads from three layers. On chain: the Lens contracts with adapters, helper, and oracle, and below them the vaults. On IPFS: Yearn Metadata with texts, descriptions, and switches. Off chain: the exporter for value locked and yield over time, the subgraph for user history, and Zapper for zaps. Transactions go from the SDK straight to the contracts, and each one makes the SDK refresh what it read."
      caption="Reads come from three layers. Writes go to the contracts only."
      width={660}
      height={480}
    >
      <Box x={220} y={16} w={220} h={56} label="App" sub="yearn.finance, on IPFS" tone="accent" />
      <Arrow d="M330 72V106" />
      <Box
        x={20}
        y={106}
        w={620}
        h={60}
        label="Yearn SDK"
        sub="one data model, one set of calls"
        tone="accent"
      />
      <Group x={20} y={210} w={240} h={250} label="On chain" tone="good">
        <Box x={36} y={248} w={186} h={86} label="Lens" sub={'adapters, helper,\noracle'} />
        <Box x={36} y={378} w={186} h={66} label="Vaults" sub="v2, and Iron Bank" />
        <Arrow d="M150 334V378" label="read" at={[140, 356]} anchor="end" />
      </Group>
      <Group x={276} y={210} w={172} h={250} label="IPFS">
        <Box
          x={290}
          y={248}
          w={144}
          h={196}
          label="Metadata"
          sub={'names, texts,\nstrategies,\nswitch-offs'}
        />
      </Group>
      <Group x={464} y={210} w={176} h={250} label="Off chain" tone="warn">
        <Box x={478} y={248} w={148} h={58} label="Exporter" sub="value, yield" />
        <Box x={478} y={317} w={148} h={58} label="Subgraph" sub="user history" />
        <Box x={478} y={386} w={148} h={58} label="Zapper" sub="zaps" />
      </Group>
      <Arrow d="M150 166V248" label="read" at={[140, 190]} anchor="end" />
      <Arrow d="M242 166V411H222" tone="good" label="write" at={[232, 190]} anchor="end" />
      <Arrow d="M400 166V248" label="read" at={[390, 190]} anchor="end" />
      <Arrow d="M600 166V248" label="read" at={[590, 190]} anchor="end" />
    </Figure>
  );
}
