import React from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

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

/** The stages in two rows or columns: size of a box, its place by row or column and place in it, and the arrow from it. */
const draw = (
  [w, h]: Point,
  place: (line: number, i: number) => Point,
  arrow: (x: number, y: number) => string,
): JSX.Element[] =>
  stages.map(([label, tone], i) => {
    const [x, y] = place(Math.floor(i / 5), i % 5);
    return (
      <g key={label}>
        <Box x={x} y={y} w={w} h={h} label={label} tone={tone} />
        <Step x={x + 16} y={y} n={i + 1} tone={tone === 'line' ? 'accent' : tone} />
        {i % 5 < 4 && <Arrow d={arrow(x, y)} />}
      </g>
    );
  });

/** The ten steps of the response. */
export default function EmergencyFlow(): JSX.Element {
  return (
    <Figure
      title="Ten steps of the response"
      description="1: open the war room. 2: keep information inside. 3: assess. 4: contain. 5: execute the containment immediately. Funds are safe from here on. 6: find the root cause. 7: choose the remedy. 8: deploy and confirm it. 9: assign the disclosure. 10: close the room."
      caption="Steps 4 and 5 stop the loss. They come before the search for the cause."
      width={660}
      height={224}
      upright={{
        width: 340,
        height: 430,
        children: (
          <>
            {draw(
              [120, 56],
              (column, i) => [6 + column * 208, 20 + i * 86],
              (x, y) => `M${x + 60} ${y + 56}V${y + 86}`,
            )}
            <Arrow d="M126 392H170V48H214" label={'funds are\nsafe'} tone="good" />
          </>
        ),
      }}
    >
      {draw(
        [116, 66],
        (row, i) => [8 + i * 132, 24 + row * 122],
        (x, y) => `M${x + 116} ${y + 33}H${x + 132}`,
      )}
      <Arrow d="M594 90V118H66V146" label="funds are safe" at={[330, 118]} tone="good" />
    </Figure>
  );
}
