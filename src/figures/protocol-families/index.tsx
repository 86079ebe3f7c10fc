import React from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const families = [
  { label: 'Lending', sub: 'Aave, Compound,\ndYdX' },
  { label: 'AMMs', sub: 'Curve, SushiSwap,\nUniswap' },
  { label: 'Leverage', sub: 'Maker, Unit,\nIron Bank' },
  { label: 'Mining', sub: 'rewards such as\nCOMP' },
] as const;

/** The drawing around a middle, with the places of the families and the ways to them. */
const draw = (
  x: number,
  w: number,
  place: (i: number) => Point,
  way: (i: number) => string,
): JSX.Element => (
  <>
    <Box x={x - 80} y={10} w={160} h={50} label="Vault" tone="accent" />
    <Arrow d={`M${x} 60V90`} />
    <Box x={x - 80} y={90} w={160} h={50} label="Strategies" />
    {families.map(({ label, sub }, i) => {
      const [left, top] = place(i);
      return (
        <React.Fragment key={label}>
          <Arrow d={`M${x} 140V${way(i)}`} />
          <Box x={left} y={top} w={w} h={88} label={label} sub={sub} />
        </React.Fragment>
      );
    })}
  </>
);

/** From the vault through its strategies to four families of protocols. */
export default function ProtocolFamilies(): JSX.Element {
  return (
    <Figure
      title="Where a vault's tokens go"
      description="The vault gives tokens to its strategies. The strategies use four families of protocols. For lending there are Aave, Compound, and dYdX. The automated market makers are Curve, SushiSwap, and Uniswap. Leverage comes from Maker, Unit, and Iron Bank. Liquidity mining pays rewards such as COMP."
      caption="The names are examples."
      width={700}
      height={290}
      upright={{
        width: 340,
        height: 362,
        children: draw(
          170,
          142,
          (i) => [6 + (i % 2) * 186, 160 + Math.floor(i / 2) * 104],
          (i) => `${204 + Math.floor(i / 2) * 104}H${148 + (i % 2) * 44}`,
        ),
      }}
    >
      {draw(
        350,
        158,
        (i) => [10 + i * 174, 186],
        (i) => `160H${89 + i * 174}V186`,
      )}
    </Figure>
  );
}
