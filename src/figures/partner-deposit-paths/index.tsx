import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  wrapping: { group: 'Wrapper' },
  delegating: { group: 'Delegated deposit' },
  user: { label: 'User' },
  wrapper: { label: 'Wrapper', sub: 'holds shares', tone: 'accent' },
  vault: { label: 'Vault' },
  pay: { from: 'user', to: 'wrapper', label: 'tokens' },
  issue: { from: 'wrapper', to: 'user', label: 'wrapper token', tone: 'good' },
  deposit: { from: 'wrapper', to: 'vault', label: 'tokens' },
  mint: { from: 'vault', to: 'wrapper', label: 'shares', tone: 'good' },
  holder: { label: 'User', sub: 'holds shares', tone: 'accent' },
  router: { label: 'Router', sub: 'keeps nothing' },
  target: { label: 'Vault' },
  send: { from: 'holder', to: 'router', label: 'tokens' },
  delegate: { from: 'router', to: 'target', label: 'tokens' },
  mintTo: { from: 'target', to: 'holder', label: 'shares', tone: 'good' },
} as const;

/** Tokens and shares on both ways into a vault. */
export default function PartnerDepositPaths(): JSX.Element {
  return (
    <Figure
      title="Wrapper and delegated deposit"
      description="Wrapper: the user sends tokens to the wrapper, the wrapper deposits them in the vault, the vault mints shares to the wrapper, and the wrapper gives its own token to the user. Delegated deposit: the user sends tokens to the router, the router deposits them in the vault, and the vault mints the shares straight to the user."
      caption="Who ends up with the vault shares decides whether the payout program counts the deposit."
      width={700}
      height={370}
      upright={{
        width: 340,
        height: 602,
        children: (
          <Diagram
            parts={parts}
            at={{
              wrapping: [4, 6, 332, 286],
              delegating: [4, 304, 332, 292],
              user: [20, 38, 300, 42],
              wrapper: [20, 132, 300, 54],
              vault: [20, 238, 300, 42],
              holder: [20, 338, 236, 54],
              router: [20, 440, 236, 54],
              target: [20, 542, 236, 42],
            }}
            along={{
              pay: { d: 'M96 80V132' },
              issue: { d: 'M230 132V80' },
              deposit: { d: 'M96 186V238' },
              mint: { d: 'M230 238V186' },
              mintTo: { d: 'M256 563H296V365H256' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          wrapping: [10, 10, 680, 160],
          delegating: [10, 190, 680, 170],
          user: [30, 60, 120, 80],
          wrapper: [290, 60, 130, 80],
          vault: [550, 60, 120, 80],
          holder: [30, 232, 120, 80],
          router: [290, 232, 130, 80],
          target: [550, 232, 120, 80],
        }}
        along={{
          pay: { d: 'M150 80H290' },
          issue: { d: 'M290 120H150' },
          deposit: { d: 'M420 80H550' },
          mint: { d: 'M550 120H420' },
          mintTo: { d: 'M610 312V340H90V312', at: [355, 340] },
        }}
      />
    </Figure>
  );
}
