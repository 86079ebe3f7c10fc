import React from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

const layers = [
  { label: 'Deposit', sub: 'your wallet', risks: 'lost keys, false websites, gas costs' },
  { label: 'Vault', sub: 'one contract', risks: 'governance, allocation, code of the vault' },
  {
    label: 'Strategies',
    sub: 'up to 20 in the queue',
    risks: 'leverage, trades, human error',
  },
  {
    label: 'Protocols',
    sub: 'lending, AMMs, rewards',
    risks: 'their code, their voters, bad debt',
  },
  {
    label: 'Tokens and oracles',
    sub: 'prices, pegs, bridges',
    risks: 'depeg, wrong price, broken bridge',
  },
] as const;

const step = 84;

/** The layers with boxes of that width, with what parts their risks. */
const draw = (x: number, w: number, gap: number, comma: string): JSX.Element[] =>
  layers.map(({ label, sub, risks }, i) => (
    <React.Fragment key={label}>
      <Box
        x={x}
        y={10 + i * step}
        w={w}
        h={58}
        label={label}
        sub={sub}
        tone={i === 0 ? 'accent' : 'line'}
      />
      <Note x={x + w + gap} y={39 + i * step} text={risks.replace(/, /g, comma)} />
      {i > 0 && <Arrow d={`M${x + w / 2} ${i * step - 16}V${10 + i * step}`} />}
    </React.Fragment>
  ));

/** What a deposit depends on, from the wallet down. */
export default function VaultRiskLayers(): JSX.Element {
  return (
    <Figure
      title="Layers of risk"
      description={`A deposit depends on every layer below it. ${layers.map(({ label, sub, risks }) => `${label} (${sub}): ${risks}.`).join(' ')}`}
      caption="A failure in one layer reaches all layers above it."
      width={660}
      height={layers.length * step + 8}
      upright={{ width: 340, height: layers.length * step + 8, children: draw(4, 182, 10, ',\n') }}
    >
      {draw(10, 240, 26, ', ')}
    </Figure>
  );
}
