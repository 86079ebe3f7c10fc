import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  chain: { group: 'On chain', tone: 'good' },
  ipfs: { group: 'IPFS' },
  services: { group: 'Off chain', tone: 'warn' },
  app: { label: 'App', sub: 'yearn.finance, on IPFS', tone: 'accent' },
  use: { from: 'app', to: 'sdk' },
  sdk: { label: 'Yearn SDK', sub: 'one data model, one set of calls', tone: 'accent' },
  lens: { label: 'Lens', sub: 'adapters, helper,\noracle' },
  vaults: { label: 'Vaults', sub: 'v2, and Iron Bank' },
  readVaults: { from: 'lens', to: 'vaults', label: 'read' },
  metadata: { label: 'Metadata', sub: 'names, texts,\nstrategies,\nswitch-offs' },
  exporter: { label: 'Exporter', sub: 'value, yield' },
  subgraph: { label: 'Subgraph', sub: 'user history' },
  zapper: { label: 'Zapper', sub: 'zaps' },
  readLens: { from: 'sdk', to: 'lens', label: 'read' },
  write: { from: 'sdk', to: 'vaults', label: 'write', tone: 'good' },
  readTexts: { from: 'sdk', to: 'metadata', label: 'read' },
  readServices: { from: 'sdk', to: 'exporter', label: 'read' },
} as const;

/** Layers of the stack, from the reader's app down to its sources. */
export default function YearnStack(): JSX.Element {
  return (
    <Figure
      title="Layers of the Yearn stack"
      description="A person uses an app, such as yearn.finance, which is served from IPFS. The app calls the Yearn SDK. The SDK reads from three layers. On chain: the Lens contracts with adapters, helper, and oracle, and below them the vaults. On IPFS: Yearn Metadata with texts, descriptions, and switches. Off chain: the exporter for value locked and yield over time, the subgraph for user history, and Zapper for zaps. Transactions go from the SDK straight to the contracts, and each one makes the SDK refresh what it read."
      caption="Reads come from three layers. Writes go to the contracts only."
      width={660}
      height={480}
      upright={{
        width: 384,
        height: 584,
        children: (
          <Diagram
            parts={parts}
            at={{
              chain: [4, 212, 182, 360],
              ipfs: [196, 212, 164, 144],
              services: [196, 370, 164, 202],
              app: [82, 10, 220, 56],
              sdk: [4, 100, 376, 60],
              lens: [14, 248, 140, 96],
              vaults: [14, 486, 140, 74],
              metadata: [208, 246, 140, 98],
              exporter: [208, 404, 140, 48],
              subgraph: [208, 458, 140, 48],
              zapper: [208, 512, 140, 48],
            }}
            along={{
              readLens: { d: 'M98 160V248', at: [98, 186] },
              write: { d: 'M170 160V523H154', at: [170, 186] },
              readTexts: { at: [278, 186] },
              readServices: { d: 'M371 160V428H348', at: [363, 186] },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          chain: [20, 210, 240, 250],
          ipfs: [276, 210, 172, 250],
          services: [464, 210, 176, 250],
          app: [220, 16, 220, 56],
          sdk: [20, 106, 620, 60],
          lens: [36, 248, 186, 86],
          vaults: [36, 378, 186, 66],
          metadata: [290, 248, 144, 196],
          exporter: [478, 248, 148, 58],
          subgraph: [478, 317, 148, 58],
          zapper: [478, 386, 148, 58],
        }}
        along={{
          readVaults: { d: 'M150 334V378', at: [140, 356], anchor: 'end' },
          readLens: { d: 'M150 166V248', at: [140, 190], anchor: 'end' },
          write: { d: 'M242 166V411H222', at: [232, 190], anchor: 'end' },
          readTexts: { d: 'M400 166V248', at: [390, 190], anchor: 'end' },
          readServices: { d: 'M600 166V248', at: [590, 190], anchor: 'end' },
        }}
      />
    </Figure>
  );
}
