import React from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

/** Places across: the four lifelines, half the width of the boxes on two of them, and the middles of the labels. */
interface Columns {
  readonly keeper: number;
  readonly strategy: number;
  readonly vault: number;
  readonly check: number;
  readonly ofStrategy: number;
  readonly ofVault: number;
  readonly labels: readonly [harvest: number, report: number, net: number, check: number];
}

/** A lifeline. It ends where a box covers it. */
const line = (x: number, from: number, to: number): JSX.Element => (
  <Arrow d={`M${x} ${from}V${to}`} dashed head="none" />
);

/** The eight calls, with the label of the sixth. */
const calls = (
  { keeper, strategy, vault, check, ofStrategy, ofVault, labels }: Columns,
  debt: string,
  debtY: number,
): JSX.Element => (
  <>
    {line(keeper, 56, 512)}
    {line(strategy, 56, 115)}
    {line(strategy, 179, 396)}
    {line(strategy, 460, 512)}
    {line(vault, 56, 226)}
    {line(vault, 296, 512)}
    {line(check, 56, 512)}

    <Arrow d={`M${keeper} 95H${strategy}`} label="harvest()" at={[labels[0], 78]} />
    <Step x={keeper} y={95} n={1} />

    <Box
      x={strategy - ofStrategy}
      y={115}
      w={2 * ofStrategy}
      h={64}
      sub={'prepareReturn:\nfrees funds'}
    />
    <Step x={strategy - ofStrategy} y={147} n={2} />

    <Arrow d={`M${strategy} 208H${vault}`} label="report()" at={[labels[1], 190]} />
    <Step x={strategy} y={208} n={3} />

    <Box
      x={vault - ofVault}
      y={226}
      w={2 * ofVault}
      h={70}
      sub={'loss, fee shares,\ncredit, debt'}
    />
    <Step x={vault - ofVault} y={261} n={4} />

    <Arrow
      d={`M${vault} 330H${strategy}`}
      head="both"
      label="net tokens"
      at={[labels[2], 313]}
      tone="good"
    />
    <Step x={vault} y={330} n={5} tone="good" />

    <Arrow d={`M${vault} 378H${strategy}`} dashed label={debt} at={[labels[2], debtY]} />
    <Step x={vault} y={378} n={6} />

    <Box
      x={strategy - ofStrategy}
      y={396}
      w={2 * ofStrategy}
      h={64}
      sub={'adjustPosition:\ninvests'}
    />
    <Step x={strategy - ofStrategy} y={428} n={7} />

    <Arrow
      d={`M${strategy} 492H${check}`}
      label="check(), may revert"
      at={[labels[3], 474]}
      tone="warn"
    />
    <Step x={strategy} y={492} n={8} />
    <Note x={strategy} y={526} text="emits Harvested" anchor="middle" />
  </>
);

const wide: Columns = {
  keeper: 65,
  strategy: 245,
  vault: 445,
  check: 600,
  ofStrategy: 80,
  ofVault: 100,
  labels: [160, 370, 345, 345],
};

/** The calls for phones. */
const upright = (
  <>
    <Box x={4} y={10} w={66} h={46} label="Keeper" />
    <Box x={96} y={10} w={88} h={46} label="Strategy" tone="accent" />
    <Box x={226} y={10} w={72} h={46} label="Vault" tone="accent" />
    <Box x={316} y={10} w={66} h={46} label={'Health\ncheck'} />
    {calls(
      {
        keeper: 37,
        strategy: 140,
        vault: 262,
        check: 349,
        ofStrategy: 72,
        ofVault: 80,
        labels: [94, 206, 201, 240],
      },
      'outstanding\ndebt',
      352,
    )}
  </>
);

/** Order of the calls in a 0.4.3 harvest. */
export default function HarvestSequence(): JSX.Element {
  return (
    <Figure
      title="Sequence of a harvest"
      description="1: the keeper calls harvest on the strategy. 2: the strategy runs prepareReturn, which yields profit, loss, and debt payment. 3: the strategy calls report on the vault. 4: the vault books the loss, mints fee shares, and computes credit and outstanding debt. 5: one net amount of tokens moves between vault and strategy. 6: the vault updates locked profit and returns the outstanding debt. 7: the strategy runs adjustPosition. 8: the strategy asks the health check, if one is set and switched on. A failed check reverts everything. Otherwise the strategy emits Harvested."
      caption="A harvest is one transaction. Any failure undoes all of it."
      width={680}
      height={540}
      upright={{ width: 386, height: 540, children: upright }}
    >
      <Box x={10} y={10} w={110} h={46} label="Keeper" />
      <Box x={180} y={10} w={130} h={46} label="Strategy" tone="accent" />
      <Box x={390} y={10} w={110} h={46} label="Vault" tone="accent" />
      <Box x={530} y={10} w={140} h={46} label="Health check" />
      {calls(wide, 'outstanding debt', 361)}
    </Figure>
  );
}
