import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Badge, Box, Group } from '@site/src/components/Figure';

/** Contracts of a v2 vault and the roles that act on them. */
export default function VaultStructure(): ReactElement {
  return (
    <Figure
      title="A vault and its strategies"
      description="Depositors exchange tokens for shares with the vault. The vault keeps an idle balance and lends to the strategies in its withdrawal queue, which has up to 20 places. Each strategy works in outside protocols and reports back. Governance, management, and guardian act on the vault and on its strategies. The strategist and a keeper act on a strategy. The vault pays its fees in shares to the treasury. The registry lists the vault."
      caption="Roles are read from the vault: a strategy stores only its strategist, its keeper, and its rewards address."
      width={660}
      height={480}
    >
      <Group x={200} y={10} w={400} h={72} label="Roles of the vault">
        <Badge x={275} y={56} label="governance" />
        <Badge x={402} y={56} label="management" />
        <Badge x={526} y={56} label="guardian" tone="warn" />
      </Group>
      <Arrow d="M320 82V120" />

      <Box x={10} y={150} w={110} h={70} label="Depositor" />
      <Arrow d="M120 168H200" label="tokens" at={[160, 154]} />
      <Arrow d="M200 202H120" label="shares" at={[160, 217]} tone="good" />

      <Group x={200} y={120} w={240} h={130} label="Vault" tone="accent">
        <Box x={215} y={152} w={100} h={82} label="Idle" sub="balance" tone="accent" />
        <Box x={325} y={152} w={100} h={82} label="Queue" sub="up to 20" tone="accent" />
      </Group>

      <Box x={540} y={110} w={110} h={56} label="Treasury" />
      <Arrow d="M440 138H540" label="fee shares" at={[490, 124]} tone="good" />
      <Box x={540} y={200} w={110} h={56} label="Registry" />
      <Arrow d="M540 228H440" label="lists" dashed />

      <Arrow d="M290 250V310" label="lends" at={[284, 280]} anchor="end" />
      <Arrow d="M340 310V250" label="reports" at={[346, 280]} anchor="start" />

      <Box x={200} y={310} w={110} h={64} label="Strategy 1" />
      <Box x={325} y={310} w={115} h={64} label="Strategy 2" />
      <Box x={455} y={310} w={60} h={64} label="…" dashed />
      <Group x={10} y={280} w={150} h={112} label="Roles of each">
        <Badge x={85} y={328} label="strategist" />
        <Badge x={85} y={364} label="keeper" />
      </Group>
      <Arrow d="M160 342H200" />

      <Box x={200} y={420} w={315} h={48} label="Outside protocols" dashed />
      <Arrow d="M255 374V420" head="both" />
      <Arrow d="M382 374V420" head="both" />
    </Figure>
  );
}
