import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** Which of the three stops fits. */
export default function StopRoutes(): ReactElement {
  return (
    <Figure
      title="Three ways to bring funds back"
      description="If the whole vault is affected, guardian or governance calls setEmergencyShutdown with True, which governance can undo. If one strategy is affected and has to unwind everything at once, strategist, management, guardian, or governance calls setEmergencyExit, which cannot be undone. If one strategy should return its funds on the normal path, guardian or governance calls revokeStrategy, which management or governance can undo. After each of them, harvest every affected strategy and check that its totalDebt is 0."
      caption="Each route ends with a harvest. If you may need the exit, use it first: it fails after a revocation."
      width={660}
      height={390}
    >
      <Box x={10} y={26} w={190} h={60} label="What is affected?" tone="accent" />
      <Arrow
        points={[
          [200, 56],
          [290, 56],
        ]}
        label="the vault"
        at={[245, 38]}
      />
      <Arrow
        points={[
          [105, 86],
          [105, 160],
        ]}
        label="one strategy"
      />
      <Box x={10} y={160} w={190} h={70} label={'Unwind it all\nat once?'} tone="accent" />
      <Arrow
        points={[
          [200, 195],
          [290, 195],
        ]}
        label="yes"
      />
      <Arrow
        points={[
          [105, 230],
          [105, 330],
          [290, 330],
        ]}
        label="no"
        at={[105, 280]}
      />

      <Box
        x={290}
        y={10}
        w={230}
        h={92}
        label="Emergency shutdown"
        sub={'guardian, governance\nundo: governance'}
      />
      <Box
        x={290}
        y={136}
        w={230}
        h={116}
        label="Emergency exit"
        sub={'strategist, guardian,\nmanagement, governance\nno undo'}
        tone="bad"
      />
      <Box
        x={290}
        y={286}
        w={230}
        h={92}
        label="Revoke"
        sub={'guardian, governance\nundo: management'}
      />

      <Arrow
        points={[
          [520, 56],
          [595, 56],
          [595, 155],
        ]}
      />
      <Arrow
        points={[
          [520, 195],
          [540, 195],
        ]}
      />
      <Arrow
        points={[
          [520, 332],
          [595, 332],
          [595, 235],
        ]}
      />
      <Box x={540} y={155} w={110} h={80} label="harvest()" sub="totalDebt 0?" tone="good" />
    </Figure>
  );
}
