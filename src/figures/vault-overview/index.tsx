import React from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

/** From top to bottom, for phones. */
const upright = {
  width: 320,
  height: 414,
  children: (
    <>
      <Box x={10} y={10} w={300} h={60} label="Depositor" sub="holds shares" />
      <Box x={10} y={130} w={300} h={60} label="Vault" sub="pools tokens" tone="accent" />
      <Box x={10} y={250} w={300} h={44} label="Strategies" tone="good" />
      <Box x={10} y={344} w={300} h={60} label="Protocols" sub="lending, trading" />
      <Arrow d="M90 70V130" tone="accent" />
      <Arrow d="M230 130V70" />
      <Arrow d="M90 190V250" tone="accent" />
      <Arrow d="M230 250V190" tone="good" />
      <Arrow d="M160 294V344" head="both" tone="good" />
      <Step x={66} y={100} n={1} />
      <Step x={66} y={220} n={2} />
      <Step x={136} y={319} n={3} />
      <Step x={254} y={220} n={4} />
      <Step x={254} y={100} n={5} />
    </>
  ),
};

/** Deposit, investment, harvest and withdrawal of a vault. */
export default function VaultOverview(): JSX.Element {
  return (
    <Figure
      title="What a yVault does with a deposit"
      description="Five numbered steps between four boxes. 1: the depositor sends tokens to the vault and gets shares. 2: the vault lends tokens to strategies. 3: the strategies earn in other protocols. 4: a harvest brings the profit back to the vault, less fees. 5: the depositor returns shares and gets tokens with the profit."
      caption="What happens to a deposit. The numbers match the list below."
      width={640}
      height={262}
      upright={upright}
    >
      <Box x={10} y={36} w={136} h={150} label="Depositor" sub={'holds\nshares'} />
      <Box x={238} y={36} w={136} h={150} label="Vault" sub={'pools\ntokens'} tone="accent" />
      <Box x={466} y={36} w={164} h={64} label="Strategies" tone="good" />
      <Box x={466} y={178} w={164} h={64} label="Protocols" sub="lending, trading" />
      <Arrow d="M146 78H238" tone="accent" />
      <Arrow d="M238 146H146" />
      <Arrow d="M374 58H466" tone="accent" />
      <Arrow d="M548 100V178" head="both" tone="good" />
      <Arrow d="M500 100V146H374" tone="good" />
      <Step x={192} y={78} n={1} />
      <Step x={420} y={58} n={2} />
      <Step x={548} y={139} n={3} />
      <Step x={430} y={146} n={4} />
      <Step x={192} y={146} n={5} />
    </Figure>
  );
}
