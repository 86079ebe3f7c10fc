import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

/** How a harvest of release 0.4.3 decides about its health check. */
export default function HealthCheckDecision(): ReactElement {
  return (
    <Figure
      title="Health check of a harvest"
      description="After the report, the strategy asks whether doHealthCheck is on and a check contract is set. If not, it switches doHealthCheck on for the next harvest, and this harvest succeeds. If so, the common check asks whether the strategy has a custom check. If it has, that check decides. If not, profit must be at most 300 basis points and loss at most 100 basis points of the debt before the report, or the strategy's own limits. If the outcome is within the limits, the harvest succeeds. If not, the whole transaction reverts with the message !healthcheck."
      caption="A harvest that skips the check arms it for the next one."
      width={660}
      height={330}
    >
      <Box x={10} y={20} w={190} h={84} label={'Switched on and\na check set?'} tone="accent" />
      <Arrow
        points={[
          [200, 62],
          [280, 62],
        ]}
        label="no"
      />
      <Box x={280} y={20} w={170} h={84} label="Switch it on" sub="for the next time" />
      <Arrow
        points={[
          [450, 62],
          [500, 62],
        ]}
      />
      <Box x={500} y={20} w={150} h={84} label={'Harvest\nsucceeds'} tone="good" />

      <Arrow
        points={[
          [105, 104],
          [105, 160],
        ]}
        label="yes"
      />
      <Box x={10} y={160} w={190} h={64} label="Custom check?" tone="accent" />
      <Arrow
        points={[
          [200, 192],
          [280, 192],
        ]}
        label="yes"
      />
      <Box x={280} y={150} w={170} h={64} label="Its own rules" />
      <Arrow
        points={[
          [105, 224],
          [105, 285],
          [280, 285],
        ]}
        label="no"
        at={[190, 285]}
      />
      <Box x={280} y={245} w={170} h={76} label="Limits" sub={'profit 3%, loss 1%,\nunless set'} />

      <Arrow
        points={[
          [450, 182],
          [475, 182],
          [475, 196],
          [500, 196],
        ]}
      />
      <Arrow
        points={[
          [450, 283],
          [475, 283],
          [475, 220],
          [500, 220],
        ]}
      />
      <Box x={500} y={178} w={150} h={60} label="Passed?" tone="accent" />
      <Arrow
        points={[
          [575, 178],
          [575, 104],
        ]}
        label="yes"
        tone="good"
      />
      <Arrow
        points={[
          [575, 238],
          [575, 268],
        ]}
        tone="bad"
      />
      <Box x={500} y={268} w={150} h={54} label="Revert" sub="!healthcheck" tone="bad" />
      <Note x={590} y={252} text="no" halo />
    </Figure>
  );
}
