import React from 'react';
import { round, type Tone } from './tone';
import styles from './styles.module.css';

/** Font size of labels and of the smaller text beside them. */
export const labelSize = 16;
export const smallSize = 15;

/** Distance of the baselines of two lines. */
export const leading = 1.3;

export interface NoteProps {
  readonly x: number;
  /** Middle of the whole block, so that one line and three lines look equally well placed next to a shape. */
  readonly y: number;
  /** Lines are separated by `\n`; nothing wraps by itself. */
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Color of the text; without one it is ink. */
  readonly tone?: Tone;
  readonly bold?: boolean;
  /** Font size; that of the smaller text if left out. */
  readonly size?: number;
  /** Outlines the text in the surface color, for text that crosses a line. */
  readonly halo?: boolean;
}

/** Text, centered on `y`. */
export function Note({
  x,
  y,
  text,
  anchor = 'start',
  tone,
  bold,
  size = smallSize,
  halo,
}: NoteProps): JSX.Element {
  const lines = text.split('\n');
  const first = y - ((lines.length - 1) * size * leading) / 2 + size * 0.35;
  return (
    <text
      className={styles.text}
      data-tone={tone}
      data-halo={halo}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={bold ? 600 : undefined}
    >
      {lines.map((line, i) => (
        <tspan key={i} x={round(x)} y={round(first + i * size * leading)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
