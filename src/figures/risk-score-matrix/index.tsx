import React from 'react';
import Figure, { Box, Note } from '@site/src/components/Figure';

const impacts = ['Low', 'Medium', 'High', 'Very high', 'Extreme'] as const;

/** Left edge and width of a column, distance of columns, and the words that need to break where columns are narrow. */
interface Grid {
  readonly x: number;
  readonly w: number;
  readonly step: number;
  readonly red: string;
  readonly tick: (impact: string, level: number) => string;
}

const draw = ({ x, w, step, red: redZone, tick }: Grid): JSX.Element => (
  <>
    <Note x={20} y={18} text="Other scores" bold />
    {[5, 4, 3, 2, 1].map((score, row) => (
      <React.Fragment key={score}>
        <Note
          x={x - 16}
          y={58 + row * 48}
          text={score === 5 ? '5 worst' : score === 1 ? '1 best' : `${score}`}
          anchor="end"
        />
        {impacts.map((impact, column) => {
          const red = score >= 4 && column >= 3;
          const calm = score <= 2 && column <= 1;
          return (
            <Box
              key={impact}
              x={x + column * step}
              y={36 + row * 48}
              w={w}
              h={44}
              sub={red ? redZone : calm ? 'calm' : ''}
              tone={red ? 'bad' : calm ? 'good' : 'line'}
            />
          );
        })}
      </React.Fragment>
    ))}
    {impacts.map((impact, column) => {
      const text = tick(impact, column + 1);
      return (
        <Note
          key={impact}
          x={x + column * step + w / 2}
          y={280 + 10 * text.split('\n').length}
          text={text}
          anchor="middle"
        />
      );
    })}
  </>
);

/** Scores against impact: where both are high is the red zone. No exact border is defined. */
export default function RiskScoreMatrix(): JSX.Element {
  return (
    <Figure
      title="Red zone of the risk scores"
      description="A grid. From left to right, the TVL impact rises in five levels from low (1) to extreme (5). From bottom to top, the other scores rise from 1 (best) to 5 (worst). The red zone is the upper right corner, where impact and scores are both high. The lower left corner is the calm zone."
      caption="Schematic: the red zone has no exact border."
      width={680}
      height={330}
      upright={{
        width: 372,
        height: 372,
        children: (
          <>
            {draw({
              x: 76,
              w: 54,
              step: 58,
              red: 'red\nzone',
              tick: (impact, level) => `${level}\n${impact.replace(' ', '\n')}`,
            })}
            <Note x={218} y={354} text="TVL impact" anchor="middle" bold />
          </>
        ),
      }}
    >
      {draw({
        x: 116,
        w: 104,
        step: 110,
        red: 'red zone',
        tick: (impact, level) => `${level} ${impact}`,
      })}
      <Note x={388} y={315} text="TVL impact" anchor="middle" bold />
    </Figure>
  );
}
