import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

export { Arrow, Badge, Box, Group, Step, Steps } from './shapes';
export type { ArrowProps, BoxProps } from './shapes';
export type { Point, Tone } from './tone';
export { Axes, Curve, Dot, plot } from './chart';
export type { Plot } from './chart';
export { Note } from './text';

/** Drawings up to this width shrink with the screen; wider ones keep readable text and scroll in their own box, and have another form for phones. */
const narrowBelow = 400;

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  viewBox: `0 0 ${width} ${height}`,
  width,
  height,
});

/** How far a wide drawing may shrink before it scrolls: 15 px text stays at 13 px. */
const smallestScale = 0.87;

export interface FigureProps {
  /** Name of the drawing, unique on its page: the ids of the title and the description derive from it. */
  readonly title: string;
  /** Everything the drawing says, in sentences: readers of the text alternative get nothing else. */
  readonly description: string;
  readonly caption?: ReactNode;
  /** Size of the drawing in its own units; one unit is one CSS pixel at full size. About 640 wide, or at most 400. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
  /** The same drawing for phones, at most 400 wide and 620 high. Every wide drawing needs one. */
  readonly upright?: {
    readonly width: number;
    readonly height: number;
    readonly children: ReactNode;
  };
}

/**
 * A drawing with title, text alternative and caption. Colors follow the color mode, see `styles.module.css`; the
 * shapes that it is built from are shown in this folder's README.
 */
export default function Figure({
  title,
  description,
  caption,
  width,
  height,
  children,
  upright,
}: FigureProps): JSX.Element {
  // A number from the title: ids of `useId` change with the elements around it, and reader views judge words in an id.
  const id = `fig-${[...title].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1e9, 0)}`;
  const wide = width > narrowBelow;
  const scroller = wide ? { tabIndex: 0, role: 'group', 'aria-label': `Drawing: ${title}` } : {};
  const names = {
    role: 'img',
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-desc`,
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.canvas} {...scroller}>
        <svg
          {...names}
          {...sizeOf({ width, height })}
          className={upright && styles.wide}
          style={wide ? { minWidth: Math.round(width * smallestScale) } : undefined}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{description}</desc>
          {children}
        </svg>
        {upright && (
          <svg {...names} {...sizeOf(upright)} className={styles.upright}>
            {upright.children}
          </svg>
        )}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
