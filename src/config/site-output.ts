import type { Options } from '../../packages/site-output';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { latestRelease } from '../data/releases';
import { sections } from '../data/sections';
import { site } from '../data/site';
import { layout } from './layout';

/** What the site says of itself to machines. */
export const siteOutput: Omit<Options, 'feed'> = {
  description: site.description,
  sections,
  software: {
    name: 'yearn-vaults',
    repository: 'https://github.com/yearn/yearn-vaults',
    releaseLabel: 'Release of the contracts',
  },
  notes: (url) => [
    `State of July 2022; contracts of release ${latestRelease} unless an address names an older one.`,
    'Every document has a markdown copy at its address followed by `.md`.',
    `Machine-readable contract interfaces: ${url('abi/index.json')}`,
  ],
  asked: (root) => askedBySection(root, layout),
};
