import type { Formula } from '../types';

/** Given values of {@link poolUtilization}. */
export interface PoolUtilizationInput {
  /** Tokens that borrowers have taken out. */
  readonly borrowed: number;
  /** Tokens that lenders have supplied, borrowed ones included. */
  readonly supplied: number;
}

/**
 * Part of a lending pool that is lent out: `borrowed / supplied`.
 *
 * Source: definition, as lending protocols use it in their rate models.
 *
 * @returns `utilization` (ratio) and `idle` (tokens that can leave at once)
 * @throws {RangeError} if more is borrowed than supplied
 */
export function poolUtilization({ borrowed, supplied }: PoolUtilizationInput): {
  readonly utilization: number;
  readonly idle: number;
} {
  if (borrowed > supplied) throw new RangeError('more is borrowed than supplied');
  return { utilization: borrowed / supplied, idle: supplied - borrowed };
}

export const definition: Formula<keyof PoolUtilizationInput, 'utilization' | 'idle'> = {
  name: 'pool-utilization',
  title: 'Utilization of a lending pool',
  inputs: {
    borrowed: { label: 'Borrowed from the pool', unit: 'tokens', min: 0 },
    supplied: { label: 'Supplied to the pool', unit: 'tokens', min: 1e-18 },
  },
  outputs: {
    utilization: { label: 'Utilization', unit: 'ratio' },
    idle: { label: 'Not lent out', unit: 'tokens' },
  },
  primary: 'utilization',
  compute: poolUtilization,
};
