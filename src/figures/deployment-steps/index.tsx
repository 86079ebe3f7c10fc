import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Badge, Box, Step } from '@site/src/components/Figure';

const stages = [
  ['Vault', 'experimental,\nlimit $500,000', 'anyone'],
  ['Strategy', '2 reviews,\nverified source', 'strategist'],
  ['Connect', 'addStrategy,\nkeeper, check', 'governance'],
  ['Test live', 'deposit,\nfirst harvest', 'strategist'],
  ['Endorse', 'limit $10M,\nacceptGovernance', 'multisig'],
  ['Publish', 'description,\nKeep3r', 'strategist'],
] as const;

const WIDTH = 190;
const HEIGHT = 112;
const GAP = 30;

/** Stages of a deployment with the actor of each. */
export default function DeploymentSteps(): ReactElement {
  return (
    <Figure
      title="Stages of a deployment"
      description="Six stages in order, each with its actor. 1: anyone deploys an experimental vault with a deposit limit of 500,000 dollars. 2: the strategist deploys the strategy after two reviews and verifies its source. 3: governance of the vault adds the strategy and sets keeper and health check. 4: the strategist tests live with a deposit and a first harvest. 5: the multisig accepts governance and endorses the vault, whose limit rises to 10 million dollars. 6: the strategist publishes a description and hands over to Keep3r."
      caption="The badge names who acts."
      width={660}
      height={330}
    >
      {stages.map(([label, sub, who], i) => {
        const column = i % 3;
        const x = 15 + column * (WIDTH + GAP);
        const y = i < 3 ? 20 : 192;
        return (
          <g key={label}>
            <Box
              x={x}
              y={y}
              w={WIDTH}
              h={HEIGHT}
              label={label}
              sub={sub}
              tone={i === 4 ? 'good' : 'line'}
            />
            <Step x={x + 16} y={y} n={i + 1} />
            <Badge x={x + WIDTH / 2} y={y + HEIGHT} label={who} />
            {column < 2 && <Arrow d={`M${x + WIDTH} ${y + 50}H${x + WIDTH + GAP}`} />}
          </g>
        );
      })}
      <Arrow d="M628 132V164H110V192" />
    </Figure>
  );
}
