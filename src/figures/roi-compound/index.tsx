import React from 'react';
import Figure, { Axes, Curve, Note, plot } from '@site/src/components/Figure';
import type { Plot, Point } from '@site/src/components/Figure';

/** 10% per year, with interest every month. */
const bank: readonly Point[] = Array.from({ length: 13 }, (_, month) => [
  month,
  (1 + 0.1 / 12) ** month,
]);

/** Harvests at uneven times, one of them with a loss; made up. */
const vault: readonly Point[] = [
  [0, 1],
  [0.7, 1],
  [0.8, 1.018],
  [2.6, 1.018],
  [2.7, 1.024],
  [3.4, 1.024],
  [3.5, 1.05],
  [6.2, 1.05],
  [6.3, 1.044],
  [7.1, 1.044],
  [7.2, 1.062],
  [9.4, 1.062],
  [9.5, 1.112],
  [12, 1.112],
];

/** The chart within an area. */
const chart = (area: Plot): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={[
        [0, '0'],
        [3, '3'],
        [6, '6'],
        [9, '9'],
        [12, '12'],
      ]}
      yTicks={[
        [1, '1.00'],
        [1.05, '1.05'],
        [1.1, '1.10'],
      ]}
      xLabel="Months"
      yLabel="Value of 1 token at the start"
    />
    <Curve in={area} points={bank} tone="line" dashed />
    <Curve in={area} points={vault} />
    <Note {...area.note(9.65, 1.072)} text="bank, 10%" />
    <Note {...area.note(10.8, 1.121)} text="vault" tone="accent" bold />
    <Note {...area.note(6.37, 1.031)} text="a loss" anchor="middle" />
  </>
);

/** The chart for phones. */
const upright = {
  width: 360,
  height: 280,
  children: chart(plot({ x: 52, y: 52, w: 272, h: 170 }, [0, 12], [1, 1.14])),
};

/** Interest at a bank beside the share price of a vault. */
export default function RoiCompound(): JSX.Element {
  return (
    <Figure
      title="Regular interest and a vault's harvests"
      description="A chart over 12 months. The curve of a bank at 10% per year with monthly interest rises evenly from 1.000 to 1.105. The share price of a vault moves in uneven steps at each harvest, stays flat for months, falls once at a loss in month 6, and ends at 1.112."
      caption="Interest comes on fixed days, and harvests don't. Both series are made up."
      width={640}
      height={300}
      upright={upright}
    >
      {chart(plot({ x: 62, y: 52, w: 550, h: 190 }, [0, 12], [1, 1.14]))}
    </Figure>
  );
}
