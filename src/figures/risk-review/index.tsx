import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Badge, Box } from '@site/src/components/Figure';

/** Review of a strategy in two phases, with the recurring third. */
export default function RiskReview(): ReactElement {
  return (
    <Figure
      title="Reviews before production"
      description="Phase 1: two strategists review the code, then the strategy runs live on ape.tax with limited funds. Phase 2: an internal security reviewer reads the code and the scores are assigned, then the strategy runs in limited production. Recurring reviews lead back to new scores, and better scores allow a higher limit."
      caption="Better scores allow more funds."
      width={720}
      height={214}
    >
      <Badge x={174} y={22} label="Phase 1" />
      <Box x={10} y={52} w={150} h={78} label="Peer review" sub="2 strategists" />
      <Arrow d="M160 91H190" />
      <Box x={190} y={52} w={150} h={78} label="Live trial" sub="ape.tax" />
      <Arrow d="M340 91H376" />
      <Badge x={540} y={22} label="Phase 2" />
      <Box
        x={376}
        y={52}
        w={160}
        h={78}
        label="Security review"
        sub="scores assigned"
        tone="accent"
      />
      <Arrow d="M536 91H566" />
      <Box x={566} y={52} w={144} h={78} label="Production" sub="with a limit" tone="good" />
      <Arrow d="M638 130V190H456V130" label="reviewed again" at={[547, 190]} dashed />
    </Figure>
  );
}
