import React from 'react';
import Figure, { Box, Note } from '@site/src/components/Figure';

interface MenuProps {
  readonly x: number;
  readonly y?: number;
  readonly title: string;
  readonly chosen: string;
  readonly button: string;
  readonly items: readonly string[];
  readonly note: string;
}

function Menu({ x, y = 0, title, chosen, button, items, note }: MenuProps): JSX.Element {
  return (
    <g>
      <Note x={x} y={y + 18} text={title} size={16} bold />
      <Box x={x} y={y + 38} w={136} h={44} label={`${chosen} ▾`} radius={22} />
      <Box x={x + 148} y={y + 38} w={136} h={44} label={button} tone="accent" radius={22} />
      <Box x={x} y={y + 92} w={136} h={items.length * 32 + 12} />
      {items.map((item, i) => (
        <Note
          key={item}
          x={x + 20}
          y={y + 114 + i * 32}
          text={item}
          bold={item === chosen}
          tone={item === chosen ? 'accent' : undefined}
        />
      ))}
      <Note x={x + 152} y={y + 130} text={note} />
    </g>
  );
}

const payWith = (
  <Menu
    x={14}
    title="Deposit with a zap"
    chosen="DAI"
    button="Deposit"
    items={['Own token', 'ETH', 'DAI', 'USDC']}
    note={'Only tokens\nin your wallet'}
  />
);

const receive = (x: number, y?: number): JSX.Element => (
  <Menu
    x={x}
    y={y}
    title="Withdraw with a zap"
    chosen="USDC"
    button="Withdraw"
    items={['Own token', 'ETH', 'DAI', 'USDC', 'USDT', 'WBTC']}
    note={'You receive\nthis token'}
  />
);

/** One list below the other, for phones. */
const upright = {
  width: 312,
  height: 566,
  children: (
    <>
      {payWith}
      {receive(14, 256)}
    </>
  ),
};

/** The two token lists of a zap. */
export default function ZapChoices(): JSX.Element {
  return (
    <Figure
      title="Token lists of a zap"
      description="Two lists. On the way in, the list beside the Deposit button shows only tokens in the wallet, here the vault's own token, ETH, DAI, and USDC, with DAI chosen. On the way out, the list beside the Withdraw button shows the vault's own token, ETH, DAI, USDC, USDT, and WBTC, with USDC chosen."
      caption="First the tokens to pay with, then the tokens to receive, on Ethereum."
      width={640}
      height={342}
      upright={upright}
    >
      {payWith}
      {receive(342)}
    </Figure>
  );
}
