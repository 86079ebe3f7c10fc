import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  set: { label: 'Switched on and\na check set?', tone: 'accent' },
  skip: { from: 'set', to: 'arm', label: 'no' },
  arm: { label: 'Switch it on', sub: 'for the next time' },
  goOn: { from: 'arm', to: 'done' },
  done: { label: 'Harvest\nsucceeds', tone: 'good' },
  check: { from: 'set', to: 'custom', label: 'yes' },
  custom: { label: 'Custom check?', tone: 'accent' },
  ask: { from: 'custom', to: 'own', label: 'yes' },
  own: { label: 'Its own rules' },
  compare: { from: 'custom', to: 'limits', label: 'no' },
  limits: { label: 'Limits', sub: 'profit 3%, loss 1%,\nunless set' },
  judge: { from: 'own', to: 'passed' },
  measure: { from: 'limits', to: 'passed' },
  passed: { label: 'Passed?', tone: 'accent' },
  pass: { from: 'passed', to: 'done', label: 'yes', tone: 'good' },
  fail: { from: 'passed', to: 'revert', label: 'no', tone: 'bad' },
  revert: { label: 'Revert', sub: '!healthcheck', tone: 'bad' },
} as const;

/** How a 0.4.3 harvest decides about its health check. */
export default function HealthCheckDecision(): JSX.Element {
  return (
    <Figure
      title="Health check of a harvest"
      description="After the report, the strategy asks whether doHealthCheck is on and a check contract is set. If not, it switches doHealthCheck on for the next harvest, and this harvest succeeds. If so, the common check asks whether the strategy has a custom check. If it has, that check decides. If not, profit must be at most 300 basis points and loss at most 100 basis points of the debt before the report, or the strategy's own limits. If the outcome is within the limits, the harvest succeeds. If not, the whole transaction reverts with the message !healthcheck."
      caption="A harvest that skips the check arms it for the next one."
      width={660}
      height={330}
      upright={{
        width: 372,
        height: 436,
        children: (
          <Diagram
            parts={parts}
            at={{
              set: [4, 10, 152, 72],
              arm: [196, 10, 148, 72],
              custom: [4, 132, 152, 56],
              own: [196, 132, 148, 56],
              limits: [4, 238, 160, 76],
              passed: [196, 248, 148, 56],
              revert: [4, 370, 152, 56],
              done: [196, 370, 148, 56],
            }}
            along={{
              skip: { at: [176, 28] },
              goOn: { d: 'M344 46H362V398H344' },
              ask: { at: [176, 142] },
              pass: { d: 'M296 304V370' },
              fail: { d: 'M226 304V342H80V370', at: [153, 342] },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          set: [10, 20, 190, 84],
          arm: [280, 20, 170, 84],
          done: [500, 20, 150, 84],
          custom: [10, 160, 190, 64],
          own: [280, 150, 170, 64],
          limits: [280, 245, 170, 76],
          passed: [500, 178, 150, 60],
          revert: [500, 268, 150, 54],
        }}
        along={{
          ask: { d: 'M200 192H280' },
          compare: { d: 'M105 224V285H280', at: [190, 285] },
          judge: { d: 'M450 182H475V196H500' },
          measure: { d: 'M450 283H475V220H500' },
          fail: { at: [590, 252], anchor: 'start' },
        }}
      />
    </Figure>
  );
}
