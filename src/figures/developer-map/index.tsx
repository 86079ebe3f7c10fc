import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** Where the two developer tracks meet the contracts. */
export default function DeveloperMap(): ReactElement {
  return (
    <Figure
      title="Two ways to build"
      description="The vault and the registry that lists it are in the middle. On the left is the strategy track: your strategy inherits BaseStrategy, borrows from the vault, and works in outside protocols. On the right is the integration track: your contract calls the vault directly or through BaseWrapper, which finds the vault in the registry. Your front end uses the SDK."
      caption="A strategy works behind the vault, and an integration in front of it."
      width={660}
      height={310}
    >
      <Group x={10} y={10} w={205} h={290} label="Write a strategy">
        <Box
          x={25}
          y={55}
          w={175}
          h={90}
          label="Your strategy"
          sub={'inherits\nBaseStrategy'}
          tone="accent"
        />
        <Box x={25} y={210} w={175} h={70} label={'Outside\nprotocols'} dashed />
        <Arrow d="M112 145V210" label="earns" head="both" />
      </Group>
      <Box x={290} y={55} w={90} h={90} label="Vault" tone="good" />
      <Box x={290} y={210} w={90} h={70} label="Registry" />
      <Arrow d="M335 210V145" label="lists" />
      <Group x={455} y={10} w={195} h={290} label="Integrate a vault">
        <Box
          x={470}
          y={55}
          w={165}
          h={90}
          label="Your contract"
          sub={'direct or with\nBaseWrapper'}
          tone="accent"
        />
        <Box x={470} y={210} w={165} h={70} label="Your front end" sub="Yearn SDK" tone="accent" />
      </Group>
      <Arrow d="M290 85H200" label="lends" at={[253, 71]} />
      <Arrow d="M200 120H290" label="reports" at={[253, 135]} />
      <Arrow d="M470 90H380" label="deposit" at={[417, 76]} />
      <Arrow d="M470 225H417V125H380" dashed />
      <Arrow d="M470 255H380" label="looks up" at={[417, 270]} dashed />
    </Figure>
  );
}
