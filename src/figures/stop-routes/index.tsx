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
      <Arrow d="M200 56H290" label="the vault" at={[245, 38]} />
      <Arrow d="M105 86V160" label="one strategy" />
      <Box x={10} y={160} w={190} h={70} label={'Unwind it all\nat once?'} tone="accent" />
      <Arrow d="M200 195H290" label="yes" />
      <Arrow d="M105 230V330H290" label="no" at={[105, 280]} />

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

      <Arrow d="M520 56H595V155" />
      <Arrow d="M520 195H540" />
      <Arrow d="M520 332H595V235" />
      <Box x={540} y={155} w={110} h={80} label="harvest()" sub="totalDebt 0?" tone="good" />
    </Figure>
  );
}
