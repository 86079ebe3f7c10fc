import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** Contracts and actors of the retired v1 vaults and who calls what. */
export default function V1System(): ReactElement {
  return (
    <Figure
      title="The v1 system"
      description="A user deposits into a vault and withdraws from it. The vault passes funds to the controller, the controller to the strategy, and the strategy to outside protocols. Withdrawals take the same way back. A keeper calls earn on the vault and harvest on the strategy. A strategist calls setStrategy on the controller. Governance, a six-of-nine multisig, has rights on vault, controller, and strategy. The strategy pays fees to the treasury."
      caption="Funds of a v1 vault always pass through the controller."
      width={680}
      height={420}
    >
      <Box x={190} y={10} w={440} h={44} label="Governance: 6-of-9 multisig" tone="accent" />
      <Arrow
        points={[
          [245, 54],
          [245, 100],
        ]}
      />
      <Arrow
        points={[
          [415, 54],
          [415, 100],
        ]}
      />
      <Arrow
        points={[
          [575, 54],
          [575, 100],
        ]}
      />

      <Box x={10} y={100} w={100} h={70} label="User" />
      <Box x={190} y={100} w={110} h={70} label="Vault" sub="buffer" />
      <Box x={360} y={100} w={110} h={70} label="Controller" />
      <Box x={520} y={100} w={110} h={70} label="Strategy" />
      <Arrow
        points={[
          [110, 120],
          [190, 120],
        ]}
        label="deposit"
        at={[150, 106]}
      />
      <Arrow
        points={[
          [190, 150],
          [110, 150],
        ]}
        label="withdraw"
        at={[150, 166]}
      />
      <Arrow
        points={[
          [300, 135],
          [360, 135],
        ]}
        head="both"
      />
      <Arrow
        points={[
          [470, 135],
          [520, 135],
        ]}
        head="both"
      />

      <Box x={190} y={250} w={110} h={60} label="Keeper" />
      <Box x={350} y={250} w={120} h={60} label="Strategist" />
      <Box x={520} y={250} w={110} h={60} label={'Outside\nprotocols'} dashed />
      <Arrow
        points={[
          [245, 250],
          [245, 170],
        ]}
        label="earn()"
      />
      <Arrow
        points={[
          [400, 250],
          [400, 170],
        ]}
        label="setStrategy()"
        at={[395, 215]}
      />
      <Arrow
        points={[
          [245, 310],
          [245, 350],
          [495, 350],
          [495, 195],
          [540, 195],
          [540, 170],
        ]}
        label="harvest()"
        at={[370, 350]}
      />
      <Arrow
        points={[
          [590, 170],
          [590, 250],
        ]}
        head="both"
      />
      <Box x={520} y={350} w={110} h={56} label="Treasury" tone="accent" />
      <Arrow
        points={[
          [630, 135],
          [655, 135],
          [655, 378],
          [630, 378],
        ]}
        label="fees"
        at={[652, 330]}
        tone="good"
      />
    </Figure>
  );
}
