import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Note, Steps } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const parts = {
  idea: { label: 'Idea', sub: 'anyone,\nany channel' },
  poll: { label: 'Forum poll', sub: '3 days\nor more' },
  vote: { label: 'Snapshot', sub: '5 to 7 days,\nbinding', tone: 'accent' },
  work: { label: 'Work', sub: 'then 6 of 9\nsignatures', tone: 'good' },
  post: { from: 'idea', to: 'poll' },
  move: { from: 'poll', to: 'vote' },
  pass: { from: 'vote', to: 'work', tone: 'good' },
  back: { label: 'Back to the text', sub: '25% for, or less', tone: 'warn', dashed: true },
  fail: { from: 'poll', to: 'back', tone: 'warn', dashed: true },
  rejected: { label: 'Rejected', sub: '50% for, or less', tone: 'bad', dashed: true },
  reject: { from: 'vote', to: 'rejected', tone: 'bad', dashed: true },
  change: { from: 'back', to: 'idea', tone: 'warn', dashed: true, label: 'change' },
} as const;

/** Numbers of the stages at their places, and the time between two of them. */
const marks = (places: readonly Point[], [x, y]: Point): JSX.Element => (
  <>
    <Steps at={places} good={4} />
    <Note x={x} y={y} text={'within\n30 days'} anchor="middle" />
  </>
);

/** The stages of a proposal with their thresholds (YIP-55, YIP-61). */
export default function ProposalLifecycle(): JSX.Element {
  return (
    <Figure
      title="From an idea to a decision"
      description="Stage 1: an idea is discussed on the forum, Discord, or Telegram. Stage 2: a forum thread has a poll for 3 days or more. With more than 25% for, the proposal moves on; otherwise it's changed or dropped. Stage 3: within 30 days it moves to a Snapshot vote of 5 to 7 days. With more than 50% of the votes for, it passes; otherwise it's rejected. Stage 4: people implement it, and if it takes a transaction, yTx prepares it and 6 of the multisig's 9 signers execute it."
      caption="The poll measures the mood, and the Snapshot vote is binding."
      width={660}
      height={300}
      upright={{
        width: 340,
        height: 478,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                idea: [34, 10, 120, 80],
                poll: [34, 136, 120, 80],
                vote: [34, 262, 120, 80],
                work: [34, 388, 120, 80],
                back: [188, 146, 148, 60],
                rejected: [188, 272, 148, 60],
              }}
              along={{ change: { d: 'M262 146V50H154', at: [262, 100] } }}
            />
            {marks(
              [
                [16, 50],
                [16, 176],
                [16, 302],
                [16, 428],
              ],
              [132, 239],
            )}
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          idea: [20, 56, 130, 84],
          poll: [190, 56, 130, 84],
          vote: [360, 56, 130, 84],
          work: [530, 56, 110, 84],
          back: [165, 220, 180, 60],
          rejected: [365, 220, 160, 60],
        }}
        along={{
          reject: { d: 'M425 140V220' },
          change: { d: 'M165 250H85V140', at: [85, 196] },
        }}
      />
      {marks(
        [
          [85, 32],
          [255, 32],
          [425, 32],
          [585, 32],
        ],
        [340, 27],
      )}
    </Figure>
  );
}
