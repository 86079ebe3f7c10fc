import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** Which account reaches which rights of a vault, and that nothing delays it. */
export default function GovernanceExecution(): ReactElement {
  return (
    <Figure
      title="Who acts on a vault"
      description="YFI holders and the teams that they empower decide. The Yearn multisig executes with 6 of 9 signatures as governance of the vault, without a timelock: fees, limits, roles, and strategies change at once. The strategist multisig acts as management: debt ratios and the withdrawal queue. The core developer multisig acts as guardian: it can only stop things."
      caption="Roles on Ethereum as of July 2022. The deployment page lists the accounts."
      width={740}
      height={330}
    >
      <Box x={10} y={20} w={170} h={76} label="YFI holders" sub="and their teams" tone="accent" />
      <Arrow d="M180 58H250" label="decide" at={[215, 36]} />
      <Box
        x={250}
        y={20}
        w={190}
        h={76}
        label="Yearn multisig"
        sub="6 of 9 signatures"
        tone="warn"
      />
      <Box x={250} y={127} w={190} h={76} label="Strategist multisig" sub="brain.ychad.eth" />
      <Box x={250} y={234} w={190} h={76} label="Core dev multisig" sub="dev.ychad.eth" />
      <Box
        x={550}
        y={20}
        w={180}
        h={76}
        label="governance"
        sub={'fees, limits, roles,\nstrategies'}
        tone="warn"
      />
      <Box x={550} y={127} w={180} h={76} label="management" sub={'debt ratios,\nqueue'} />
      <Box x={550} y={234} w={180} h={76} label="guardian" sub={'shutdown, revoke:\nstop only'} />
      <Arrow d="M440 58H550" tone="warn" label="no timelock" at={[493, 40]} />
      <Arrow d="M440 165H550" />
      <Arrow d="M440 272H550" />
      <Arrow d="M95 96V165H250" dashed label="teams" at={[95, 132]} />
      <Arrow d="M95 165V272H250" dashed />
    </Figure>
  );
}
