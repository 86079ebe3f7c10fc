import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

const fields = [
  { label: 'Token address', value: '0x… (pasted)', n: 5 },
  { label: 'Symbol', value: 'yvDAI', n: 6 },
  { label: 'Decimals', value: '18', n: undefined },
] as const;

/** The three windows of MetaMask when a token is added by hand. */
export default function AddTokenByHand(): ReactElement {
  return (
    <Figure
      title="Add a token by hand"
      description="Three windows of MetaMask. The first has the tab Assets, marked 2, with ETH in the list and the entry Import tokens at its end, marked 3. The second has the tab Custom token, marked 4, with the fields token address, marked 5, symbol, marked 6, and decimals, which MetaMask fills in, and the button Add custom token, marked 7. The third shows yvDAI with a balance of 238.10 and the button Import tokens, marked 8."
      caption="The numbers match the steps above. The balance is made up."
      width={640}
      height={324}
    >
      <Box x={10} y={20} w={176} h={290} />
      <Note x={30} y={50} text="Assets" size={16} tone="accent" bold />
      <Step x={108} y={50} n={2} />
      <Box x={22} y={76} w={152} h={46} label="ETH 1.20" />
      <Note x={98} y={280} text="Import tokens" anchor="middle" tone="accent" bold />
      <Step x={98} y={250} n={3} />
      <Arrow d="M186 165H212" />
      <Box x={212} y={20} w={216} h={290} />
      <Note x={228} y={50} text="Custom token" size={16} tone="accent" bold />
      <Step x={396} y={50} n={4} />
      {fields.map(({ label, value, n }, i) => (
        <g key={label}>
          <Note x={228} y={80 + i * 62} text={label} />
          <Box x={224} y={91 + i * 62} w={192} h={36} />
          <Note x={238} y={109 + i * 62} text={value} bold />
          {n !== undefined && <Step x={396} y={109 + i * 62} n={n} />}
        </g>
      ))}
      <Box x={224} y={264} w={192} h={36} label="Add custom token" tone="accent" radius={18} />
      <Step x={416} y={264} n={7} />
      <Arrow d="M428 165H454" />
      <Box x={454} y={20} w={176} h={290} />
      <Note x={470} y={50} text="Import?" size={16} bold />
      <Box x={466} y={76} w={152} h={66} label="yvDAI" sub="238.10" tone="good" />
      <Box x={466} y={264} w={152} h={36} label="Import tokens" tone="accent" radius={18} />
      <Step x={618} y={264} n={8} />
    </Figure>
  );
}
