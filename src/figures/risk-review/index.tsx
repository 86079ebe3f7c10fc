import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Badge } from '@site/src/components/Figure';

const parts = {
  peers: { label: 'Peer review', sub: '2 strategists' },
  start: { from: 'peers', to: 'trial' },
  trial: { label: 'Live trial', sub: 'ape.tax' },
  advance: { from: 'trial', to: 'security' },
  security: { label: 'Security review', sub: 'scores assigned', tone: 'accent' },
  release: { from: 'security', to: 'production' },
  production: { label: 'Production', sub: 'with a limit', tone: 'good' },
  again: { from: 'production', to: 'security', label: 'reviewed again', dashed: true },
} as const;

/** Review of a strategy in two phases, with the recurring third. */
export default function RiskReview(): JSX.Element {
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
        children: (
          <>
            <Badge x={48} y={106} label="Phase 1" />
            <Badge x={48} y={334} label="Phase 2" />
            <Diagram
              parts={parts}
              at={{
                peers: [100, 10, 160, 78],
                trial: [100, 124, 160, 78],
                security: [100, 238, 160, 78],
                production: [100, 352, 160, 78],
              }}
              along={{ again: { d: 'M260 391H300V277H260', label: 'reviewed\nagain' } }}
            />
          </>
        ),
      }}
    >
      <Badge x={174} y={22} label="Phase 1" />
      <Badge x={540} y={22} label="Phase 2" />
      <Diagram
        parts={parts}
        at={{
          peers: [10, 52, 150, 78],
          trial: [190, 52, 150, 78],
          security: [376, 52, 160, 78],
          production: [566, 52, 144, 78],
        }}
        along={{ again: { d: 'M638 130V190H456V130', at: [547, 190] } }}
      />
    </Figure>
  );
}
