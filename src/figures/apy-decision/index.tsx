import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  curve: { label: 'Curve LP on Ethereum?', tone: 'warn', radius: 26 },
  other: { from: 'curve', to: 'fantom', label: 'no' },
  token: { from: 'curve', to: 'convex', label: 'yes' },
  fantom: { label: 'On Fantom?', tone: 'warn', radius: 26 },
  convex: { label: 'Strategy at Convex?', tone: 'warn', radius: 26 },
  onFantom: { from: 'fantom', to: 'weekly', label: 'yes' },
  elsewhere: { from: 'fantom', to: 'monthly', label: 'no' },
  weekly: { label: 'Weekly', sub: 'growth of the\nshare price' },
  monthly: { label: 'Monthly', sub: 'growth of the\nshare price' },
  atCurve: { from: 'convex', to: 'boost', label: 'no' },
  atConvex: { from: 'convex', to: 'apr', label: 'yes' },
  boost: { label: 'Base × boost', sub: 'CRV from Curve' },
  apr: { label: 'Convex APR' },
  fromWeekly: { from: 'weekly', to: 'growth' },
  fromMonthly: { from: 'monthly', to: 'growth' },
  fromBoost: { from: 'boost', to: 'sum' },
  fromApr: { from: 'apr', to: 'sum' },
  growth: { label: 'Net APY', sub: 'fees are in the price', tone: 'accent' },
  sum: { label: 'Net APY', sub: '+ bonus, + pool APY, − fees', tone: 'accent' },
} as const;

/** Text of both measures in narrow boxes. */
const narrow = { sub: 'growth\nof the\nshare\nprice' };

/** Which calculation a vault gets. */
export default function ApyDecision(): JSX.Element {
  return (
    <Figure
      title="Which calculation a vault gets"
      description="A decision tree. Question 1: does the vault hold a Curve LP token on Ethereum? If not, question 2: is the vault on Fantom? If yes, the net APY is the weekly growth of the share price; on Ethereum and Arbitrum it is the monthly growth. If the vault holds a Curve LP token, question 3: does the active strategy deposit at Convex? If yes, the farmed part is the Convex APR; if not, it is base CRV APR times boost. In both cases bonus rewards and pool APY are added and fees are taken off to get the net APY."
      caption="Two ways to a net APY. Outside Ethereum, most Curve vaults have no figure."
      width={640}
      height={404}
      upright={{
        width: 340,
        height: 432,
        children: (
          <Diagram
            parts={parts}
            at={{
              curve: [65, 12, 210, 52],
              fantom: [6, 110, 160, 56],
              convex: [174, 110, 160, 56, { label: 'Strategy at\nConvex?' }],
              weekly: [6, 214, 78, 112, narrow],
              monthly: [88, 214, 78, 112, narrow],
              boost: [174, 214, 78, 112, { label: 'Base ×\nboost', sub: 'CRV from\nCurve' }],
              apr: [256, 214, 78, 112, { label: 'Convex\nAPR' }],
              growth: [6, 358, 160, 66, { sub: 'fees are in\nthe price' }],
              sum: [174, 358, 160, 66, { sub: '+ bonus, + pool\nAPY, − fees' }],
            }}
            along={{
              other: { d: 'M110 64V110', at: [110, 84] },
              token: { d: 'M230 64V110', at: [230, 84] },
              onFantom: { at: [45, 186] },
              elsewhere: { at: [127, 186] },
              atCurve: { at: [213, 186] },
              atConvex: { at: [295, 186] },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          curve: [215, 12, 210, 52],
          fantom: [50, 110, 200, 52],
          convex: [380, 110, 220, 52],
          weekly: [20, 216, 136, 76],
          monthly: [166, 216, 136, 76],
          boost: [334, 216, 152, 76],
          apr: [496, 216, 134, 76],
          growth: [20, 342, 282, 50],
          sum: [334, 342, 296, 50],
        }}
        along={{
          other: { d: 'M215 38H150V110', at: [150, 70] },
          token: { d: 'M425 38H490V110', at: [490, 70] },
          onFantom: { d: 'M88 162V216', at: [88, 184] },
          elsewhere: { d: 'M234 160V216', at: [234, 184] },
          atCurve: { d: 'M410 162V216', at: [410, 184] },
          atConvex: { d: 'M563 162V216', at: [563, 184] },
        }}
      />
    </Figure>
  );
}
