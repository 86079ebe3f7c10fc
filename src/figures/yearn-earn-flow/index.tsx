import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Arrow } from '@site/src/components/Figure';

const parts = {
  lending: { group: 'Earn' },
  pooling: { group: 'Y pool' },
  user: { label: 'User' },
  deposit: { from: 'user', to: 'earn', label: 'DAI' },
  mint: { from: 'earn', to: 'user', label: 'yDAI', tone: 'good' },
  earn: { label: 'Earn', sub: 'picks the best rate', tone: 'accent' },
  aave: { label: 'Aave' },
  compound: { label: 'Compound' },
  dydx: { label: 'dYdX' },
  toAave: { from: 'earn', to: 'aave', dashed: true },
  toCompound: { from: 'earn', to: 'compound' },
  toDydx: { from: 'earn', to: 'dydx', dashed: true },
  ydai: { label: 'yDAI' },
  ytusd: { label: 'yTUSD' },
  yusdc: { label: 'yUSDC' },
  yusdt: { label: 'yUSDT' },
  join: { from: 'yusdt', to: 'pool' },
  pool: { label: 'Curve Y pool', sub: 'interest\nand swap fees', tone: 'good' },
} as const;

/** Earn moved a coin to the best of three lenders; the Y pool joined four of its tokens. */
export default function YearnEarnFlow(): JSX.Element {
  return (
    <Figure
      title="Earn and the Y pool"
      description="Earn: a user deposits DAI and gets yDAI. Earn lends the DAI at the best of Aave, Compound, and dYdX. Y pool: Curve pooled yDAI, yTUSD, yUSDC, and yUSDT, so its liquidity providers got interest and swap fees."
      caption="Both are deprecated."
      width={700}
      height={370}
      upright={{
        width: 340,
        height: 528,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                lending: [4, 10, 332, 300],
                pooling: [4, 324, 332, 194],
                user: [18, 46, 304, 44],
                earn: [18, 150, 304, 56],
                aave: [18, 254, 94, 40],
                compound: [123, 254, 94, 40],
                dydx: [228, 254, 94, 40],
                ydai: [18, 360, 70, 44],
                ytusd: [96, 360, 70, 44],
                yusdc: [174, 360, 70, 44],
                yusdt: [252, 360, 70, 44],
                pool: [18, 434, 304, 70],
              }}
              along={{ deposit: { d: 'M100 90V150' }, mint: { d: 'M240 150V90' } }}
            />
            {[53, 131, 209].map((x) => (
              <Arrow key={x} d={`M${x} 404V434`} />
            ))}
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          lending: [10, 10, 680, 190],
          pooling: [10, 216, 680, 144],
          user: [30, 84, 130, 70],
          earn: [260, 84, 180, 70],
          aave: [540, 49, 130, 40],
          compound: [540, 99, 130, 40],
          dydx: [540, 149, 130, 40],
          ydai: [30, 262, 90, 60],
          ytusd: [132, 262, 90, 60],
          yusdc: [234, 262, 90, 60],
          yusdt: [336, 262, 90, 60],
          pool: [500, 252, 170, 80],
        }}
        along={{
          deposit: { d: 'M160 104H260' },
          mint: { d: 'M260 136H160' },
          toAave: { d: 'M440 119H480V69H540' },
          toDydx: { d: 'M440 119H480V169H540' },
        }}
      />
    </Figure>
  );
}
