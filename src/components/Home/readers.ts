/** A kind of reader and the documents that this reader needs first. */
export interface Reader {
  readonly title: string;
  readonly text: string;
  /** Lines of a drawing of 24 by 24 units. */
  readonly icon: string;
  readonly documents: readonly { readonly label: string; readonly to: string }[];
}

export const readers: readonly Reader[] = [
  {
    title: 'Use Yearn',
    text: 'Deposit, watch a position, and withdraw.',
    icon: 'M3 7h15v12H3zM3 7l11-4v4M14 11h7v4h-7z',
    documents: [
      { label: 'What Yearn is, and who runs it', to: '/getting-started/intro' },
      { label: 'Using Yearn, step by step', to: '/getting-started/using-yearn' },
      {
        label: 'What a vault is, and what it charges',
        to: '/getting-started/products/yvaults/overview',
      },
      { label: 'Where the APY comes from', to: '/getting-started/guides/how-apy-works' },
      {
        label: 'Withdraw without the app',
        to: '/getting-started/guides/withdraw-without-the-app',
      },
      { label: 'Frequently asked questions', to: '/resources/faq' },
    ],
  },
  {
    title: 'Build on it',
    text: 'Write strategies, or call the contracts.',
    icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
    documents: [
      { label: 'All guides for developers', to: '/developers/v2/getting-started' },
      { label: 'Write your first strategy', to: '/developers/v2/guides/first-strategy' },
      { label: 'Vault contract, call by call', to: '/vaults/smart-contracts/vault' },
      { label: 'Yearn SDK and its stack', to: '/vaults/yearn-sdk/yearn-stack' },
    ],
  },
  {
    title: 'Partner',
    text: 'Offer vaults to your own users.',
    icon: 'M9 8H6a4 4 0 0 0 0 8h3M15 8h3a4 4 0 0 1 0 8h-3M8 12h8',
    documents: [
      { label: 'Partnership Program', to: '/partners/introduction' },
      { label: 'Integrate a vault', to: '/partners/integrate-a-vault' },
      { label: 'Sign up by pull request', to: '/partners/submit_pr' },
    ],
  },
  {
    title: 'Contribute',
    text: 'Propose, vote, write, or translate.',
    icon: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
    documents: [
      { label: 'Ways to contribute', to: '/contributing/contribute' },
      { label: 'How to propose a change', to: '/contributing/governance/proposal-process' },
      { label: 'Edit these pages', to: '/contributing/documentation/working-on-docs' },
    ],
  },
  {
    title: 'Review security',
    text: 'Check code, keys, and risks.',
    icon: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6',
    documents: [
      { label: 'Audits and bug bounty', to: '/security/index' },
      { label: 'What has gone wrong before', to: '/security/incidents' },
      { label: 'Who signs for the multisig', to: '/security/multisig' },
      { label: 'Invariants and known issues', to: '/developers/v2/guides/known-issues' },
    ],
  },
];

/** Questions below the search box, each with the place that answers it. */
export const questions: readonly { readonly label: string; readonly to: string }[] = [
  {
    label: 'What does a vault charge?',
    to: '/getting-started/products/yvaults/overview#fees',
  },
  { label: 'When can a vault lose money?', to: '/resources/risks/vault-risks' },
  { label: 'What does harvest do?', to: '/vaults/smart-contracts/BaseStrategy#harvest' },
  {
    label: 'Why did my transaction fail?',
    to: '/resources/faq#why-did-my-transaction-fail',
  },
];

/** What readers most often come to do, and the page that shows how. */
export const tasks = [
  { task: 'Deposit a token', page: 'Using Yearn', to: '/getting-started/using-yearn#deposit' },
  {
    task: 'Get it back while the app is down',
    page: 'Withdraw without the app',
    to: '/getting-started/guides/withdraw-without-the-app',
  },
  {
    task: 'See a vault token in your wallet',
    page: 'MetaMask',
    to: '/getting-started/guides/how-to-add-a-custom-token-to-metamask',
  },
  {
    task: 'Check an address',
    page: 'Token addresses',
    to: '/getting-started/products/token-addresses',
  },
  {
    task: 'Move to a newer vault',
    page: 'Using Yearn',
    to: '/getting-started/using-yearn#migrate',
  },
  { task: 'Decode a call or an event', page: 'Selectors', to: '/vaults/selectors' },
  { task: 'Find out what a release changed', page: 'Compare releases', to: '/vaults/compare' },
  {
    task: 'Report a vulnerability',
    page: 'Security',
    to: '/security/index#report-a-vulnerability',
  },
];
