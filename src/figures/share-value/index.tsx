import React from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

const states = [
  { title: 'Deposit', price: '1.00', value: 100, h: 80 },
  { title: 'After a profit', price: '1.05', value: 105, h: 84 },
  { title: 'Withdrawal', price: '1.10', value: 110, h: 88 },
] as const;

/** The moments beside each other: their width, and the room for the arrow between two. */
const moments = (w: number, gap: number): JSX.Element[] =>
  states.map(({ title, price, value, h }, i) => {
    const x = 10 + i * (w + gap);
    return (
      <g key={title}>
        <Note x={x + w / 2} y={18} text={title} anchor="middle" bold />
        <Box
          x={x}
          y={126 - h}
          w={w}
          h={h}
          label={`${value} tokens`}
          tone={i === 0 ? 'accent' : 'good'}
        />
        <Note x={x + w / 2} y={150} text="100 shares" anchor="middle" size={16} bold />
        <Note x={x + w / 2} y={176} text={`at ${price} each`} anchor="middle" />
        {i > 0 && <Arrow d={`M${x - gap} 86H${x}`} />}
      </g>
    );
  });

/** A constant number of shares with a growing value. */
export default function ShareValue(): JSX.Element {
  return (
    <Figure
      title="Same shares, growing value"
      description="Three moments. At the deposit, 100 tokens become 100 shares at a price of 1.00. After a profit the wallet still holds 100 shares, the price is 1.05, and they are worth 105 tokens. At the withdrawal the price is 1.10, so 100 shares are burned for 110 tokens."
      caption="The number of shares in the wallet stays at 100. Only their price changes."
      width={640}
      height={194}
      upright={{ width: 340, height: 194, children: moments(96, 16) }}
    >
      {moments(188, 28)}
    </Figure>
  );
}
