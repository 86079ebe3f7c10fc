/**
 * Every route that the specification names, written out here and not read from the site: what the tests compare with.
 */
const documents = {
  'getting-started': [
    'intro',
    'using-yearn',
    'guides/how-apy-works',
    'guides/how-boost-works',
    'guides/how-to-add-a-custom-token-to-metamask',
    'guides/how-to-understand-yvault-roi',
    'guides/how-to-understand-yveCRV',
    'products/token-addresses',
    'products/woofy',
    'products/yvaults/overview',
    'products/yvaults/vault-tokens',
    'products/yvaults/vaults-and-strategies',
    'products/yvaults/yvault-advantages',
  ],
  developers: [
    'v1/interfaces',
    'v1/introduction',
    'v2/additional-resources',
    'v2/CONTRACTS_REVIEW',
    'v2/DEPLOYMENT',
    'v2/EMERGENCY',
    'v2/getting-started',
    'v2/hacking-with-yearn',
    'v2/ledger-plugin',
    'v2/naming-convention',
    'v2/OPERATIONS',
    'v2/SPECIFICATION',
    'v2/yswaps',
  ],
  partners: ['integration_guide', 'introduction', 'submit_pr', 'yvtokens-as-collateral'],
  contributing: [
    'contribute',
    'contributor-tools',
    'documentation/working-on-docs',
    'documentation/writing-style-guide',
    'governance/governance-and-operations',
    'governance/proposal-process',
    'governance/proposal-repository',
    'governance/veyfi',
    'governance/yfi',
    'operations/budget',
    'operations/decision-making',
    'operations/osc-levels',
  ],
  resources: [
    'defi-glossary',
    'faq',
    'links',
    'r-and-d/delegated-funding-dao-vaults',
    'r-and-d/stablecredit',
    'r-and-d/yearn',
    'r-and-d/ytrade',
    'risks/protocol-risks',
    'risks/risk-score',
    'risks/strategy-risks',
    'risks/vault-risks',
    'ygift',
  ],
  security: ['index', 'multisig'],
} as const;

/** Releases, oldest first, so that "and later" is a comparison of positions. */
export const releases = [
  '0.3.0',
  '0.3.1',
  '0.3.2',
  '0.3.3',
  '0.3.4',
  '0.3.5',
  '0.4.2',
  '0.4.3',
] as const;
type Release = (typeof releases)[number];
const newest = releases.at(-1);

/** Contract pages with the first release that has to carry them. */
const contractPages: readonly (readonly [page: string, since: Release])[] = [
  ['BaseStrategy', '0.3.0'],
  ['BaseStrategyInitializable', '0.3.2'],
  ['BaseWrapper', '0.3.3'],
  ['IWETH', '0.3.0'],
  ['IERC20Metadata', '0.4.2'],
  ['registry', '0.3.0'],
  ['RegistryAPI', '0.3.0'],
  ['StrategyAPI', '0.3.0'],
  ['vault', '0.3.0'],
  ['VaultAPI', '0.3.0'],
  ['yToken', '0.3.0'],
  ['yWETH', '0.3.0'],
  ['utils/ProxyFactoryInitializable', '0.3.0'],
  ['test/AffiliateToken', '0.3.0'],
  ['test/TestGuestList', '0.3.0'],
  ['test/TestStrategy', '0.3.0'],
  ['test/Token', '0.3.0'],
  ['test/TokenFalseReturn', '0.3.0'],
  ['test/TokenNoReturn', '0.3.0'],
];

const sdkPages = [
  'yearn-api',
  'yearn-lens/contracts',
  'yearn-lens/yearn-lens',
  'yearn-sdk/yearn-stack',
];

const procedures = ['deployment', 'emergency', 'naming-convention', 'operations'];

const basePath = (release: Release): string =>
  release === newest ? '/vaults' : `/vaults/${release}`;

function vaultRoutes(release: Release): string[] {
  const position = releases.indexOf(release);
  return [
    'getting-started',
    ...contractPages
      .filter(([, since]) => position >= releases.indexOf(since))
      .map(([page]) => `smart-contracts/${page}`),
    ...(position >= releases.indexOf('0.4.2') ? sdkPages : []),
    ...(release === '0.4.2' ? procedures.map((page) => `process-and-procedures/${page}`) : []),
  ].map((page) => `${basePath(release)}/${page}`);
}

/** Guides that the specification does not name: what readers ask for in public. */
export const guideRoutes: readonly string[] = [
  '/developers/v2/errors',
  ...[
    'deploy-with-a-multisig',
    'find-vaults',
    'first-strategy',
    'known-issues',
    'upgrade-a-strategy',
  ].map((guide) => `/developers/v2/guides/${guide}`),
  ...['records-for-taxes', 'withdraw-without-the-app'].map(
    (guide) => `/getting-started/guides/${guide}`,
  ),
  ...['collateral-oracle', 'erc4626-adapter', 'integrate-a-vault'].map(
    (guide) => `/partners/${guide}`,
  ),
];

/** Documents of all sections. */
export const documentRoutes: readonly string[] = [
  ...guideRoutes,
  ...Object.entries(documents).flatMap(([section, pages]) =>
    pages.map((page) => `/${section}/${page}`),
  ),
  ...releases.flatMap(vaultRoutes),
];

/** Lists of tags: one for each section and each release. */
export const tagRoutes: readonly string[] = [
  ...[...Object.keys(documents), 'vaults'].map((section) => `/${section}/tags`),
  ...releases.filter((release) => release !== newest).map((release) => `/vaults/${release}/tags`),
];

/** Single pages. */
export const otherRoutes: readonly string[] = ['/', '/blog/archive', '/search'];

export const allRoutes: readonly string[] = [...otherRoutes, ...tagRoutes, ...documentRoutes];

/** Bare paths and the document each leads to. */
export const basePathTargets: readonly (readonly [from: string, to: string])[] = [
  ['/getting-started', '/getting-started/intro'],
  ['/developers', '/developers/v2/getting-started'],
  ['/partners', '/partners/introduction'],
  ['/contributing', '/contributing/contribute'],
  ['/resources', '/resources/faq'],
  ['/security', '/security/index'],
  ...releases.map(
    (release) => [basePath(release), `${basePath(release)}/getting-started`] as const,
  ),
];
