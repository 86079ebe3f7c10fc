import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Badge } from '@site/src/components/Figure';

const parts = {
  roles: { group: 'Roles of the vault' },
  control: { from: 'roles', to: 'vault' },
  depositor: { label: 'Depositor' },
  deposit: { from: 'depositor', to: 'vault', label: 'tokens' },
  mint: { from: 'vault', to: 'depositor', label: 'shares', tone: 'good' },
  vault: { group: 'Vault', tone: 'accent' },
  idle: { label: 'Idle', sub: 'balance', tone: 'accent' },
  queue: { label: 'Queue', sub: 'up to 20', tone: 'accent' },
  treasury: { label: 'Treasury' },
  pay: { from: 'vault', to: 'treasury', label: 'fee shares', tone: 'good' },
  registry: { label: 'Registry' },
  list: { from: 'registry', to: 'vault', label: 'lists', dashed: true },
  lend: { from: 'vault', to: 'first', label: 'lends' },
  report: { from: 'second', to: 'vault', label: 'reports' },
  first: { label: 'Strategy 1' },
  second: { label: 'Strategy 2' },
  more: { label: '…', dashed: true },
  each: { group: 'Roles of each' },
  run: { from: 'each', to: 'first' },
  protocols: { label: 'Outside protocols', dashed: true },
  useFirst: { from: 'first', to: 'protocols', head: 'both' },
  useSecond: { from: 'second', to: 'protocols', head: 'both' },
} as const;

/** Contracts of a v2 vault and the roles that act on them. */
export default function VaultStructure(): JSX.Element {
  return (
    <Figure
      title="A vault and its strategies"
      description="Depositors exchange tokens for shares with the vault. The vault keeps an idle balance and lends to the strategies in its withdrawal queue, which has up to 20 places. Each strategy works in outside protocols and reports back. Governance, management, and guardian act on the vault and on its strategies. The strategist and a keeper act on a strategy. The vault pays its fees in shares to the treasury. The registry lists the vault."
      caption="Roles are read from the vault: a strategy stores only its strategist, its keeper, and its rewards address."
      width={660}
      height={480}
      upright={{
        width: 340,
        height: 554,
        children: (
          <>
            <Badge x={63} y={54} label="governance" w={102} />
            <Badge x={178} y={54} label="management" w={112} />
            <Badge x={285} y={54} label="guardian" tone="warn" w={86} />
            <Badge x={266} y={484} label="strategist" />
            <Badge x={266} y={518} label="keeper" />
            <Diagram
              parts={parts}
              at={{
                roles: [4, 10, 332, 70],
                vault: [4, 208, 332, 106],
                each: [196, 438, 140, 106],
                depositor: [4, 98, 124, 46],
                idle: [18, 242, 148, 60],
                queue: [174, 242, 148, 60],
                treasury: [142, 98, 86, 46],
                registry: [250, 98, 86, 46],
                first: [4, 360, 104, 50],
                second: [118, 360, 104, 50],
                more: [232, 360, 50, 50],
                protocols: [4, 466, 174, 50],
              }}
              along={{
                control: { d: 'M239 80V208' },
                deposit: { d: 'M34 144V208' },
                mint: { d: 'M98 208V144' },
                pay: { d: 'M178 208V144' },
                report: { d: 'M150 360V314' },
                run: { d: 'M209 438V410' },
                useSecond: { d: 'M146 410V466' },
              }}
            />
          </>
        ),
      }}
    >
      <Badge x={275} y={56} label="governance" />
      <Badge x={402} y={56} label="management" />
      <Badge x={526} y={56} label="guardian" tone="warn" />
      <Badge x={85} y={328} label="strategist" />
      <Badge x={85} y={364} label="keeper" />
      <Diagram
        parts={parts}
        at={{
          roles: [200, 10, 400, 72],
          vault: [200, 120, 240, 130],
          each: [10, 280, 150, 112],
          depositor: [10, 150, 110, 70],
          idle: [215, 152, 100, 82],
          queue: [325, 152, 100, 82],
          treasury: [540, 110, 110, 56],
          registry: [540, 200, 110, 56],
          first: [200, 310, 110, 64],
          second: [325, 310, 115, 64],
          more: [455, 310, 60, 64],
          protocols: [200, 420, 315, 48],
        }}
        along={{
          deposit: { d: 'M120 168H200', at: [160, 154] },
          mint: { d: 'M200 202H120', at: [160, 217] },
          pay: { d: 'M440 138H540', at: [490, 124] },
          list: { d: 'M540 228H440' },
          lend: { d: 'M290 250V310', at: [284, 280], anchor: 'end' },
          report: { d: 'M340 310V250', at: [346, 280], anchor: 'start' },
          useSecond: { d: 'M382 374V420' },
        }}
      />
    </Figure>
  );
}
