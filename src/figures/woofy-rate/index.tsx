import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Boxes, between } from '@site/src/components/Figure';
import type { Places } from '@site/src/components/Figure';

const boxes = {
  yfi: { label: '1 YFI', sub: '18 decimals\n10¹⁸ base units' },
  woofy: { label: '1,000,000 WOOFY', sub: '12 decimals\n10¹⁸ base units', tone: 'accent' },
} as const;

/** Both tokens at their places, with the arrows that far from their middle. */
const draw = (at: Places<typeof boxes>, shift: number): ReactElement => (
  <>
    <Boxes of={boxes} at={at} />
    <Arrow d={between(at.yfi, at.woofy, -shift)} label="woof: mints" tone="accent" />
    <Arrow d={between(at.woofy, at.yfi, shift)} label="unwoof: burns" />
  </>
);

/** The two directions between YFI and WOOFY. */
export default function WoofyRate(): ReactElement {
  return (
    <Figure
      title="YFI and WOOFY"
      description="Two boxes with arrows in both directions. 1 YFI, with 18 decimals, becomes 1,000,000 WOOFY, with 12 decimals, by woof. The way back is unwoof. The number of base units is the same on both sides: 10 to the power of 18."
      caption="The number of base units is the same, and the decimal point is in a different place."
      width={640}
      height={140}
      upright={{
        width: 340,
        height: 262,
        children: draw({ yfi: [10, 10, 320, 86], woofy: [10, 166, 320, 86] }, 80),
      }}
    >
      {draw({ yfi: [10, 20, 210, 100], woofy: [420, 20, 210, 100] }, 20)}
    </Figure>
  );
}
