import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Badge, Box } from '@site/src/components/Figure';

/** How the lock of CRV feeds the boost of the vaults and grows by their rewards. */
export default function LockToBoost(): ReactElement {
  return (
    <Figure
      title="From the lock to the boost and back"
      description="A circle. Depositors put CRV into the Backscratcher, which locks it as veCRV for 4 years and keeps renewing. The veCRV boosts the CRV rewards of Yearn's deposits in Curve gauges. 10% of the farmed CRV goes back into the lock, the rest is reinvested for the depositors of the vaults. Holders of yveCRV get the weekly fees of the lock in 3CRV."
      caption="The lock raises the rewards of the vaults, and a tenth of the rewards feeds the lock."
      width={640}
      height={308}
    >
      <Box x={10} y={20} w={160} h={76} label="Depositors" sub="bring CRV" />
      <Box
        x={246}
        y={20}
        w={172}
        h={76}
        label="Backscratcher"
        sub={'locks for 4 years,\nrenews for good'}
        tone="accent"
      />
      <Box x={494} y={20} w={136} h={76} label="veCRV" sub="Yearn's weight" tone="accent" />
      <Arrow d="M170 44H246" label="CRV" at={[208, 26]} />
      <Arrow d="M246 76H170" label="yveCRV" at={[208, 106]} tone="accent" />
      <Arrow d="M418 58H494" />
      <Box
        x={450}
        y={206}
        w={180}
        h={84}
        label="Curve gauges"
        sub={'pay boosted CRV\nto strategies'}
        tone="good"
      />
      <Arrow d="M562 96V206" label="boost" tone="accent" />
      <Arrow d="M450 236H332V96" tone="good" />
      <Badge x={332} y={160} label="10% of CRV" tone="good" w={130} />
      <Box
        x={10}
        y={206}
        w={180}
        h={84}
        label="Vault depositors"
        sub="share the rest"
        tone="good"
      />
      <Arrow d="M450 268H190" label="90%, reinvested" at={[320, 268]} tone="good" />
    </Figure>
  );
}
