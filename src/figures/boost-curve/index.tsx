import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';

const area = plot({ x: 56, y: 52, w: 556, h: 190 }, [0, 2], [1, 2.7]);

/** Boost over the ratio of the two shares. */
export default function BoostCurve(): ReactElement {
  return (
    <Figure
      title="Boost by share of veCRV"
      description="A chart. The horizontal axis is the share of all veCRV divided by the share of the gauge. The boost is 1 at 0 and rises in a straight line: 1.9 at 0.6 and 2.5 at 1. From 1 on it stays at 2.5."
      caption="The boost grows evenly until the share of veCRV matches the share of the gauge. The dot is the worked example."
      width={640}
      height={302}
    >
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
        xLabel="Share of all veCRV / share of the gauge"
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
      <Note x={250} y={167} text={'example: 0.6% of veCRV,\n1% of the gauge'} />
      <Note x={474} y={62} text="no more boost" anchor="middle" />
    </Figure>
  );
}
