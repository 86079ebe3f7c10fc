import React from 'react';
import type { CSSProperties } from 'react';
import Figure, { Arrow, Axes, Box, Curve, Note, Step, plot } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';
import { prices } from './numbers';
import styles from './styles.module.css';

/** One day between harvests; a profit is released over the first quarter of it. */
const releaseTime = 0.25;
const [start, ...harvested] = prices;
const end = harvested.length;

const chart = plot({ x: 62, y: 340, w: 258, h: 96 }, [0, end], [start, 1.013]);
const curve: readonly Point[] = [
  [0, start],
  ...harvested.flatMap((price, day): Point[] => [
    [day + releaseTime, price],
    [day + 1, price],
  ]),
];

const vector = (key: 'go' | 'rise', [x, y]: Point): Record<string, string> => ({
  [`--${key}`]: `${Math.round(x)}px, ${Math.round(y)}px`,
});

/** When each step begins in the drawing's cycle, and what happens in it. */
const steps = [
  [0, 'You deposit a token, here DAI, and get shares of the vault.'],
  [2, 'The vault lends it to strategies, which earn with it.'],
  [4.5, 'A harvest brings the profit home. The vault takes its fee from it.'],
  [
    6.5,
    'Over about 6 hours the rest goes into the price of every share. You withdraw when you like, at the price of that moment.',
  ],
] as const;

/** A token on its way straight from one point to another, in its part of the drawing's cycle. */
function Token({ from, at: [x, y], to }: { from: number; at: Point; to: Point }): JSX.Element {
  const style = { '--from': `${from}s`, ...vector('go', [to[0] - x, to[1] - y]) } as CSSProperties;
  return (
    <circle
      className={styles.token}
      data-tone={from < 4 ? 'accent' : 'good'}
      style={style}
      cx={x}
      cy={y}
      r={5.5}
    />
  );
}

/** A token that climbs the chart: it goes on evenly, and up after each harvest. */
function Climber({ from }: { from: number }): JSX.Element {
  const [x, y] = chart.at(0, start);
  const [right, top] = chart.at(end, prices[end] ?? start);
  const style = {
    '--from': `${from}s`,
    ...vector('go', [right - x, 0]),
    ...vector('rise', [0, (top - y) / end]),
  } as CSSProperties;
  return (
    <g className={styles.slow} style={style}>
      <circle className={styles.climbing} data-tone="good" cx={x} cy={y} r={5.5} />
    </g>
  );
}

/** How a deposit earns: tokens go down to strategies, profit comes up, and the price of a share climbs. */
export default function DepositEarning(): JSX.Element {
  return (
    <div className={styles.living}>
      {/* Stops the motion by the stylesheet alone. It isn't shown to readers who have turned motion off. */}
      <input className={styles.hold} id="hold-drawing" type="checkbox" />
      <label className={styles.label} htmlFor="hold-drawing">
        Hold still
      </label>
      <Figure
        title="How a deposit earns"
        description="Above, four boxes from top to bottom: you, the vault, its strategies, other protocols. Step 1: you deposit DAI and get shares of the vault. Step 2: the vault lends the DAI to its strategies, which put it to work in other protocols. Step 3: a harvest brings the profit back to the vault, less a fee. Below, a chart of the price of one share, step 4: three harvests lift it from 1.000 to 1.004, 1.008, and 1.012 DAI. Each time it climbs for about 6 hours and then stays level."
        caption={
          <>
            <ol className={styles.steps}>
              {steps.map(([from, text]) => (
                <li key={from} style={{ '--from': `${from}s` } as CSSProperties}>
                  {text}
                </li>
              ))}
            </ol>
            An example: three harvests of 0.5% each, with a fifth of the profit as the fee. Losses
            lower the price.
          </>
        }
        width={340}
        height={474}
      >
        <Box x={10} y={8} w={320} h={40} label="You" />
        <Box x={10} y={96} w={320} h={44} label="Vault" tone="accent" />
        <Box x={10} y={188} w={320} h={44} label="Strategies" tone="good" />
        <Arrow d="M90 48V96" tone="accent" />
        <Note x={102} y={72} text="DAI" />
        <Arrow d="M250 96V48" />
        <Note x={262} y={72} text="shares" />
        <Arrow d="M90 140V188" tone="accent" />
        <Note x={102} y={164} text="credit" />
        <Arrow d="M250 188V140" tone="good" />
        <Note x={262} y={164} text="profit" />
        <Arrow d="M170 232V256" head="both" />
        <Note x={170} y={268} text="lending, trading pools, staking" anchor="middle" />
        <Axes
          in={chart}
          xTicks={harvested.map((_, day) => [day, 'harvest'] as const)}
          yTicks={prices.map((price) => [price, price.toFixed(3)] as const)}
        />
        <Note x={44} y={312} text="Price of one share (DAI)" bold />
        <Curve in={chart} points={curve} tone="good" area />
        <Token from={0} at={[90, 48]} to={[90, 96]} />
        <Token from={2} at={[90, 140]} to={[90, 188]} />
        <Token from={4.5} at={[250, 188]} to={[250, 140]} />
        <Climber from={6.5} />
        <Step x={66} y={72} n={1} />
        <Step x={66} y={164} n={2} />
        <Step x={226} y={164} n={3} />
        <Step x={23} y={312} n={4} />
      </Figure>
    </div>
  );
}
