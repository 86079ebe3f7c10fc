import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  governance: { label: 'Governance: 6-of-9 multisig', tone: 'accent' },
  governVault: { from: 'governance', to: 'vault' },
  governController: { from: 'governance', to: 'controller' },
  governStrategy: { from: 'governance', to: 'strategy' },
  user: { label: 'User' },
  vault: { label: 'Vault', sub: 'buffer' },
  controller: { label: 'Controller' },
  strategy: { label: 'Strategy' },
  deposit: { from: 'user', to: 'vault', label: 'deposit' },
  withdraw: { from: 'vault', to: 'user', label: 'withdraw' },
  pass: { from: 'vault', to: 'controller', head: 'both' },
  invest: { from: 'controller', to: 'strategy', head: 'both' },
  keeper: { label: 'Keeper' },
  strategist: { label: 'Strategist' },
  protocols: { label: 'Outside\nprotocols', dashed: true },
  earn: { from: 'keeper', to: 'vault', label: 'earn()' },
  set: { from: 'strategist', to: 'controller', label: 'setStrategy()' },
  harvest: { from: 'keeper', to: 'strategy', label: 'harvest()' },
  use: { from: 'strategy', to: 'protocols', head: 'both' },
  treasury: { label: 'Treasury', tone: 'accent' },
  pay: { from: 'strategy', to: 'treasury', label: 'fees', tone: 'good' },
} as const;

/** Contracts and actors of the retired v1 vaults and who calls what. */
export default function V1System(): JSX.Element {
  return (
    <Figure
      title="The v1 system"
      description="A user deposits into a vault and withdraws from it. The vault passes funds to the controller, the controller to the strategy, and the strategy to outside protocols. A request for a withdrawal takes the same path, and the strategy sends the tokens to the vault directly. A keeper calls earn on the vault and harvest on the strategy. A strategist calls setStrategy on the controller. Governance, a six-of-nine multisig, has rights on vault, controller, and strategy. The strategy pays fees to the treasury."
      caption="Deposits and requests for withdrawals pass through the controller."
      width={680}
      height={420}
      upright={{
        width: 394,
        height: 564,
        children: (
          <Diagram
            parts={parts}
            at={{
              governance: [4, 10, 386, 44],
              user: [4, 94, 80, 70],
              vault: [240, 94, 112, 144],
              controller: [240, 278, 112, 56],
              strategy: [240, 374, 112, 80],
              keeper: [4, 186, 80, 52],
              strategist: [34, 280, 92, 52],
              protocols: [240, 498, 112, 56],
              treasury: [34, 498, 112, 56],
            }}
            along={{
              governVault: { d: 'M372 54V166H352' },
              governController: { d: 'M372 54V306H352' },
              governStrategy: { d: 'M372 54V414H352' },
              deposit: { d: 'M84 116H240', at: [162, 102] },
              withdraw: { d: 'M240 142H84', at: [162, 158] },
              set: { at: [183, 287] },
              harvest: { d: 'M16 238V394H240', at: [128, 394] },
              pay: { d: 'M240 436H90V498', at: [165, 436] },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          governance: [190, 10, 440, 44],
          user: [10, 100, 100, 70],
          vault: [190, 100, 110, 70],
          controller: [360, 100, 110, 70],
          strategy: [520, 100, 110, 70],
          keeper: [190, 250, 110, 60],
          strategist: [350, 250, 120, 60],
          protocols: [520, 250, 110, 60],
          treasury: [520, 350, 110, 56],
        }}
        along={{
          deposit: { d: 'M110 120H190', at: [150, 106] },
          withdraw: { d: 'M190 150H110', at: [150, 166] },
          set: { d: 'M400 250V170', at: [395, 215] },
          harvest: { d: 'M245 310V350H495V195H540V170', at: [370, 350] },
          use: { d: 'M590 170V250' },
          pay: { d: 'M630 135H655V378H630', at: [652, 330] },
        }}
      />
    </Figure>
  );
}
