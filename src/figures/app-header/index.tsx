import React from 'react';
import Figure, { Box, Note, Step } from '@site/src/components/Figure';

type Span = readonly [x: number, w: number];

/** The bar with its two buttons and the open menu. */
const header = (width: number, [network, menu]: Span, [connect, button]: Span): JSX.Element => (
  <>
    <Box x={10} y={22} w={width} h={76} />
    <Note x={22} y={60} text="Yearn" size={18} bold />
    <Box x={network} y={40} w={menu} h={40} label="Ethereum ▾" radius={20} />
    <Box x={connect} y={40} w={button} h={40} label="Connect wallet" tone="accent" radius={20} />
    <Step x={connect + button} y={40} n={1} />
    <Step x={network + menu} y={40} n={2} />
    <Box x={network} y={108} w={menu} h={128} />
    <Box x={network + 6} y={114} w={menu - 12} h={38} label="Ethereum ✓" tone="accent" />
    <Note x={network + menu / 2} y={173} text="Fantom" anchor="middle" size={16} />
    <Note x={network + menu / 2} y={211} text="Arbitrum" anchor="middle" size={16} />
  </>
);

/** Header of the app with its network menu open. */
export default function AppHeader(): JSX.Element {
  return (
    <Figure
      title="Header of the Yearn app"
      description="A bar across the top of the app. The name Yearn is on its left, and two buttons are on its right. The right one, marked 1, reads Connect wallet. The one beside it, marked 2, shows the current network, Ethereum. Its open menu offers Ethereum, which is chosen, Fantom, and Arbitrum."
      caption="Connect a wallet (1), then choose the network (2). A sketch of the app, not a screenshot."
      width={640}
      height={250}
      upright={{ width: 384, height: 250, children: header(364, [88, 124], [218, 148]) }}
    >
      {header(620, [300, 140], [456, 158])}
      <Note x={120} y={60} text="Vaults" tone="accent" bold />
    </Figure>
  );
}
