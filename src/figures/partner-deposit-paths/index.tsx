import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** Tokens and shares on both ways into a vault. */
export default function PartnerDepositPaths(): ReactElement {
  return (
    <Figure
      title="Wrapper and delegated deposit"
      description="Wrapper: the user sends tokens to the wrapper, the wrapper deposits them in the vault, the vault mints shares to the wrapper, and the wrapper gives its own token to the user. Delegated deposit: the user sends tokens to the router, the router deposits them in the vault, and the vault mints the shares straight to the user."
      caption="Who ends up with the vault shares decides whether the payout program counts the deposit."
      width={700}
      height={370}
    >
      <Group x={10} y={10} w={680} h={160} label="Wrapper">
        <Box x={30} y={60} w={120} h={80} label="User" />
        <Box x={290} y={60} w={130} h={80} label="Wrapper" sub="holds shares" tone="accent" />
        <Box x={550} y={60} w={120} h={80} label="Vault" />
        <Arrow d="M150 80H290" label="tokens" />
        <Arrow d="M290 120H150" label="wrapper token" at={[220, 120]} tone="good" />
        <Arrow d="M420 80H550" label="tokens" />
        <Arrow d="M550 120H420" label="shares" tone="good" />
      </Group>
      <Group x={10} y={190} w={680} h={170} label="Delegated deposit">
        <Box x={30} y={232} w={120} h={80} label="User" sub="holds shares" tone="accent" />
        <Box x={290} y={232} w={130} h={80} label="Router" sub="keeps nothing" />
        <Box x={550} y={232} w={120} h={80} label="Vault" />
        <Arrow d="M150 272H290" label="tokens" />
        <Arrow d="M420 272H550" label="tokens" />
        <Arrow d="M610 312V340H90V312" label="shares" at={[355, 340]} tone="good" />
      </Group>
    </Figure>
  );
}
