import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** The two directions between YFI and WOOFY. */
export default function WoofyRate(): ReactElement {
  return (
    <Figure
      title="YFI and WOOFY"
      description="Two boxes with arrows in both directions. 1 YFI, with 18 decimals, becomes 1,000,000 WOOFY, with 12 decimals, by woof. The way back is unwoof. The number of base units is the same on both sides: 10 to the power of 18."
      caption="The number of base units is the same, and the decimal point is in a different place."
      width={640}
      height={140}
    >
      <Box x={10} y={20} w={210} h={100} label="1 YFI" sub={'18 decimals\n10¹⁸ base units'} />
      <Box
        x={420}
        y={20}
        w={210}
        h={100}
        label="1,000,000 WOOFY"
        sub={'12 decimals\n10¹⁸ base units'}
        tone="accent"
      />
      <Arrow d="M220 50H420" label="woof: mints" tone="accent" />
      <Arrow d="M420 90H220" label="unwoof: burns" />
    </Figure>
  );
}
