import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  vault: { label: 'Vault', sub: "depositors' funds", tone: 'accent' },
  bank: { label: 'Iron Bank', sub: 'lends to its\nwhitelist only', tone: 'warn' },
  strategy: { label: 'Strategy', tone: 'good' },
  position: { label: 'Position', sub: 'earns yield', tone: 'good' },
  credit: { from: 'vault', to: 'strategy', label: '100 tokens', tone: 'accent' },
  profit: { from: 'strategy', to: 'vault', label: 'profit', tone: 'good' },
  loan: { from: 'bank', to: 'strategy', label: 'loan of 50', tone: 'warn' },
  interest: { from: 'strategy', to: 'bank', label: 'interest', tone: 'warn' },
  invest: { from: 'strategy', to: 'position', label: '150', tone: 'accent' },
  income: { from: 'position', to: 'strategy', label: 'income', tone: 'good' },
} as const;

/** A strategy that enlarges its position with a credit line. */
export default function CreditLine(): JSX.Element {
  return (
    <Figure
      title="A strategy with a credit line"
      description="The vault gives 100 tokens of credit to a strategy. The Iron Bank, which lends only to addresses on its whitelist, lends 50 more without collateral. The strategy puts 150 into a yield position. From the income it pays interest to the Iron Bank and reports the rest as profit to the vault. If the position loses, the loan must still be repaid, so the loss falls on the vault."
      caption="The loan enlarges gains and losses alike. The amounts are made up."
      width={640}
      height={300}
      upright={{
        width: 340,
        height: 374,
        children: (
          <Diagram
            parts={parts}
            at={{
              vault: [6, 10, 160, 84],
              bank: [174, 10, 160, 84],
              strategy: [6, 170, 328, 56],
              position: [6, 300, 328, 64],
            }}
            along={{
              credit: { d: 'M52 94V170' },
              profit: { d: 'M130 170V94' },
              loan: { d: 'M218 94V170' },
              interest: { d: 'M298 170V94' },
              invest: { d: 'M120 226V300' },
              income: { d: 'M220 300V226' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          vault: [10, 20, 150, 84],
          bank: [10, 196, 150, 84],
          strategy: [278, 104, 130, 92],
          position: [500, 104, 130, 92],
        }}
        along={{
          credit: { d: 'M160 44H320V104', at: [240, 44] },
          profit: { d: 'M366 104V84H160', at: [230, 84] },
          loan: { d: 'M160 256H366V196', at: [240, 256] },
          interest: { d: 'M320 196V216H160', at: [238, 216] },
          invest: { d: 'M408 130H500', at: [454, 116] },
          income: { d: 'M500 170H408', at: [454, 186] },
        }}
      />
    </Figure>
  );
}
