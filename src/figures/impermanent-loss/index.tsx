import React from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';
import type { Plot, Point } from '@site/src/components/Figure';
import { impermanentLoss } from '@site/src/formulas/impermanent-loss';

/** Loss of a 50/50 pool against holding, in percent, at a price ratio of `k` times the first one. */
const loss = (k: number): number => impermanentLoss({ priceRatio: k }).loss * 100;

const points: readonly Point[] = Array.from({ length: 93 }, (_, i) => 0.4 + i * 0.05).map((k) => [
  k,
  loss(k),
]);

/** The chart within an area, with the place of the last label beside its dot. */
const chart = (area: Plot, dx: number, dy: number, anchor: 'start' | 'end'): JSX.Element => {
  const [x, y] = area.at(2, loss(2));
  const [x4, y4] = area.at(4, loss(4));
  return (
    <>
      <Axes
        in={area}
        xTicks={[
          [0, '0'],
          [1, '1'],
          [2, '2'],
          [3, '3'],
          [4, '4'],
          [5, '5'],
        ]}
        yTicks={[
          [-30, '-30%'],
          [-20, '-20%'],
          [-10, '-10%'],
          [0, '0%'],
        ]}
        xLabel="Price ratio k"
        yLabel="Loss vs. holding"
      />
      <Curve in={area} points={points} tone="bad" />
      <Dot in={area} at={[2, loss(2)]} tone="bad" />
      <Note x={x + 10} y={y - 14} text="k = 2: -5.72%" />
      <Dot in={area} at={[4, loss(4)]} tone="bad" />
      <Note x={x4 + dx} y={y4 + dy} text="k = 4: -20%" anchor={anchor} />
    </>
  );
};

/** Impermanent loss of a pool with two tokens of equal weight. */
export default function ImpermanentLoss(): JSX.Element {
  return (
    <Figure
      title="Impermanent loss by price ratio"
      description="The loss compared with holding is 0% when the price ratio is unchanged, at k equal to 1. It is 5.72% when the ratio has doubled and 20% when it has quadrupled. Below 1 it grows faster: at k equal to 0.5 it is 5.72% as well."
      caption="Two tokens of equal weight, constant product, without fees."
      width={660}
      height={300}
      upright={{
        width: 340,
        height: 310,
        children: chart(plot({ x: 56, y: 40, w: 270, h: 210 }, [0, 5], [-30, 0]), -10, 24, 'end'),
      }}
    >
      {chart(plot({ x: 60, y: 40, w: 570, h: 190 }, [0, 5], [-30, 0]), 0, -18, 'start')}
    </Figure>
  );
}
