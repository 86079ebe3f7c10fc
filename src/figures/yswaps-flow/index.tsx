import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group, Step } from '@site/src/components/Figure';

/** Parts of ySwaps and the order of one trade. */
export default function YswapsFlow(): ReactElement {
  return (
    <Figure
      title="One async trade in ySwaps"
      description="Off chain, the execute script selects a solver, and the solver compares prices with the DEX libraries and returns a transaction. The script sends it to the Trade Factory on chain. The factory checks that the trade is enabled, moves tokenIn from the strategy to a swapper, and calls swap. The swapper trades on an exchange and pays tokenOut to the strategy. The factory compares the received amount with minAmountOut."
      caption="The strategy only enables its trades. Everything else happens in a transaction of its own."
      width={660}
      height={390}
    >
      <Group x={10} y={10} w={640} h={120} label="Off chain">
        <Box x={30} y={45} w={150} h={66} label="DEX libraries" sub="quotes" />
        <Box x={255} y={45} w={150} h={66} label="Solver" sub="best route" />
        <Box
          x={480}
          y={45}
          w={150}
          h={66}
          label="Execute script"
          sub="picks trades"
          tone="accent"
        />
        <Arrow d="M480 62H405" />
        <Step x={443} y={62} n={1} />
        <Arrow d="M255 78H180" head="both" label="prices" />
        <Arrow d="M405 96H480" dashed />
        <Step x={443} y={96} n={2} />
      </Group>

      <Group x={10} y={160} w={640} h={220} label="On chain">
        <Box x={30} y={200} w={150} h={66} label="Strategy" sub="enabled trades" />
        <Box x={480} y={200} w={150} h={66} label="Trade Factory" sub="checks" tone="accent" />
        <Box x={480} y={312} w={150} h={56} label="Swapper" />
        <Box x={255} y={312} w={150} h={56} label="Exchange" dashed />
        <Arrow d="M480 222H180" label="moves tokenIn" at={[330, 222]} />
        <Step x={462} y={222} n={4} />
        <Arrow d="M180 250H480" label="received ≥ minimum?" at={[330, 250]} dashed />
        <Step x={198} y={250} n={7} />
        <Arrow d="M590 266V312" label="swap()" at={[582, 289]} anchor="end" />
        <Step x={608} y={289} n={5} />
        <Arrow d="M480 330H405" head="both" label="trade" />
        <Arrow d="M520 368V374H105V266" label="tokenOut" at={[150, 330]} tone="good" />
        <Step x={105} y={300} n={6} tone="good" />
      </Group>
      <Arrow d="M555 111V200" label="sends" at={[548, 145]} anchor="end" />
      <Step x={573} y={145} n={3} />
    </Figure>
  );
}
