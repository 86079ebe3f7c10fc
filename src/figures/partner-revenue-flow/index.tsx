import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  management: { label: 'Management', sub: '2% of $10M\n$200,000' },
  performance: { label: 'Performance', sub: '20% of $1M\n$200,000' },
  manage: { from: 'management', to: 'fees' },
  perform: { from: 'performance', to: 'fees' },
  fees: { label: 'All fees', sub: '$400,000', tone: 'accent' },
  operate: { from: 'fees', to: 'operations' },
  share: { from: 'fees', to: 'shared' },
  operations: { label: 'Operations', sub: '45%\n$180,000' },
  shared: { label: 'To share', sub: '55%\n$220,000', tone: 'accent' },
  toPartner: { from: 'shared', to: 'partner', tone: 'good' },
  toYearn: { from: 'shared', to: 'yearn' },
  partner: { label: 'Partner', sub: '20%, $44,000', tone: 'good' },
  yearn: { label: 'Yearn', sub: '80%, $176,000' },
} as const;

/** Where the fees of a partner's deposits go; the numbers are those of the page's example (tier 3). */
export default function PartnerRevenueFlow(): JSX.Element {
  return (
    <Figure
      title="How a year's fees are shared"
      description="Example with deposits of 10 million dollars and a yield of 1 million dollars. The management fee of 2% is 200,000 dollars and the performance fee of 20% is 200,000 dollars. Together the fees are 400,000 dollars. Of these, 45% or 180,000 dollars go to operations and 55% or 220,000 dollars are shared. Of the shared part, the partner in tier 3 gets 20% or 44,000 dollars and Yearn gets 80% or 176,000 dollars."
      caption="Example: $10 million of deposits, $1 million of yield, tier 3."
      width={740}
      height={250}
      upright={{
        width: 340,
        height: 456,
        children: (
          <Diagram
            parts={parts}
            at={{
              management: [6, 10, 150, 78],
              performance: [184, 10, 150, 78],
              fees: [95, 140, 150, 64],
              operations: [6, 256, 150, 78],
              shared: [184, 256, 150, 78],
              partner: [54, 386, 132, 60],
              yearn: [202, 386, 132, 60],
            }}
            along={{
              manage: { d: 'M81 88V114H140V140' },
              perform: { d: 'M259 88V114H200V140' },
              operate: { d: 'M140 204V230H81V256' },
              share: { d: 'M200 204V230H259V256' },
              toPartner: { d: 'M220 334V360H120V386' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          management: [10, 30, 150, 74],
          performance: [10, 146, 150, 74],
          fees: [205, 88, 130, 74],
          operations: [380, 30, 150, 74],
          shared: [380, 146, 150, 74],
          partner: [580, 102, 150, 66],
          yearn: [580, 176, 150, 66],
        }}
        along={{
          manage: { d: 'M160 67H182V112H205' },
          perform: { d: 'M160 183H182V138H205' },
          operate: { d: 'M335 112H357V67H380' },
          share: { d: 'M335 138H357V183H380' },
          toPartner: { d: 'M530 172H554V137H580' },
          toYearn: { d: 'M530 196H554V209H580' },
        }}
      />
    </Figure>
  );
}
