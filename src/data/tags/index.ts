/** One tag that a document may carry in its front matter. */
export interface Tag {
  /** Spelling in front matter and in the tag's route, lower-case kebab. */
  readonly id: string;
  /** Heading of the tag's list page. */
  readonly label: string;
  /** One sentence that says which documents carry it. */
  readonly description: string;
}

/**
 * Every tag a document may carry, sorted by id. A tag outside this list fails the content checks, so that the
 * tag pages do not fill with near-duplicates.
 */
export const tags = [
  {
    id: 'addresses',
    label: 'Addresses',
    description: 'Lists of deployed contracts, tokens, and accounts.',
  },
  { id: 'api', label: 'API', description: 'The HTTP endpoints that serve vault data.' },
  { id: 'apy', label: 'APY', description: 'How yearly yields are measured and shown.' },
  { id: 'basics', label: 'Basics', description: 'First reading for people who are new to Yearn.' },
  {
    id: 'boost',
    label: 'Boost',
    description: 'Vote-locked tokens that raise the rewards of a deposit.',
  },
  { id: 'budget', label: 'Budget', description: 'How the protocol plans and pays its costs.' },
  {
    id: 'contributing',
    label: 'Contributing',
    description: 'Ways to take part in the work on the protocol.',
  },
  { id: 'curve', label: 'Curve', description: 'Pools, gauges, and vote-locking on Curve.' },
  {
    id: 'deployment',
    label: 'Deployment',
    description: 'Putting vaults and strategies on a chain.',
  },
  {
    id: 'deprecated',
    label: 'Deprecated',
    description: 'Products and interfaces that are no longer in use.',
  },
  {
    id: 'documentation',
    label: 'Documentation',
    description: 'Writing and maintaining this site.',
  },
  { id: 'emergency', label: 'Emergency', description: 'What to do when funds may be at risk.' },
  { id: 'fees', label: 'Fees', description: 'What vaults charge, when, and who receives it.' },
  { id: 'glossary', label: 'Glossary', description: 'Terms and their meaning.' },
  {
    id: 'governance',
    label: 'Governance',
    description: 'How decisions are proposed, voted on, and carried out.',
  },
  {
    id: 'integration',
    label: 'Integration',
    description: 'Building on top of vaults from other contracts and apps.',
  },
  {
    id: 'interfaces',
    label: 'Interfaces',
    description: 'Function signatures that other contracts call.',
  },
  {
    id: 'keepers',
    label: 'Keepers',
    description: 'Bots that call harvest and tend, and how they decide.',
  },
  { id: 'lens', label: 'Lens', description: 'Read-only contracts that gather protocol data.' },
  {
    id: 'multisig',
    label: 'Multisig',
    description: 'Shared accounts and the people who sign for them.',
  },
  { id: 'naming', label: 'Naming', description: 'Rules for the names and symbols of products.' },
  {
    id: 'operations',
    label: 'Operations',
    description: 'Day-to-day work on live vaults and strategies.',
  },
  {
    id: 'partners',
    label: 'Partners',
    description: 'The partnership program and its fee sharing.',
  },
  {
    id: 'processes',
    label: 'Processes',
    description: 'Procedures that several people follow together.',
  },
  { id: 'registry', label: 'Registry', description: 'The on-chain lists of releases and vaults.' },
  {
    id: 'releases',
    label: 'Releases',
    description: 'Releases of the vault contracts and what changed.',
  },
  { id: 'research', label: 'Research', description: 'Prototypes and ideas, live or abandoned.' },
  { id: 'risk', label: 'Risk', description: 'What can go wrong and how it is assessed.' },
  { id: 'sdk', label: 'SDK', description: 'The TypeScript library for front ends and bots.' },
  { id: 'security', label: 'Security', description: 'Audits, disclosures, and safeguards.' },
  { id: 'smart-contracts', label: 'Smart contracts', description: 'The code that runs on chain.' },
  { id: 'strategies', label: 'Strategies', description: 'Contracts that put vault funds to work.' },
  {
    id: 'swaps',
    label: 'Swaps',
    description: 'Trading one token for another inside the protocol.',
  },
  {
    id: 'testing',
    label: 'Testing',
    description: 'Checking contracts before and after deployment.',
  },
  { id: 'tokens', label: 'Tokens', description: 'Tokens that the protocol issues or accepts.' },
  { id: 'tools', label: 'Tools', description: 'Programs and sites that help contributors.' },
  { id: 'vaults', label: 'Vaults', description: 'Contracts that take deposits and issue shares.' },
  { id: 'veyfi', label: 'veYFI', description: 'Locked YFI: weight, rewards, and early exit.' },
  {
    id: 'wallets',
    label: 'Wallets',
    description: 'Using Yearn from a browser or hardware wallet.',
  },
  {
    id: 'wrappers',
    label: 'Wrappers',
    description: 'Contracts that hold vault shares for others.',
  },
  { id: 'yfi', label: 'YFI', description: 'The governance token.' },
  { id: 'yield', label: 'Yield', description: 'Where returns come from and how they grow.' },
  {
    id: 'zaps',
    label: 'Zaps',
    description: 'Deposits and withdrawals in a different token from the vault’s.',
  },
] as const satisfies readonly Tag[];

/** Every tag id, for lookups. */
export const tagIds: ReadonlySet<string> = new Set(tags.map((tag) => tag.id));
