import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  write: { group: 'Write a strategy' },
  integrate: { group: 'Integrate a vault' },
  strategy: { label: 'Your strategy', sub: 'inherits\nBaseStrategy', tone: 'accent' },
  protocols: { label: 'Outside\nprotocols', dashed: true },
  earn: { from: 'strategy', to: 'protocols', label: 'earns', head: 'both' },
  vault: { label: 'Vault', tone: 'good' },
  registry: { label: 'Registry' },
  list: { from: 'registry', to: 'vault', label: 'lists' },
  contract: { label: 'Your contract', sub: 'direct or with\nBaseWrapper', tone: 'accent' },
  frontEnd: { label: 'Your front end', sub: 'Yearn SDK', tone: 'accent' },
  lend: { from: 'vault', to: 'strategy', label: 'lends' },
  report: { from: 'strategy', to: 'vault', label: 'reports' },
  deposit: { from: 'contract', to: 'vault', label: 'deposit' },
  use: { from: 'frontEnd', to: 'vault', dashed: true },
  lookUp: { from: 'frontEnd', to: 'registry', label: 'looks up', dashed: true },
} as const;

/** Where the two developer tracks meet the contracts. */
export default function DeveloperMap(): JSX.Element {
  return (
    <Figure
      title="How a strategy and an integration meet a vault"
      description="The vault and the registry that lists it are in the middle. On the left is the strategy track: your strategy inherits BaseStrategy, borrows from the vault, and works in outside protocols. On the right is the integration track: your contract calls the vault directly or through BaseWrapper, which finds the vault in the registry. Your front end looks up vaults in the registry and uses them through the SDK."
      caption="A strategy works behind the vault, and an integration in front of it."
      width={660}
      height={310}
      upright={{
        width: 340,
        height: 470,
        children: (
          <Diagram
            parts={parts}
            at={{
              write: [4, 10, 332, 126],
              integrate: [4, 334, 332, 126],
              strategy: [16, 46, 146, 76],
              protocols: [224, 46, 100, 76],
              vault: [16, 212, 176, 60],
              registry: [244, 212, 82, 60],
              contract: [16, 370, 176, 76],
              frontEnd: [200, 370, 126, 76],
            }}
            along={{
              earn: { at: [193, 70] },
              list: { d: 'M244 230H192', at: [218, 216] },
              lend: { d: 'M56 212V122', at: [56, 172] },
              report: { d: 'M124 122V212', at: [124, 172] },
              deposit: { d: 'M178 370V272', at: [178, 306] },
              use: { d: 'M218 370V256H192' },
              lookUp: { d: 'M286 370V272', at: [286, 306] },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          write: [10, 10, 205, 290],
          integrate: [455, 10, 195, 290],
          strategy: [25, 55, 175, 90],
          protocols: [25, 210, 175, 70],
          vault: [290, 55, 90, 90],
          registry: [290, 210, 90, 70],
          contract: [470, 55, 165, 90],
          frontEnd: [470, 210, 165, 70],
        }}
        along={{
          earn: { d: 'M112 145V210' },
          lend: { d: 'M290 85H200', at: [253, 71] },
          report: { d: 'M200 120H290', at: [253, 135] },
          deposit: { d: 'M470 90H380', at: [417, 76] },
          use: { d: 'M470 225H417V125H380' },
          lookUp: { d: 'M470 255H380', at: [417, 270] },
        }}
      />
    </Figure>
  );
}
