import React from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** What goes into a vault and what comes out, without the steps between. */
export default function VaultInShort(): JSX.Element {
  return (
    <Figure
      title="A vault in short"
      description="Three boxes, one below the other: you and other depositors, the vault, and its strategies. Tokens go down from the depositors to the vault, and from the vault to the strategies. Profit or loss comes up from the strategies to the vault. When you return your shares, tokens with your share of the profit come up from the vault to you."
      caption="One vault invests the tokens of many depositors, and each of them can return shares for tokens."
      width={400}
      height={290}
    >
      <Box x={10} y={10} w={380} h={60} label="You and other depositors" sub="hold shares" />
      <Box x={10} y={130} w={380} h={44} label="Vault" tone="accent" />
      <Box x={10} y={234} w={380} h={46} label="Strategies" tone="good" />
      <Arrow d="M70 70V130" label="tokens" at={[82, 100]} anchor="start" tone="accent" />
      <Arrow d="M330 130V70" label="tokens and profit" at={[318, 100]} anchor="end" />
      <Arrow d="M70 174V234" label="tokens" at={[82, 204]} anchor="start" tone="accent" />
      <Arrow d="M330 234V174" label="profit or loss" at={[318, 204]} anchor="end" tone="good" />
    </Figure>
  );
}
