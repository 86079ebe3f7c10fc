import type { Formula } from '../types';

/** Given values of {@link lineFit}: two points and where to read the line. */
export interface LineFitInput {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Where to read the line. */
  readonly x?: number;
}

/**
 * Straight line through two points: slope `m = (y2 - y1) / (x2 - x1)`, intercept `c = y1 - m x1`, and its height at
 * `x`.
 *
 * @throws {RangeError} if both points have the same x
 */
export function lineFit({ x1, y1, x2, y2, x = 0 }: LineFitInput): {
  readonly slope: number;
  readonly intercept: number;
  readonly y: number;
} {
  if (x1 === x2) throw new RangeError('two points with the same x define no slope');
  const slope = (y2 - y1) / (x2 - x1);
  const intercept = y1 - slope * x1;
  return { slope, intercept, y: slope * x + intercept };
}

export const definition: Formula<keyof LineFitInput, 'slope' | 'intercept' | 'y'> = {
  name: 'line-fit',
  title: 'Straight line through two points',
  inputs: {
    x1: { label: 'First x', unit: 'number' },
    y1: { label: 'First y', unit: 'number' },
    x2: { label: 'Second x', unit: 'number' },
    y2: { label: 'Second y', unit: 'number' },
    x: { label: 'x to read the line at', unit: 'number', default: 0 },
  },
  outputs: {
    slope: { label: 'Slope', unit: 'number' },
    intercept: { label: 'Intercept', unit: 'number' },
    y: { label: 'Height of the line', unit: 'number' },
  },
  primary: 'slope',
  compute: lineFit,
};
