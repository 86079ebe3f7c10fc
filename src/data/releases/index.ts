/** Documented releases of yearn-vaults, newest first. The first one is served without a version in its route. */
export const releases = [
  '0.4.3',
  '0.4.2',
  '0.3.5',
  '0.3.4',
  '0.3.3',
  '0.3.2',
  '0.3.1',
  '0.3.0',
] as const;

export type Release = (typeof releases)[number];

export const latestRelease: Release = releases[0];

/** The section that has releases, as packages are told of it. */
export const versions = { section: 'vaults', releases } as const;

/** Folder of a release's documents, from the root of the repository. */
export const releaseFolder = (release: Release): string =>
  release === latestRelease ? 'vaults' : `vaults_versioned_docs/version-${release}`;

/**
 * Route under which a release's documents are published.
 *
 * @returns `/vaults` for the newest release, `/vaults/<release>` for the others
 */
export function releasePath(release: Release): string {
  return release === latestRelease ? '/vaults' : `/vaults/${release}`;
}
