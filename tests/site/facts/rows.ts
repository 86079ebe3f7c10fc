/**
 * Values that were once wrong or missing in these documents, with the value that primary sources give. One row for each:
 * the pages, what the statement is about, what has to be there, and what must not come back. Patterns name numbers and
 * identifiers rather than sentences, so that the text around them can be rewritten.
 */
export interface Fact {
  /** Routes of the pages without the first slash, in every release for which the statement holds. */
  readonly pages: readonly string[];
  readonly statement: string;
  /** What each page has to say; of several, all. */
  readonly value: RegExp | readonly RegExp[];
  /** What no page of the row may say again. */
  readonly never?: RegExp;
}

const old = ['0.3.0', '0.3.1', '0.3.2', '0.3.3', '0.3.4', '0.3.5'];
const releases = ['', ...[...old, '0.4.2'].map((release) => `${release}/`)];

/** A page of the vaults section in every release, and in those from 0.4.2 on. */
const inAll = (page: string): string[] => releases.map((release) => `vaults/${release}${page}`);
const inNew = (page: string): string[] => [`vaults/${page}`, `vaults/0.4.2/${page}`];

const audits: readonly Fact[] = [
  {
    pages: ['security/index'],
    statement: 'Code that Trail of Bits read, and how many findings are high',
    value: [/April 12 to 30, 2021.*`f8a5f1d`, API version 0\.3\.5/, /4 high, 4 medium, 7 low/],
    never: /Trail of Bits[^|]*0\.4\.2/,
  },
  {
    pages: ['security/index'],
    statement: 'Code of the vault that MixBytes read',
    value: [/`0540343`, tag v0\.2\.0/, /`54db126` and `cff924f`/],
  },
  {
    pages: ['security/index'],
    statement: 'Findings of Trail of Bits that are open: 18 in part, 19 not at all',
    value: [/\| 19, low[^|]*\| Not fixed/, /\| 18, low[^|]*\| Fixed in part/, /division by zero/],
  },
  {
    pages: ['security/index'],
    statement: 'Audits of wrappers, partner tracker, and ySwaps',
    value: [
      /`e390c2a`, tag v0\.3\.3, to `faaefd5`[^|]*\| `BaseWrapper\.sol`, `Registry\.vy`, `yToken\.sol`/,
      /YearnPartnerTracker\.sol/,
      /January 10 to February 28, 2022/,
    ],
  },
  {
    pages: inNew('getting-started'),
    statement: 'No audit names releases 0.4.2 and 0.4.3',
    value: /\| Audit \| None/,
    never: /Trail of Bits[^.]*0\.4\.2/,
  },
  {
    pages: ['security/index'],
    statement: 'Amounts of the bounty',
    value: [
      /\$20,000 to \\?\$200,000/,
      /\$5,000 to \\?\$20,000/,
      /\$1,000 to \\?\$5,000/,
      /\$100 to \\?\$1,000/,
    ],
  },
  {
    pages: ['security/index'],
    statement: 'Who gets a report, and on which chains contracts are covered',
    value: [/all six contacts/, /Immunefi/, /on Ethereum and on Fantom/, /Iron Bank/],
  },
];

