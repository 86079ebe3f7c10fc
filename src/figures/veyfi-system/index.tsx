import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** The planned flows of YFI between vaults, treasury, gauges and locks (YIP-65). */
export default function VeyfiSystem(): ReactElement {
  return (
    <Figure
      title="The planned veYFI system"
      description="Depositors put tokens into vaults and will stake the vault tokens in gauges. Vaults pay fees to the treasury, which pays the teams that build the vaults. The treasury sells tokens on markets, gets YFI, and will donate YFI to the gauges. Governance will set how much each gauge gets. Gauges will pay YFI to depositors, and send what isn't earned to the reward pool. YFI holders will lock YFI in the time lock, which gives votes to governance, the boost ratio to the gauges, and the share of rewards to the reward pool. An early exit returns the rest to the holder and sends the penalty to the reward pool. The reward pool pays holders who are locked."
      caption="Dashed parts don't exist yet. A depositor can also be a YFI holder."
      width={660}
      height={595}
    >
      <Box x={20} y={20} w={160} h={60} label="Depositor" tone="accent" />
      <Box x={250} y={20} w={160} h={60} label="Vaults" />
      <Box x={480} y={20} w={160} h={60} label="Teams" />
      <Arrow d="M180 50H250" head="both" />
      <Arrow d="M480 50H410" label="build" at={[446, 34]} />
      <Box x={250} y={160} w={160} h={60} label="Treasury" />
      <Arrow d="M330 80V160" label="fees" />
      <Arrow d="M410 180H560V80" label="expenses" at={[560, 130]} />
      <Box x={480} y={210} w={160} h={60} label="Markets" sub="tokens for YFI" />
      <Arrow d="M410 206H445V240H480" head="both" />
      <Box x={250} y={300} w={160} h={60} label="Gauges" dashed />
      <Arrow d="M330 220V300" label="YFI" />
      <Arrow d="M70 80V316H250" label={'stake\nvault tokens'} at={[70, 196]} />
      <Arrow d="M250 344H152V80" label={'YFI\nearned'} at={[152, 258]} tone="good" />
      <Box x={480} y={300} w={160} h={60} label="Governance" dashed />
      <Arrow d="M480 330H410" label="amounts" at={[446, 312]} />
      <Box x={480} y={440} w={160} h={60} label="Time lock" sub="veYFI" dashed />
      <Arrow d="M560 440V360" label="votes" />
      <Arrow d="M480 456H390V360" label="boost" at={[390, 408]} />
      <Box x={250} y={480} w={110} h={60} label="Rewards" dashed />
      <Arrow d="M290 360V480" label={'not\nearned'} at={[290, 420]} tone="warn" />
      <Arrow
        d="M480 486H420V500H360"
        label={'penalty,\nreward share'}
        at={[424, 524]}
        tone="warn"
      />
      <Box x={20} y={480} w={150} h={60} label="YFI holder" tone="accent" />
      <Arrow d="M250 510H170" label="YFI" tone="good" at={[212, 494]} />
      <Arrow
        d="M95 540V572H560V500"
        head="both"
        label="locks YFI, or leaves early"
        at={[330, 572]}
      />
    </Figure>
  );
}
