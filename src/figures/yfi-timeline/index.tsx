import React from 'react';
import Figure, { Arrow, Note, Step } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const events = [
  ['Jul 2020', 'Launch', '30,000 YFI farmed in about 7 days'],
  ['Jul 2020', 'YIP-1', 'Emission approved, never distributed'],
  ['Aug 2020', 'YIP-36', 'Rewards pay running costs first'],
  ['Jan 2021', 'YIP-56', 'Buybacks replace staking rewards'],
  ['Jan 2021', 'YIP-57', '6,666 YFI minted: 36,666 in all'],
  ['Apr 2021', 'YIP-61', 'Governance 2.0: teams and powers'],
  ['Dec 2021', 'YIP-65', 'Mandate for veYFI'],
] as const;

/** The events that far apart beside a line, with the places of date, name, and text from the line and the number. */
const draw = (
  x: number,
  step: number,
  [date, name, text]: readonly [Point, Point, Point],
): JSX.Element => (
  <>
    <Arrow d={`M${x} 20V${21 + events.length * step}`} />
    {events.map(([when, what, how], i) => {
      const y = 40 + i * step;
      return (
        <g key={what}>
          <Step x={x} y={y} n={i + 1} />
          <Note x={x + date[0]} y={y + date[1]} text={when} anchor="end" />
          <Note x={x + name[0]} y={y + name[1]} text={what} bold size={16} />
          <Note x={x + text[0]} y={y + text[1]} text={how} />
        </g>
      );
    })}
  </>
);

/** Decisions that shaped YFI, top to bottom. */
export default function YfiTimeline(): JSX.Element {
  return (
    <Figure
      title="YFI from launch to veYFI"
      description={`In chronological order: ${events.map(([date, name, text]) => `${date}, ${name}: ${text}`).join('. ')}.`}
      caption="A proposal appears in the month in which it was created or voted on."
      width={600}
      height={400}
      upright={{
        width: 340,
        height: 452,
        children: draw(20, 60, [
          [314, -11],
          [24, -11],
          [24, 11],
        ]),
      }}
    >
      {draw(130, 52, [
        [-22, 0],
        [26, 0],
        [102, 0],
      ])}
    </Figure>
  );
}
