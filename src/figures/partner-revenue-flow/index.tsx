import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** Where the fees of a partner's deposits go; the numbers are those of the page's example (tier 3). */
export default function PartnerRevenueFlow(): ReactElement {
  return (
    <Figure
      title="How a year's fees are shared"
      description="Example with deposits of 10 million dollars and a yield of 1 million dollars. The management fee of 2% is 200,000 dollars and the performance fee of 20% is 200,000 dollars. Together the fees are 400,000 dollars. Of these, 45% or 180,000 dollars go to operations and 55% or 220,000 dollars are shared. Of the shared part, the partner in tier 3 gets 20% or 44,000 dollars and Yearn gets 80% or 176,000 dollars."
      caption="Example: $10 million of deposits, $1 million of yield, tier 3."
      width={740}
      height={250}
    >
      <Box x={10} y={30} w={150} h={74} label="Management" sub={'2% of $10M\n$200,000'} />
      <Box x={10} y={146} w={150} h={74} label="Performance" sub={'20% of $1M\n$200,000'} />
      <Arrow d="M160 67H182V112H205" />
      <Arrow d="M160 183H182V138H205" />
      <Box x={205} y={88} w={130} h={74} label="All fees" sub="$400,000" tone="accent" />
      <Arrow d="M335 112H357V67H380" />
      <Arrow d="M335 138H357V183H380" />
      <Box x={380} y={30} w={150} h={74} label="Operations" sub={'45%\n$180,000'} />
      <Box x={380} y={146} w={150} h={74} label="To share" sub={'55%\n$220,000'} tone="accent" />
      <Arrow d="M530 172H554V137H580" tone="good" />
      <Arrow d="M530 196H554V209H580" />
      <Box x={580} y={102} w={150} h={66} label="Partner" sub="20%, $44,000" tone="good" />
      <Box x={580} y={176} w={150} h={66} label="Yearn" sub="80%, $176,000" />
    </Figure>
  );
}
