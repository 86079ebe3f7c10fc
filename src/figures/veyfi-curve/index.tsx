import React from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';
import type { Plot, Point } from '@site/src/components/Figure';
import { veyfiLock } from '@site/src/formulas/veyfi-lock';
import { veyfiPenalty } from '@site/src/formulas/veyfi-penalty';

const years = [0, 1, 2, 3, 4] as const;
const lock = (year: number) => ({ amount: 100, remainingDays: year * 365 });
const weight = (year: number): Point => [year, veyfiLock(lock(year))];
const penalty = (year: number): Point => [year, veyfiPenalty(lock(year)).penalty];

/** The chart within an area. */
const chart = (area: Plot): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={years.map((year) => [year, String(year)] as const)}
      yTicks={[0, 25, 50, 75, 100].map((part) => [part, `${part}%`] as const)}
      xLabel="Years until the lock ends"
      yLabel="Share of the locked YFI"
    />
    <Curve in={area} points={[weight(0), weight(4)]} tone="accent" />
    <Curve in={area} points={[penalty(0), penalty(3), penalty(4)]} tone="bad" dashed area />
    <Dot in={area} at={penalty(3)} tone="bad" />
    <Dot in={area} at={weight(4)} tone="accent" />
    <Note {...area.note(2.95, 90)} text="Weight" anchor="end" tone="accent" bold />
    <Note {...area.note(3.97, 66)} text="Penalty" anchor="end" tone="bad" bold />
  </>
);

/** The chart for phones. */
const upright = {
  width: 340,
  height: 310,
  children: chart(plot({ x: 52, y: 50, w: 270, h: 190 }, [0, 4], [0, 100])),
};

/** Weight and penalty of a lock over the time that remains, as the draft formulas give them. */
export default function VeyfiCurve(): JSX.Element {
  return (
    <Figure
      title="Weight and penalty by remaining time"
      description="Two lines over the years until the lock ends, both as a percentage of the locked YFI. The weight rises in a straight line from 0% with no time left to 25% with 1 year, 50% with 2 years, 75% with 3 years, and 100% with 4 years. The penalty of an early exit follows the same line up to 75% with 3 years and stays at 75% up to 4 years."
      caption="With up to 3 years left, the penalty and the weight are the same share of the lock. Beyond that, the penalty stays at 75%."
      width={640}
      height={350}
      upright={upright}
    >
      {chart(plot({ x: 70, y: 50, w: 540, h: 230 }, [0, 4], [0, 100]))}
    </Figure>
  );
}
