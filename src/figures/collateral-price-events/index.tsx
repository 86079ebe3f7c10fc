import React from 'react';
import Figure, { Axes, Curve, Note, plot } from '@site/src/components/Figure';
import type { Plot } from '@site/src/components/Figure';

/** The chart within an area. */
const chart = (area: Plot): JSX.Element => (
  <>
    <Axes
      in={area}
      xTicks={[
        [0, '0'],
        [6, '6'],
        [12, '12'],
        [18, '18'],
        [24, '24'],
      ]}
      yTicks={[
        [0.995, '0.995'],
        [1, '1.000'],
        [1.005, '1.005'],
        [1.01, '1.010'],
      ]}
      xLabel="Hours"
      yLabel="Share price"
    />
    <Curve
      in={area}
      points={[
        [0, 1],
        [3, 1],
        [9, 1.006],
        [14, 1.006],
      ]}
      tone="good"
    />
    <Curve
      in={area}
      points={[
        [14, 1.006],
        [14, 1.001],
        [19, 1.001],
      ]}
      tone="bad"
    />
    <Curve
      in={area}
      points={[
        [19, 1.001],
        [19, 1.012],
        [24, 1.012],
      ]}
      tone="warn"
      dashed
    />
    <Note
      x={area.at(3, 0)[0] - 20}
      y={area.at(0, 1.0085)[1]}
      text={'gain: released\nover 6 hours'}
      tone="good"
      bold
    />
    <Note {...area.note(14.3, 0.9975)} text="loss: at once" tone="bad" bold />
    <Note
      {...area.note(18.6, 1.0125)}
      text={'tokens sent in:\nat once'}
      anchor="end"
      tone="warn"
      bold
    />
  </>
);

/** How the share price of a vault can move, as a lending market sees it; the values are made up. */
export default function CollateralPriceEvents(): JSX.Element {
  return (
    <Figure
      title="What moves a share price"
      description="A made-up share price over 24 hours. It stays at 1.000 until a harvest at hour 3, then rises evenly to 1.006 at hour 9. At hour 14 a loss lowers it at once to 1.001. At hour 19 someone sends tokens to the vault, and the price jumps at once to 1.012."
      caption="Made-up values. Only the reported gain is spread over time."
      width={660}
      height={310}
      upright={{
        width: 340,
        height: 330,
        children: chart(plot({ x: 58, y: 50, w: 272, h: 220 }, [0, 24], [0.994, 1.016])),
      }}
    >
      {chart(plot({ x: 70, y: 50, w: 560, h: 190 }, [0, 24], [0.994, 1.016]))}
    </Figure>
  );
}
