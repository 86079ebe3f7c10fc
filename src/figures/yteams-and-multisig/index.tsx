import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

const teams = [
  ['yGuard', 'emergencies'],
  ['yBrain', 'strategies'],
  ['yDev', 'protocol, new strategies'],
  ['yPeople', 'compensation'],
  ['yBudget', 'budgets'],
  ['yFarm', 'treasury investments'],
  ['yOps', 'team signers'],
] as const;

/** The bodies of Governance 2.0 with what each decides. */
export default function YteamsAndMultisig(): ReactElement {
  return (
    <Figure
      title="Teams, powers, and the multisig"
      description="At the top are the YFI holders with eight powers: manage powers, change the YFI token contract, set fees, change multisig signers, ratify yTeams, change yOps signers, spend treasury funds, and everything else by YIP. Below them seven yTeams decide: yGuard on emergencies, yBrain on strategies, yDev on the protocol and new strategies, yPeople on compensation, yBudget on budgets, yFarm on treasury investments, yOps on the signers of teams. The eighth team, yTx, collects the decisions of all of them and delegates transactions to the multisig, which holds the powers execution, veto, and transitionary. The ninth team, yRates, was added by YIP-69 in June 2022 and takes over the power to set fees."
      caption="The powers as YIP-61 assigned them. YIP-69 added the dashed team in June 2022."
      width={660}
      height={500}
    >
      <Box
        x={20}
        y={20}
        w={620}
        h={104}
        label="YFI holders"
        sub={
          'manage powers · token contract · fees · multisig signers\nyTeams · yOps signers · treasury spending · all other matters'
        }
        tone="accent"
      />
      <Group x={20} y={160} w={400} h={320} label="yTeams decide">
        {teams.map(([name, task], i) => (
          <Box
            key={name}
            x={36}
            y={200 + i * 38}
            w={368}
            h={32}
            label=""
            sub={`${name}: ${task}`}
          />
        ))}
      </Group>
      <Arrow d="M220 124V160" label="delegate" at={[234, 142]} anchor="start" />
      <Box x={470} y={172} w={170} h={56} label="yRates" sub="fees, YIP-69" dashed />
      <Arrow d="M555 124V172" dashed />
      <Box x={470} y={270} w={170} h={62} label="yTx" sub="transactions" />
      <Arrow d="M555 228V270" dashed />
      <Arrow d="M420 301H470" />
      <Box
        x={470}
        y={384}
        w={170}
        h={96}
        label="Multisig"
        sub={'execution, veto,\ntransitionary'}
        tone="warn"
      />
      <Arrow d="M555 332V384" />
    </Figure>
  );
}
