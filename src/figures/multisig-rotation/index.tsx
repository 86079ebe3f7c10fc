import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  left: {
    label: 'Left',
    sub: 'Devops199fan\nRyan Watkins\nVasily Shapovalov',
    tone: 'bad',
    dashed: true,
  },
  stayed: {
    label: 'Stayed',
    sub: 'Banteg\ncp287\nDaryl Lau\nLeo Cheng\nMariano Conti\nMilkyklim',
    tone: 'accent',
  },
  joined: { label: 'Joined', sub: '0xngmi\nLefteris Karapetsas\nmonoloco', tone: 'good' },
  leave: { from: 'stayed', to: 'left', tone: 'bad' },
  join: { from: 'joined', to: 'stayed', tone: 'good' },
} as const;

/** Three signers leave, six stay, three join (YIP-68, June 2022). */
export default function MultisigRotation(): JSX.Element {
  return (
    <Figure
      title="Rotation of signers by YIP-68"
      description="Before June 2022 the nine signers were Devops199fan, Ryan Watkins, and Vasily Shapovalov, who left, and Banteg, cp287, Daryl Lau, Leo Cheng, Mariano Conti, and Milkyklim, who stayed. After YIP-68 the signers are these six and 0xngmi, Lefteris Karapetsas, and monoloco, who joined. Six of nine signatures are needed before and after."
      caption="Three signers out, three in. The threshold stays 6 of 9."
      width={700}
      height={254}
      upright={{
        width: 340,
        height: 344,
        children: (
          <Diagram
            parts={parts}
            at={{
              left: [4, 10, 160, 110],
              stayed: [40, 164, 260, 170],
              joined: [176, 10, 160, 110],
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{ left: [10, 62, 200, 130], stayed: [260, 20, 180, 214], joined: [490, 62, 200, 130] }}
      />
    </Figure>
  );
}
