import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Badge, Boxes, between } from '@site/src/components/Figure';
import type { Places, Point } from '@site/src/components/Figure';

const boxes = {
  peers: { label: 'Peer review', sub: '2 strategists' },
  trial: { label: 'Live trial', sub: 'ape.tax' },
  security: { label: 'Security review', sub: 'scores assigned', tone: 'accent' },
  production: { label: 'Production', sub: 'with a limit', tone: 'good' },
} as const;

/** The boxes at their places, both phases at theirs, and the way back. */
const draw = (
  at: Places<typeof boxes>,
  [first, second]: readonly [Point, Point],
  again: ReactElement,
): ReactElement => (
  <>
    <Badge x={first[0]} y={first[1]} label="Phase 1" />
    <Badge x={second[0]} y={second[1]} label="Phase 2" />
    <Boxes of={boxes} at={at} />
    <Arrow d={between(at.peers, at.trial)} />
    <Arrow d={between(at.trial, at.security)} />
    <Arrow d={between(at.security, at.production)} />
    {again}
  </>
);

/** Review of a strategy in two phases, with the recurring third. */
export default function RiskReview(): ReactElement {
  return (
    <Figure
      title="Reviews before production"
      description="Phase 1: two strategists review the code, then the strategy runs live on ape.tax with limited funds. Phase 2: an internal security reviewer reads the code and the scores are assigned, then the strategy runs in limited production. Recurring reviews lead back to new scores, and better scores allow a higher limit."
      caption="Better scores allow more funds."
      width={720}
      height={214}
      upright={{
        width: 340,
        height: 440,
        children: draw(
          {
            peers: [100, 10, 160, 78],
            trial: [100, 124, 160, 78],
            security: [100, 238, 160, 78],
            production: [100, 352, 160, 78],
          },
          [
            [48, 106],
            [48, 334],
          ],
          <Arrow d="M260 391H300V277H260" label={'reviewed\nagain'} dashed />,
        ),
      }}
    >
      {draw(
        {
          peers: [10, 52, 150, 78],
          trial: [190, 52, 150, 78],
          security: [376, 52, 160, 78],
          production: [566, 52, 144, 78],
        },
        [
          [174, 22],
          [540, 22],
        ],
        <Arrow d="M638 130V190H456V130" label="reviewed again" at={[547, 190]} dashed />,
      )}
    </Figure>
  );
}
