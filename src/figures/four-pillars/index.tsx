import React from 'react';
import Figure, { Box } from '@site/src/components/Figure';

const pillars = [
  { label: 'Boost', sub: 'one large\nlock of CRV\nraises the\nCRV rewards\nof many vaults' },
  { label: 'Compounding', sub: 'one harvest\nfor all, so\nits gas is\nshared' },
  { label: 'Credit', sub: 'Iron Bank\nand flash\nloans enlarge\na position' },
  { label: 'Partners', sub: 'Curve, Sushi,\nPickle and\nothers build\nwith Yearn' },
] as const;

/** The pillars with that many in a row. */
const draw = (columns: number, w: number): JSX.Element => {
  const width = columns * (w + 12) + 12;
  const height = (pillars.length / columns) * 162;
  return (
    <>
      <Box x={10} y={12} w={width} h={44} label="Yield of a vault" tone="accent" />
      {pillars.map(({ label, sub }, i) => (
        <Box
          key={label}
          x={22 + (i % columns) * (w + 12)}
          y={68 + Math.floor(i / columns) * 162}
          w={w}
          h={150}
          label={label}
          sub={sub}
        />
      ))}
      <Box x={10} y={68 + height} w={width} h={36} sub="deposits of many people" radius={4} />
    </>
  );
};

/** The four advantages of a vault over a single depositor. */
export default function FourPillars(): JSX.Element {
  return (
    <Figure
      title="Four advantages of a vault"
      description="Four pillars rest on the deposits of many people and carry the yield of a vault. Boost: one large lock of CRV raises the CRV rewards of many vaults. Compounding: one harvest serves all depositors, so its gas is shared. Credit: the Iron Bank and flash loans enlarge a position. Partners: Curve, Sushi, Pickle, and others build with Yearn."
      caption="Four things that many depositors can do together, but hardly any of them could do alone."
      width={640}
      height={278}
      upright={{ width: 340, height: 440, children: draw(2, 142) }}
    >
      {draw(4, 140)}
    </Figure>
  );
}
