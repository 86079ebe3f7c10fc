import type { Options } from '../../packages/site-output';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { latestRelease } from '../data/releases';
import { sections } from '../data/sections';
import { site } from '../data/site';
import { layout } from './layout';

/** The price of a share: it climbs after each harvest, and then stays level. The line of every card. */
const staircase = 'M0 618H430L500 574H690L760 510H950L1020 426H1200';

/** The cards of documents, drawn like that of the site: `maintenance/social-card.svg`. */
const card: Options['card'] = {
  art: [
    '<rect width="1200" height="630" fill="#0d1220"/>',
    `<path d="${staircase}V630H0z" fill="#0a4fe0" opacity="0.3"/>`,
    `<path d="${staircase}" fill="none" stroke="#8ab0ff" stroke-width="4" stroke-linejoin="round"/>`,
    '<g transform="translate(90 70) scale(1.25)"><rect width="64" height="64" rx="16" fill="#0a4fe0"/><path d="M14 16l14 17v15h8V33l14-17H40l-8 10.5L24 16z" fill="#fff"/><path d="M12 52h40" stroke="#9fc0ff" stroke-width="4" stroke-linecap="round"/></g>',
  ].join('\n'),
  titleColor: '#fff',
  color: '#c6d6ff',
};

/** What the site says about itself to programs. */
export const siteOutput: Omit<Options, 'feed'> = {
  description: site.description,
  sections,
  software: {
    name: 'yearn-vaults',
    repository: 'https://github.com/yearn/yearn-vaults',
    releaseLabel: 'Release of the contracts',
  },
  logo: 'img/logo.svg',
  card,
  notes: (url) => [
    `Describes Yearn as of July 2022, and the ${latestRelease} contracts unless an address names an older release.`,
    'Every document has a Markdown copy at its address followed by `.md`.',
    `Machine-readable contract interfaces: ${url('abi/index.json')}`,
  ],
  asked: (root) => askedBySection(root, layout),
};
