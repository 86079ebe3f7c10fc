import React from 'react';
import Diagram from '@site/src/components/Diagram';
import type { Place } from '@site/src/components/Diagram';
import Figure, { Box, Group } from '@site/src/components/Figure';

const teams = [
  ['yGuard', 'emergencies'],
  ['yBrain', 'strategies'],
  ['yDev', 'protocol, new strategies'],
  ['yPeople', 'compensation'],
  ['yBudget', 'budgets'],
  ['yFarm', 'treasury investments'],
  ['yOps', 'team signers'],
] as const;

/** The teams that decide, in boxes of that size and distance. */
const group = ([x, y, w, h]: Place, row: number, step: number): JSX.Element => (
  <Group x={x} y={y} w={w} h={h} label="yTeams decide">
    {teams.map(([name, task], i) => (
      <Box
        key={name}
        x={x + 16}
        y={y + 40 + i * step}
        w={w - 32}
        h={row}
        sub={`${name}: ${task}`}
      />
    ))}
  </Group>
);

const parts = {
  holders: {
    label: 'YFI holders',
    sub: 'manage powers · token contract · fees · multisig signers\nyTeams · yOps signers · treasury spending · all other matters',
    tone: 'accent',
  },
  delegate: { from: 'holders', to: 'tx', label: 'delegate' },
  rates: { label: 'yRates', sub: 'fees, YIP-69', dashed: true },
  add: { from: 'holders', to: 'rates', dashed: true },
  tx: { label: 'yTx', sub: 'transactions' },
  setFees: { from: 'rates', to: 'tx', dashed: true },
  collect: { from: 'holders', to: 'tx' },
  multisig: { label: 'Multisig', sub: 'execution, veto,\ntransitionary', tone: 'warn' },
  hand: { from: 'tx', to: 'multisig' },
} as const;

/** The bodies of Governance 2.0 with what each decides. */
export default function YteamsAndMultisig(): JSX.Element {
  return (
    <Figure
      title="Teams, powers, and the multisig"
      description="At the top are the YFI holders with eight powers: manage powers, change the YFI token contract, set fees, change multisig signers, ratify yTeams, change yOps signers, spend treasury funds, and everything else by YIP. Below them seven yTeams decide: yGuard on emergencies, yBrain on strategies, yDev on the protocol and new strategies, yPeople on compensation, yBudget on budgets, yFarm on treasury investments, yOps on the signers of teams. The eighth team, yTx, collects the decisions of all of them and delegates transactions to the multisig, which holds the powers execution, veto, and transitionary. The ninth team, yRates, was added by YIP-69 in June 2022 and takes over the power to set fees."
      caption="The powers as YIP-61 assigned them. YIP-69 added the dashed team in June 2022."
      width={660}
      height={500}
      upright={{
        width: 340,
        height: 620,
        children: (
          <>
            {group([6, 162, 274, 284], 30, 34)}
            <Diagram
              parts={parts}
              at={{
                holders: [
                  6,
                  10,
                  328,
                  112,
                  {
                    sub: 'manage powers · token contract\nfees · multisig signers · yTeams\nyOps signers · treasury spending\nall other matters',
                  },
                ],
                rates: [222, 478, 112, 52],
                tx: [6, 478, 164, 52],
                multisig: [6, 562, 328, 48, { sub: 'execution, veto, transitionary' }],
              }}
              along={{
                delegate: { d: 'M88 122V162', at: [102, 143], anchor: 'start' },
                add: { d: 'M308 122V478' },
                collect: { d: 'M88 446V478' },
              }}
            />
          </>
        ),
      }}
    >
      {group([20, 160, 400, 320], 32, 38)}
      <Diagram
        parts={parts}
        at={{
          holders: [20, 20, 620, 104],
          rates: [470, 172, 170, 56],
          tx: [470, 270, 170, 62],
          multisig: [470, 384, 170, 96],
        }}
        along={{
          delegate: { d: 'M220 124V160', at: [234, 142], anchor: 'start' },
          collect: { d: 'M420 301H470' },
        }}
      />
    </Figure>
  );
}