const incidents: readonly Fact[] = [
  {
    pages: ['security/incidents'],
    statement: 'Every disclosure up to July 2022 has a section',
    value: [
      /### September 25, 2020/,
      /### October 10, 2020/,
      /### October 30, 2020/,
      /### January 16, 2021/,
      /### February 4, 2021/,
      /### February 18, 2021/,
      /### April 2, 2021/,
      /### May 13, 2021/,
      /### May 14, 2021/,
      /### May 20, 2021/,
      /### June 29, 2021/,
      /### October 27, 2021/,
      /### January 30, 2022/,
    ],
  },
  {
    pages: ['security/incidents'],
    statement: 'What yDAI lost, and that the treasury repaid it',
    value: [/11 million DAI/, /treasury made the depositors whole/],
  },
  {
    pages: ['security/incidents'],
    statement: 'The gift to the yUSD vault was the token that it takes, not its own shares',
    value: /8,431,514 \[LP tokens\][^\n]*straight to the vault/,
    never: /8,431,514 yUSD/,
  },
  {
    pages: [
      'resources/risks/protocol-risks',
      'resources/risks/strategy-risks',
      'resources/risks/vault-risks',
    ],
    statement: 'Incidents beside the risks that they made real',
    value: [/Past cases/, /security\/incidents#/],
  },
  { pages: ['resources/faq'], statement: 'Way to the incidents', value: /security\/incidents/ },
];

const partners: readonly Fact[] = [
  {
    pages: ['partners/collateral-oracle'],
    statement: 'The oracle does not know whether the sequencer of a rollup is up',
    value: /Arbitrum's sequencer is down/,
  },
  {
    pages: ['partners/submit_pr'],
    statement: 'The partner list is a dictionary by chain',
    value: [/Network\.Mainnet: \[/, /Network\.Fantom: \[/, /\.get\(chain\.id, \[\]\)/],
    never: /partners = \[|It holds one list/,
  },
  {
    pages: ['partners/submit_pr'],
    statement: 'Fields of a partner: the first block is required',
    value: [/start_block=0/, /\| `start_block` \|/, /\| `retired_treasuries` \|/],
  },
  {
    pages: ['partners/submit_pr'],
    statement: 'Wrappers of Alchemix',
    value: [
      /10 wrappers over five vaults/,
      /`V2 yusdt`/,
      /0x062Bf725dC4cDF947aa79Ca2aaCCD4F385b13b5c/,
    ],
    never: /six wrappers over three/,
  },
  {
    pages: ['partners/submit_pr'],
    statement: 'What py_compile finds, and what runs the program',
    value: [/brownie run partners --network mainnet/, /safe to test/],
  },
  {
    pages: ['partners/integration_guide', 'partners/introduction', 'partners/submit_pr'],
    statement: 'The payout program of July 2022 counts no delegated deposit',
    value: /payout program of July 2022 (?:counts only|counts the vault shares|does not)/,
    never: /subtracts the shares/,
  },
  {
    pages: ['partners/integration_guide', 'partners/integrate-a-vault'],
    statement: 'What the tracker does without an amount',
    value: /all (?:tokens )?that the caller (?:has|holds)/,
    never: /plain ETH into the WETH vault/,
  },
  {
    pages: [
      'partners/integration_guide',
      'partners/integrate-a-vault',
      ...inNew('yearn-sdk/yearn-stack'),
    ],
    statement: 'USDT refuses to replace an allowance that is not zero',
    value: [/USDT refuses/, /approve\([\w.]+, 0\)|BigNumber\.from\(0\)/],
    never: /for any vault/,
  },
  {
    pages: [
      'getting-started/using-yearn',
      'getting-started/products/yvaults/overview',
      'resources/defi-glossary',
    ],
    statement: 'Vaults from before 0.3.2 lock no profit',
    value: /from before release 0\.3\.2/,
  },
  {
    pages: ['getting-started/products/yvaults/overview'],
    statement: 'The limit of 5,000 basis points came with 0.4.2',
    value: /From release 0\.4\.2 on, each can be at most 5,000/,
  },
  {
    pages: ['partners/integrate-a-vault'],
    statement:
      'What the payout program misses: an earlier receiver of fees, and a second harvest in a block',
    value: [/only asks for the address that's set/, /counts only the fees of the last one/],
    never: /filters\.StrategyReported\(\)\)\) \{\s+const fees/,
  },
  {
    pages: ['partners/integrate-a-vault'],
    statement:
      'Events of a shutdown, a revoked strategy, and a new limit, and the topic of reports in 0.3.0',
    value: [
      /event EmergencyShutdown\(bool active\)/,
      /event StrategyRevoked\(address indexed strategy\)/,
      /event UpdateDepositLimit\(uint256 depositLimit\)/,
      /In 0\.3\.0, `StrategyReported` has no `debtPaid`/,
    ],
  },
  {
    pages: ['developers/v2/hacking-with-yearn'],
    statement: 'A share of all fees goes to partners',
    value: /share of all fees/,
    never: /(?:part|share) of the performance fees/,
  },
  {
    pages: ['partners/introduction', 'resources/faq', 'resources/defi-glossary'],
    statement: 'Fees are capped by the gain from release 0.3.5 on only',
    value: /0\.3\.5/,
  },
];

const yields: readonly Fact[] = [
  {
    pages: ['getting-started/guides/how-apy-works'],
    statement: 'A net figure of 0 may hide a loss, which the figures of week and month show',
    value: /A loss becomes 0/,
  },
  {
    pages: inNew('yearn-api'),
    statement: 'A net_apy of 0 may hide a loss, which the points show',
    value: /becomes 0, even after a loss, while `points` stay negative/,
  },
  {
    pages: ['getting-started/guides/how-apy-works'],
    statement: 'Price in the base rate: the LP token, and not the asset',
    value: /Price of the LP token/,
    never: /Price of the pool.s asset/,
  },
  {
    pages: ['getting-started/guides/how-apy-works', ...inNew('yearn-api')],
    statement: 'The weekly figure comes first on Fantom only',
    value: /On Fantom, harvests are frequent, so the weekly|\| Fantom \| 7 days, then 31 days/,
    never: /every other chain|\| Others \|/,
  },
  {
    pages: ['getting-started/guides/how-apy-works'],
    statement: 'Question of the figure that picks the calculation',
    value: /is the vault on Fantom\?/,
    never: /question 2: is the vault on Ethereum/,
  },
  {
    pages: ['getting-started/guides/how-apy-works', ...inNew('yearn-api')],
    statement: 'The inception figure counts for young vaults only, from API version 0.3.2 on',
    value: [/activated less than 60 days ago/, /0\.3\.2/],
  },
  {
    pages: inNew('yearn-api'),
    statement: 'A vault without a figure has the type error and zeros',
    value: [/\| `error` \|/, /\.apy\.type != "error"/, /apy\.type === 'error'/],
    never: /apy != null|apy === null/,
  },
  {
    pages: [...inNew('yearn-sdk/yearn-stack'), 'developers/v2/hacking-with-yearn'],
    statement: 'Samples of the SDK do not print a missing figure as 0%',
    value: /type === 'error'/,
  },
  {
    pages: ['developers/v2/guides/find-vaults'],
    statement: 'The API writes no type but "error" for a missing figure',
    value: /apy\.type !== 'error'/,
    never: /`new`|'new'/,
  },
  {
    pages: inNew('yearn-api'),
    statement: 'Seconds for which the list may be cached',
    value: /max-age=1800/,
    never: /max-age=600/,
  },
  {
    pages: inNew('yearn-api'),
    statement: 'Types of yield, and that nothing is averaged',
    value: [/\| `convex` \|/, /\| `yvecrv-jar` \|/, /nothing is averaged/],
    never: /averaged over samples/,
  },
  {
    pages: [...inNew('yearn-api'), 'developers/v2/guides/find-vaults', 'resources/links'],
    statement: 'The list of the API has endorsed vaults only',
    value: /endorsed vault/,
    never: /lists all vaults|every vault of a chain|file with all vaults|all vaults on Ethereum/,
  },
  {
    pages: inNew('yearn-api'),
    statement: 'Fields of a migration',
    value: [/\| `migration\.available` \|/, /\| `migration\.address` \|/, /"migration": \{/],
  },
  {
    pages: inNew('yearn-api'),
    statement: 'Unit of the withdrawal fee of v1 vaults',
    value: /`apy\.fees\.withdrawal` \|[^|]*\| basis points or `null`/,
    never: /All yields and fees are fractions/,
  },
];

const developers: readonly Fact[] = [
  {
    pages: ['developers/v2/ledger-plugin'],
    statement: 'Deposit selectors of the Ledger plugin belong to the tracker',
    value: [/`0x8340f549`/, /`0xf9609f08`/, /`deposit_partner\.test\.js`/],
    never: /0xd0e30db0|0xb6b55f25|0x6e553f65|deposit_all\.test\.js|came after July 2022/,
  },
  {
    pages: inNew('smart-contracts/vault'),
    statement: 'A full queue of 20 cannot be reordered',
    value: /All 20 places are filled and the order differs/,
  },
  {
    pages: ['developers/v2/errors', 'developers/v2/guides/known-issues'],
    statement: 'Why a full queue refuses an order, and how to change it',
    value: [
      /order differs|reverts for every new order/,
      /[Rr]emove an entry, reorder, and add it again/,
    ],
  },
  {
    pages: ['developers/v2/EMERGENCY'],
    statement: 'How a strategy gets back to its place in a full queue',
    value: /queue of 20[^|]*take out the strategies that belong after it, add it/,
  },
  {
    pages: ['developers/v2/SPECIFICATION'],
    statement: 'The guardian can do more than stop things: it appoints the next one',
    value: /guardian can do little more than stop/,
    never: /guardian can only stop|Governance can change everything/,
  },
  {
    pages: ['0.3.2', '0.3.3', '0.3.4', '0.3.5', '0.4.2'].map(
      (release) => `vaults/${release}/smart-contracts/vault`,
    ),
    statement:
      'When maxAvailableShares is too low: a queue of all strategies covers the whole supply',
    value: /too low while profit is locked and strategies are outside the queue/,
    never: /too low while profit is locked\./,
  },
  {
    pages: ['vaults/0.3.1/getting-started'],
    statement: 'When 0.3.1 compares the loss: 0.3.0 too had used the queue by then',
    value: /with `maxLoss` after it has cut the payout/,
    never: /checks the loss after it has used the queue/,
  },
  {
    pages: ['vaults/0.3.1/getting-started'],
    statement: 'What StrategyAPI declares since 0.3.1; 0.3.0 has isActive',
    value: /declares \[`want`\][^\n]*`estimatedTotalAssets`/,
    never: /declares \[`isActive`/,
  },
  {
    pages: ['developers/v2/CONTRACTS_REVIEW'],
    statement: 'No plain release compares freed tokens plus loss with what was asked for',
    value: /only if the sum exceeds the strategy.s whole debt/,
    never: /0\.4\.2 and 0\.4\.3 don.t check more/,
  },
  {
    pages: ['developers/v2/errors'],
    statement: 'Since when a report without a gain charges no fee, and so needs no fee shares',
    value: /From 0\.3\.5 on, you can also report without a gain/,
    never: /real account, or report without a gain/,
  },
  {
    pages: ['developers/v2/errors', 'vaults/0.3.4/smart-contracts/vault'],
    statement:
      'What raises the delegated total of 0.3.4 above the debt, and that nothing lowers it again',
    value: [/withdrawal lowers/, /only a report can lower the total/],
    never: /delegated total exceeds[^|]*\|[^|]*\| Return at most the debt/,
  },
  {
    pages: ['developers/v2/guides/upgrade-a-strategy'],
    statement:
      'Limits of performance fees in 0.3.5 and 0.4.2; the limit of the management fee stays',
    value: /performance fee \| Vault 10,000 bps[^|]*\| Vault and strategy 5,000 bps each/,
    never: /\| Fee limits/,
  },
  {
    pages: inAll('smart-contracts/vault'),
    statement: 'What removes a revoked strategy from the queue',
    value: /withdrawal queue[^.]*until someone calls `removeStrategyFromQueue`/,
    never: /queue place until it is harvested/,
  },
  {
    pages: inNew('yearn-lens/contracts'),
    statement: 'Day of the list in the README of the lens, and age of five rows',
    value: [/May 30, 2022/, /contracts from July 2021/],
    never: /date is not known/,
  },
  {
    pages: inNew('yearn-lens/contracts'),
    statement: 'Generator of v2 vaults on Arbitrum',
    value: /0x3A8efa2d87D60C0289F19B44a0928f4269C0F094/i,
  },
  {
    pages: ['developers/v2/yswaps'],
    statement: 'A sync trade of ySwaps is neither checked for being enabled nor for its result',
    value: [
      /The trade is enabled \| Yes \| No/,
      /`minAmountOut` \| Yes \| No/,
      /disableTradeCallback/,
    ],
    never: /`execute` functions check a trade/,
  },
  {
    pages: ['developers/v2/yswaps'],
    statement: 'Roles of the Trade Factory',
    value: [/`SWAPPER_ADDER`/, /`SWAPPER_SETTER`/],
  },
  {
    pages: ['developers/v2/yswaps'],
    statement: 'A strategy without its role at the Trade Factory can still take back the allowance',
    value: [/try old\.disable\([^)]+\), [^)]+\)\) \{\} catch/, /still take back the allowance/],
  },
  {
    pages: ['developers/v2/DEPLOYMENT', 'vaults/0.4.2/process-and-procedures/deployment'],
    statement: 'Function that registers contributors at a sharer',
    value: [/setContributors\(strategy, contributors, numOfShares\)/, /1,000/],
    never: /addContributors/,
  },
  {
    pages: ['developers/v2/DEPLOYMENT', 'vaults/0.4.2/process-and-procedures/deployment'],
    statement: 'Names of ENS are resolved before they are passed',
    value: /web3\.ens\.resolve\("ychad\.eth"\)/,
    never: /(?:governance|GOVERNANCE|treasury|TREASURY) = "[a-z.]*ychad\.eth"|setHealthCheck\("/,
  },
  {
    pages: ['developers/v2/DEPLOYMENT', 'developers/v2/CONTRACTS_REVIEW'],
    statement: 'Second patches, and their check',
    value: [/`v0\.3\.0-2`/, /v0\.3\.5-2/, /`!withdraw`/],
    never: /house rule/,
  },
  {
    pages: old.map((release) => `vaults/${release}/getting-started`),
    statement: 'Second patch of the release, and its check',
    value: /v0\.3\.\d-2[^|]*`!withdraw`/,
  },
  {
    pages: [
      ...['0.3.0', '0.3.1', '0.3.2'].map((release) => `vaults/${release}/getting-started`),
      'developers/v2/DEPLOYMENT',
    ],
    statement: 'Patches up to 0.3.2 add clones, which lack the defaults of the triggers',
    value: /`clone`[^|]*clone starts with all trigger settings at 0/,
  },
  {
    pages: ['developers/v2/DEPLOYMENT', 'developers/v2/CONTRACTS_REVIEW'],
    statement: 'Who sets the health check in patches of 0.3.0 and 0.3.1',
    value: /0\.3\.0 and 0\.3\.1[^.]*governance/,
  },
  {
    pages: ['developers/v2/guides/known-issues'],
    statement: 'What a report makes of a ratio above 0 after an exit, and of a gain worth no share',
    value: [
      /emergency exit turns principal into profit(?: \| yes){8}/,
      /tiny gain can make a report revert(?: \| no){6} \| yes \| yes/,
      /a payout worth less than one unit burns none/,
      /counts locked tokens[^|]*as lost[^|]*(?: \| no){6} \| yes \| yes/,
    ],
  },
  {
    pages: ['developers/v2/guides/known-issues'],
    statement: 'An emergency exit needs its own rule for a gain worth no share',
    value: /`liquidateAllPositions`, because an emergency exit reports/,
  },
  {
    pages: [
      'developers/v2/EMERGENCY',
      'developers/v2/guides/first-strategy',
      'vaults/0.4.2/process-and-procedures/emergency',
    ],
    statement: 'An exit counts as lost what a revocation would bring back later',
    value: /as lost\b[^|]*only late, \[?revoke/,
  },
  {
    pages: [...inNew('smart-contracts/BaseStrategy'), ...inNew('smart-contracts/StrategyAPI')],
    statement: 'The vault refuses the harvest of a gain whose fee is worth no share',
    value: /a gain whose fee mints no share/,
  },
  {
    pages: inAll('smart-contracts/BaseStrategy'),
    statement:
      'Two ways in which a strategy reports deposits as profit, or pays fees beside a loss',
    value: [/next harvest reports principal as profit/, /even beside a larger loss/],
  },
  {
    pages: ['developers/v2/OPERATIONS', 'vaults/0.4.2/process-and-procedures/operations'],
    statement: 'An emergency exit counts what is only locked as a loss, and clears the debt',
    value: [/comes back as a profit that pays fees/, /reports principal as profit/],
    never: /of 0, or what couldn't be freed yet/,
  },
  {
    pages: ['developers/v2/guides/upgrade-a-strategy'],
    statement: 'What the compiler does not show between 0.3.5 and 0.4.2',
    value: [
      /even if it's only locked/,
      /less than one unit of shares \| Pays no fee \| \[The report reverts/,
      /`delegatedAssets` above the debt \| Every report reverts \| Reports with a gain revert/,
      /up to 0\.3\.1 return a record of eight fields/,
    ],
  },
  {
    pages: inAll('smart-contracts/vault'),
    statement: 'A contract cannot sign a permit',
    value: /owns the shares\. It can't be a contract/,
  },
  {
    pages: ['developers/v2/OPERATIONS'],
    statement: 'Day of the 0.4.4 release',
    value: /0\.4\.4, tagged on October 25, 2022/,
    never: /Release 0\.4\.4 fixes this/,
  },
  {
    pages: ['developers/v2/getting-started'],
    statement: 'The router of the development branch, as of July 2022',
    value: /BaseRouter\.sol/,
    never: /removed before 0\.4\.4/,
  },
  {
    pages: ['developers/v2/DEPLOYMENT', 'vaults/0.4.2/process-and-procedures/deployment'],
    statement: 'Sample and table have the same deposit limit',
    value: [/setDepositLimit\(500_000 \*/, /\| Experimental \| \\?\$500,000 \|/],
    never: /100_000/,
  },
  {
    pages: ['developers/v2/EMERGENCY', 'vaults/0.4.2/process-and-procedures/emergency'],
    statement: 'To undo a shutdown and a deposit limit of 0 takes two calls',
    value: /limit and ends? (?:of )?the shutdown/,
  },
  {
    pages: ['getting-started/guides/withdraw-without-the-app'],
    statement: 'A withdrawal is rehearsed, and its data printed, before the command that sends it',
    value: /cast calldata "\$withdraw"[^]*Only if you agree[^]*cast send "\$VAULT"[^\n]*--ledger/,
  },
  {
    pages: ['developers/v2/guides/first-strategy'],
    statement: 'The keys of local accounts are public',
    value: /Anyone knows the keys of the chain.s accounts/,
  },
  {
    pages: ['partners/integrate-a-vault'],
    statement:
      'A key stays out of the history, blocks can be replaced, and tokens have messages of their own',
    value: [
      /read -rs PRIVATE_KEY/,
      /newest blocks can still be replaced/,
      /`ERC20: transfer amount exceeds allowance`/,
    ],
  },
  {
    pages: ['getting-started/guides/withdraw-without-the-app'],
    statement:
      'A withdrawal asks strategies before it compares the loss, and may burn more than asked',
    value: [
      /A strategy fails while[^]*The loss is above `maxLoss`[^]*burn more shares/,
      /up to 0\.3\.3 don.t refuse/,
      /before release 0\.3\.0[^.]*0\.2\.2, have no `maxLoss`/,
    ],
  },
  {
    pages: ['developers/v2/guides/known-issues'],
    statement:
      'A report of 0.3.2 to 0.3.5 releases what was locked, and 0.3.0 compares a loss before a part is paid',
    value: [
      /0\.3\.5 \| Locks the gain after fees, and immediately releases/,
      /In 0\.3\.0, the limit is checked before/,
    ],
    never: /drops (?:what was still )?locked/,
  },
  {
    pages: ['resources/risks/vault-risks', 'partners/collateral-oracle'],
    statement: 'A reported loss takes locked profit first',
    value: /uses up \[?locked profit|once locked profit is used up/,
  },
  {
    pages: ['partners/collateral-oracle'],
    statement: 'What moves the price differs between releases',
    value: [/covers 0\.4\.3 vaults/, /0\.3\.2 to 0\.3\.5, a deposit raises it/],
  },
  {
    pages: ['developers/v2/EMERGENCY'],
    statement: 'Who may start an emergency exit, and who may harvest, in older releases',
    value: [
      /Up to 0\.3\.5, only the strategist and governance/,
      /0\.3\.0 and 0\.3\.1, guardian and management/,
    ],
  },
  {
    pages: ['developers/v2/guides/upgrade-a-strategy'],
    statement: 'The first harvest after a migration is not checked, and roles do not move',
    value: [/a first harvest isn't checked/, /rewards address, trigger settings, and health check/],
    never: /The next harvest reverts with/,
  },
  {
    pages: ['developers/v1/introduction'],
    statement: 'A v1 strategy pays the vault directly',
    value: /pays the vault directly/,
    never: /All money that moves|always pass through the controller|take the same way back/,
  },
  {
    pages: inNew('yearn-sdk/yearn-stack'),
    statement: 'Default language of the SDK, and what it does without an allowlist',
    value: [/\| `locale` \|[^|]*\| `en` \|/, /sends without this check/],
  },
  {
    pages: inNew('yearn-sdk/yearn-stack'),
    statement: 'What bundlers need to find the SDK and a module of Node.js that it imports',
    value: [/`npm install events@3`/, /sdk\.esm\.js/],
  },
  {
    pages: inNew('yearn-sdk/yearn-stack'),
    statement: 'Hosts that the SDK asks: yields from a mirror, and icons',
    value: [/d28fcsszptni1s\.cloudfront\.net/, /api\.github\.com/, /raw\.githack\.com/],
  },
  {
    pages: [...inNew('yearn-sdk/yearn-stack'), 'developers/v2/DEPLOYMENT'],
    statement: 'A file of metadata has to list the addresses of its strategy',
    value: /(?:`description`, |to its )`addresses`/,
  },
  {
    pages: inNew('yearn-lens/yearn-lens'),
    statement: 'Calls of the calculations in the contracts from July 2021, and what has changed',
    value: [
      /`isIronBankMarket\(token\)`, `getIronBankMarkets\(\)`/,
      /the `unitroller`, as their first parameter/,
      /`getFirstUnderlyingCoinFromPool\(pool\)`, which has been `getUnderlyingCoinFromPool\(pool\)`/,
    ],
  },
];

const users: readonly Fact[] = [
  {
    pages: [
      'getting-started/products/yvaults/overview',
      'getting-started/guides/how-to-understand-yvault-roi',
      'getting-started/guides/how-to-understand-yveCRV',
    ],
    statement: "Address of the app's vault list since its third version",
    value: /yearn\.finance\/#\/vaults/,
    never: /\(https:\/\/yearn\.finance\/vaults/,
  },
  {
    pages: ['resources/faq'],
    statement: 'When the default trigger asks for a harvest',
    value: /or after 1 day at any cost/,
    never: /harvest only pays when/,
  },
  {
    pages: ['getting-started/products/yvaults/vault-tokens', 'resources/faq'],
    statement: 'Tokens sent to a vault by mistake: no function returns them, a strategy once did',
    value: /without (?:`deposit`|a deposit)/,
    never: /can't be returned/,
  },
  {
    pages: ['getting-started/guides/records-for-taxes'],
    statement:
      'Rows of a zap and of a migration, whose contract deposits for itself or for the holder',
    value: [/row `received` after a zap/, /deposit with a value of 0 \|[^|]*Migrate/],
    never: /value of 0 \| It went through a zap/,
  },
  {
    pages: ['resources/faq'],
    statement:
      'What the browser keeps on the device, which tests/browser/policy.spec.ts finds there',
    value: [
      /color mode, the release and the code tabs/,
      /opened from the search/,
      /how far you scrolled/,
    ],
  },
  {
    pages: ['getting-started/using-yearn', 'getting-started/products/yvaults/overview'],
    statement: 'Tokens that a zap pays out, and chains without zaps',
    value: [/USDT/, /Ethereum only/],
    never: /WETH, WBTC|ETH, WETH|nearly any token can enter any vault/,
  },
  {
    pages: ['getting-started/products/yvaults/overview'],
    statement: 'Who gets the performance fee since YIP-66, and who sets fees since YIP-69',
    value: [/YIP-66/, /YIP-69/, /yRates/],
    never: /Treasury and strategist/,
  },
  {
    pages: ['getting-started/guides/how-to-understand-yveCRV'],
    statement: 'Age of yveCRV',
    value: /November 7, 2020/,
    never: /2021-02-06/,
  },
  {
    pages: ['resources/faq'],
    statement: 'What the app does not list: it shows every deposit in a vault of the registry',
    value: /\*\*An experimental vault\.\*\*/,
    never: /Vaults without a return/,
  },
  {
    pages: ['resources/ygift'],
    statement: 'Tips wait for the lock',
    value: /wait for the lock/,
    never: /Tips are available at once/,
  },
];

const governance: readonly Fact[] = [
  {
    pages: ['security/index'],
    statement: 'Six signatures are needed on Ethereum, and other chains have other multisigs',
    value: [/6 on Ethereum/, /On Fantom and Arbitrum,[^.]*other multisigs/],
  },
  {
    pages: [
      'getting-started/products/yvaults/overview',
      'contributing/governance/governance-and-operations',
    ],
    statement: 'The bound of YIP-69 on fees binds the team, not a contract',
    value:
      /never exceed the yield that (?:its )?depositors receive\. No contract enforces that rule/,
  },
  {
    pages: ['contributing/governance/veyfi'],
    statement: 'Length, smallest amount, and end of a lock of veYFI',
    value: [/at least 1 YFI/, /rounded down to a whole week/, /longer than 4 years/],
    never: /extend the lock, up to the longest one/,
  },
  {
    pages: ['contributing/governance/proposal-repository'],
    statement: 'The two records of YIP-64',
    value: [/167\.03 YFI for and 308 against/, /308 for and 167 against/],
  },
  {
    pages: ['contributing/governance/proposal-repository'],
    statement: 'Counts that include yYFI',
    value: /YIP-52 and YIP-54 include yYFI/,
  },
  {
    pages: ['contributing/governance/proposal-repository'],
    statement: 'Votes that are on record',
    value: [
      /\| 36 \|.*2,002\.44 \/ 116\.2 /,
      /\| 51 \|.*1,770 \/ 4\.53 /,
      /\| 52 \|.*1,340 \/ 260\.13 /,
      /\| 54 \|.*935\.4 \/ 1\.38 /,
      /\| 59 \|.*379\.59 \/ 0 /,
      /\| 60 \|.*1,005 \/ 0\.05 /,
    ],
    never: /\| (?:36|51|52|54|59|60) \|[^\n]*not recorded/,
  },
  {
    pages: ['contributing/governance/proposal-process'],
    statement: 'Delegation counts in votes',
    value: [/Delegation counts/, /YIP-64 to YIP-69/],
  },
];

/** What holds in some releases only. */
const byRelease: readonly Fact[] = [
  {
    pages: ['resources/defi-glossary', 'security/index'],
    statement: 'Since when the guardian can start an emergency exit',
    value:
      /From release 0\.4\.2 on, it can also put|up to 0\.3\.5, only the strategist and governance can retire/,
  },
  {
    pages: ['partners/integrate-a-vault', 'developers/v2/guides/known-issues'],
    statement: 'Up to 0.3.5, any account can emit StrategyRevoked',
    value: /[Aa]ny account can emit `StrategyRevoked`/,
  },
  {
    pages: ['getting-started/products/yvaults/overview'],
    statement: 'Since when idle tokens pay no management fee',
    value: /From release 0\.3\.1 on, idle tokens/,
    never: /except in release 0\.3\.0/,
  },
  {
    pages: ['developers/v2/errors'],
    statement:
      'In 0.3.0, fee shares have no allowance; wrappers read the largest number as "all", too',
    value: /In 0\.3\.0, the next harvest sends them/,
    never: /Only the vault reads the largest number/,
  },
  {
    pages: ['', '0.4.2/', '0.3.5/'].map(
      (release) => `vaults/${release}smart-contracts/BaseWrapper`,
    ),
    statement: 'A wrapper redeems everything in a vault if it estimates 0 shares',
    value: /less than one share unit, it redeems all of these/,
  },
  {
    pages: ['developers/v2/guides/upgrade-a-strategy'],
    statement: 'Which rules the vault decides, and which the base contract of the strategy',
    value: [
      /vault's rows stay as in 0\.3\.5/,
      /Two reports in one block[^\n]*\| Vault \|/,
      /`revokeStrategy`[^\n]*\| Vault \|/,
      /`migrate` \|[^\n]*\| Base contract \|/,
      /`clone\(vault\)` on a clone[^\n]*\| Base contract \|/,
      /Only vaults from 0\.4\.2 on refuse that/,
    ],
  },
  {
    pages: ['developers/v2/guides/upgrade-a-strategy'],
    statement: 'What older base contracts read in a newer vault, and what differs below 0.3.5',
    value: [/take `maxDebtPerHarvest` for the time of the last report/, /removed in 0\.3\.1/],
  },
  {
    pages: ['developers/v2/EMERGENCY'],
    statement: 'How to stop the lending of 0.3.0 and 0.3.1, whose rate limit of 0 means no limit',
    value: [/`vault\.updateStrategyRateLimit\(strategy, 1\)`/, /come from the strategy's release/],
  },
  {
    pages: [
      'developers/v2/EMERGENCY',
      'developers/v2/OPERATIONS',
      'vaults/0.4.2/process-and-procedures/operations',
    ],
    statement: 'Up to 0.3.5, an exit leaves what is only locked as debt',
    value: /what's only locked stays debt/,
  },
  {
    pages: ['blog/vaults-0-4-2', 'vaults/0.4.2/getting-started'],
    statement: 'Whom a short call of initialize makes management',
    value: /shorter call now makes the caller management\. Earlier releases made it governance/,
  },
  {
    pages: ['vaults/0.4.2/getting-started'],
    statement: 'Where the argument for management was in 0.4.0 and 0.4.1',
    value: /In 0\.4\.0 and 0\.4\.1, that argument/,
  },
  {
    pages: ['developers/v2/errors'],
    statement:
      'What helps where a report leaves no assets, a vault is empty, or a token is refused',
    value: [
      /No assets are left after the loss\.[^\n]*Send the vault one of the smallest units/,
      /No shares exist\.[^\n]*\| 0\.3\.0 to 0\.3\.3 \|/,
      /allowance for the Vault, or does not return true\.[^\n]*hold enough tokens/,
      /v0\.3\.0-1 to v0\.3\.2-2 have this check/,
      /tags of 0\.3\.0 and 0\.3\.1, only governance can/,
    ],
    never: /or no shares exist|or no assets are left/,
  },
  {
    pages: ['developers/v2/guides/known-issues'],
    statement: 'In which releases a total loss cannot be reported, and a payout leaves its loss',
    value: [
      /no assets\]?[^|]*reverts(?: \| yes){6} \| no \| no/,
      /leaves the loss[^|]*\| yes(?: \| no){7}/,
    ],
  },
  {
    pages: old.map((release) => `vaults/${release}/getting-started`),
    statement: 'Where to go from an older release if something goes wrong',
    value: /known-issues[^\n]*EMERGENCY[^\n]*errors/,
  },
  {
    pages: ['partners/integration_guide'],
    statement: 'Whom a guest list checks',
    value: /guest list[^\n]*It checks the caller, which is your router/,
  },
  {
    pages: [
      'partners/integrate-a-vault',
      'partners/yvtokens-as-collateral',
      'resources/risks/vault-risks',
    ],
    statement: 'Since when a loss takes locked profit first',
    value: [
      /From 0\.4\.2 on, a loss/,
      /[Uu]p to 0\.3\.5\S*, (?:it counts in full|all of it counts) immediately/,
    ],
  },
  {
    pages: ['partners/erc4626-adapter'],
    statement: 'Releases that the adapter works with',
    value: /works with vaults from 0\.4\.2 on/,
  },
  {
    pages: ['vault', 'BaseStrategy', 'StrategyAPI', 'VaultAPI', 'registry'].flatMap((page) =>
      inAll(`smart-contracts/${page}`),
    ),
    statement: 'The version of a contract is the number of its own release',
    value: /Number of (?:the|that) release as text/,
    never: /such as `0\.4\.3`/,
  },
  {
    pages: ['', '0.4.2/', '0.3.1/'].map(
      (release) => `vaults/${release}smart-contracts/utils/ProxyFactoryInitializable`,
    ),
    statement: 'What replaces the factory that only 0.3.2 has',
    value: /From 0\.3\.3 on, a strategy clones itself/,
  },
  {
    pages: inAll('smart-contracts/BaseStrategy'),
    statement: 'Some reasons for which the vault refuses a harvest are not presented as all',
    value: /Its `report` lists (?:all|the) reasons/,
    never: /refuses the report, because/,
  },
  {
    pages: ['vaults/0.3.1/getting-started'],
    statement: 'The registry of 0.3.1 makes proxies of vaults',
    value: /\| Clones of strategies, and wrappers \| None \|/,
  },
  {
    pages: ['vaults/0.3.1/getting-started', 'vaults/0.3.5/getting-started', 'blog/vaults-0-3-5'],
    statement: 'A factor that is multiplied and divided by again changes nothing',
    value: /divides by it again, which doesn't change any result/,
  },
  {
    pages: ['security/index'],
    statement: 'The release of the strategy decides who may retire it',
    value: /strategies from releases up to 0\.3\.5/,
    never: /vaults up to 0\.3\.5, only the strategist/,
  },
  {
    pages: ['vaults/0.3.5/smart-contracts/vault'],
    statement: 'What a loss in a withdrawal of 0.3.5 divides by',
    value: /has already sent still counts as debt/,
  },
  {
    pages: [
      ...old.slice(0, 4).map((release) => `vaults/${release}/smart-contracts/vault`),
      'getting-started/guides/withdraw-without-the-app',
    ],
    statement: 'The largest maxLoss reverts up to 0.3.3',
    value: /2\^\{?256\}? - 1\$?(?: as `maxLoss`)? overflows/,
  },
  {
    pages: ['developers/v2/guides/find-vaults'],
    statement: "The code is compared with the tag of the vault's own release",
    value: /git clone --branch "\$TAG"/,
  },
];

const posts: readonly Fact[] = [
  {
    pages: ['blog/vaults-0-3-0'],
    statement:
      'The registry is new in 0.3.0, the constructor became initialize, the guardian cannot end a shutdown',
    value: [/[Rr]egistry/, /initialize/, /guardian/],
    never: /registry is simpler/i,
  },
  {
    pages: ['blog/vaults-0-3-0'],
    statement: 'Names, symbol, and a proposed governance change without an event in 0.3.0',
    value: /event for most settings/,
  },
  {
    pages: ['blog/vaults-0-4-2'],
    statement: 'Queue, receiver of fees, and credit in 0.4.2',
    value: [/setWithdrawalQueue/, /setRewards/, /credit/],
    never: /can no longer add/,
  },
];

export const facts: readonly Fact[] = [
  ...audits,
  ...incidents,
  ...partners,
  ...yields,
  ...developers,
  ...users,
  ...governance,
  ...byRelease,
  ...posts,
];
