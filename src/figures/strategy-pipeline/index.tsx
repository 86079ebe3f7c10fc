import React from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

const stages = [
  ['Write', 'strategy mix'],
  ['Peer review', '2 strategists'],
  ['Live test', 'on ape.tax'],
  ['Due diligence', 'target protocol'],
  ['Committee', 'Safe Farming'],
  ['Internal audit', '1 auditor'],
  ['Production', 'TVL rules apply'],
] as const;

const width = 150;
const height = 78;
const gap = 14;

/** One below the other, for phones. */
const upright = {
  width: 320,
  height: 524,
  children: stages.map(([label, sub], i) => {
    const y = 10 + i * 74;
    const last = i === stages.length - 1;
    return (
      <g key={label}>
        <Box x={24} y={y} w={286} h={56} label={label} sub={sub} tone={last ? 'good' : 'line'} />
        <Step x={24} y={y + 28} n={i + 1} tone={last ? 'good' : 'accent'} />
        {!last && <Arrow d={`M167 ${y + 56}V${y + 74}`} />}
      </g>
    );
  }),
};

/** The seven stages that a strategy passes. */
export default function StrategyPipeline(): JSX.Element {
  return (
    <Figure
      title="From code to production"
      description="Seven stages in order. 1: write the strategy from the strategy mix. 2: peer review by at least two strategists. 3: live test on ape.tax. 4: due diligence on the target protocol. 5: approval by the Safe Farming Committee. 6: review by one internal auditor. 7: production, where extra duties apply above 10 million and 100 million dollars."
      caption="The seven stages of the review."
      width={660}
      height={236}
      upright={upright}
    >
      {stages.map(([label, sub], i) => {
        const column = i % 4;
        const x = 10 + column * (width + gap);
        const y = i < 4 ? 22 : 144;
        const last = i === stages.length - 1;
        return (
          <g key={label}>
            <Box
              x={x}
              y={y}
              w={width}
              h={height}
              label={label}
              sub={sub}
              tone={last ? 'good' : 'line'}
            />
            <Step x={x + 16} y={y} n={i + 1} tone={last ? 'good' : 'accent'} />
            {column < 3 && !last && (
              <Arrow d={`M${x + width} ${y + height / 2}H${x + width + gap}`} />
            )}
          </g>
        );
      })}
      <Arrow d="M577 100V122H85V144" />
    </Figure>
  );
}
