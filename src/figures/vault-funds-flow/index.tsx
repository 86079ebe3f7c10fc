import React from 'react';
import Figure, { Arrow, Badge, Box, Group } from '@site/src/components/Figure';

/** Narrower, with the roles inside their frames, for phones. */
const upright = {
  width: 340,
  height: 504,
  children: (
    <>
      <Box x={10} y={10} w={320} h={56} label="Depositor" sub="holds shares" />
      <Arrow d="M90 66V130" label="deposit" tone="accent" />
      <Arrow d="M250 130V66" label="withdraw" />
      <Group x={10} y={130} w={320} h={84} label="Vault: idle tokens and shares" tone="accent">
        <Badge x={68} y={188} label="governance" tone="line" w={100} />
        <Badge x={177} y={188} label="management" tone="line" w={110} />
        <Badge x={281} y={188} label="guardian" tone="line" w={86} />
      </Group>
      <Arrow d="M90 214V276" label="credit" tone="accent" />
      <Arrow d="M250 276V214" label="harvest" tone="good" />
      <Group x={10} y={276} w={320} h={136} label="Strategies, in queue order">
        <Box x={18} y={312} w={98} h={48} label="Strategy A" tone="good" />
        <Box x={121} y={312} w={98} h={48} label="Strategy B" tone="good" />
        <Box x={224} y={312} w={98} h={48} label="Strategy C" tone="good" />
        <Badge x={112} y={386} label="strategist" tone="line" w={100} />
        <Badge x={228} y={386} label="keeper" tone="line" w={80} />
      </Group>
      {[67, 170, 273].map((x) => (
        <Arrow key={x} d={`M${x} 412V450`} head="both" />
      ))}
      <Box x={10} y={450} w={320} h={44} label="Other protocols" />
    </>
  ),
};

/** Funds between depositor, vault, strategies and protocols, with the roles on vault and strategy. */
export default function VaultFundsFlow(): JSX.Element {
  return (
    <Figure
      title="Path of funds and roles"
      description="From top to bottom. The depositor sends tokens to the vault by deposit and gets tokens back by withdraw. The vault keeps idle tokens and gives credit to strategies A, B, and C; harvests bring profit and repaid debt back. The strategies invest in other protocols. The vault's roles are beside it: governance, management, and guardian. The strategies' roles are beside them: strategist and keeper."
      caption="Tokens go down as deposit and credit, and come up as harvest and withdrawal. The pills name the roles."
      width={640}
      height={470}
      upright={upright}
    >
      <Box x={120} y={14} w={290} h={56} label="Depositor" sub="holds shares" />
      <Arrow d="M190 70V140" label="deposit" tone="accent" />
      <Arrow d="M340 140V70" label="withdraw" />
      <Box x={60} y={140} w={410} h={70} label="Vault" sub="idle tokens and shares" tone="accent" />
      <Badge x={562} y={146} label="governance" tone="line" w={124} />
      <Badge x={562} y={176} label="management" tone="line" w={124} />
      <Badge x={562} y={206} label="guardian" tone="line" w={124} />
      <Arrow d="M190 210V270" label="credit" tone="accent" />
      <Arrow d="M340 270V210" label="harvest" tone="good" />
      <Group
        x={20}
        y={270}
        w={490}
        h={100}
        label="Strategies, in the order of the withdrawal queue"
      >
        <Box x={34} y={308} w={144} h={48} label="Strategy A" tone="good" />
        <Box x={193} y={308} w={144} h={48} label="Strategy B" tone="good" />
        <Box x={352} y={308} w={144} h={48} label="Strategy C" tone="good" />
      </Group>
      <Badge x={576} y={308} label="strategist" tone="line" w={112} />
      <Badge x={576} y={338} label="keeper" tone="line" w={112} />
      {[106, 265, 424].map((x) => (
        <Arrow key={x} d={`M${x} 370V414`} head="both" />
      ))}
      <Box x={20} y={414} w={490} h={44} label="Other protocols" />
    </Figure>
  );
}
