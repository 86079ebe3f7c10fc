import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

const families = [
  { label: 'Lending', sub: 'Aave, Compound,\ndYdX' },
  { label: 'AMMs', sub: 'Curve, SushiSwap,\nUniswap' },
  { label: 'Leverage', sub: 'Maker, Unit,\nIron Bank' },
  { label: 'Mining', sub: 'rewards such as\nCOMP' },
] as const;

/** From the vault through its strategies to four families of protocols. */
export default function ProtocolFamilies(): ReactElement {
  return (
    <Figure
      title="Where a vault's tokens go"
      description="The vault gives tokens to its strategies. The strategies use four families of protocols. For lending there are Aave, Compound, and dYdX. The automated market makers are Curve, SushiSwap, and Uniswap. Leverage comes from Maker, Unit, and Iron Bank. Liquidity mining pays rewards such as COMP."
      caption="The names are examples."
      width={700}
      height={290}
    >
      <Box x={270} y={10} w={160} h={50} label="Vault" tone="accent" />
      <Arrow d="M350 60V90" />
      <Box x={270} y={90} w={160} h={50} label="Strategies" />
      {families.map(({ label, sub }, i) => {
        const x = 10 + i * 174;
        return (
          <React.Fragment key={label}>
            <Arrow d={`M350 140V160H${x + 79}V186`} />
            <Box x={x} y={186} w={158} h={88} label={label} sub={sub} />
          </React.Fragment>
        );
      })}
    </Figure>
  );
}
