import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Box, Note } from '@site/src/components/Figure';

const impacts = ['Low', 'Medium', 'High', 'Very high', 'Extreme'] as const;
const CELL_W = 104;
const CELL_H = 44;

/** Scores against impact: where both are high is the red zone. No exact border is defined. */
export default function RiskScoreMatrix(): ReactElement {
  return (
    <Figure
      title="Red zone of the risk scores"
      description="A grid. From left to right, the TVL impact rises in five levels from low (1) to extreme (5). From bottom to top, the other scores rise from 1 (best) to 5 (worst). The red zone is the upper right corner, where impact and scores are both high. The lower left corner is the calm zone."
      caption="Schematic: the red zone has no exact border."
      width={680}
      height={330}
    >
      <Note x={20} y={18} text="Other scores" bold />
      {[5, 4, 3, 2, 1].map((score, row) => (
        <React.Fragment key={score}>
          <Note
            x={100}
            y={36 + row * 48 + CELL_H / 2}
            text={score === 5 ? '5 worst' : score === 1 ? '1 best' : `${score}`}
            anchor="end"
          />
          {impacts.map((impact, column) => {
            const red = score >= 4 && column >= 3;
            const calm = score <= 2 && column <= 1;
            return (
              <Box
                key={impact}
                x={116 + column * 110}
                y={36 + row * 48}
                w={CELL_W}
                h={CELL_H}
                sub={red ? 'red zone' : calm ? 'calm' : ''}
                tone={red ? 'bad' : calm ? 'good' : 'line'}
              />
            );
          })}
        </React.Fragment>
      ))}
      {impacts.map((impact, column) => (
        <Note
          key={impact}
          x={116 + column * 110 + CELL_W / 2}
          y={290}
          text={`${column + 1} ${impact}`}
          anchor="middle"
        />
      ))}
      <Note x={388} y={315} text="TVL impact" anchor="middle" bold />
    </Figure>
  );
}
