/**
 * Identity of the site: its names, addresses, and constants. Code reads them here. Files that can't, such as `print.css`,
 * READMEs, and documents, repeat the addresses, and tests compare the two.
 */
export const site = {
  title: 'Yearn.finance',
  navbarTitle: 'Yearn Finance',
  tagline: 'DeFi made simple',
  url: 'https://docs.yearn.finance',
  organizationName: 'yearn',
  projectName: 'yearn-devdocs',
  /** The author that reader views and feeds name, the same as in `blog/authors.yml`. */
  author: 'Yearn contributors',
  description:
    'Documentation of the Yearn protocol: how vaults earn yield, how to use, build on, and integrate them, and every contract of eight vault releases.',
  repository: {
    url: 'https://github.com/yearn/yearn-devdocs',
    /** Branch that the "Edit this page" links open. */
    branch: 'master',
  },
} as const;

/**
 * Address of a file's editor in the repository.
 *
 * @param file path from the root of the repository, with forward slashes
 */
export function editUrl(file: string): string {
  return `${site.repository.url}/edit/${site.repository.branch}/${file}`;
}

/** Address of a project of the samples in the repository, on the branch that the "Edit this page" links open. */
export const projectUrl = (project: string): string =>
  `${site.repository.url}/tree/${site.repository.branch}/samples/${project}`;
