import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Steps } from '@site/src/components/Figure';

const parts = {
  offChain: { group: 'Off chain' },
  onChain: { group: 'On chain' },
  libraries: { label: 'DEX libraries', sub: 'quotes' },
  solver: { label: 'Solver', sub: 'best route' },
  script: { label: 'Execute script', sub: 'picks trades', tone: 'accent' },
  choose: { from: 'script', to: 'solver' },
  quote: { from: 'solver', to: 'libraries', label: 'prices', head: 'both' },
  answer: { from: 'solver', to: 'script', dashed: true },
  strategy: { label: 'Strategy', sub: 'enabled trades' },
  factory: { label: 'Trade Factory', sub: 'checks', tone: 'accent' },
  swapper: { label: 'Swapper' },
  exchange: { label: 'Exchange', dashed: true },
  move: { from: 'factory', to: 'strategy', label: 'moves tokenIn' },
  compare: { from: 'strategy', to: 'factory', label: 'received ≥ minimum?', dashed: true },
  swap: { from: 'factory', to: 'swapper', label: 'swap()' },
  trade: { from: 'swapper', to: 'exchange', label: 'trade', head: 'both' },
  pay: { from: 'swapper', to: 'strategy', label: 'tokenOut', tone: 'good' },
  send: { from: 'script', to: 'factory', label: 'sends' },
} as const;

/** Parts of ySwaps and the order of one trade. */
export default function YswapsFlow(): JSX.Element {
  return (
    <Figure
      title="One async trade in ySwaps"
      description="Off chain, the execute script selects a solver, and the solver compares prices with the DEX libraries and returns a transaction. The script sends it to the Trade Factory on chain. The factory checks that the trade is enabled, moves tokenIn from the strategy to a swapper, and calls swap. The swapper trades on an exchange and pays tokenOut to the strategy. The factory compares the received amount with minAmountOut."
      caption="The strategy only enables its trades. Everything else happens in a transaction of its own."
      width={660}
      height={390}
      upright={{
        width: 340,
        height: 602,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                offChain: [4, 6, 332, 186],
                onChain: [4, 226, 332, 370],
                libraries: [16, 134, 128, 48],
                solver: [16, 42, 128, 62],
                script: [196, 42, 130, 62],
                strategy: [16, 416, 216, 52],
                factory: [16, 262, 310, 52],
                swapper: [196, 534, 130, 50],
                exchange: [16, 534, 120, 50],
              }}
              along={{
                choose: { d: 'M196 58H144' },
                answer: { d: 'M144 88H196' },
                quote: { at: [92, 119], anchor: 'start' },
                move: { d: 'M72 314V416', at: [72, 376] },
                compare: { d: 'M184 416V314', at: [184, 348], label: 'received ≥\nminimum?' },
                swap: { d: 'M286 314V534', at: [286, 424] },
                trade: { at: [166, 545] },
                pay: { d: 'M216 534V468', at: [216, 502] },
                send: { d: 'M262 104V262', at: [262, 148] },
              }}
            />
            <Steps
              at={[
                [170, 58],
                [170, 88],
                [262, 209],
                [72, 336],
                [286, 380],
                [160, 502],
                [184, 394],
              ]}
              good={6}
            />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          offChain: [10, 10, 640, 120],
          onChain: [10, 160, 640, 220],
          libraries: [30, 45, 150, 66],
          solver: [255, 45, 150, 66],
          script: [480, 45, 150, 66],
          strategy: [30, 200, 150, 66],
          factory: [480, 200, 150, 66],
          swapper: [480, 312, 150, 56],
          exchange: [255, 312, 150, 56],
        }}
        along={{
          choose: { d: 'M480 62H405' },
          answer: { d: 'M405 96H480' },
          move: { d: 'M480 222H180', at: [330, 222] },
          compare: { d: 'M180 250H480', at: [330, 250] },
          swap: { d: 'M590 266V312', at: [582, 289], anchor: 'end' },
          trade: { d: 'M480 330H405' },
          pay: { d: 'M520 368V374H105V266', at: [150, 330] },
          send: { at: [548, 145], anchor: 'end' },
        }}
      />
      <Steps
        at={[
          [443, 62],
          [443, 96],
          [573, 145],
          [462, 222],
          [608, 289],
          [105, 300],
          [198, 250],
        ]}
        good={6}
      />
    </Figure>
  );
}
