import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** How metadata reaches its readers. */
export default function IpfsRelease(): ReactElement {
  return (
    <Figure
      title="How metadata is released"
      description="A change in the repository yearn-meta goes through automatic checks that validate each file against its schema. If they pass, the files are published to IPFS, and the gateway meta.yearn.network serves them to the SDK and the app. If they fail, nothing is published."
      caption="The front end is released to IPFS in the same way."
      width={660}
      height={210}
    >
      <Box x={20} y={30} w={150} h={72} label="yearn-meta" sub="pull request" tone="accent" />
      <Box x={215} y={30} w={130} h={72} label="Checks" sub="schemas" />
      <Box x={390} y={30} w={90} h={72} label="IPFS" />
      <Box x={525} y={30} w={120} h={72} label="Gateway" sub={'meta.yearn\n.network'} tone="good" />
      <Arrow d="M170 66H215" />
      <Arrow d="M345 66H390" tone="good" />
      <Arrow d="M480 66H525" />
      <Box x={205} y={145} w={150} h={46} label="Not published" tone="bad" dashed />
      <Arrow d="M280 102V145" tone="bad" dashed />
    </Figure>
  );
}
