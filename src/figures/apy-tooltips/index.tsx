import React from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

interface TooltipProps {
  readonly x: number;
  readonly y?: number;
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

function Tooltip({ x, y = 0, title, rows }: TooltipProps): JSX.Element {
  return (
    <g>
      <Note x={x} y={y + 18} text={title} size={16} bold />
      <Box x={x} y={y + 36} w={290} h={rows.length * 30 + 70} />
      {rows.map(([label, value], i) => (
        <g key={label}>
          <Note x={x + 18} y={y + 62 + i * 30} text={label} />
          <Note x={x + 272} y={y + 62 + i * 30} text={value} anchor="end" />
        </g>
      ))}
      <Arrow d={`M${x + 18} ${y + 52 + rows.length * 30}H${x + 272}`} head="none" />
      <Note x={x + 18} y={y + 76 + rows.length * 30} text="Net APY" tone="accent" size={16} bold />
      <Note
        x={x + 272}
        y={y + 76 + rows.length * 30}
        text={rows.length > 4 ? '5.23%' : '6.61%'}
        anchor="end"
        tone="accent"
        size={16}
        bold
      />
    </g>
  );
}

const plain = (
  <Tooltip
    x={14}
    title="Plain vault"
    rows={[
      ['Gross APR', '10.00%'],
      ['Weekly APY', '5.90%'],
      ['Monthly APY', '6.61%'],
      ['Inception APY', '7.20%'],
    ]}
  />
);

const curve = (x: number, y: number): JSX.Element => (
  <Tooltip
    x={x}
    y={y}
    title="Curve vault"
    rows={[
      ['Pool APY', '2.00%'],
      ['Bonus rewards APR', '1.00%'],
      ['Base CRV APR', '3.00%'],
      ['Boost', '2.00×'],
      ['Gross APR', '9.14%'],
    ]}
  />
);

/** The boxes that open at the yield of a plain vault and of a Curve vault. */
export default function ApyTooltips(): JSX.Element {
  return (
    <Figure
      title="Parts of the yield in the app"
      description="Two boxes as the app shows them. Plain vault: gross APR 10.00%, weekly APY 5.90%, monthly APY 6.61%, inception APY 7.20%, net APY 6.61%, the monthly figure. Curve vault: pool APY 2.00%, bonus rewards APR 1.00%, base CRV APR 3.00%, boost 2.00 times, gross APR 9.14%, net APY 5.23%."
      caption="The plain vault is on Ethereum, and its net APY is the monthly figure. The Curve vault is the one in the example below. The numbers are made up."
      width={640}
      height={272}
      upright={{
        width: 318,
        height: 524,
        children: (
          <>
            {plain}
            {curve(14, 252)}
          </>
        ),
      }}
    >
      {plain}
      {curve(336, 0)}
    </Figure>
  );
}
