import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  yfi: { label: '1 YFI', sub: '18 decimals\n10¹⁸ base units' },
  woofy: { label: '1,000,000 WOOFY', sub: '12 decimals\n10¹⁸ base units', tone: 'accent' },
  woof: { from: 'yfi', to: 'woofy', label: 'woof: mints', tone: 'accent' },
  unwoof: { from: 'woofy', to: 'yfi', label: 'unwoof: burns' },
} as const;

/** The two directions between YFI and WOOFY. */
export default function WoofyRate(): JSX.Element {
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
        children: (
          <Diagram
            parts={parts}
            at={{ yfi: [10, 10, 320, 86], woofy: [10, 166, 320, 86] }}
            along={{ woof: { d: 'M90 96V166' }, unwoof: { d: 'M250 166V96' } }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{ yfi: [10, 20, 210, 100], woofy: [420, 20, 210, 100] }}
        along={{ woof: { d: 'M220 50H420' }, unwoof: { d: 'M420 90H220' } }}
      />
    </Figure>
  );
}
