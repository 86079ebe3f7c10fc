import React from 'react';
import Figure, { Arrow, Badge, Box, Step } from '@site/src/components/Figure';
import type { Point } from '@site/src/components/Figure';

const stages = [
  ['Vault', 'experimental,\nlimit $500,000', 'anyone'],
  ['Strategy', '2 reviews,\nverified source', 'strategist'],
  ['Connect', 'addStrategy,\nkeeper, check', 'governance'],
  ['Test live', 'deposit,\nfirst harvest', 'strategist'],
  ['Endorse', 'limit $10M,\nacceptGovernance', 'multisig'],
  ['Publish', 'description,\nKeep3r', 'strategist'],
] as const;

/** The stages in two rows or columns: width of a box, its place by row or column and place in it, and the arrow from it. */
const draw = (
  w: number,
  place: (line: number, i: number) => Point,
  arrow: (x: number, y: number) => string,
): JSX.Element[] =>
  stages.map(([label, sub, who], i) => {
    const [x, y] = place(Math.floor(i / 3), i % 3);
    return (
      <g key={label}>
        <Box x={x} y={y} w={w} h={112} label={label} sub={sub} tone={i === 4 ? 'good' : 'line'} />
        <Step x={x + 16} y={y} n={i + 1} />
        <Badge x={x + w / 2} y={y + 112} label={who} />
        {i % 3 < 2 && <Arrow d={arrow(x, y)} />}
      </g>
    );
  });

/** Stages of a deployment with the actor of each. */
export default function DeploymentSteps(): JSX.Element {
  return (
    <Figure
      title="Stages of a deployment"
      description="Six stages in order, each with its actor. 1: anyone deploys an experimental vault with a deposit limit of 500,000 dollars. 2: the strategist deploys the strategy after two reviews and verifies its source. 3: governance of the vault adds the strategy and sets keeper and health check. 4: the strategist tests live with a deposit and a first harvest. 5: the multisig accepts governance and endorses the vault, whose limit rises to 10 million dollars. 6: the strategist publishes a description and hands over to Keep3r."
      caption="The badge names who acts."
      width={660}
      height={330}
      upright={{
        width: 340,
        height: 464,
        children: (
          <>
            {draw(
              142,
              (column, i) => [6 + column * 186, 20 + i * 158],
              (x, y) => `M${x + 71} ${y + 125}V${y + 158}`,
            )}
            <Arrow d="M148 392H170V76H192" />
          </>
        ),
      }}
    >
      {draw(
        190,
        (row, i) => [15 + i * 220, 20 + row * 172],
        (x, y) => `M${x + 190} ${y + 50}H${x + 220}`,
      )}
      <Arrow d="M628 132V164H110V192" />
    </Figure>
  );
}
