import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Badge } from '@site/src/components/Figure';

const parts = {
  deposits: { label: 'CRV of depositors' },
  farmed: { label: '10% of CRV', sub: 'farmed by strategies' },
  lock: { label: "Yearn's lock", sub: 'veCRV,\nrenewed for good', tone: 'accent' },
  deposit: { from: 'deposits', to: 'lock' },
  farm: { from: 'farmed', to: 'lock' },
  curve: { label: 'Curve', sub: 'trading\nfees', tone: 'warn' },
  pay: { from: 'curve', to: 'lock', label: '3CRV', tone: 'warn' },
  share: { from: 'lock', to: 'vault', tone: 'good', head: 'none' },
  claim: { from: 'lock', to: 'holders', label: 'every week', tone: 'good' },
  compound: { from: 'lock', to: 'vault', tone: 'good' },
  holders: {
    label: 'Holders of yveCRV',
    sub: 'claim 3CRV by hand,\nkeep it or restake',
    tone: 'good',
  },
  vault: {
    label: 'Vault of yvBOOST',
    sub: 'claims 3CRV by itself,\nbuys or mints yveCRV',
    tone: 'good',
  },
  grow: { from: 'vault', to: 'vault', tone: 'good' },
} as const;

/** CRV into the lock, and fees out of it to both tokens. */
export default function CrvMoneyFlow(): JSX.Element {
  return (
    <Figure
      title="CRV into the lock, fees out of it"
      description="Top row: CRV of depositors and 10% of the CRV that strategies farm go into Yearn's lock on Curve, which holds veCRV. Middle: Curve pays the lock 3CRV every week. Bottom row: holders of yveCRV claim the 3CRV by hand. The yvBOOST vault holds yveCRV, claims by itself, and turns the 3CRV into more yveCRV by buying or minting, whichever is cheaper."
      caption="The same lock is behind both tokens. They differ in what happens to the weekly 3CRV."
      width={640}
      height={376}
      upright={{
        width: 376,
        height: 415,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                deposits: [4, 10, 166, 64],
                farmed: [190, 10, 166, 64],
                lock: [4, 116, 216, 84],
                curve: [272, 116, 84, 84],
                holders: [4, 274, 160, 84],
                vault: [176, 274, 180, 84],
              }}
              along={{
                pay: { at: [246, 142] },
                share: { d: 'M192 200V236' },
                claim: { d: 'M192 236H84V274', at: [138, 236] },
                compound: { d: 'M192 236H266V274' },
                grow: { d: 'M200 358V392H370V316H356' },
              }}
            />
            <Badge x={282} y={392} label="more yveCRV" tone="good" w={130} />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          deposits: [10, 20, 190, 64],
          farmed: [10, 104, 190, 64],
          lock: [278, 46, 172, 96],
          curve: [520, 46, 110, 96],
          holders: [20, 238, 260, 84],
          vault: [360, 238, 260, 84],
        }}
        along={{
          deposit: { d: 'M200 52H240V80H278' },
          farm: { d: 'M200 136H240V108H278' },
          pay: { at: [485, 76] },
          share: { d: 'M364 142V182' },
          claim: { d: 'M364 182H150V238', at: [256, 182] },
          compound: { d: 'M364 182H490V238' },
          grow: { d: 'M450 322V356H634V280H620' },
        }}
      />
      <Badge x={534} y={356} label="more yveCRV" tone="good" w={130} />
    </Figure>
  );
}
