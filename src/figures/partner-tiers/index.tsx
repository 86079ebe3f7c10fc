import React from 'react';
import Figure, { Axes, Box, Curve, Note, plot } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';
import { tiers } from '@site/src/formulas/partner-split';

/** One step per tier, of equal width: on a true scale the lower tiers could not be seen. */
const steps: readonly Point[] = [
  [0, 0],
  [1, 0],
  ...tiers.flatMap(({ tier, share }): Point[] => [
    [tier, share * 100],
    [tier + 1, share * 100],
  ]),
];

const dollars = (value: number): string => (value >= 1e9 ? `$${value / 1e9}B` : `$${value / 1e6}M`);
const percent = (share: number): string => `${share * 100}%`;

/** The steps as bars with a row each, for phones. */
const bars = (
  <>
    <Note x={10} y={22} text="TVL over all vaults, from" bold />
    <Note x={330} y={22} text="Profit share" anchor="end" bold />
    {[{ tier: 0, from: 0, share: 0 }, ...tiers].map(({ tier, from, share }) => (
      <g key={tier}>
        <Note x={76} y={56 + tier * 34} text={from > 0 ? dollars(from) : '$0'} anchor="end" />
        {share > 0 && (
          <Box x={92} y={43 + tier * 34} w={share * 380} h={26} tone="accent" radius={4} />
        )}
        <Note x={100 + share * 380} y={56 + tier * 34} text={percent(share)} />
      </g>
    ))}
  </>
);

/** Profit share of a partner by its TVL. */
export default function PartnerTiers(): JSX.Element {
  const area = plot({ x: 60, y: 50, w: 650, h: 180 }, [0, 10], [0, 60]);
  return (
    <Figure
      title="Profit share by tier"
      description="A staircase. Below 1 million dollars of TVL the share is 0%. It is 10% from 1 million, 15% from 5 million, 20% from 10 million, 25% from 50 million, 30% from 100 million, 35% from 200 million, 40% from 400 million, 45% from 700 million, and 50% from 1 billion dollars."
      caption="Each tier takes up the same space, whatever its TVL. The share applies to the 55% of the fees that is left after operations."
      width={740}
      height={290}
      upright={{ width: 340, height: 392, children: bars }}
    >
      <Axes
        in={area}
        xTicks={tiers.map(({ tier, from }) => [tier, dollars(from)] as const)}
        yTicks={[
          [0, '0%'],
          [20, '20%'],
          [40, '40%'],
        ]}
        xLabel="TVL over all vaults, from"
        yLabel="Profit share"
      />
      <Curve in={area} points={steps} area />
      {tiers.map(({ tier, share }) => {
        const [x, y] = area.at(tier + 0.5, share * 100);
        return <Note key={tier} x={x} y={y - 14} text={percent(share)} anchor="middle" />;
      })}
    </Figure>
  );
}
