import React from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

const rows = [
  { field: 'name', raw: 'YFI yVault', read: 'the name' },
  { field: 'totalAssets', raw: '1250000000000000000000', read: '1,250 YFI' },
  { field: 'pricePerShare', raw: '1037000000000000000', read: '1.037 YFI per share' },
] as const;

/** Each meaning below its value, for phones. */
const upright = {
  width: 320,
  height: 318,
  children: rows.map(({ field, raw, read }, i) => {
    const y = 10 + i * 106;
    return (
      <g key={field}>
        <Box x={10} y={y} w={300} h={54} label={field} sub={raw} align="start" />
        <Arrow d={`M32 ${y + 54}V${y + 84}`} />
        <Note x={48} y={y + 74} text={read} tone="accent" bold />
      </g>
    );
  }),
};

/** Three values of a vault as an explorer shows them, and how to read them. */
export default function SharePriceCard(): JSX.Element {
  return (
    <Figure
      title="Three values of yvYFI and how to read them"
      description="A table as a block explorer shows it. name returns YFI yVault. totalAssets returns 1250 followed by 18 zeros, which divided by 10 to the power of 18 reads 1,250 YFI. pricePerShare returns 1037 followed by 15 zeros, which reads 1.037 YFI per share."
      caption="What the explorer returns, and what it means after division by 10 to the 18th. The numbers are made up."
      width={640}
      height={232}
      upright={upright}
    >
      <Note x={24} y={20} text="Read Contract" bold />
      <Note x={428} y={20} text="Meaning" bold />
      {rows.map(({ field, raw, read }, i) => {
        const y = 38 + i * 64;
        return (
          <g key={field}>
            <Box x={10} y={y} w={360} h={54} label={field} sub={raw} align="start" />
            <Arrow d={`M370 ${y + 27}H418`} />
            <Note x={428} y={y + 27} text={read} tone="accent" bold />
          </g>
        );
      })}
    </Figure>
  );
}
