import React from 'react';
import Diagram from '@site/src/components/Diagram';
import type { Place } from '@site/src/components/Diagram';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const fields = [
  { label: 'Token address', value: '0x… (pasted)', n: 5 },
  { label: 'Symbol', value: 'yvDAI', n: 6 },
  { label: 'Decimals', value: '18', n: undefined },
] as const;

const asked = {
  token: { label: 'yvDAI', sub: '238.10', tone: 'good' },
  button: { label: 'Import tokens', tone: 'accent', radius: 18 },
} as const;

/** The window with the list of assets, and the places of its coin and of its last entry. */
const assets = (
  [x, y, w, h]: Place,
  coin: Place,
  [ix, iy]: Point,
  [sx, sy]: Point,
): JSX.Element => (
  <>
    <Box x={x} y={y} w={w} h={h} />
    <Note x={x + 20} y={y + 30} text="Assets" size={16} tone="accent" bold />
    <Step x={x + 98} y={y + 30} n={2} />
    <Diagram parts={{ coin: { label: 'ETH 1.20' } }} at={{ coin }} />
    <Note x={ix} y={iy} text="Import tokens" anchor="middle" tone="accent" bold />
    <Step x={sx} y={sy} n={3} />
  </>
);

/** The window with the fields. */
const custom = (x: number, y: number): JSX.Element => (
  <>
    <Box x={x} y={y} w={216} h={290} />
    <Note x={x + 16} y={y + 30} text="Custom token" size={16} tone="accent" bold />
    <Step x={x + 184} y={y + 30} n={4} />
    {fields.map(({ label, value, n }, i) => (
      <g key={label}>
        <Note x={x + 16} y={y + 60 + i * 62} text={label} />
        <Box x={x + 12} y={y + 71 + i * 62} w={192} h={36} />
        <Note x={x + 26} y={y + 89 + i * 62} text={value} bold />
        {n !== undefined && <Step x={x + 184} y={y + 89 + i * 62} n={n} />}
      </g>
    ))}
    <Box x={x + 12} y={y + 244} w={192} h={36} label="Add custom token" tone="accent" radius={18} />
    <Step x={x + 204} y={y + 244} n={7} />
  </>
);

/** The window that asks, and the places of the token and the button. */
const ask = ([x, y, w, h]: Place, token: Place, button: Place): JSX.Element => (
  <>
    <Box x={x} y={y} w={w} h={h} />
    <Note x={x + 16} y={y + 30} text="Import?" size={16} bold />
    <Diagram parts={asked} at={{ token, button }} />
    <Step x={button[0] + button[2]} y={button[1]} n={8} />
  </>
);

/** The three windows of MetaMask when a token is added by hand. */
export default function AddTokenByHand(): JSX.Element {
  return (
    <Figure
      title="Add a token by hand"
      description="Three windows of MetaMask. The first has the tab Assets, marked 2, with ETH in the list and the entry Import tokens at its end, marked 3. The second has the tab Custom token, marked 4, with the fields token address, marked 5, symbol, marked 6, and decimals, which MetaMask fills in, and the button Add custom token, marked 7. The third shows yvDAI with a balance of 238.10 and the button Import tokens, marked 8."
      caption="The numbers match the steps above. The balance is made up."
      width={640}
      height={324}
      upright={{
        width: 340,
        height: 600,
        children: (
          <>
            {assets([12, 10, 316, 112], [24, 62, 130, 46], [256, 85], [176, 85])}
            <Arrow d="M170 122V148" />
            {custom(62, 148)}
            <Arrow d="M170 438V464" />
            {ask([12, 464, 316, 126], [24, 508, 130, 66], [176, 523, 138, 36])}
          </>
        ),
      }}
    >
      {assets([10, 20, 176, 290], [22, 76, 152, 46], [98, 280], [98, 250])}
      <Arrow d="M186 165H212" />
      {custom(212, 20)}
      <Arrow d="M428 165H454" />
      {ask([454, 20, 176, 290], [466, 76, 152, 66], [466, 264, 152, 36])}
    </Figure>
  );
}
