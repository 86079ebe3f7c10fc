import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  depositor: { label: 'Depositor', tone: 'accent' },
  vaults: { label: 'Vaults' },
  teams: { label: 'Teams' },
  deposit: { from: 'depositor', to: 'vaults', head: 'both' },
  build: { from: 'teams', to: 'vaults', label: 'build' },
  treasury: { label: 'Treasury' },
  fees: { from: 'vaults', to: 'treasury', label: 'fees' },
  expenses: { from: 'treasury', to: 'teams', label: 'expenses' },
  markets: { label: 'Markets', sub: 'tokens for YFI' },
  trade: { from: 'treasury', to: 'markets', head: 'both' },
  gauges: { label: 'Gauges', dashed: true },
  donate: { from: 'treasury', to: 'gauges', label: 'YFI' },
  stake: { from: 'depositor', to: 'gauges', label: 'stake\nvault tokens' },
  earn: { from: 'gauges', to: 'depositor', label: 'YFI\nearned', tone: 'good' },
  governance: { label: 'Governance' },
  amounts: { from: 'governance', to: 'gauges', label: 'amounts' },
  lock: { label: 'Lock', sub: 'veYFI', dashed: true },
  votes: { from: 'lock', to: 'governance', label: 'votes' },
  boost: { from: 'lock', to: 'gauges', label: 'boost' },
  rewards: { label: 'Rewards', dashed: true },
  missed: { from: 'gauges', to: 'rewards', label: 'not\nearned', tone: 'warn' },
  penalty: { from: 'lock', to: 'rewards', label: 'penalty,\nreward share', tone: 'warn' },
  holder: { label: 'YFI holder', tone: 'accent' },
  pay: { from: 'rewards', to: 'holder', label: 'YFI', tone: 'good' },
  hold: { from: 'holder', to: 'lock', label: 'locks YFI, or leaves early', head: 'both' },
} as const;

/** The planned flows of YFI between vaults, treasury, gauges and locks (YIP-65). */
export default function VeyfiSystem(): JSX.Element {
  return (
    <Figure
      title="The planned veYFI system"
      description="Depositors put tokens into vaults and will stake the vault tokens in gauges. Vaults pay fees to the treasury, which pays the teams that build the vaults. The treasury sells tokens on markets, gets YFI, and will donate YFI to the gauges. Governance will set how much each gauge gets. Gauges will pay YFI to depositors, and send what isn't earned to the reward pool. YFI holders will lock YFI in veYFI, which gives votes to governance, the boost ratio to the gauges, and the share of rewards to the reward pool. An early exit returns the rest to the holder and sends the penalty to the reward pool. The reward pool pays holders who are locked."
      caption="Dashed parts don't exist yet. A depositor can also be a YFI holder."
      width={660}
      height={595}
      upright={{
        width: 400,
        height: 606,
        children: (
          <Diagram
            parts={parts}
            at={{
              depositor: [4, 10, 96, 50],
              vaults: [136, 10, 96, 50],
              teams: [294, 10, 104, 50],
              treasury: [136, 124, 96, 56],
              markets: [294, 186, 104, 70, { sub: 'tokens\nfor YFI' }],
              gauges: [136, 274, 96, 64],
              governance: [294, 290, 104, 56],
              lock: [294, 420, 104, 66],
              rewards: [140, 476, 86, 56],
              holder: [4, 476, 92, 56],
            }}
            along={{
              build: { at: [263, 20] },
              expenses: { d: 'M232 144H348V60', at: [348, 100] },
              trade: { d: 'M232 166H266V221H294' },
              stake: { d: 'M50 60V318H136', at: [52, 150] },
              earn: { d: 'M136 292H118V50H100', at: [118, 226] },
              amounts: { d: 'M294 316H232', at: [263, 301] },
              boost: { d: 'M294 440H212V338', at: [212, 390] },
              missed: { d: 'M164 338V476' },
              penalty: { d: 'M294 468H262V510H226', at: [268, 544] },
              pay: { at: [118, 488] },
              hold: { d: 'M50 532V588H348V486', at: [186, 588] },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          depositor: [20, 20, 160, 60],
          vaults: [250, 20, 160, 60],
          teams: [480, 20, 160, 60],
          treasury: [250, 160, 160, 60],
          markets: [480, 210, 160, 60],
          gauges: [250, 300, 160, 60],
          governance: [480, 300, 160, 60],
          lock: [480, 440, 160, 60],
          rewards: [250, 480, 110, 60],
          holder: [20, 480, 150, 60],
        }}
        along={{
          build: { at: [446, 34] },
          expenses: { d: 'M410 180H560V80', at: [560, 130] },
          trade: { d: 'M410 206H445V240H480' },
          stake: { d: 'M70 80V316H250', at: [70, 196] },
          earn: { d: 'M250 344H152V80', at: [152, 258] },
          amounts: { at: [446, 312] },
          boost: { d: 'M480 456H390V360', at: [390, 408] },
          missed: { d: 'M290 360V480', at: [290, 420] },
          penalty: { d: 'M480 486H420V500H360', at: [424, 524] },
          pay: { at: [212, 494] },
          hold: { d: 'M95 540V572H560V500', at: [330, 572] },
        }}
      />
    </Figure>
  );
}
