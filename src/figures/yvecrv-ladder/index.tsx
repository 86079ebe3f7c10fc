import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Note } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const parts = {
  crv: { label: 'CRV', sub: 'Curve DAO token\ntransferable' },
  vecrv: { label: 'veCRV', sub: 'locked CRV\nnot transferable', tone: 'warn' },
  yvecrv: { label: 'yveCRV', sub: 'share of the lock\ntransferable', tone: 'accent' },
  lock: { from: 'crv', to: 'vecrv', tone: 'accent' },
  issue: { from: 'vecrv', to: 'yvecrv', tone: 'accent' },
  fees: { label: '3CRV', sub: 'trading fees\nof Curve', tone: 'good' },
  claim: { from: 'fees', to: 'yvecrv', tone: 'good', label: 'weekly claim' },
} as const;

/** What the steps up take, at their places. */
const notes = ([lx, ly]: Point, [ix, iy]: Point): JSX.Element => (
  <>
    <Note x={lx} y={ly} text={'lock for\nup to 4 years'} />
    <Note x={ix} y={iy} text={'Yearn locks for\ngood, issues a share'} />
  </>
);

/** The three tokens as steps, and the weekly reward. */
export default function YvecrvLadder(): JSX.Element {
  return (
    <Figure
      title="From CRV to yveCRV"
      description="Three steps upward. CRV, the token of the Curve DAO, can be transferred. Locking it for up to 4 years gives veCRV, which cannot be transferred. Yearn locks CRV for good and issues yveCRV, which can be transferred and sold. Curve pays 3CRV to the lock every week, and holders of yveCRV can claim it. A lock of your own ends after 4 years at most. Yearn's never does, so no step leads from yveCRV back to CRV."
      caption="A lock of your own ends after 4 years at most. Yearn's never does: to leave, sell yveCRV."
      width={640}
      height={316}
      upright={{
        width: 340,
        height: 392,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                crv: [10, 298, 150, 84],
                vecrv: [10, 154, 150, 84],
                yvecrv: [10, 10, 150, 84],
                fees: [206, 298, 124, 84],
              }}
              along={{
                lock: { d: 'M60 298V238' },
                issue: { d: 'M60 154V94' },
                claim: { d: 'M268 298V52H160', at: [268, 196] },
              }}
            />
            {notes([74, 268], [74, 124])}
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          crv: [10, 214, 190, 88],
          vecrv: [225, 114, 190, 88],
          yvecrv: [440, 14, 190, 88],
          fees: [440, 214, 190, 88],
        }}
        along={{ lock: { d: 'M105 214V158H225' }, issue: { d: 'M320 114V58H440' } }}
      />
      {notes([20, 136], [204, 36])}
    </Figure>
  );
}
