import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Step } from '@site/src/components/Figure';

/** Way of a funding request; the part after the decision follows from Governance 2.0. */
export default function BudgetRequest(): ReactElement {
  return (
    <Figure
      title="From a request to a payment"
      description="Step 1: a contributor opens an issue in the budget repository. Step 2: yBudget decides with 3 of 5. Step 3: yTx prepares the transaction. Step 4: the multisig signs with 6 of 9. Step 5: LlamaPay streams the payment from ychad.eth to the contributor."
      caption="Steps 3 and 4 follow from the governance model."
      width={660}
      height={300}
    >
      <Box x={20} y={40} w={170} h={80} label="Contributor" sub="1 to 3 months" tone="accent" />
      <Box x={245} y={40} w={170} h={80} label="GitHub issue" sub="yearn/budget" />
      <Box x={470} y={40} w={170} h={80} label="yBudget" sub="3 of 5 decide" />
      <Arrow d="M190 80H245" />
      <Step x={217} y={52} n={1} />
      <Arrow d="M415 80H470" />
      <Step x={442} y={52} n={2} />
      <Box x={470} y={200} w={170} h={80} label="yTx" sub={'prepares the\ntransaction'} dashed />
      <Arrow d="M555 120V200" />
      <Step x={580} y={160} n={3} />
      <Box x={245} y={200} w={170} h={80} label="Multisig" sub="6 of 9 sign" tone="warn" dashed />
      <Arrow d="M470 240H415" />
      <Step x={442} y={212} n={4} />
      <Box
        x={20}
        y={200}
        w={170}
        h={80}
        label="LlamaPay"
        sub={'stream from\nychad.eth'}
        tone="good"
      />
      <Arrow d="M245 240H190" />
      <Step x={217} y={212} n={5} tone="good" />
      <Arrow d="M105 200V120" tone="good" label="payment" />
    </Figure>
  );
}
