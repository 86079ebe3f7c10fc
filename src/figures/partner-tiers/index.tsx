import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Axes, Curve, Note, plot } from '@site/src/components/Figure';
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

/** Profit share of a partner by its TVL. */
export default function PartnerTiers(): ReactElement {
  const area = plot({ x: 60, y: 50, w: 650, h: 180 }, [0, 10], [0, 60]);
  return (
    <Figure
      title="Profit share by tier"
      description="A staircase. Below 1 million dollars of TVL the share is 0%. It is 10% from 1 million, 15% from 5 million, 20% from 10 million, 25% from 50 million, 30% from 100 million, 35% from 200 million, 40% from 400 million, 45% from 700 million, and 50% from 1 billion dollars."
      caption="Steps are drawn with equal width. The share applies to the 55% of the fees that is left after operations."
      width={740}
      height={290}
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
        return <Note key={tier} x={x} y={y - 14} text={`${share * 100}%`} anchor="middle" />;
      })}
    </Figure>
  );
}
