import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

const levels = [
  ['0', 'Builder', 'builds without access'],
  ['I', 'Entry: occasional', 'asks to join'],
  ['II', 'Contributor: consistent', '2 sponsors from III up'],
  ['III', 'Trusted: reliable', '2 doers and a poll'],
  ['IV', 'Doer: all in', '3 doers of 2 teams, and a poll'],
] as const;

/** Levels 0 to IV and what each step up needs. */
export default function OscLadder(): ReactElement {
  return (
    <Figure
      title="Contributor levels and the steps between them"
      description="A staircase of five levels. At level 0, anyone can build without access. To reach level I, you ask to join. For level II, two sponsors at level III or above vouch for you. For level III, two doers vouch, who may be from the same team, and a poll decides. For level IV, doer, three doers from at least two teams vouch, and a poll decides. Commitment grows from occasional to consistent, then reliable, then all in."
      caption="Each step names what you need to take it."
      width={660}
      height={390}
    >
      {levels.map(([level, name, needs], i) => (
        <Box
          key={level}
          x={20 + i * 80}
          y={308 - i * 72}
          w={300}
          h={62}
          label={`${level}: ${name}`}
          sub={needs}
          tone={i === 4 ? 'accent' : 'line'}
        />
      ))}
      {[0, 1, 2, 3].map((i) => (
        <Arrow key={i} d={`M${60 + i * 80} ${308 - i * 72}V${267 - i * 72}H${100 + i * 80}`} />
      ))}
    </Figure>
  );
}
