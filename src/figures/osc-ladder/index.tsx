import React from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

const levels = [
  ['0', 'Builder', 'builds without access'],
  ['I', 'Entry: occasional', 'asks to join'],
  ['II', 'Contributor: consistent', '2 sponsors from III up'],
  ['III', 'Trusted: reliable', '2 doers and a poll'],
  ['IV', 'Doer: all in', '3 doers of 2 teams, and a poll'],
] as const;

/** The steps, each that far to the right of the one below, with arrows that leave a box that far from its side. */
const draw = (x: number, w: number, shift: number, from: number): JSX.Element => (
  <>
    {levels.map(([level, name, needs], i) => (
      <Box
        key={level}
        x={x + i * shift}
        y={308 - i * 72}
        w={w}
        h={62}
        label={`${level}: ${name}`}
        sub={needs}
        tone={i === 4 ? 'accent' : 'line'}
      />
    ))}
    {[0, 1, 2, 3].map((i) => (
      <Arrow
        key={i}
        d={`M${x + from + i * shift} ${308 - i * 72}V${267 - i * 72}H${x + (i + 1) * shift}`}
      />
    ))}
  </>
);

/** Levels 0 to IV and what each step up needs. */
export default function OscLadder(): JSX.Element {
  return (
    <Figure
      title="Contributor levels and the steps between them"
      description="A staircase of five levels. At level 0, anyone can build without access. To reach level I, you ask to join. For level II, two sponsors at level III or above vouch for you. For level III, two doers vouch, who may be from the same team, and a poll decides. For level IV, doer, three doers from at least two teams vouch, and a poll decides. Commitment grows from occasional to consistent, then reliable, then all in."
      caption="Each step names what you need to take it."
      width={660}
      height={390}
      upright={{ width: 340, height: 390, children: draw(5, 242, 22, 6) }}
    >
      {draw(20, 300, 80, 40)}
    </Figure>
  );
}
