import React, { type ReactNode } from 'react';
import { labelSize, leading, Note, smallSize } from './text';
import { round, type Point, type Tone } from './tone';
import styles from './styles.module.css';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface BoxProps extends Area {
  /** Bold lines, separated by `\n`. */
  readonly label?: string;
  /** Smaller lines below the label. */
  readonly sub?: string;
  readonly tone?: Tone;
  /** Optional or temporary things. */
  readonly dashed?: boolean;
  /** Where the text starts, or where its middle is. */
  readonly align?: 'start' | 'middle';
  /** Corner radius; half the height makes a pill or button. */
  readonly radius?: number;
}

/** A rounded box with its text in the middle. */
export function Box({
  x,
  y,
  w,
  h,
  label = '',
  sub = '',
  tone = 'line',
  dashed,
  align = 'middle',
  radius = 8,
}: BoxProps): JSX.Element {
  const above = label ? label.split('\n').length * labelSize * leading : 0;
  const below = sub ? sub.split('\n').length * smallSize * leading : 0;
  const middle = y + h / 2;
  const at = { x: align === 'middle' ? x + w / 2 : x + 14, anchor: align };
  return (
    <g>
      <rect
        className={styles.box}
        data-tone={tone}
        data-dashed={dashed}
        x={x}
        y={y}
        width={w}
        height={h}
        rx={radius}
      />
      {label && <Note {...at} y={middle - below / 2} text={label} size={labelSize} bold />}
      {sub && <Note {...at} y={middle + above / 2} text={sub} />}
    </g>
  );
}

export interface GroupProps extends Area {
  readonly label: string;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

/** A frame around things that belong together, its label in the top left corner. */
export function Group({ x, y, w, h, label, tone = 'line', children }: GroupProps): JSX.Element {
  return (
    <g>
      <rect className={styles.frame} data-tone={tone} x={x} y={y} width={w} height={h} rx={12} />
      <Note x={x + 14} y={y + 20} text={label} tone={tone === 'line' ? undefined : tone} bold />
      {children}
    </g>
  );
}

export interface ArrowProps {
  /** Path from start to end in absolute commands `M`, `L`, `H`, and `V`. */
  readonly d: string;
  /** Lines are separated by `\n`. */
  readonly label?: string;
  /** Where the label is. The middle of the longest piece if left out. */
  readonly at?: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: Tone;
  readonly dashed?: boolean;
  /** Which ends have a head. */
  readonly head?: 'end' | 'both' | 'none';
}

/** Corners of a path, in order. */
function corners(d: string): Point[] {
  let [x, y]: Point = [0, 0];
  return (
    d.match(/[MLHV][^MLHV]+/g)?.map((piece): Point => {
      const [a = 0, b = 0] = piece.slice(1).split(' ').map(Number);
      if (piece[0] !== 'V') x = a;
      if (piece[0] !== 'H') y = piece[0] === 'V' ? a : b;
      return [x, y];
    }) ?? []
  );
}

/** A triangle with its tip at `tip`, pointing away from `from`. */
function headPath([fx, fy]: Point, [tx, ty]: Point): string {
  const length = Math.hypot(tx - fx, ty - fy) || 1;
  const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
  const corner = (side: number): string =>
    `${round(tx - 10 * ux - side * 5 * uy)} ${round(ty - 10 * uy + side * 5 * ux)}`;
  return `M${round(tx)} ${round(ty)}L${corner(1)}L${corner(-1)}Z`;
}

/** Middle of the longest piece of a line. */
function middleOf(points: readonly Point[]): Point {
  let best = { length: -1, at: [0, 0] as Point };
  points.slice(1).forEach(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    const length = Math.hypot(x - px, y - py);
    if (length > best.length) best = { length, at: [(x + px) / 2, (y + py) / 2] };
  });
  return best.at;
}

/** A line through corners with heads where things go. */
export function Arrow({
  d,
  label,
  at,
  anchor = 'middle',
  tone = 'line',
  dashed,
  head = 'end',
}: ArrowProps): JSX.Element {
  const points = corners(d);
  const [first, second] = points;
  const [last, beforeLast] = [points[points.length - 1], points[points.length - 2]];
  const [labelX, labelY] = at ?? middleOf(points);
  return (
    <g data-tone={tone}>
      <path className={styles.line} data-dashed={dashed} d={d} />
      {head !== 'none' && last && beforeLast && (
        <path className={styles.solid} d={headPath(beforeLast, last)} />
      )}
      {head === 'both' && first && second && (
        <path className={styles.solid} d={headPath(second, first)} />
      )}
      {label && <Note x={labelX} y={labelY} text={label} anchor={anchor} halo />}
    </g>
  );
}

export interface BadgeProps {
  /** Center of the pill. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly tone?: Tone;
  /** Width; estimated from the label if left out. */
  readonly w?: number;
}

/** A small pill: a role, a state, a unit. */
export function Badge({
  x,
  y,
  label,
  tone = 'accent',
  // On the safe side for the widest common system font: neither server nor browser measures text here.
  w = label.length * smallSize * 0.6 + 22,
}: BadgeProps): JSX.Element {
  return (
    <g>
      <rect
        className={styles.badge}
        data-tone={tone}
        x={round(x - w / 2)}
        y={y - 13}
        width={round(w)}
        height={26}
        rx={13}
      />
      <Note x={x} y={y} text={label} anchor="middle" />
    </g>
  );
}

/** Number of a step in a disc, for captions and lists that refer to it. */
export function Step({
  x,
  y,
  n,
  tone = 'accent',
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly tone?: Tone;
}): JSX.Element {
  return (
    <g data-tone={tone}>
      <circle className={styles.solid} cx={x} cy={y} r={13} />
      <text
        className={styles.inverse}
        x={x}
        y={y + 5}
        textAnchor="middle"
        fontSize={smallSize}
        fontWeight={700}
      >
        {n}
      </text>
    </g>
  );
}

/** Numbers of steps at their places, in order. */
export function Steps({
  at,
  good,
}: {
  readonly at: readonly Point[];
  /** Number of the step that ends well. */
  readonly good?: number;
}): JSX.Element {
  return (
    <>
      {at.map(([x, y], i) => (
        <Step key={i} x={x} y={y} n={i + 1} tone={i + 1 === good ? 'good' : 'accent'} />
      ))}
    </>
  );
}
