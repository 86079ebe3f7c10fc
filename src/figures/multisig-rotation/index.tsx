import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** Three signers leave, six stay, three join (YIP-68, June 2022). */
export default function MultisigRotation(): ReactElement {
  return (
    <Figure
      title="Rotation of signers by YIP-68"
      description="Before June 2022 the nine signers were Devops199fan, Ryan Watkins, and Vasily Shapovalov, who left, and Banteg, cp287, Daryl Lau, Leo Cheng, Mariano Conti, and Milkyklim, who stayed. After YIP-68 the signers are these six and 0xngmi, Lefteris Karapetsas, and monoloco, who joined. Six of nine signatures are needed before and after."
      caption="Three signers out, three in. The threshold stays 6 of 9."
      width={700}
      height={254}
    >
      <Box
        x={10}
        y={62}
        w={200}
        h={130}
        label="Left"
        sub={'Devops199fan\nRyan Watkins\nVasily Shapovalov'}
        tone="bad"
        dashed
      />
      <Box
        x={260}
        y={20}
        w={180}
        h={214}
        label="Stayed"
        sub={'Banteg\ncp287\nDaryl Lau\nLeo Cheng\nMariano Conti\nMilkyklim'}
        tone="accent"
      />
      <Box
        x={490}
        y={62}
        w={200}
        h={130}
        label="Joined"
        sub={'0xngmi\nLefteris Karapetsas\nmonoloco'}
        tone="good"
      />
      <Arrow d="M260 127H210" tone="bad" />
      <Arrow d="M490 127H440" tone="good" />
    </Figure>
  );
}
