import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  affected: { label: 'What is affected?', tone: 'accent' },
  vault: { from: 'affected', to: 'shutdown', label: 'the vault' },
  strategy: { from: 'affected', to: 'unwind', label: 'one strategy' },
  unwind: { label: 'Unwind it all\nat once?', tone: 'accent' },
  now: { from: 'unwind', to: 'exit', label: 'yes' },
  later: { from: 'unwind', to: 'revoke', label: 'no' },
  shutdown: { label: 'Emergency shutdown', sub: 'guardian, governance\nundo: governance' },
  exit: {
    label: 'Emergency exit',
    sub: 'strategist, guardian,\nmanagement, governance\nno undo',
    tone: 'bad',
  },
  revoke: { label: 'Revoke', sub: 'guardian, governance\nundo: management' },
  afterShutdown: { from: 'shutdown', to: 'harvest' },
  afterExit: { from: 'exit', to: 'harvest' },
  afterRevoke: { from: 'revoke', to: 'harvest' },
  harvest: { label: 'harvest()', sub: 'empty now?', tone: 'good' },
} as const;

/** Which of the three stops fits. */
export default function StopRoutes(): JSX.Element {
  return (
    <Figure
      title="Three ways to bring funds back"
      description="If the whole vault is affected, guardian or governance calls setEmergencyShutdown with True, which governance can undo. If one strategy is affected and has to unwind everything at once, strategist, management, guardian, or governance calls setEmergencyExit, which cannot be undone. If one strategy should return its funds on the normal path, guardian or governance calls revokeStrategy, which management or governance can undo. After each of them, harvest every affected strategy, and again if anything is left in it."
      caption="Each route ends with a harvest. If you may need the exit, use it first: it fails after a revocation."
      width={660}
      height={390}
      upright={{
        width: 376,
        height: 552,
        children: (
          <Diagram
            parts={parts}
            at={{
              affected: [4, 10, 342, 46],
              unwind: [4, 232, 122, 70],
              shutdown: [162, 104, 184, 92],
              exit: [162, 222, 184, 104],
              revoke: [162, 352, 184, 92],
              harvest: [162, 486, 184, 56],
            }}
            along={{
              vault: { at: [254, 75] },
              now: { at: [144, 249] },
              later: { d: 'M65 302V398H162', at: [65, 350] },
              afterShutdown: { d: 'M346 150H364V514H346' },
              afterExit: { d: 'M346 274H364V514H346' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          affected: [10, 26, 190, 60],
          unwind: [10, 160, 190, 70],
          shutdown: [290, 10, 230, 92],
          exit: [290, 136, 230, 116],
          revoke: [290, 286, 230, 92],
          harvest: [540, 155, 110, 80],
        }}
        along={{
          vault: { at: [245, 38] },
          later: { d: 'M105 230V330H290', at: [105, 280] },
          afterShutdown: { d: 'M520 56H595V155' },
          afterRevoke: { d: 'M520 332H595V235' },
        }}
      />
    </Figure>
  );
}
