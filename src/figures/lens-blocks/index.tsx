import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** Parts of Yearn Lens and what each reads, as the SDK used them in mid-2022. */
export default function LensBlocks(): ReactElement {
  return (
    <Figure
      title="Parts of Yearn Lens"
      description="A client, such as the SDK, asks the AddressesProvider for addresses and joins what the parts return. Two registry adapters are live: one for v2 vaults and one for Iron Bank. Each reads its registry of assets. The helper reads many tokens at once. Adapters and helper take prices from the oracle, which asks its calculations in order: Curve, Iron Bank, SushiSwap, and Yearn vaults. The calculations read the pools, markets, and vaults. Adapters for v1 vaults, Earn, and veCRV measure value locked only."
      caption="Reading goes from top to bottom. Dashed parts measure value locked only."
      width={660}
      height={505}
    >
      <Box x={20} y={20} w={360} h={56} label="Client" sub="SDK, app, script" tone="accent" />
      <Box x={425} y={20} w={215} h={56} label="AddressesProvider" />
      <Arrow d="M380 48H425" />
      <Group x={20} y={116} w={400} h={166} label="Registry adapters">
        <Box x={36} y={156} w={176} h={48} label="v2 vaults" />
        <Box x={228} y={156} w={176} h={48} label="Iron Bank" />
        <Box x={36} y={218} w={368} h={48} sub="v1 vaults, Earn, veCRV" dashed />
      </Group>
      <Arrow d="M200 76V116" />
      <Box x={460} y={156} w={180} h={64} label="Helper" sub="many reads at once" />
      <Arrow d="M340 76V96H550V156" />
      <Box x={20} y={330} w={160} h={56} label="Registries" sub="lists of assets" />
      <Arrow d="M100 282V330" />
      <Box
        x={250}
        y={330}
        w={390}
        h={56}
        label="Oracle"
        sub="price in USDC, first answer wins"
        tone="warn"
      />
      <Arrow d="M330 282V330" />
      <Arrow d="M550 220V330" label="prices" />
      <Box
        x={250}
        y={424}
        w={390}
        h={60}
        label="Calculations"
        sub="Curve · Iron Bank · SushiSwap · vaults"
      />
      <Arrow d="M445 386V424" />
    </Figure>
  );
}
