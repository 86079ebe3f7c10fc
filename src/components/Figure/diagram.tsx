import React from 'react';
import type { ReactElement } from 'react';
import { Arrow, Box } from './shapes';
import type { ArrowProps, BoxProps } from './shapes';

type BoxText = Omit<BoxProps, 'x' | 'y' | 'w' | 'h'>;

/** Left, top, width and height, and text with other line breaks for a box of that width. */
export type Place = readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  text?: Pick<BoxText, 'label' | 'sub'>,
];

interface Link<Box> extends Omit<ArrowProps, 'd' | 'at' | 'anchor'> {
  readonly from: Box;
  readonly to: Box;
}

/** Way of an arrow that doesn't go straight, and place of a label that isn't in its middle. */
type Way = Partial<Pick<ArrowProps, 'd' | 'at' | 'anchor' | 'label'>>;

export interface DiagramProps<Box extends string, Name extends string> {
  readonly boxes: Readonly<Record<Box, BoxText>>;
  readonly arrows: Readonly<Record<Name, Link<Box>>>;
  readonly at: Readonly<Record<Box, Place>>;
  readonly along?: Readonly<Partial<Record<Name, Way>>>;
}

/** Straight path from one box to another, in the middle of what faces each other. */
function between([ax, ay, aw, ah]: Place, [bx, by, bw, bh]: Place): string {
  if (by >= ay + ah || ay >= by + bh) {
    const x = (Math.max(ax, bx) + Math.min(ax + aw, bx + bw)) / 2;
    return by > ay ? `M${x} ${ay + ah}V${by}` : `M${x} ${ay}V${by + bh}`;
  }
  const y = (Math.max(ay, by) + Math.min(ay + ah, by + bh)) / 2;
  return bx > ax ? `M${ax + aw} ${y}H${bx}` : `M${ax} ${y}H${bx + bw}`;
}

/** Boxes with arrows between them, so that each form of a drawing needs only the places: `at` of boxes, `along` of arrows. */
export function Diagram<Box extends string, Name extends string>({
  boxes,
  arrows,
  at,
  along,
}: DiagramProps<Box, Name>): ReactElement {
  return (
    <>
      {(Object.keys(boxes) as Box[]).map((name) => {
        const [x, y, w, h, text] = at[name];
        return <Box key={name} {...boxes[name]} {...text} x={x} y={y} w={w} h={h} />;
      })}
      {(Object.keys(arrows) as Name[]).map((name) => {
        const { from, to, ...look } = arrows[name];
        return <Arrow key={name} d={between(at[from], at[to])} {...look} {...along?.[name]} />;
      })}
    </>
  );
}
