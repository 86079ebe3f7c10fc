import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

/** How a decision of holders or of a team becomes a transaction (YIP-61). */
export default function GovernanceFlow(): ReactElement {
  return (
    <Figure
      title="From decision to transaction"
      description="Step 1: YFI holders delegate powers to the yTeams with a delegation proposal (YDP) and can revoke them. Step 2: yTeams send their decisions, and YFI holders their approved improvement proposals (YIP), to the team yTx. Step 3: yTx hands a prepared transaction to the multisig. Step 4: the multisig signs with 6 of 9 and executes on Ethereum, or vetoes and nothing happens."
      caption="A transaction starts with an approved YIP, or with what a yTeam decides within its powers."
      width={660}
      height={390}
    >
      <Box x={20} y={20} w={220} h={76} label="YFI holders" sub="8 powers" tone="accent" />
      <Box x={420} y={20} w={220} h={76} label="yTeams" sub="10 powers, 8 teams" />
      <Arrow d="M240 58H420" label={'delegate\nor revoke'} at={[330, 58]} />
      <Step x={330} y={22} n={1} />
      <Box x={220} y={166} w={220} h={64} label="yTx" sub="prepares transactions" />
      <Arrow d="M130 96V198H220" label={'approved\nYIP'} at={[130, 146]} />
      <Arrow d="M530 96V198H440" label="decision" at={[530, 146]} />
      <Step x={168} y={198} n={2} />
      <Step x={492} y={198} n={2} />
      <Box x={220} y={296} w={220} h={74} label="Multisig" sub={'6 of 9 signatures'} tone="warn" />
      <Arrow d="M330 230V296" label="transaction" at={[348, 262]} anchor="start" />
      <Step x={306} y={262} n={3} />
      <Box x={510} y={303} w={130} h={60} label="Ethereum" tone="good" />
      <Arrow d="M440 333H510" tone="good" />
      <Step x={474} y={306} n={4} tone="good" />
      <Box x={20} y={303} w={130} h={60} label="Veto" sub="no effect" tone="bad" dashed />
      <Arrow d="M220 333H150" tone="bad" dashed />
    </Figure>
  );
}
