import React from 'react';
import { Arrow, Box, Group, type ArrowProps, type BoxProps, type Tone } from '../Figure';

type BoxText = Omit<BoxProps, 'x' | 'y' | 'w' | 'h'>;

/** Left, top, width and height, and text with other line breaks for a box of that width. */
export type Place = readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  text?: Pick<BoxText, 'label' | 'sub'>,
];

interface Frame {
  /** Label of the frame. */
  readonly group: string;
  readonly tone?: Tone;
}

interface Link extends Omit<ArrowProps, 'd' | 'at' | 'anchor'> {
  readonly from: string;
  readonly to: string;
}

/** Way of an arrow that doesn't go straight, and place of a label that isn't in its middle. */
type Way = Partial<Pick<ArrowProps, 'd' | 'at' | 'anchor' | 'label'>>;

type Parts = Readonly<Record<string, BoxText | Frame | Link>>;
type ArrowName<P> = { [Name in keyof P]: P[Name] extends Link ? Name : never }[keyof P];
type BoxName<P> = Exclude<keyof P, ArrowName<P>>;

export interface DiagramProps<P extends Parts> {
  /** Boxes, frames, and arrows that name what's at their ends, in the order in which they're drawn. */
  readonly parts: P &
    Readonly<Record<ArrowName<P>, { readonly from: BoxName<P>; readonly to: BoxName<P> }>>;
  readonly at: Readonly<Record<BoxName<P>, Place>>;
  readonly along?: Readonly<Partial<Record<ArrowName<P>, Way>>>;
}

/** Straight path from one box to another, through the middle of the part in which they face each other. */
function between([ax, ay, aw, ah]: Place, [bx, by, bw, bh]: Place): string {
  if (by >= ay + ah || ay >= by + bh) {
    const x = (Math.max(ax, bx) + Math.min(ax + aw, bx + bw)) / 2;
    return by > ay ? `M${x} ${ay + ah}V${by}` : `M${x} ${ay}V${by + bh}`;
  }
  const y = (Math.max(ay, by) + Math.min(ay + ah, by + bh)) / 2;
  return bx > ax ? `M${ax + aw} ${y}H${bx}` : `M${ax} ${y}H${bx + bw}`;
}

/**
 * Boxes and frames with arrows between them. Each form of a drawing gives the places: `at` of boxes and frames, `along`
 * of arrows.
 */
export default function Diagram<P extends Parts>({
  parts,
  at,
  along,
}: DiagramProps<P>): JSX.Element {
  const place = (name: string): Place => at[name as BoxName<P>];
  return (
    <>
      {Object.entries<BoxText | Frame | Link>(parts).map(([name, part]) => {
        if ('from' in part) {
          const { from, to, ...look } = part;
          const way = along?.[name as ArrowName<P>];
          return <Arrow key={name} d={between(place(from), place(to))} {...look} {...way} />;
        }
        const [x, y, w, h, text] = place(name);
        if ('group' in part) {
          return <Group key={name} label={part.group} tone={part.tone} x={x} y={y} w={w} h={h} />;
        }
        return <Box key={name} {...part} {...text} x={x} y={y} w={w} h={h} />;
      })}
    </>
  );
}
