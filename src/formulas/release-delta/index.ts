import type { Formula } from '../types';

/** Given values of {@link releaseDelta}. */
export interface ReleaseDeltaInput {
  /** What the registry's `numReleases()` returns. */
  readonly numReleases: number;
  /** Index of the release that the vault belongs to. */
  readonly releaseTarget: number;
}

/**
 * Second argument of the registry's `endorseVault` for a vault of an older release: how many releases to step back
 * from the newest.
 *
 * Source: `Registry.vy`, 0.4.3.
 *
 * @throws {RangeError} if there is no release with that index
 */
export function releaseDelta({ numReleases, releaseTarget }: ReleaseDeltaInput): number {
  if (releaseTarget >= numReleases)
    throw new RangeError(`no release ${releaseTarget} among ${numReleases}`);
  return numReleases - 1 - releaseTarget;
}

export const definition: Formula<keyof ReleaseDeltaInput, 'releaseDelta'> = {
  name: 'release-delta',
  title: 'Steps back to an older release',
  inputs: {
    numReleases: { label: 'Number of releases', unit: 'count', min: 1, integer: true },
    releaseTarget: { label: 'Index of the release', unit: 'count', min: 0, integer: true },
  },
  outputs: { releaseDelta: { label: 'Release delta', unit: 'count' } },
  primary: 'releaseDelta',
  compute: (given) => ({ releaseDelta: releaseDelta(given) }),
};
