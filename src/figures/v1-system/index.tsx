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
      <Arrow d="M245 54V100" />
      <Arrow d="M415 54V100" />
      <Arrow d="M575 54V100" />

      <Box x={10} y={100} w={100} h={70} label="User" />
      <Box x={190} y={100} w={110} h={70} label="Vault" sub="buffer" />
      <Box x={360} y={100} w={110} h={70} label="Controller" />
      <Box x={520} y={100} w={110} h={70} label="Strategy" />
      <Arrow d="M110 120H190" label="deposit" at={[150, 106]} />
      <Arrow d="M190 150H110" label="withdraw" at={[150, 166]} />
      <Arrow d="M300 135H360" head="both" />
      <Arrow d="M470 135H520" head="both" />

      <Box x={190} y={250} w={110} h={60} label="Keeper" />
      <Box x={350} y={250} w={120} h={60} label="Strategist" />
      <Box x={520} y={250} w={110} h={60} label={'Outside\nprotocols'} dashed />
      <Arrow d="M245 250V170" label="earn()" />
      <Arrow d="M400 250V170" label="setStrategy()" at={[395, 215]} />
      <Arrow d="M245 310V350H495V195H540V170" label="harvest()" at={[370, 350]} />
      <Arrow d="M590 170V250" head="both" />
      <Box x={520} y={350} w={110} h={56} label="Treasury" tone="accent" />
      <Arrow d="M630 135H655V378H630" label="fees" at={[652, 330]} tone="good" />
    </Figure>
  );
}
