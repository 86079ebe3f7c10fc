import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  meta: { label: 'yearn-meta', sub: 'pull request', tone: 'accent' },
  checks: { label: 'Checks', sub: 'schemas' },
  ipfs: { label: 'IPFS' },
  gateway: { label: 'Gateway', sub: 'meta.yearn\n.network', tone: 'good' },
  propose: { from: 'meta', to: 'checks' },
  publish: { from: 'checks', to: 'ipfs', tone: 'good' },
  serve: { from: 'ipfs', to: 'gateway' },
  stopped: { label: 'Not published', tone: 'bad', dashed: true },
  stop: { from: 'checks', to: 'stopped', tone: 'bad', dashed: true },
} as const;

/** How metadata reaches its readers. */
export default function IpfsRelease(): JSX.Element {
  return (
    <Figure
      title="How metadata is released"
      description="A change in the repository yearn-meta goes through automatic checks that validate each file against its schema. If they pass, the files are published to IPFS, and the gateway meta.yearn.network serves them to the SDK and the app. If they fail, nothing is published."
      caption="The front end is released to IPFS in the same way."
      width={660}
      height={210}
      upright={{
        width: 340,
        height: 412,
        children: (
          <Diagram
            parts={parts}
            at={{
              meta: [6, 10, 160, 72],
              checks: [6, 122, 160, 72],
              ipfs: [6, 234, 160, 56],
              gateway: [6, 330, 160, 72],
              stopped: [208, 135, 126, 46],
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          meta: [20, 30, 150, 72],
          checks: [215, 30, 130, 72],
          ipfs: [390, 30, 90, 72],
          gateway: [525, 30, 120, 72],
          stopped: [205, 145, 150, 46],
        }}
      />
    </Figure>
  );
}
