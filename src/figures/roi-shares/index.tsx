import React from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** From top to bottom, for phones. */
const upright = {
  width: 240,
  height: 304,
  children: (
    <>
      <Box x={10} y={10} w={220} h={60} label="100" sub="tokens" />
      <Box x={10} y={122} w={220} h={60} label="95.694" sub="shares" tone="accent" />
      <Box x={10} y={234} w={220} h={60} label="100.478" sub="tokens, +0.478%" tone="good" />
      <Arrow d="M120 70V122" label="÷ 1.045" at={[130, 94]} anchor="start" />
      <Arrow d="M120 182V234" label="× 1.05" at={[130, 206]} anchor="start" />
    </>
  ),
};

/** The worked example: 100 tokens at 1.045, then at 1.05. */
export default function RoiShares(): JSX.Element {
  return (
    <Figure
      title="The deposit of the example"
      description="Three boxes. 100 tokens are deposited at a price of 1.045, which gives 95.694 shares. The shares stay the same while the price rises to 1.05. They are then worth 100.478 tokens, 0.478% more."
      caption="Divide by the price on the way in, multiply by it on the way out."
      width={640}
      height={136}
      upright={upright}
    >
      <Box x={10} y={30} w={150} h={76} label="100" sub="tokens" />
      <Box x={245} y={30} w={150} h={76} label="95.694" sub="shares" tone="accent" />
      <Box x={480} y={30} w={150} h={76} label="100.478" sub="tokens, +0.478%" tone="good" />
      <Arrow d="M160 68H245" label="÷ 1.045" at={[202, 46]} />
      <Arrow d="M395 68H480" label="× 1.05" at={[437, 46]} />
    </Figure>
  );
}
