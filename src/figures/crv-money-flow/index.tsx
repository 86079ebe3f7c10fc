import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Badge, Box } from '@site/src/components/Figure';

/** CRV into the lock, and fees out of it to both tokens. */
export default function CrvMoneyFlow(): ReactElement {
  return (
    <Figure
      title="CRV into the lock, fees out of it"
      description="Top row: CRV of depositors and 10% of the CRV that strategies farm go into Yearn's lock on Curve, which holds veCRV. Middle: Curve pays the lock 3CRV every week. Bottom row: holders of yveCRV claim the 3CRV by hand. The yvBOOST vault holds yveCRV, claims by itself, and turns the 3CRV into more yveCRV by buying or minting, whichever is cheaper."
      caption="The same lock is behind both tokens. They differ in what happens to the weekly 3CRV."
      width={640}
      height={376}
    >
      <Box x={10} y={20} w={190} h={64} label="CRV of depositors" />
      <Box x={10} y={104} w={190} h={64} label="10% of CRV" sub="farmed by strategies" />
      <Box
        x={278}
        y={46}
        w={172}
        h={96}
        label="Yearn's lock"
        sub={'veCRV,\nrenewed for good'}
        tone="accent"
      />
      <Arrow d="M200 52H240V80H278" />
      <Arrow d="M200 136H240V108H278" />
      <Box x={520} y={46} w={110} h={96} label="Curve" sub={'trading\nfees'} tone="warn" />
      <Arrow d="M520 94H450" label="3CRV" at={[485, 76]} tone="warn" />
      <Arrow d="M364 142V182" tone="good" head="none" />
      <Arrow d="M364 182H150V238" label="every week" at={[256, 182]} tone="good" />
      <Arrow d="M364 182H490V238" tone="good" />
      <Box
        x={20}
        y={238}
        w={260}
        h={84}
        label="Holders of yveCRV"
        sub={'claim 3CRV by hand,\nkeep it or restake'}
        tone="good"
      />
      <Box
        x={360}
        y={238}
        w={260}
        h={84}
        label="Vault of yvBOOST"
        sub={'claims 3CRV by itself,\nbuys or mints yveCRV'}
        tone="good"
      />
      <Arrow d="M450 322V356H620" head="none" tone="good" />
      <Arrow d="M620 356H634V280H620" tone="good" />
      <Badge x={534} y={356} label="more yveCRV" tone="good" w={130} />
    </Figure>
  );
}
