import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Steps } from '@site/src/components/Figure';

const parts = {
  contributor: { label: 'Contributor', sub: '1 to 3 months', tone: 'accent' },
  issue: { label: 'GitHub issue', sub: 'yearn/budget' },
  budget: { label: 'yBudget', sub: '3 of 5 decide' },
  ask: { from: 'contributor', to: 'issue' },
  decide: { from: 'issue', to: 'budget' },
  tx: { label: 'yTx', sub: 'prepares the\ntransaction', dashed: true },
  prepare: { from: 'budget', to: 'tx' },
  multisig: { label: 'Multisig', sub: '6 of 9 sign', tone: 'warn', dashed: true },
  sign: { from: 'tx', to: 'multisig' },
  stream: { label: 'LlamaPay', sub: 'stream from\nychad.eth', tone: 'good' },
  toStream: { from: 'multisig', to: 'stream' },
  pay: { from: 'stream', to: 'contributor', tone: 'good', label: 'payment' },
} as const;

/** Way of a funding request; the part after the decision follows from Governance 2.0. */
export default function BudgetRequest(): JSX.Element {
  return (
    <Figure
      title="From a request to a payment"
      description="Step 1: a contributor opens an issue in the budget repository. Step 2: yBudget decides with 3 of 5. Step 3: yTx prepares the transaction. Step 4: the multisig signs with 6 of 9. Step 5: LlamaPay streams the payment from ychad.eth to the contributor."
      caption="Steps 3 and 4 follow from the governance model."
      width={660}
      height={300}
      upright={{
        width: 340,
        height: 356,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                contributor: [6, 10, 126, 80],
                issue: [6, 138, 126, 80],
                budget: [6, 266, 126, 80],
                tx: [208, 266, 126, 80],
                multisig: [208, 138, 126, 80],
                stream: [208, 10, 126, 80],
              }}
              along={{ pay: { at: [170, 34] } }}
            />
            <Steps
              at={[
                [44, 114],
                [44, 242],
                [170, 282],
                [296, 242],
                [296, 114],
              ]}
              good={5}
            />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          contributor: [20, 40, 170, 80],
          issue: [245, 40, 170, 80],
          budget: [470, 40, 170, 80],
          tx: [470, 200, 170, 80],
          multisig: [245, 200, 170, 80],
          stream: [20, 200, 170, 80],
        }}
      />
      <Steps
        at={[
          [217, 52],
          [442, 52],
          [580, 160],
          [442, 212],
          [217, 212],
        ]}
        good={5}
      />
    </Figure>
  );
}
