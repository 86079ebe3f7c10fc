import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

/** The three tokens as steps, and the weekly reward. */
export default function YvecrvLadder(): ReactElement {
  return (
    <Figure
      title="From CRV to yveCRV"
      description="Three steps upward. CRV, the token of the Curve DAO, can be transferred. Locking it for up to 4 years gives veCRV, which cannot be transferred. Yearn locks CRV for good and issues yveCRV, which can be transferred and sold. Curve pays 3CRV to the lock every week, and holders of yveCRV can claim it. There is no step down from veCRV to CRV."
      caption="Each step up is open, and no step leads back down. Holders sell yveCRV to leave."
      width={640}
      height={316}
    >
      <Box x={10} y={214} w={190} h={88} label="CRV" sub={'Curve DAO token\ntransferable'} />
      <Box
        x={225}
        y={114}
        w={190}
        h={88}
        label="veCRV"
        sub={'locked CRV\nnot transferable'}
        tone="warn"
      />
      <Box
        x={440}
        y={14}
        w={190}
        h={88}
        label="yveCRV"
        sub={'share of the lock\ntransferable'}
        tone="accent"
      />
      <Arrow d="M105 214V158H225" tone="accent" />
      <Note x={20} y={136} text={'lock for\nup to 4 years'} />
      <Arrow d="M320 114V58H440" tone="accent" />
      <Note x={204} y={36} text={'Yearn locks for\ngood, issues a share'} />
      <Box x={440} y={214} w={190} h={88} label="3CRV" sub={'trading fees\nof Curve'} tone="good" />
      <Arrow d="M535 214V102" tone="good" label="weekly claim" at={[535, 158]} />
    </Figure>
  );
}
