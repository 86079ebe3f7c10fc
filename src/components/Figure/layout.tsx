import React from 'react';
import type { ReactElement } from 'react';
import { Box } from './shapes';
import type { BoxProps } from './shapes';

/** Left, top, width and height. */
export type Place = readonly [x: number, y: number, w: number, h: number];

/** A place for each box of a drawing. */
export type Places<Boxes> = Readonly<Record<keyof Boxes, Place>>;

/** A box without its place, so that each form of a drawing can put it elsewhere. */
export type BoxText = Omit<BoxProps, 'x' | 'y' | 'w' | 'h'>;

/** Boxes of a drawing, by name, at their places. */
export function Boxes<Name extends string>({
  of,
  at,
}: {
  readonly of: Readonly<Record<Name, BoxText>>;
  readonly at: Readonly<Record<Name, Place>>;
}): ReactElement {
  return (
    <>
      {(Object.keys(of) as Name[]).map((name) => {
        const [x, y, w, h] = at[name];
        return <Box key={name} {...of[name]} x={x} y={y} w={w} h={h} />;
      })}
    </>
  );
}

/**
 * Straight path from one box to another, in the middle of what faces each other.
 *
 * @param shift moves it from there, for arrows side by side
 */
export function between([ax, ay, aw, ah]: Place, [bx, by, bw, bh]: Place, shift = 0): string {
  if (by >= ay + ah || ay >= by + bh) {
    const x = (Math.max(ax, bx) + Math.min(ax + aw, bx + bw)) / 2 + shift;
    return by > ay ? `M${x} ${ay + ah}V${by}` : `M${x} ${ay}V${by + bh}`;
  }
  const y = (Math.max(ay, by) + Math.min(ay + ah, by + bh)) / 2 + shift;
  return bx > ax ? `M${ax + aw} ${y}H${bx}` : `M${ax} ${y}H${bx + bw}`;
}
