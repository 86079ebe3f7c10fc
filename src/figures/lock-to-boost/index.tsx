import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Badge } from '@site/src/components/Figure';

const parts = {
  depositors: { label: 'Depositors', sub: 'bring CRV' },
  backscratcher: {
    label: 'Backscratcher',
    sub: 'locks for 4 years,\nrenews for good',
    tone: 'accent',
  },
  vecrv: { label: 'veCRV', sub: "Yearn's weight", tone: 'accent' },
  deposit: { from: 'depositors', to: 'backscratcher', label: 'CRV' },
  issue: { from: 'backscratcher', to: 'depositors', label: 'yveCRV', tone: 'accent' },
  lock: { from: 'backscratcher', to: 'vecrv' },
  gauges: { label: 'Curve gauges', sub: 'pay boosted CRV\nto strategies', tone: 'good' },
  boost: { from: 'vecrv', to: 'gauges', label: 'boost', tone: 'accent' },
  feed: { from: 'gauges', to: 'backscratcher', tone: 'good' },
  vaults: { label: 'Vault depositors', sub: 'share the rest', tone: 'good' },
  share: { from: 'gauges', to: 'vaults', label: '90%, reinvested', tone: 'good' },
} as const;

/** How the lock of CRV feeds the boost of the vaults and grows by their rewards. */
export default function LockToBoost(): JSX.Element {
  return (
    <Figure
      title="From the lock to the boost and back"
      description="A circle. Depositors put CRV into the Backscratcher, which locks it as veCRV for 4 years and keeps renewing. The veCRV boosts the CRV rewards of Yearn's deposits in Curve gauges. 10% of the farmed CRV goes back into the lock, the rest is reinvested for the depositors of the vaults. Holders of yveCRV get the weekly fees of the lock in 3CRV."
      caption="The lock raises the rewards of the vaults, and a tenth of the rewards feeds the lock."
      width={640}
      height={308}
      upright={{
        width: 340,
        height: 510,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                depositors: [6, 10, 112, 90],
                backscratcher: [182, 10, 152, 90],
                vecrv: [204, 166, 130, 64],
                gauges: [204, 294, 130, 84],
                vaults: [6, 440, 328, 60],
              }}
              along={{
                deposit: { d: 'M118 40H182', at: [150, 24] },
                issue: { d: 'M182 70H118', at: [150, 87] },
                lock: { d: 'M290 100V166' },
                feed: { d: 'M204 336H110V132H218V100' },
              }}
            />
            <Badge x={110} y={234} label="10% of CRV" tone="good" w={110} />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          depositors: [10, 20, 160, 76],
          backscratcher: [246, 20, 172, 76],
          vecrv: [494, 20, 136, 76],
          gauges: [450, 206, 180, 84],
          vaults: [10, 206, 180, 84],
        }}
        along={{
          deposit: { d: 'M170 44H246', at: [208, 26] },
          issue: { d: 'M246 76H170', at: [208, 106] },
          feed: { d: 'M450 236H332V96' },
          share: { d: 'M450 268H190' },
        }}
      />
      <Badge x={332} y={160} label="10% of CRV" tone="good" w={130} />
    </Figure>
  );
}
