import React from 'react';
import Figure, { Axes, Curve, Note, plot } from '@site/src/components/Figure';
import type { Plot } from '@site/src/components/Figure';

/** The chart within an area. */
const chart = (area: Plot, tip: string, tipHeight: number): JSX.Element => (
  <>
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
    <Note {...area.note(3, 24)} text="lock" bold />
    <Note {...area.note(46, 62)} text="vesting" anchor="end" bold />
    <Note {...area.note(92, 112)} text="all of it" bold />
    <Note {...area.note(118, tipHeight)} text={tip} anchor="end" tone="good" />
  </>
);

/** Tokens of a gift that can be collected, with the lock and vesting of the page's example. */
export default function YgiftTimeline(): JSX.Element {
  return (
    <Figure
      title="When the tokens of a gift are available"
      description="Example: a gift of 100 tokens with a lock of 30 days and 60 days of vesting. The NFT arrives on day 0. Nothing is available until day 30. Then the available amount rises evenly, to 50 tokens on day 60 and 100 tokens on day 90. A tip of 10 tokens does not vest: all of it is available from day 30 on."
      caption="Example: 100 tokens, 30 days of lock, 60 days of vesting."
      width={660}
      height={300}
      upright={{
        width: 340,
        height: 320,
        children: chart(
          plot({ x: 46, y: 50, w: 274, h: 210 }, [0, 120], [0, 120]),
          'a tip of 10:\nafter the lock',
          26,
        ),
      }}
    >
      {chart(
        plot({ x: 60, y: 50, w: 560, h: 180 }, [0, 120], [0, 120]),
        'a tip of 10: after the lock',
        22,
      )}
    </Figure>
  );
}
