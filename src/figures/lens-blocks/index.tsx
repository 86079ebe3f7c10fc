import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  adapters: { group: 'Registry adapters' },
  client: { label: 'Client', sub: 'SDK, app, script', tone: 'accent' },
  provider: { label: 'AddressesProvider' },
  look: { from: 'client', to: 'provider' },
  v2: { label: 'v2 vaults' },
  ironBank: { label: 'Iron Bank' },
  legacy: { sub: 'v1 vaults, Earn, veCRV', dashed: true },
  adapt: { from: 'client', to: 'adapters' },
  helper: { label: 'Helper', sub: 'many reads at once' },
  help: { from: 'client', to: 'helper' },
  registries: { label: 'Registries', sub: 'lists of assets' },
  list: { from: 'adapters', to: 'registries' },
  oracle: { label: 'Oracle', sub: 'price in USDC, first answer wins', tone: 'warn' },
  price: { from: 'adapters', to: 'oracle' },
  prices: { from: 'helper', to: 'oracle', label: 'prices' },
  calculations: { label: 'Calculations', sub: 'Curve · Iron Bank · SushiSwap · vaults' },
  ask: { from: 'oracle', to: 'calculations' },
} as const;

/** Parts of Yearn Lens and what each reads, as the SDK used them in mid-2022. */
export default function LensBlocks(): JSX.Element {
  return (
    <Figure
      title="Parts of Yearn Lens"
      description="A client, such as the SDK, asks the AddressesProvider for addresses and joins what the parts return. Two registry adapters are live: one for v2 vaults and one for Iron Bank. Each reads its registry of assets. The helper reads many tokens at once. Adapters and helper take prices from the oracle, which asks its calculations in order: Curve, Iron Bank, SushiSwap, and Yearn vaults. The calculations read the pools, markets, and vaults. Adapters for v1 vaults, Earn, and veCRV measure value locked only."
      caption="Reading goes from top to bottom. Dashed parts measure value locked only."
      width={660}
      height={505}
      upright={{
        width: 340,
        height: 488,
        children: (
          <Diagram
            parts={parts}
            at={{
              adapters: [6, 112, 210, 144],
              client: [6, 10, 134, 56],
              provider: [166, 10, 168, 56],
              v2: [16, 146, 92, 44],
              ironBank: [114, 146, 92, 44],
              legacy: [16, 200, 190, 44],
              helper: [230, 146, 104, 70, { sub: 'many reads\nat once' }],
              registries: [6, 306, 100, 70, { sub: 'lists\nof assets' }],
              oracle: [126, 306, 208, 70, { sub: 'price in USDC,\nfirst answer wins' }],
              calculations: [6, 422, 328, 56],
            }}
            along={{
              adapt: { d: 'M56 66V112' },
              help: { d: 'M116 66V90H282V146' },
              price: { d: 'M170 256V306' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          adapters: [20, 116, 400, 166],
          client: [20, 20, 360, 56],
          provider: [425, 20, 215, 56],
          v2: [36, 156, 176, 48],
          ironBank: [228, 156, 176, 48],
          legacy: [36, 218, 368, 48],
          helper: [460, 156, 180, 64],
          registries: [20, 330, 160, 56],
          oracle: [250, 330, 390, 56],
          calculations: [250, 424, 390, 60],
        }}
        along={{
          help: { d: 'M340 76V96H550V156' },
          price: { d: 'M330 282V330' },
        }}
      />
    </Figure>
  );
}
