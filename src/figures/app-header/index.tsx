import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Box, Note, Step } from '@site/src/components/Figure';

/** Header of the app with its network menu open. */
export default function AppHeader(): ReactElement {
  return (
    <Figure
      title="Header of the Yearn app"
      description="A bar across the top of the app. The name Yearn is on its left, and two buttons are on its right. The right one, marked 1, reads Connect wallet. The one beside it, marked 2, shows the current network, Ethereum. Its open menu offers Ethereum, which is chosen, Fantom, and Arbitrum."
      caption="Connect a wallet (1), then choose the network (2). A sketch of the app, not a screenshot."
      width={640}
      height={250}
    >
      <Box x={10} y={22} w={620} h={76} />
      <Note x={32} y={60} text="Yearn" size={18} bold />
      <Note x={120} y={60} text="Vaults" tone="accent" bold />
      <Box x={300} y={40} w={140} h={40} label="Ethereum ▾" radius={20} />
      <Box x={456} y={40} w={158} h={40} label="Connect wallet" tone="accent" radius={20} />
      <Step x={614} y={40} n={1} />
      <Step x={440} y={40} n={2} />
      <Box x={300} y={108} w={140} h={128} />
      <Box x={306} y={114} w={128} h={38} label="Ethereum ✓" tone="accent" />
      <Note x={370} y={173} text="Fantom" anchor="middle" size={16} />
      <Note x={370} y={211} text="Arbitrum" anchor="middle" size={16} />
    </Figure>
  );
}
