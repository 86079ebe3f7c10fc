import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Step } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const parts = {
  holders: { label: 'YFI holders', sub: '8 powers', tone: 'accent' },
  teams: { label: 'yTeams', sub: '10 powers, 8 teams' },
  delegate: { from: 'holders', to: 'teams', label: 'delegate\nor revoke' },
  tx: { label: 'yTx', sub: 'prepares transactions' },
  approve: { from: 'holders', to: 'tx', label: 'approved\nYIP' },
  decide: { from: 'teams', to: 'tx', label: 'decision' },
  multisig: { label: 'Multisig', sub: '6 of 9 signatures', tone: 'warn' },
  hand: { from: 'tx', to: 'multisig', label: 'transaction' },
  ethereum: { label: 'Ethereum', tone: 'good' },
  execute: { from: 'multisig', to: 'ethereum', tone: 'good' },
  veto: { label: 'Veto', sub: 'no effect', tone: 'bad', dashed: true },
  toVeto: { from: 'multisig', to: 'veto', tone: 'bad', dashed: true },
} as const;

/** Numbers of the steps at their places; the second is in two ways. */
const steps = (places: readonly Point[]): JSX.Element[] =>
  [1, 2, 2, 3, 4].map((n, i) => {
    const [x, y] = places[i] ?? [0, 0];
    return <Step key={i} x={x} y={y} n={n} tone={n === 4 ? 'good' : 'accent'} />;
  });

/** How a decision of holders or of a team becomes a transaction (YIP-61). */
export default function GovernanceFlow(): JSX.Element {
  return (
    <Figure
      title="From decision to transaction"
      description="Step 1: YFI holders delegate powers to the yTeams with a delegation proposal (YDP) and can revoke them. Step 2: yTeams send their decisions, and YFI holders their approved improvement proposals (YIP), to the team yTx. Step 3: yTx hands a prepared transaction to the multisig. Step 4: the multisig signs with 6 of 9 and executes on Ethereum, or vetoes and nothing happens."
      caption="A transaction starts with an approved YIP, or with what a yTeam decides within its powers. YIP-69 added a ninth team in June 2022."
      width={660}
      height={390}
      upright={{
        width: 340,
        height: 494,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                holders: [6, 20, 114, 70],
                teams: [230, 20, 104, 70, { sub: '10 powers,\n8 teams' }],
                tx: [60, 188, 220, 64],
                multisig: [60, 308, 220, 64],
                ethereum: [180, 424, 154, 60],
                veto: [6, 424, 154, 60],
              }}
              along={{
                delegate: { at: [175, 80] },
                approve: { d: 'M96 90V188' },
                decide: { d: 'M244 90V188' },
                hand: { at: [188, 280], anchor: 'start' },
              }}
            />
            {steps([
              [175, 32],
              [46, 139],
              [294, 139],
              [148, 280],
              [256, 398],
            ])}
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          holders: [20, 20, 220, 76],
          teams: [420, 20, 220, 76],
          tx: [220, 166, 220, 64],
          multisig: [220, 296, 220, 74],
          ethereum: [510, 303, 130, 60],
          veto: [20, 303, 130, 60],
        }}
        along={{
          delegate: { at: [330, 58] },
          approve: { d: 'M130 96V198H220', at: [130, 146] },
          decide: { d: 'M530 96V198H440', at: [530, 146] },
          hand: { at: [348, 262], anchor: 'start' },
        }}
      />
      {steps([
        [330, 22],
        [168, 198],
        [492, 198],
        [306, 262],
        [474, 306],
      ])}
    </Figure>
  );
}
