import React from 'react';
import { Note } from './text';
import { round, type Point, type Tone } from './tone';
import styles from './styles.module.css';

type Range = readonly [from: number, to: number];

/** A rectangle of the drawing with the values at its edges. */
export interface Plot {
  /** Left edge, right edge. */
  readonly h: Range;
  /** Bottom edge, top edge. */
  readonly v: Range;
  /** Position of a value on the drawing. */
  readonly at: (x: number, y: number) => Point;
  /** The same, as a `Note` takes it. */
  readonly note: (x: number, y: number) => { readonly x: number; readonly y: number };
}

/**
 * Maps values to the drawing.
 *
 * @param area left, top, width and height of the rectangle inside the axes
 * @param x values at its left and right edge
 * @param y values at its bottom and top edge
 */
export function plot(
  area: { x: number; y: number; w: number; h: number },
  x: Range,
  y: Range,
): Plot {
  const at = (px: number, py: number): Point => [
    area.x + ((px - x[0]) / (x[1] - x[0])) * area.w,
    area.y + area.h - ((py - y[0]) / (y[1] - y[0])) * area.h,
  ];
  return {
    h: [area.x, area.x + area.w],
    v: [area.y + area.h, area.y],
    at,
    note: (px, py) => {
      const [left, top] = at(px, py);
      return { x: left, y: top };
    },
  };
}

/** A value on an axis and the text next to it. */
export type Tick = readonly [value: number, label: string];

export interface AxesProps {
  readonly in: Plot;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Below the horizontal axis; with its unit. */
  readonly xLabel?: string;
  /** Above the vertical axis; with its unit. */
  readonly yLabel?: string;
}

/** Two axes with ticks, labels and faint horizontal lines. */
export function Axes({ in: area, xTicks, yTicks, xLabel, yLabel }: AxesProps): JSX.Element {
  const [[left, right], [bottom, top]] = [area.h, area.v];
  return (
    <g data-tone="line">
      {yTicks.map(([value, label]) => {
        const y = round(area.at(0, value)[1]);
        return (
          <g key={value}>
            {y !== bottom && <path className={styles.grid} d={`M${left} ${y}H${right}`} />}
            <Note x={left - 8} y={y} text={label} anchor="end" />
          </g>
        );
      })}
      {xTicks.map(([value, label]) => {
        const x = round(area.at(value, 0)[0]);
        return (
          <g key={value}>
            <path className={styles.line} d={`M${x} ${bottom}v5`} />
            <Note x={x} y={bottom + 18} text={label} anchor="middle" />
          </g>
        );
      })}
      <path className={styles.line} d={`M${left} ${top}V${bottom}H${right}`} />
      {xLabel && <Note x={(left + right) / 2} y={bottom + 42} text={xLabel} anchor="middle" bold />}
      {yLabel && <Note x={left - 8} y={top - 18} text={yLabel} bold />}
    </g>
  );
}

export interface CurveProps {
  readonly in: Plot;
  /** Values, joined by straight pieces. */
  readonly points: readonly Point[];
  readonly tone?: Tone;
  readonly dashed?: boolean;
  /** Tints the area down to the horizontal axis. */
  readonly area?: boolean;
}

/** A line through values. */
export function Curve({
  in: target,
  points,
  tone = 'accent',
  dashed,
  area,
}: CurveProps): JSX.Element {
  const d = points.map(([x, y]) => target.at(x, y).map(round).join(' ')).join('L');
  const [first, last] = [points[0], points[points.length - 1]];
  const bottom = target.v[0];
  return (
    <g data-tone={tone}>
      {area && first && last && (
        <path
          className={styles.tint}
          d={`M${d}L${round(target.at(...last)[0])} ${bottom}H${round(target.at(...first)[0])}Z`}
        />
      )}
      <path className={styles.curve} data-dashed={dashed} d={`M${d}`} />
    </g>
  );
}

/** A marked value. */
export function Dot({
  in: target,
  at,
  tone = 'accent',
}: {
  readonly in: Plot;
  readonly at: Point;
  readonly tone?: Tone;
}): JSX.Element {
  const [x, y] = target.at(...at);
  return <circle className={styles.solid} data-tone={tone} cx={round(x)} cy={round(y)} r={5} />;
}
