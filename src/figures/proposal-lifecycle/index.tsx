import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

/** The stages of a proposal with their thresholds (YIP-55, YIP-61). */
export default function ProposalLifecycle(): ReactElement {
  return (
    <Figure
      title="From an idea to a decision"
      description="Stage 1: an idea is discussed on the forum, Discord, or Telegram. Stage 2: a forum thread has a poll for 3 days or more. With more than 25% for, the proposal moves on; otherwise it's changed or dropped. Stage 3: within 30 days it moves to a Snapshot vote of 5 to 7 days. With more than 50% of the votes for, it passes; otherwise it's rejected. Stage 4: people implement it, and if it takes a transaction, yTx prepares it and 6 of the multisig's 9 signers execute it."
      caption="The poll measures the mood, and the Snapshot vote is binding."
      width={660}
      height={300}
    >
      <Box x={20} y={56} w={130} h={84} label="Idea" sub={'anyone,\nany channel'} />
      <Step x={85} y={32} n={1} />
      <Box x={190} y={56} w={130} h={84} label="Forum poll" sub={'3 days\nor more'} />
      <Step x={255} y={32} n={2} />
      <Box
        x={360}
        y={56}
        w={130}
        h={84}
        label="Snapshot"
        sub={'5 to 7 days,\nbinding'}
        tone="accent"
      />
      <Step x={425} y={32} n={3} />
      <Box x={530} y={56} w={110} h={84} label="Work" sub={'then 6 of 9\nsignatures'} tone="good" />
      <Step x={585} y={32} n={4} tone="good" />
      <Arrow d="M150 98H190" />
      <Arrow d="M320 98H360" />
      <Arrow d="M490 98H530" tone="good" />
      <Box
        x={165}
        y={220}
        w={180}
        h={60}
        label="Back to the text"
        sub="25% for, or less"
        tone="warn"
        dashed
      />
      <Arrow d="M255 140V220" tone="warn" dashed />
      <Box
        x={365}
        y={220}
        w={160}
        h={60}
        label="Rejected"
        sub="50% for, or less"
        tone="bad"
        dashed
      />
      <Arrow d="M425 140V220" tone="bad" dashed />
      <Arrow d="M165 250H85V140" tone="warn" dashed label="change" at={[85, 196]} />
      <Note x={340} y={27} text={'within\n30 days'} anchor="middle" />
    </Figure>
  );
}
