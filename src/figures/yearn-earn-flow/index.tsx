import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** Earn moved a coin to the best of three lenders; the Y pool joined four of its tokens. */
export default function YearnEarnFlow(): ReactElement {
  return (
    <Figure
      title="Earn and the Y pool"
      description="Earn: a user deposits DAI and gets yDAI. Earn lends the DAI at the best of Aave, Compound, and dYdX. Y pool: Curve pooled yDAI, yTUSD, yUSDC, and yUSDT, so its liquidity providers got interest and swap fees."
      caption="Both are deprecated."
      width={700}
      height={370}
    >
      <Group x={10} y={10} w={680} h={190} label="Earn">
        <Box x={30} y={84} w={130} h={70} label="User" />
        <Arrow d="M160 104H260" label="DAI" />
        <Arrow d="M260 136H160" label="yDAI" tone="good" />
        <Box x={260} y={84} w={180} h={70} label="Earn" sub="picks the best rate" tone="accent" />
        <Box x={540} y={49} w={130} h={40} label="Aave" />
        <Box x={540} y={99} w={130} h={40} label="Compound" />
        <Box x={540} y={149} w={130} h={40} label="dYdX" />
        <Arrow d="M440 119H480V69H540" dashed />
        <Arrow d="M440 119H540" />
        <Arrow d="M440 119H480V169H540" dashed />
      </Group>
      <Group x={10} y={216} w={680} h={144} label="Y pool">
        <Box x={30} y={262} w={90} h={60} label="yDAI" />
        <Box x={132} y={262} w={90} h={60} label="yTUSD" />
        <Box x={234} y={262} w={90} h={60} label="yUSDC" />
        <Box x={336} y={262} w={90} h={60} label="yUSDT" />
        <Arrow d="M426 292H500" />
        <Box
          x={500}
          y={252}
          w={170}
          h={80}
          label="Curve Y pool"
          sub={'interest\nand swap fees'}
          tone="good"
        />
      </Group>
    </Figure>
  );
}
