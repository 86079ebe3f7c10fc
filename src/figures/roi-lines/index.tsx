import React from 'react';
import Figure, { Axes, Curve, Dot, Note, plot } from '@site/src/components/Figure';
import type { Plot, Point } from '@site/src/components/Figure';

const prices: readonly Point[] = [
  [0, 1],
  [30, 1.012],
  [60, 1.018],
  [90, 1.032],
];

/** Lines through pairs of those points, as in the table of the page. */
const lines = [
  { slope: 0.032 / 90, intercept: 1, tone: 'accent', text: '0 and 90' },
  { slope: 0.0002, intercept: 1.006, tone: 'good', text: '30 and 60' },
  { slope: 0.014 / 30, intercept: 0.99, tone: 'warn', text: '60 and 90' },
] as const;

/** The chart within an area, with these days on its axis. */
const chart = (area: Plot, days: readonly number[]): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={days.map((day) => [day, String(day)] as const)}
      yTicks={[
        [1, '1.00'],
        [1.05, '1.05'],
        [1.1, '1.10'],
        [1.15, '1.15'],
      ]}
      xLabel="Days since launch"
      yLabel="Share price (tokens per share)"
    />
    {lines.map(({ slope, intercept, tone, text }) => {
      const end = intercept + slope * 365;
      return (
        <g key={text}>
          <Curve
            in={area}
            points={[
              [0, intercept],
              [365, end],
            ]}
            tone={tone}
            dashed
          />
          <Note {...area.note(371, end)} text={text} tone={tone} bold />
        </g>
      );
    })}
    <Curve in={area} points={prices} tone="line" />
    {prices.map((at) => (
      <Dot key={at[0]} in={area} at={at} tone="line" />
    ))}
  </>
);

/** The chart for phones. */
const upright = {
  width: 360,
  height: 302,
  children: chart(plot({ x: 52, y: 52, w: 218, h: 190 }, [0, 365], [0.99, 1.18]), [0, 90, 365]),
};

/** Three forecasts from the same prices. */
export default function RoiLines(): JSX.Element {
  return (
    <Figure
      title="Three lines through the same prices"
      description="A chart of the share price over 365 days with four known prices: 1.000 on day 0, 1.012 on day 30, 1.018 on day 60, and 1.032 on day 90. Lines through pairs of them fan out: the pair of days 30 and 60 reaches 1.079 on day 365, the pair of days 0 and 90 reaches 1.130, and the pair of days 60 and 90 reaches 1.160."
      caption="Each pair of days gives a different price after a year: 1.079, 1.130, or 1.160."
      width={640}
      height={332}
      upright={upright}
    >
      {chart(plot({ x: 62, y: 52, w: 470, h: 220 }, [0, 365], [0.99, 1.18]), [0, 30, 60, 90, 365])}
    </Figure>
  );
}
