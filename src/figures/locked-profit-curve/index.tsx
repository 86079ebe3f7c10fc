import React from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';
import type { Plot } from '@site/src/components/Figure';
import { lockedProfit } from '@site/src/formulas/locked-profit';

const hour = 3_600;
const first = lockedProfit({ lockedProfit: 1_200, elapsed: 3 * hour, gain: 500, fees: 150 });
const end = 3 + first.secondsToZero / hour;

/** The chart within an area. */
const chart = (area: Plot): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={[
        [0, '0 h'],
        [2, '2 h'],
        [4, '4 h'],
        [6, '6 h'],
        [8, '8 h'],
        [10, '10 h'],
      ]}
      yTicks={[
        [0, '0'],
        [400, '400'],
        [800, '800'],
        [1_200, '1,200'],
      ]}
      xLabel="Time since the first report"
      yLabel="Locked profit (DAI)"
    />
    <Curve
      in={area}
      points={[
        [3, first.locked],
        [first.secondsToZero / hour, 0],
      ]}
      tone="line"
      dashed
    />
    <Curve
      in={area}
      points={[
        [0, 1_200],
        [3, first.locked],
        [3, first.afterReport],
        [end, 0],
      ]}
      area
    />
    <Dot in={area} at={[0, 1_200]} />
    <Dot in={area} at={[3, first.locked]} />
    <Dot in={area} at={[3, first.afterReport]} />
    <Note {...area.note(3.25, 1_000)} text="second report: 953.84" />
    <Note {...area.note(2.7, 465)} text="603.84" anchor="end" />
  </>
);

/** The chart for phones. */
const upright = {
  width: 340,
  height: 300,
  children: chart(plot({ x: 56, y: 50, w: 262, h: 180 }, [0, 10], [0, 1_200])),
};

/** Locked profit over two reports, computed with the contract's arithmetic. */
export default function LockedProfitCurve(): JSX.Element {
  return (
    <Figure
      title="Locked profit over time"
      description="Horizontal axis: hours since the first report. Vertical axis: locked profit in DAI. The first report locks 1,200 DAI. The locked amount falls along a straight line to 603.84 DAI after 3 hours. A second report with a gain of 500 DAI and fees of 150 DAI lifts it to 953.84 DAI and restarts the clock. It reaches 0 about 6 hours later, 9 hours and 2 minutes after the first report. Without the second report it would reach 0 after 6 hours and 2 minutes."
      caption="Two reports, 3 hours apart. The dashed line shows the release without the second one."
      width={660}
      height={330}
      upright={upright}
    >
      {chart(plot({ x: 70, y: 50, w: 560, h: 210 }, [0, 10], [0, 1_200]))}
    </Figure>
  );
}
