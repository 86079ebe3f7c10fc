import React from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';
import type { Plot } from '@site/src/components/Figure';

/** The chart within an area. */
const chart = (area: Plot): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={[
        [0, '0'],
        [0.6, '0.6'],
        [1, '1'],
        [1.5, '1.5'],
        [2, '2'],
      ]}
      yTicks={[
        [1, '1'],
        [1.9, '1.9'],
        [2.5, '2.5'],
      ]}
      xLabel="Share of veCRV / share of gauge"
      yLabel="Boost"
    />
    <Curve
      in={area}
      points={[
        [0, 1],
        [1, 2.5],
        [2, 2.5],
      ]}
      area
    />
    <Dot in={area} at={[0.6, 1.9]} tone="good" />
    <Note {...area.note(0.74, 1.66)} text={'example: 0.6% of veCRV,\n1% of the gauge'} />
    <Note {...area.note(1.5, 2.61)} text="no more boost" anchor="middle" />
  </>
);

/** The chart for phones. */
const upright = {
  width: 340,
  height: 282,
  children: chart(plot({ x: 44, y: 52, w: 280, h: 170 }, [0, 2], [1, 2.7])),
};

/** Boost over the ratio of the two shares. */
export default function BoostCurve(): JSX.Element {
  return (
    <Figure
      title="Boost by share of veCRV"
      description="A chart. The horizontal axis is the share of all veCRV divided by the share of the gauge. The boost is 1 at 0 and rises in a straight line: 1.9 at 0.6 and 2.5 at 1. From 1 on it stays at 2.5."
      caption="The boost grows evenly until the share of veCRV matches the share of the gauge. The dot is the worked example."
      width={640}
      height={302}
      upright={upright}
    >
      {chart(plot({ x: 56, y: 52, w: 556, h: 190 }, [0, 2], [1, 2.7]))}
    </Figure>
  );
}
