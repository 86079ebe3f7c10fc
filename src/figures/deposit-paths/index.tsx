import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** Narrower, with the zap from top to bottom, for phones. */
const upright = {
  width: 340,
  height: 500,
  children: (
    <>
      <Group x={6} y={10} w={328} h={150} label="Own token">
        <Box x={16} y={50} w={116} h={86} label="Wallet" sub={"the vault's\nown token"} />
        <Box x={218} y={50} w={106} h={86} label="Vault" sub="mints shares" tone="accent" />
        <Arrow d="M132 76H218" label="deposit" at={[175, 62]} tone="accent" />
        <Arrow d="M218 112H132" label="withdraw" at={[175, 128]} />
      </Group>
      <Group x={6} y={176} w={328} h={314} label="Zap: one transaction">
        <Box x={16} y={212} w={308} h={56} label="Wallet" sub="any token with a market" />
        <Box
          x={16}
          y={306}
          w={308}
          h={76}
          label="Zap contract"
          sub={'swap or pool,\nslippage limit 1% by default'}
          tone="warn"
        />
        <Box x={16} y={420} w={308} h={56} label="Vault" sub="mints shares" tone="accent" />
        {[268, 382].map((y) => (
          <g key={y}>
            <Arrow d={`M120 ${y}V${y + 38}`} tone="accent" />
            <Arrow d={`M220 ${y + 38}V${y}`} />
          </g>
        ))}
      </Group>
    </>
  ),
};

/** The way into a vault with its own token and with a zap, and both ways back. */
export default function DepositPaths(): ReactElement {
  return (
    <Figure
      title="Own token and zap"
      description="Two lanes. Own token: the wallet sends the vault's own token straight to the vault and holds shares for it; a withdrawal goes the same way back. Zap: the wallet sends a different token to the zap contract, which swaps it or enters a pool within a slippage limit and deposits the result in the vault, all in one transaction. A withdrawal by zap goes back through the same contract."
      caption="Both lanes end with shares in the wallet. A zap adds a swap to the same transaction."
      width={640}
      height={366}
      upright={upright}
    >
      <Group x={10} y={10} w={620} h={150} label="Own token">
        <Box x={28} y={50} w={150} h={86} label="Wallet" sub={"the vault's\nown token"} />
        <Box x={462} y={50} w={150} h={86} label="Vault" sub="mints shares" tone="accent" />
        <Arrow d="M178 76H462" label="deposit" tone="accent" />
        <Arrow d="M462 112H178" label="withdraw" />
      </Group>
      <Group x={10} y={176} w={620} h={180} label="Zap: one transaction">
        <Box x={28} y={226} w={150} h={106} label="Wallet" sub={'any token\nwith a market'} />
        <Box
          x={238}
          y={226}
          w={164}
          h={106}
          label="Zap contract"
          sub={'swap or pool,\nslippage limit\n1% by default'}
          tone="warn"
        />
        <Box x={462} y={226} w={150} h={106} label="Vault" sub="mints shares" tone="accent" />
        <Arrow d="M178 258H238" tone="accent" />
        <Arrow d="M402 258H462" tone="accent" />
        <Arrow d="M462 300H402" />
        <Arrow d="M238 300H178" />
      </Group>
    </Figure>
  );
}
