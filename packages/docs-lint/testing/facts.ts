import type { Facts } from '../facts';

const main: Readonly<Record<string, string>> = {
  'getting-started': 'intro',
  developers: 'v2/getting-started',
  vaults: 'getting-started',
  partners: 'introduction',
  contributing: 'contribute',
  resources: 'faq',
  security: 'index',
};

const members = new Set(['BaseStrategy', 'pricePerShare', 'totalAssets', 'VaultAPI']);

/** The site of the fixtures: its sections, one of them with three releases, and a few names. */
export const exampleFacts: Facts = {
  url: 'https://docs.yearn.finance',
  branch: 'master',
  sections: Object.keys(main).map((id) => ({ id, folder: id === 'vaults' ? id : `docs/${id}` })),
  versions: { section: 'vaults', releases: ['0.4.3', '0.4.2', '0.3.5', '0.3.0'] },
  tags: ['vaults', 'risk', 'yfi'],
  tagsFile: 'src/data/tags.ts',
  movedFile: 'data/moved.ts',
  redirects: [
    ...Object.entries(main).map(([id, document]) => ({ from: `/${id}`, to: `/${id}/${document}` })),
    ...['0.4.2', '0.3.5'].map((release) => ({
      from: `/vaults/${release}`,
      to: `/vaults/${release}/getting-started`,
    })),
  ],
  files: ['/blog/rss.xml'],
  components: ['Address', 'AddressTable', 'WorkedExample'],
  project: 'Yearn',
  trustedHosts: ['yearn.finance', 'curve.fi', 'etherscan.io', 'github.com', 'ychad.eth'],
  words: {
    dictionary: 'packages/docs-lint/testing/words/dictionary.txt',
    names: 'packages/docs-lint/testing/words/names.txt',
    keptTitles: 'packages/docs-lint/testing/words/kept-titles.txt',
  },
  texts: {
    folders: ['maintenance', 'reference', 'scripts'],
    skipped: /^reference\/data\//,
    data: ['sidebars'],
  },
  symbols: ['yvDAI', 'YFI'],
  names: ['yvDAI', 'DAI'],
  isMember: (word) => members.has(word),
};
