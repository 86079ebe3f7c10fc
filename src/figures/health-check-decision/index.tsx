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
      <Arrow d="M200 62H280" label="no" />
      <Box x={280} y={20} w={170} h={84} label="Switch it on" sub="for the next time" />
      <Arrow d="M450 62H500" />
      <Box x={500} y={20} w={150} h={84} label={'Harvest\nsucceeds'} tone="good" />

      <Arrow d="M105 104V160" label="yes" />
      <Box x={10} y={160} w={190} h={64} label="Custom check?" tone="accent" />
      <Arrow d="M200 192H280" label="yes" />
      <Box x={280} y={150} w={170} h={64} label="Its own rules" />
      <Arrow d="M105 224V285H280" label="no" at={[190, 285]} />
      <Box x={280} y={245} w={170} h={76} label="Limits" sub={'profit 3%, loss 1%,\nunless set'} />

      <Arrow d="M450 182H475V196H500" />
      <Arrow d="M450 283H475V220H500" />
      <Box x={500} y={178} w={150} h={60} label="Passed?" tone="accent" />
      <Arrow d="M575 178V104" label="yes" tone="good" />
      <Arrow d="M575 238V268" tone="bad" />
      <Box x={500} y={268} w={150} h={54} label="Revert" sub="!healthcheck" tone="bad" />
      <Note x={590} y={252} text="no" halo />
    </Figure>
  );
}
