import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

const stages = [
  ['War room', 'line'],
  ['Keep inside', 'line'],
  ['Assess', 'line'],
  ['Contain', 'bad'],
  ['Execute', 'bad'],
  ['Root cause', 'line'],
  ['Remedy', 'line'],
  ['Deploy', 'line'],
  ['Disclose', 'line'],
  ['Close', 'good'],
] as const;

const WIDTH = 116;
const GAP = 16;

/** The ten steps of the response. */
export default function EmergencyFlow(): ReactElement {
  return (
    <Figure
      title="Ten steps of the response"
      description="1: open the war room. 2: keep information inside. 3: assess. 4: contain. 5: execute the containment at once. Funds are safe from here on. 6: find the root cause. 7: choose the remedy. 8: deploy and confirm it. 9: assign the disclosure. 10: close the room."
      caption="Steps 4 and 5 stop the loss. They come before the search for the cause."
      width={660}
      height={224}
    >
      {stages.map(([label, tone], i) => {
        const column = i % 5;
        const x = 8 + column * (WIDTH + GAP);
        const y = i < 5 ? 24 : 146;
        return (
          <g key={label}>
            <Box x={x} y={y} w={WIDTH} h={66} label={label} tone={tone} />
            <Step x={x + 16} y={y} n={i + 1} tone={tone === 'line' ? 'accent' : tone} />
            {column < 4 && <Arrow d={`M${x + WIDTH} ${y + 33}H${x + WIDTH + GAP}`} />}
          </g>
        );
      })}
      <Arrow d="M594 90V118H66V146" label="funds are safe" at={[330, 118]} tone="good" />
    </Figure>
  );
}
