import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Note, Step } from '@site/src/components/Figure';

const events = [
  ['Jul 2020', 'Launch', '30,000 YFI farmed in about 7 days'],
  ['Jul 2020', 'YIP-1', 'Emission approved, never distributed'],
  ['Aug 2020', 'YIP-36', 'Rewards pay running costs first'],
  ['Jan 2021', 'YIP-56', 'Buybacks replace staking rewards'],
  ['Jan 2021', 'YIP-57', '6,666 YFI minted: 36,666 in all'],
  ['Apr 2021', 'YIP-61', 'Governance 2.0: teams and powers'],
  ['Dec 2021', 'YIP-65', 'Mandate for veYFI'],
] as const;

/** Decisions that shaped YFI, top to bottom. */
export default function YfiTimeline(): ReactElement {
  return (
    <Figure
      title="YFI from launch to veYFI"
      description={`In order of time: ${events.map(([date, name, text]) => `${date}, ${name}: ${text}`).join('. ')}.`}
      caption="A proposal appears in the month in which it was created or voted on."
      width={600}
      height={400}
    >
      <Arrow d="M130 20V385" />
      {events.map(([date, name, text], i) => (
        <g key={name}>
          <Step x={130} y={40 + i * 52} n={i + 1} />
          <Note x={108} y={40 + i * 52} text={date} anchor="end" />
          <Note x={156} y={40 + i * 52} text={name} bold size={16} />
          <Note x={232} y={40 + i * 52} text={text} />
        </g>
      ))}
    </Figure>
  );
}
