import React from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';
import type { Plot, Point } from '@site/src/components/Figure';

/** Harvests at hours 6 and 30; each releases its profit within 6.04 hours. */
const price: readonly Point[] = [
  [0, 1],
  [6, 1],
  [12.04, 1.006],
  [30, 1.006],
  [36.04, 1.014],
  [48, 1.014],
];

/** The chart within an area. */
const chart = (area: Plot): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={[
        [0, '0'],
        [6, '6'],
        [12, '12'],
        [24, '24'],
        [30, '30'],
        [36, '36'],
        [48, '48'],
      ]}
      yTicks={[
        [1, '1.000'],
        [1.006, '1.006'],
        [1.014, '1.014'],
      ]}
      xLabel="Hours"
      yLabel="Share price (tokens per share)"
    />
    <Curve
      in={area}
      points={[
        [6, 1],
        [6, 1.018],
      ]}
      tone="line"
      dashed
    />
    <Curve
      in={area}
      points={[
        [30, 1],
        [30, 1.018],
      ]}
      tone="line"
      dashed
    />
    <Curve in={area} points={price} area />
    <Dot in={area} at={[6, 1]} />
    <Dot in={area} at={[30, 1.006]} />
    <Note {...area.note(6.7, 1.0168)} text="harvest" />
    <Note {...area.note(12.8, 1.003)} text={'released\nover 6 h'} />
    <Note {...area.note(31, 1.0168)} text="harvest" />
  </>
);

/** The chart for phones. */
const upright = {
  width: 340,
  height: 262,
  children: chart(plot({ x: 60, y: 52, w: 264, h: 150 }, [0, 48], [1, 1.018])),
};

/** Share price over two harvests. */
export default function HarvestPriceRamp(): JSX.Element {
  return (
    <Figure
      title="Share price over two harvests"
      description="A chart of the share price over 48 hours. It stays at 1.000 until a harvest at hour 6, and climbs in a straight line to 1.006 within about 6 hours. Then it stays flat until the next harvest at hour 30, climbs to 1.014 within about 6 hours, and stays flat again."
      caption="Each harvest starts a ramp of about 6 hours. In between, the price doesn't move. The numbers are made up."
      width={640}
      height={290}
      upright={upright}
    >
      {chart(plot({ x: 72, y: 52, w: 540, h: 180 }, [0, 48], [1, 1.018]))}
    </Figure>
  );
}
