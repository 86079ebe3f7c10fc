import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Note } from '@site/src/components/Figure';

const parts = {
  gain: { label: 'Gain', sub: '2,000 DAI', tone: 'accent' },
  management: { label: 'Management fee', sub: '383.31 DAI' },
  performance: { label: 'Performance fee', sub: '200 DAI' },
  strategist: { label: 'Strategist fee', sub: '200 DAI' },
  rest: { label: 'Rest', sub: '1,216.69 DAI', tone: 'good' },
  lock: { from: 'gain', to: 'rest', tone: 'good' },
  manage: { from: 'gain', to: 'management' },
  perform: { from: 'gain', to: 'performance' },
  toStrategist: { from: 'gain', to: 'strategist' },
  treasury: { label: 'Treasury', sub: '583.31 DAI\nin new shares' },
  payManagement: { from: 'management', to: 'treasury' },
  payPerformance: { from: 'performance', to: 'treasury' },
  rewards: { label: 'Strategy\nrewards', sub: 'pulls shares' },
  payStrategist: { from: 'strategist', to: 'rewards' },
  release: { from: 'rest', to: 'rewards', tone: 'good' },
} as const;

/** How the gain of one report is divided, with the numbers of the worked example. */
export default function ReportFees(): JSX.Element {
  return (
    <Figure
      title="Where a gain goes"
      description="A strategy with a debt of 1,000,000 DAI reports a gain of 2,000 DAI after 7 days. The management fee is 383.31 DAI, the performance fee is 200 DAI, and both are paid in new shares to the rewards address of the vault, the treasury: 583.31 DAI. The strategist fee is 200 DAI, paid in new shares to the strategy contract, from which the strategy's rewards address pulls them. The remaining 1,216.69 DAI become locked profit and reach all shares over about 6 hours."
      caption="One report with the default fees and a strategist fee of 10%. The worked example below has the exact numbers."
      width={660}
      height={330}
      upright={{
        width: 340,
        height: 412,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                gain: [4, 10, 182, 56],
                management: [44, 92, 142, 60],
                performance: [44, 168, 142, 60],
                strategist: [44, 254, 142, 60],
                rest: [44, 342, 142, 60],
                treasury: [224, 118, 112, 84],
                rewards: [224, 242, 112, 84],
              }}
              along={{
                lock: { d: 'M22 66V372H44' },
                manage: { d: 'M22 66V122H44' },
                perform: { d: 'M22 66V198H44' },
                toStrategist: { d: 'M22 66V284H44' },
                payManagement: { d: 'M186 122H204V160H224' },
                payPerformance: { d: 'M186 198H204V160H224' },
                release: { d: 'M186 372H220' },
              }}
            />
            <Note x={226} y={372} text={'Locked profit,\nfree in 6 h'} />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          gain: [10, 120, 130, 90],
          management: [230, 20, 180, 72],
          performance: [230, 104, 180, 72],
          strategist: [230, 188, 180, 72],
          rest: [230, 272, 180, 52],
          treasury: [490, 50, 160, 90],
          rewards: [490, 180, 160, 88],
        }}
        along={{
          lock: { d: 'M140 165H185V298H230' },
          manage: { d: 'M140 165H185V56H230' },
          perform: { d: 'M140 165H185V140H230' },
          toStrategist: { d: 'M140 165H185V224H230' },
          payManagement: { d: 'M410 56H450V95H490' },
          payPerformance: { d: 'M410 140H450V95H490' },
          release: { d: 'M410 298H490' },
        }}
      />
      <Note x={498} y={298} text={'Locked profit,\nfree in 6 h'} />
    </Figure>
  );
}
