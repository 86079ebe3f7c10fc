import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  own: { group: 'Own token' },
  wallet: { label: 'Wallet', sub: "the vault's\nown token" },
  vault: { label: 'Vault', sub: 'mints shares', tone: 'accent' },
  deposit: { from: 'wallet', to: 'vault', label: 'deposit', tone: 'accent' },
  withdraw: { from: 'vault', to: 'wallet', label: 'withdraw' },
  zap: { group: 'Zap: one transaction' },
  payer: { label: 'Wallet', sub: 'any token\nwith a market' },
  contract: {
    label: 'Zap contract',
    sub: 'swap or pool,\nslippage limit\n1% by default',
    tone: 'warn',
  },
  target: { label: 'Vault', sub: 'mints shares', tone: 'accent' },
  pay: { from: 'payer', to: 'contract', tone: 'accent' },
  enter: { from: 'contract', to: 'target', tone: 'accent' },
  leave: { from: 'target', to: 'contract' },
  receive: { from: 'contract', to: 'payer' },
} as const;

/** The way into a vault with its own token and with a zap, and both ways back. */
export default function DepositPaths(): JSX.Element {
  return (
    <Figure
      title="Own token and zap"
      description="Two lanes. Own token: the wallet sends the vault's own token straight to the vault and holds shares for it; a withdrawal goes the same way back. Zap: the wallet sends a different token to the zap contract, which swaps it or enters a pool within a slippage limit and deposits the result in the vault, all in one transaction. A withdrawal by zap goes back through the same contract."
      caption="Both lanes end with shares in the wallet. A zap adds a swap to the same transaction."
      width={640}
      height={366}
      upright={{
        width: 340,
        height: 500,
        children: (
          <Diagram
            parts={parts}
            at={{
              own: [6, 10, 328, 150],
              wallet: [16, 50, 116, 86],
              vault: [218, 50, 106, 86],
              zap: [6, 176, 328, 314],
              payer: [16, 212, 308, 56, { sub: 'any token with a market' }],
              contract: [16, 306, 308, 76, { sub: 'swap or pool,\nslippage limit 1% by default' }],
              target: [16, 420, 308, 56],
            }}
            along={{
              deposit: { d: 'M132 76H218', at: [175, 62] },
              withdraw: { d: 'M218 112H132', at: [175, 128] },
              pay: { d: 'M120 268V306' },
              enter: { d: 'M120 382V420' },
              leave: { d: 'M220 420V382' },
              receive: { d: 'M220 306V268' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          own: [10, 10, 620, 150],
          wallet: [28, 50, 150, 86],
          vault: [462, 50, 150, 86],
          zap: [10, 176, 620, 180],
          payer: [28, 226, 150, 106],
          contract: [238, 226, 164, 106],
          target: [462, 226, 150, 106],
        }}
        along={{
          deposit: { d: 'M178 76H462' },
          withdraw: { d: 'M462 112H178' },
          pay: { d: 'M178 258H238' },
          enter: { d: 'M402 258H462' },
          leave: { d: 'M462 300H402' },
          receive: { d: 'M238 300H178' },
        }}
      />
    </Figure>
  );
}
