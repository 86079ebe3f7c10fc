import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

const KEEPER = 65;
const STRATEGY = 245;
const VAULT = 445;
const CHECK = 600;
const TOP = 56;
const BOTTOM = 512;

/** Pieces of the lifelines. They end where a box covers the line. */
const lifelines = [
  [KEEPER, TOP, BOTTOM],
  [STRATEGY, TOP, 115],
  [STRATEGY, 179, 396],
  [STRATEGY, 460, BOTTOM],
  [VAULT, TOP, 226],
  [VAULT, 296, BOTTOM],
  [CHECK, TOP, BOTTOM],
] as const;

/** Order of the calls in a harvest of release 0.4.3. */
export default function HarvestSequence(): ReactElement {
  return (
    <Figure
      title="Sequence of a harvest"
      description="1: the keeper calls harvest on the strategy. 2: the strategy runs prepareReturn, which yields profit, loss, and debt payment. 3: the strategy calls report on the vault. 4: the vault books the loss, mints fee shares, and computes credit and outstanding debt. 5: one net amount of tokens moves between vault and strategy. 6: the vault updates locked profit and returns the outstanding debt. 7: the strategy runs adjustPosition. 8: the strategy asks the health check, if one is set and switched on. A failed check reverts everything. Otherwise the strategy emits Harvested."
      caption="A harvest is one transaction. Any failure undoes all of it."
      width={680}
      height={540}
    >
      <Box x={10} y={10} w={110} h={46} label="Keeper" />
      <Box x={180} y={10} w={130} h={46} label="Strategy" tone="accent" />
      <Box x={390} y={10} w={110} h={46} label="Vault" tone="accent" />
      <Box x={530} y={10} w={140} h={46} label="Health check" />
      {lifelines.map(([x, from, to]) => (
        <Arrow key={`${x}-${from}`} d={`M${x} ${from}V${to}`} dashed head="none" />
      ))}

      <Arrow d={`M${KEEPER} 95H${STRATEGY}`} label="harvest()" at={[160, 78]} />
      <Step x={KEEPER} y={95} n={1} />

      <Box x={165} y={115} w={160} h={64} sub={'prepareReturn:\nfrees funds'} />
      <Step x={165} y={147} n={2} />

      <Arrow d={`M${STRATEGY} 208H${VAULT}`} label="report()" at={[370, 190]} />
      <Step x={STRATEGY} y={208} n={3} />

      <Box x={345} y={226} w={200} h={70} sub={'loss, fee shares,\ncredit, debt'} />
      <Step x={345} y={261} n={4} />

      <Arrow
        d={`M${VAULT} 330H${STRATEGY}`}
        head="both"
        label="net tokens"
        at={[345, 313]}
        tone="good"
      />
      <Step x={VAULT} y={330} n={5} tone="good" />

      <Arrow d={`M${VAULT} 378H${STRATEGY}`} dashed label="outstanding debt" at={[345, 361]} />
      <Step x={VAULT} y={378} n={6} />

      <Box x={165} y={396} w={160} h={64} sub={'adjustPosition:\ninvests'} />
      <Step x={165} y={428} n={7} />

      <Arrow
        d={`M${STRATEGY} 492H${CHECK}`}
        label="check(), may revert"
        at={[345, 474]}
        tone="warn"
      />
      <Step x={STRATEGY} y={492} n={8} />
      <Note x={STRATEGY} y={526} text="emits Harvested" anchor="middle" />
    </Figure>
  );
}
