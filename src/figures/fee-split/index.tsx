import React from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

/** A gain of 100 tokens, drawn to scale. */
const parts = [
  { tokens: 38.33, label: '38.33', text: 'Management fee', tone: 'warn', x: 72 },
  { tokens: 10, label: '10', text: 'Performance fee\nof the vault', tone: 'warn', x: 232 },
  { tokens: 10, label: '10', text: 'Performance fee\nof the strategy', tone: 'accent', x: 396 },
  { tokens: 41.67, label: '41.67', text: 'Stays with\ndepositors', tone: 'good', x: 556 },
] as const;

const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { tokens }) => sum + tokens, 0));

/** The bar with a list below it, for phones. */
const upright = {
  width: 320,
  height: 204,
  children: parts.map(({ tokens, label, text, tone }, i) => (
    <g key={text}>
      <Box
        x={10 + Math.round((starts[i] ?? 0) * 3)}
        y={10}
        w={Math.round(tokens * 3)}
        h={52}
        label={label}
        tone={tone}
        radius={2}
      />
      <Note x={10} y={92 + i * 32} text={label} tone={tone} bold />
      <Note x={58} y={92 + i * 32} text={text.replace('\n', ' ')} />
    </g>
  )),
};

/** How one reported gain is divided. */
export default function FeeSplit(): JSX.Element {
  return (
    <Figure
      title="How a gain of 100 tokens is divided"
      description="A bar of 100 tokens of gain, divided to scale: 38.33 tokens management fee, 10 tokens performance fee of the vault, 10 tokens performance fee of the strategy, and 41.67 tokens that stay with the depositors."
      caption="The first worked example: a debt of 100,000 tokens, a gain of 100 tokens, 7 days after the last report."
      width={640}
      height={178}
      upright={upright}
    >
      {parts.map(({ tokens, label, text, tone, x }, i) => {
        const w = Math.round(tokens * 6.2);
        const at = 10 + Math.round((starts[i] ?? 0) * 6.2);
        return (
          <g key={text}>
            <Box x={at} y={20} w={w} h={58} label={label} tone={tone} radius={2} />
            <Arrow d={`M${at + w / 2} 82V94H${x}V116`} tone={tone} head="none" />
            <Note x={x} y={142} text={text} anchor="middle" />
          </g>
        );
      })}
    </Figure>
  );
}
