import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

const states = [
  { x: 10, title: 'Deposit', price: '1.00', value: 100, h: 80 },
  { x: 226, title: 'After a profit', price: '1.05', value: 105, h: 84 },
  { x: 442, title: 'Withdrawal', price: '1.10', value: 110, h: 88 },
] as const;

/** A constant number of shares with a growing value. */
export default function ShareValue(): ReactElement {
  return (
    <Figure
      title="Same shares, growing value"
      description="Three moments. At the deposit, 100 tokens become 100 shares at a price of 1.00. After a profit the wallet still holds 100 shares, the price is 1.05, and they are worth 105 tokens. At the withdrawal the price is 1.10, so 100 shares are burned for 110 tokens."
      caption="The wallet shows 100 shares all the time. Only their price changes."
      width={640}
      height={194}
    >
      {states.map(({ x, title, price, value, h }, i) => (
        <g key={title}>
          <Note x={x + 94} y={18} text={title} anchor="middle" bold />
          <Box
            x={x}
            y={126 - h}
            w={188}
            h={h}
            label={`${value} tokens`}
            tone={i === 0 ? 'accent' : 'good'}
          />
          <Note x={x + 94} y={150} text="100 shares" anchor="middle" size={16} bold />
          <Note x={x + 94} y={176} text={`at ${price} each`} anchor="middle" />
        </g>
      ))}
      <Arrow
        points={[
          [198, 86],
          [226, 86],
        ]}
      />
      <Arrow
        points={[
          [414, 86],
          [442, 86],
        ]}
      />
    </Figure>
  );
}
