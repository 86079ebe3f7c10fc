import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  app: { label: 'Your app', tone: 'accent' },
  use: { from: 'app', to: 'sdk' },
  sdk: { label: 'Yearn SDK', tone: 'accent' },
  subgraph: { label: 'Subgraph' },
  exporter: { label: 'Exporter', sub: 'Yearn Vision' },
  api: { label: 'Yearn API' },
  history: { from: 'sdk', to: 'subgraph' },
  value: { from: 'sdk', to: 'exporter' },
  vaults: { from: 'sdk', to: 'api' },
  chain: { from: 'sdk', to: 'contracts' },
  direct: { from: 'app', to: 'contracts', label: 'direct\ncalls', dashed: true },
  contracts: { label: 'Contracts: vaults, strategies, registry', tone: 'good' },
  index: { from: 'subgraph', to: 'contracts' },
  record: { from: 'exporter', to: 'contracts' },
  serve: { from: 'api', to: 'exporter' },
} as const;

/** From contracts to an application. */
export default function DataStack(): JSX.Element {
  return (
    <Figure
      title="From contracts to your app"
      description="Your application uses the Yearn SDK. The SDK reads from four kinds of sources. The contracts on chain are vaults, strategies, the registry, and others. The subgraph indexes user history. The exporter behind Yearn Vision records TVL and APY. The Yearn API serves what the exporter writes about vaults. The subgraph and the exporter read from the contracts. An application or contract may also call the contracts directly."
      caption="Build on any layer. Direct calls to the contracts are always possible."
      width={660}
      height={350}
      upright={{
        width: 364,
        height: 384,
        children: (
          <Diagram
            parts={parts}
            at={{
              app: [84, 10, 144, 56],
              sdk: [84, 102, 144, 56],
              subgraph: [4, 214, 96, 60],
              exporter: [106, 214, 104, 60],
              api: [216, 214, 96, 60],
              contracts: [4, 330, 356, 44],
            }}
            along={{
              history: { d: 'M156 158V186H52V214' },
              value: { d: 'M156 158V214' },
              vaults: { d: 'M156 158V186H264V214' },
              serve: { d: 'M264 274V302H184V274' },
              chain: { d: 'M228 130H328V330' },
              direct: { d: 'M228 38H350V330', at: [292, 22], label: 'direct calls' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          app: [250, 10, 160, 56],
          sdk: [250, 100, 160, 56],
          subgraph: [22, 200, 120, 56],
          exporter: [158, 200, 130, 56],
          api: [304, 200, 124, 56],
          contracts: [10, 300, 640, 44],
        }}
        along={{
          history: { d: 'M330 156V176H82V200' },
          value: { d: 'M330 156V176H223V200' },
          vaults: { d: 'M330 156V176H366V200' },
          serve: { d: 'M366 256V280H256V256' },
          chain: { d: 'M410 128H500V300' },
          direct: { d: 'M410 38H590V300', at: [590, 170] },
        }}
      />
    </Figure>
  );
}
