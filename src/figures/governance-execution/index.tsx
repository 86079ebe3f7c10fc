import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  holders: { label: 'YFI holders', sub: 'and their teams', tone: 'accent' },
  decide: { from: 'holders', to: 'yearn', label: 'decide' },
  yearn: { label: 'Yearn multisig', sub: '6 of 9 signatures', tone: 'warn' },
  strategist: { label: 'Strategist multisig', sub: 'brain.ychad.eth' },
  core: { label: 'Core dev multisig', sub: 'dev.ychad.eth' },
  governance: { label: 'governance', sub: 'fees, limits, roles,\nstrategies', tone: 'warn' },
  management: { label: 'management', sub: 'debt ratios,\nqueue' },
  guardian: { label: 'guardian', sub: 'shutdown, revoke' },
  govern: { from: 'yearn', to: 'governance', tone: 'warn', label: 'no timelock' },
  manage: { from: 'strategist', to: 'management' },
  guard: { from: 'core', to: 'guardian' },
  strategists: { from: 'holders', to: 'strategist', dashed: true, label: 'teams' },
  developers: { from: 'holders', to: 'core', dashed: true },
} as const;

/** Which account reaches which rights of a vault, and that nothing delays it. */
export default function GovernanceExecution(): JSX.Element {
  return (
    <Figure
      title="Who acts on a vault"
      description="YFI holders and the teams that they empower decide. The Yearn multisig executes with 6 of 9 signatures as governance of the vault, without a timelock: fees, limits, roles, and strategies change at once. The strategist multisig acts as management: debt ratios and the withdrawal queue. The core developer multisig acts as guardian: it stops things."
      caption="Roles on Ethereum as of May 2022. The deployment page lists the accounts."
      width={740}
      height={330}
      upright={{
        width: 382,
        height: 456,
        children: (
          <Diagram
            parts={parts}
            at={{
              holders: [6, 10, 172, 60],
              yearn: [50, 116, 128, 90, { label: 'Yearn\nmultisig', sub: '6 of 9\nsignatures' }],
              strategist: [50, 236, 128, 90, { label: 'Strategist\nmultisig' }],
              core: [50, 356, 128, 90, { label: 'Core dev\nmultisig' }],
              governance: [268, 116, 110, 90, { sub: 'fees, limits,\nroles,\nstrategies' }],
              management: [268, 236, 110, 90],
              guardian: [268, 356, 110, 90, { sub: 'shutdown,\nrevoke' }],
            }}
            along={{
              govern: { at: [224, 146] },
              strategists: { d: 'M26 70V281H50', at: [26, 93] },
              developers: { d: 'M26 281V401H50' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          holders: [10, 20, 170, 76],
          yearn: [250, 20, 190, 76],
          strategist: [250, 127, 190, 76],
          core: [250, 234, 190, 76],
          governance: [550, 20, 180, 76],
          management: [550, 127, 180, 76],
          guardian: [550, 234, 180, 76],
        }}
        along={{
          decide: { at: [215, 36] },
          govern: { at: [493, 40] },
          strategists: { d: 'M95 96V165H250', at: [95, 132] },
          developers: { d: 'M95 165V272H250' },
        }}
      />
    </Figure>
  );
}
