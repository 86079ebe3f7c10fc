import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Axes, Curve, Note, plot } from '@site/src/components/Figure';

/** Tokens of a gift that can be collected, with the lock and vesting of the page's example. */
export default function YgiftTimeline(): ReactElement {
  const area = plot({ x: 60, y: 50, w: 560, h: 180 }, [0, 120], [0, 120]);
  return (
    <Figure
      title="When the tokens of a gift are available"
      description="Example: a gift of 100 tokens with a lock of 30 days and 60 days of vesting. The NFT arrives on day 0. Nothing is available until day 30. Then the available amount rises evenly, to 50 tokens on day 60 and 100 tokens on day 90. A tip of 10 tokens does not vest: all of it is available from day 30 on."
      caption="Example: 100 tokens, 30 days of lock, 60 days of vesting."
      width={660}
      height={300}
    >
      <Axes
        in={area}
        xTicks={[
          [0, '0'],
          [30, '30'],
          [60, '60'],
          [90, '90'],
          [120, '120'],
        ]}
        yTicks={[
          [0, '0'],
          [50, '50'],
          [100, '100'],
        ]}
        xLabel="Days since the gift was sent"
        yLabel="Tokens available"
      />
      <Curve
        in={area}
        points={[
          [0, 0],
          [30, 0],
          [90, 100],
          [120, 100],
        ]}
        area
      />
      <Curve
        in={area}
        points={[
          [0, 0],
          [30, 0],
          [30, 10],
          [120, 10],
        ]}
        tone="good"
        dashed
      />
      <Note x={area.at(3, 0)[0]} y={area.at(0, 24)[1]} text="lock" bold />
      <Note x={area.at(46, 0)[0]} y={area.at(0, 62)[1]} text="vesting" anchor="end" bold />
      <Note x={area.at(92, 0)[0]} y={area.at(0, 112)[1]} text="all of it" bold />
      <Note
        x={area.at(118, 0)[0]}
        y={area.at(0, 22)[1]}
        text="a tip of 10: after the lock"
        anchor="end"
        tone="good"
      />
    </Figure>
  );
}
