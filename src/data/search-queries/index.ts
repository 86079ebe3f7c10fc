import type { Release } from '../releases';

/**
 * What readers ask, and the sections that answer: the measure of `npm run bench:search`.
 *
 * The set was written before any ranking was tuned, from the headings of the documents and the tasks of their readers,
 * not from what a search engine returned. A query has several expected sections where several answer it equally well;
 * any of them counts. Nothing in the search may know this file.
 */
export interface RelevanceQuery {
  readonly query: string;
  /** Routes with anchors, best first; one of them must come up. */
  readonly expect: readonly string[];
  /** Release that the reader has open; the newest if left out. */
  readonly reading?: Release;
}

export interface RelevanceClass {
  readonly name: 'identifiers' | 'questions' | 'terms' | 'typing errors' | 'addresses' | 'versions';
  /** Why these queries stand for what readers type. */
  readonly rationale: string;
  readonly queries: readonly RelevanceQuery[];
}

/** One query and its expected sections. */
function ask(query: string, ...expect: string[]): RelevanceQuery {
  return { query, expect };
}

/** A query of a reader who has another release than the newest open. */
function askReading(reading: Release, query: string, ...expect: string[]): RelevanceQuery {
  return { query, expect, reading };
}

const contract = (page: string, anchor?: string): string =>
  `/vaults/smart-contracts/${page}${anchor === undefined ? '' : `#${anchor}`}`;
const old = (release: Release, page: string, anchor?: string): string =>
  `/vaults/${release}/smart-contracts/${page}${anchor === undefined ? '' : `#${anchor}`}`;
const term = (anchor: string): string => `/resources/defi-glossary#${anchor}`;
const faq = (anchor: string): string => `/resources/faq#${anchor}`;
const deployment = '/developers/v2/DEPLOYMENT';
const specification = '/developers/v2/SPECIFICATION';
const tokens = '/getting-started/products/yvaults/vault-tokens';

export const relevanceClasses: readonly RelevanceClass[] = [
  {
    name: 'identifiers',
    rationale:
      'Developers paste names from code (exact case, lower case, with contract or parentheses), or write the words a name is made of. A name declared by the deployed contract and repeated by its interface means the contract.',
    queries: [
      ask('pricePerShare', contract('vault', 'pricepershare')),
      ask('price per share', contract('vault', 'pricepershare'), term('pricepershare')),
      ask('pricepershare', contract('vault', 'pricepershare')),
      ask('totalAssets', contract('vault', 'totalassets')),
      ask('vault.totalAssets()', contract('vault', 'totalassets')),
      ask('setWithdrawalQueue', contract('vault', 'setwithdrawalqueue')),
      ask('set withdrawal queue', contract('vault', 'setwithdrawalqueue')),
      ask('setManagementFee', contract('vault', 'setmanagementfee')),
      ask('set management fee', contract('vault', 'setmanagementfee')),
      ask('Vault.setDepositLimit', contract('vault', 'setdepositlimit')),
      ask('depositLimit', contract('vault', 'depositlimit')),
      ask('available deposit limit', contract('vault', 'availabledepositlimit')),
      ask('maxAvailableShares', contract('vault', 'maxavailableshares')),
      ask('creditAvailable(address)', contract('vault', 'creditavailable')),
      ask('vault report function', contract('vault', 'report')),
      ask('addStrategyToQueue', contract('vault', 'addstrategytoqueue')),
      ask('remove strategy from queue', contract('vault', 'removestrategyfromqueue')),
      ask('updateStrategyDebtRatio', contract('vault', 'updatestrategydebtratio')),
      ask(
        'update strategy max debt per harvest',
        contract('vault', 'updatestrategymaxdebtperharvest'),
      ),
      ask('_sharesForAmount', contract('vault', '_sharesforamount')),
      ask('_assessFees', contract('vault', '_assessfees')),
      ask('erc20_safe_transferFrom', contract('vault', 'erc20_safe_transferfrom')),
      ask('MAX_BPS', contract('vault', 'max_bps')),
      ask('DOMAIN_SEPARATOR', contract('vault', 'domain_separator')),
      ask('lockedProfitDegradation', contract('vault', 'lockedprofitdegradation')),
      ask('StrategyReported', contract('vault', 'strategyreported')),
      ask('StrategyReported event', contract('vault', 'strategyreported')),
      ask('StrategyParams struct', contract('vault', 'strategyparams')),
      ask('BaseStrategy', contract('BaseStrategy')),
      ask('harvestTrigger', contract('BaseStrategy', 'harvesttrigger')),
      ask('BaseStrategy.harvest', contract('BaseStrategy', 'harvest')),
      ask('estimatedTotalAssets', contract('BaseStrategy', 'estimatedtotalassets')),
      ask('liquidatePosition', contract('BaseStrategy', 'liquidateposition')),
      ask('adjust position', contract('BaseStrategy', 'adjustposition')),
      ask('prepareReturn', contract('BaseStrategy', 'preparereturn')),
      ask('onlyEmergencyAuthorized', contract('BaseStrategy', 'onlyemergencyauthorized')),
      ask('setEmergencyExit', contract('BaseStrategy', 'setemergencyexit')),
      ask('doHealthCheck', contract('BaseStrategy', 'dohealthcheck')),
      ask('registry endorseVault', contract('registry', 'endorsevault')),
      ask(
        'newExperimentalVault',
        contract('registry', 'newexperimentalvault'),
        contract('registry', 'newexperimentalvault-event'),
      ),
      ask('tag vault', contract('registry', 'tagvault')),
      ask('isRegistered', contract('registry', 'isregistered')),
      ask('BaseWrapper bestVault', contract('BaseWrapper', 'bestvault')),
      ask('depositETH', contract('yWETH', 'depositeth')),
      ask('permitAll', contract('yToken', 'permitall')),
      ask('getPricePerFullShare', '/developers/v1/interfaces#ivault-getpriceperfullshare'),
      ask('IController earn', '/developers/v1/interfaces#icontroller-earn'),
      ask('AffiliateToken', contract('test/AffiliateToken')),
    ],
  },
  {
    name: 'questions',
    rationale:
      'Depositors, strategists, partners and contributors ask whole questions in their own words, which are seldom the words of the heading.',
    queries: [
      ask('what is a vault?', faq('what-is-a-vault'), term('vault')),
      ask('what is a strategy', faq('what-is-a-strategy'), term('strategy')),
      ask('how do I deposit', faq('how-do-i-deposit'), '/getting-started/using-yearn#deposit'),
      ask(
        'how can I withdraw my funds',
        '/getting-started/using-yearn#withdraw',
        '/getting-started/using-yearn#zap-out',
      ),
      ask(
        'what fees does yearn charge',
        faq('what-are-the-fees'),
        '/getting-started/products/yvaults/overview#fees',
      ),
      ask('why is gas so expensive', faq('why-is-gas-expensive')),
      ask('is it safe to deposit?', faq('is-it-safe')),
      ask(
        'have the contracts been audited',
        faq('were-the-contracts-audited'),
        '/security/index#audits',
      ),
      ask(
        'how do I report a vulnerability',
        '/security/index#report-a-vulnerability',
        '/contributing/contribute#report-a-security-problem',
        faq('i-found-a-bug'),
      ),
      ask(
        'I found a bug, what should I do',
        faq('i-found-a-bug'),
        '/contributing/contribute#report-a-bug',
      ),
      ask(
        'who signs the multisig',
        faq('who-signs-for-the-multisig'),
        '/security/multisig#signers',
      ),
      ask(
        'how do I vote',
        faq('how-do-i-vote'),
        '/contributing/governance/proposal-process#who-may-vote',
      ),
      ask(
        'who can vote on proposals',
        '/contributing/governance/proposal-process#who-may-vote',
        faq('how-do-i-vote'),
      ),
      ask(
        'how to submit a governance proposal',
        '/contributing/governance/proposal-process#submit-a-proposal',
        '/contributing/governance/proposal-repository#add-a-proposal',
      ),
      ask('why did my transaction fail', faq('why-did-my-transaction-fail')),
      ask('why is my vault token not in my wallet', faq('vault-token-not-visible')),
      ask(
        'how to add yvDAI to MetaMask',
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask',
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask#from-the-app',
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask#by-hand',
      ),
      ask(
        'how is APY calculated',
        '/getting-started/guides/how-apy-works',
        '/getting-started/guides/how-apy-works#figures',
        '/getting-started/guides/how-apy-works#from-price-to-yield',
        '/getting-started/products/yvaults/overview#yield-in-the-app',
        '/vaults/yearn-api#how-the-figures-are-made',
      ),
      ask(
        'how does the boost formula work',
        '/getting-started/guides/how-boost-works#boost-formula',
      ),
      ask('can I convert WOOFY back to YFI', '/getting-started/products/woofy#unwoof'),
      ask('how to send a gift with yGift', '/resources/ygift#send'),
      ask('how do I leave yveCRV', '/getting-started/guides/how-boost-works#leave'),
      ask('how do I deploy a vault', `${deployment}#deploy-an-experimental-vault`, deployment),
      ask('how to deploy a strategy', `${deployment}#deploy-a-strategy`, deployment),
      ask(
        'how does a vault get endorsed',
        `${deployment}#scale-and-endorse`,
        contract('registry', 'endorsevault'),
        term('endorsed-vault'),
      ),
      ask('how do I get my strategy accepted', faq('how-to-get-a-strategy-accepted')),
      ask(
        'how to revoke a strategy from a vault',
        '/developers/v2/OPERATIONS#revoke-a-strategy',
        contract('vault', 'revokestrategy'),
      ),
      ask(
        'how to shut down a vault',
        '/developers/v2/OPERATIONS#shut-down-a-vault',
        contract('vault', 'setemergencyshutdown'),
      ),
      ask(
        'what to do when the health check blocks a harvest',
        '/developers/v2/OPERATIONS#health-check-blocks-the-harvest',
      ),
      ask('who is responsible in an emergency', '/developers/v2/EMERGENCY#roles'),
      ask(
        'how are vault tokens named',
        '/developers/v2/naming-convention#vault-tokens',
        '/developers/v2/naming-convention',
      ),
      ask('how to rename a vault', '/developers/v2/naming-convention#how-to-rename-a-vault'),
      ask(
        'where do locked profits go and when are they released',
        '/getting-started/products/yvaults/overview#profit-release',
        `${specification}#profit-release`,
        '/resources/risks/vault-risks#profit-release',
        '/vaults/getting-started#locked-profit',
        term('locked-profit'),
      ),
      ask(
        'who can call harvest',
        contract('BaseStrategy', 'harvest'),
        `${specification}#strategy-permissions`,
      ),
      ask('how do I become a partner', '/partners/introduction#become-a-partner'),
      ask(
        'how much does a partner earn',
        '/partners/introduction#payout',
        '/partners/introduction#tiers',
        '/partners/introduction#how-fees-are-shared',
      ),
      ask(
        'can I use yvTokens as collateral',
        '/partners/yvtokens-as-collateral',
        '/partners/yvtokens-as-collateral#who-accepts-vault-tokens',
      ),
      ask(
        'how do I price a vault token on chain',
        '/partners/yvtokens-as-collateral#pricing',
        contract('vault', 'pricepershare'),
      ),
      ask('how to install the SDK', '/vaults/yearn-sdk/yearn-stack#install'),
      ask(
        'how to list vaults with the api',
        '/vaults/yearn-api#get-the-list',
        '/vaults/yearn-sdk/yearn-stack#list-vaults',
      ),
      ask(
        'how do I edit the documentation',
        '/contributing/documentation/working-on-docs#edit-a-page-on-github',
        '/contributing/documentation/working-on-docs',
        '/contributing/contribute#write-documentation',
      ),
      ask('how do I request a budget', '/contributing/operations/budget#request-a-budget'),
      ask('can I work for yearn', faq('can-i-work-for-yearn')),
      ask('why is there no timelock', '/security/index#no-timelock'),
      ask(
        'what happens if a strategy loses money',
        `${specification}#losses`,
        '/resources/risks/vault-risks#risks',
        contract('vault', '_reportloss'),
      ),
      ask(
        'what should I do if I still hold yUSDC yTokens',
        '/resources/r-and-d/yearn#if-you-still-hold-ytokens',
      ),
      ask(
        'how do i rise to the next contributor level',
        '/contributing/operations/osc-levels#rise-to-the-next-level',
      ),
      ask(
        'what are the penalties for leaving veYFI early',
        '/contributing/governance/veyfi#what-leaving-early-will-cost',
      ),
    ],
  },
  {
    name: 'terms',
    rationale:
      'One or two words that a reader met somewhere and wants explained, or the subject of a page. The glossary entry answers, and so does the section that explains the thing in full.',
    queries: [
      ask('slippage', term('slippage')),
      ask(
        'impermanent loss',
        term('impermanent-loss'),
        '/resources/risks/strategy-risks#impermanent-loss',
      ),
      ask('basis point', term('basis-point')),
      ask('basis points', term('basis-point')),
      ask('keeper', term('keeper')),
      ask('keep3r', term('keep3r'), `${deployment}#hand-over-to-keep3r`),
      ask('guardian', term('guardian'), contract('vault', 'guardian')),
      ask('strategist', term('strategist')),
      ask('sharer', term('sharer'), `${deployment}#sharer`),
      ask('zap', term('zap')),
      ask(
        'zap out',
        '/getting-started/products/yvaults/overview#zap-out',
        '/getting-started/using-yearn#zap-out',
      ),
      ask('TVL', term('tvl')),
      ask('total value locked', term('tvl')),
      ask('APR', term('apr')),
      ask('flash loan', term('flash-loan')),
      ask('liquidity pool', term('liquidity-pool')),
      ask('yield farming', term('yield-farming')),
      ask('stablecoins', term('stablecoin')),
      ask('seed phrase', term('seed-phrase')),
      ask('veCRV', term('vecrv')),
      ask(
        'yveCRV',
        term('yvecrv'),
        faq('what-is-yvecrv'),
        '/getting-started/guides/how-to-understand-yveCRV',
      ),
      ask('veYFI', '/contributing/governance/veyfi', term('veyfi')),
      ask('veYFI gauges', '/contributing/governance/veyfi#how-gauges-will-work'),
      ask('YFI', '/contributing/governance/yfi', term('yfi')),
      ask('YIP', term('yip'), faq('what-is-a-yip')),
      ask('woofy', '/getting-started/products/woofy', term('woofy')),
      ask('iron bank', term('iron-bank')),
      ask('performance fee', term('performance-fee')),
      ask('management fee', term('management-fee')),
      ask('withdrawal queue', term('withdrawal-queue'), contract('vault', 'withdrawalqueue')),
      ask(
        'emergency shutdown',
        term('emergency-shutdown'),
        `${specification}#emergency-shutdown`,
        contract('vault', 'emergencyshutdown'),
      ),
      ask('health check', term('health-check'), `${deployment}#health-checks`),
      ask('trade factory', term('trade-factory'), '/developers/v2/yswaps#trade-factory'),
      ask('solvers', term('solver'), '/developers/v2/yswaps#solvers'),
      ask('post mortem', '/developers/v2/EMERGENCY#post-mortem'),
      ask('risk score', '/resources/risks/risk-score'),
      ask('bug bounty scope', '/security/index#bounty-scope'),
      ask('glossary', '/resources/defi-glossary'),
      ask('addresses provider', '/vaults/yearn-lens/contracts#start-from-the-addressesprovider'),
      ask('delegated deposit', '/partners/integration_guide#delegated-deposit'),
      ask('ledger plugin', '/developers/v2/ledger-plugin'),
      ask('advice process', '/contributing/operations/decision-making#the-advice-process'),
      ask(
        'yTeams',
        '/contributing/governance/governance-and-operations#yteams-and-their-members',
        term('yteam'),
        '/contributing/governance/governance-and-operations#powers-of-yteams',
      ),
      ask('media kit', faq('media-kit')),
    ],
  },
  {
    name: 'typing errors',
    rationale:
      'One or two slips in a word: a letter left out, doubled, swapped or wrong, words joined or apart, a plural, in terms and in identifiers alike.',
    queries: [
      ask('slipage', term('slippage')),
      ask(
        'impermanant loss',
        term('impermanent-loss'),
        '/resources/risks/strategy-risks#impermanent-loss',
      ),
      ask('gaurdian', term('guardian'), contract('vault', 'guardian')),
      ask('strategyst', term('strategist')),
      ask('perfomance fee', term('performance-fee')),
      ask('managment fee', term('management-fee')),
      ask(
        'withdrawl queue',
        term('withdrawal-queue'),
        contract('vault', 'withdrawalqueue'),
        contract('vault', 'setwithdrawalqueue'),
      ),
      ask(
        'emergancy shutdown',
        term('emergency-shutdown'),
        `${specification}#emergency-shutdown`,
        contract('vault', 'emergencyshutdown'),
      ),
      ask('pricePershar', contract('vault', 'pricepershare')),
      ask('priceperShares', contract('vault', 'pricepershare')),
      ask('setWithdrawlQueue', contract('vault', 'setwithdrawalqueue')),
      ask('havestTrigger', contract('BaseStrategy', 'harvesttrigger')),
      ask('harvestTriger', contract('BaseStrategy', 'harvesttrigger')),
      ask('estimatedTotalAsset', contract('BaseStrategy', 'estimatedtotalassets')),
      ask('liquidatePostion', contract('BaseStrategy', 'liquidateposition')),
      ask('prepareRetrun', contract('BaseStrategy', 'preparereturn')),
      ask('updateStrategyDebtRato', contract('vault', 'updatestrategydebtratio')),
      ask('endorsVault', contract('registry', 'endorsevault')),
      ask('BaseStratgy', contract('BaseStrategy')),
      ask('base stategy', contract('BaseStrategy')),
      ask(
        'healthcheck',
        term('health-check'),
        contract('BaseStrategy', 'healthcheck'),
        `${deployment}#health-checks`,
      ),
      ask('flashloan', term('flash-loan')),
      ask('multi sig', term('multisig'), '/security/multisig'),
      ask(
        'mutlisig signers',
        '/security/multisig#signers',
        faq('who-signs-for-the-multisig'),
        '/security/multisig#signers-before-yip-68',
      ),
      ask(
        'vunerability report',
        '/security/index#report-a-vulnerability',
        '/contributing/contribute#report-a-security-problem',
      ),
      ask('how to instal the sdk', '/vaults/yearn-sdk/yearn-stack#install'),
      ask('metamsk custom token', '/getting-started/guides/how-to-add-a-custom-token-to-metamask'),
      ask('stablecion', term('stablecoin')),
      ask(
        'liqudity mining',
        term('liquidity-mining'),
        '/resources/risks/strategy-risks#liquidity-mining',
        '/resources/risks/protocol-risks#liquidity-mining-programs',
      ),
      ask('glosary', '/resources/defi-glossary'),
      ask(
        'govenance proposals',
        '/contributing/governance/proposal-process',
        '/contributing/governance/proposal-process#submit-a-proposal',
        '/contributing/governance/proposal-repository',
        '/contributing/governance/governance-and-operations#three-kinds-of-proposals',
        '/contributing/governance/proposal-process#choose-the-kind-of-proposal',
      ),
      ask(
        'colateral',
        '/partners/yvtokens-as-collateral',
        term('collateralization'),
        '/getting-started/products/yvaults/yvault-advantages#leverage',
      ),
      ask(
        'how is apy calcualted',
        '/getting-started/guides/how-apy-works',
        '/getting-started/guides/how-apy-works#figures',
        '/getting-started/guides/how-apy-works#from-price-to-yield',
        '/getting-started/products/yvaults/overview#yield-in-the-app',
        '/vaults/yearn-api#how-the-figures-are-made',
      ),
    ],
  },
  {
    name: 'addresses',
    rationale:
      'Copied from an explorer, a trace or a log: whole addresses in any case, with the first digits only, by name; function selectors and event topics. The section that lists or explains the thing answers.',
    queries: [
      ask(
        '0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e',
        '/getting-started/products/token-addresses',
        '/contributing/governance/yfi#what-it-is-for',
      ),
      ask(
        '0x0bc529c00c6401aef6d220be8c6ea1667f6ad93e',
        '/getting-started/products/token-addresses',
        '/contributing/governance/yfi#what-it-is-for',
      ),
      ask(
        '0XD0660CD418A64A1D44E9214AD8E459324D8157F1',
        '/getting-started/products/token-addresses',
        '/getting-started/products/woofy#contract',
      ),
      ask(
        '0xFEB4acf3df3cDEA7399794D0869ef76A6EfAff52',
        '/security/multisig',
        `${deployment}#addresses-ethereum`,
        '/developers/v2/EMERGENCY#roles',
        '/contributing/governance/governance-and-operations#what-the-contracts-enforce',
        '/getting-started/intro#who-decides',
      ),
      ask(
        '0x50c1a2ea0a861a967d9d0ffe2ae4012c2e053804',
        `${deployment}#addresses-ethereum`,
        '/vaults/yearn-lens/contracts#ethereum',
      ),
      ask('0x93a62da5a14c80f265dabc077fcee437b1a0efde', `${deployment}#addresses-ethereum`),
      ask('0xDDCea799fF1699e98EDF118e0629A974Df7DF012', `${deployment}#addresses-ethereum`),
      ask('0x727fe1759430df13655ddb0731de0d0fde929b04', `${deployment}#addresses-fantom`),
      ask('0x3199437193625DCcD6F9C9e98BDf93582200Eb1f', `${deployment}#addresses-arbitrum`),
      ask(
        '0xdA816459F1AB5631232FE5e97a05BBBb94970c95',
        `${tokens}#version-2`,
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask',
      ),
      ask(
        '0xda816459',
        `${tokens}#version-2`,
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask',
      ),
      ask(
        'da816459f1ab5631232fe5e97a05bbbb94970c95',
        `${tokens}#version-2`,
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask',
      ),
      ask('0x7BAF843e06095f68F4990Ca50161C2C4E4e01ec6', '/developers/v2/yswaps#addresses'),
      ask(
        '0x5dbcF33D8c2E976c6b560249878e6F1491Bca25c',
        `${tokens}#version-1`,
        '/getting-started/guides/how-to-add-a-custom-token-to-metamask#long-symbols',
      ),
      ask(
        '0x8ee392a4787397126c163cb9844d7c447da419d8',
        '/partners/integration_guide#partner-tracker',
        '/vaults/yearn-lens/contracts#ethereum-from-the-repository',
      ),
      ask('YFI token address', '/getting-started/products/token-addresses'),
      ask('WOOFY address on Fantom', '/getting-started/products/token-addresses'),
      ask('yvDAI address', `${tokens}#version-2`, '/getting-started/products/token-addresses'),
      ask('treasury address', `${deployment}#addresses-ethereum`),
      ask(
        'strategist multisig address',
        `${deployment}#addresses-ethereum`,
        '/developers/v2/EMERGENCY#roles',
      ),
      ask(
        'registry address ethereum',
        `${deployment}#addresses-ethereum`,
        '/vaults/yearn-lens/contracts#ethereum',
      ),
      ask('trade factory address', '/developers/v2/yswaps#addresses'),
      ask('0x99530b06', contract('vault', 'pricepershare'), contract('VaultAPI', 'pricepershare')),
      ask('0x01E1D114', contract('vault', 'totalassets'), contract('VaultAPI', 'totalassets')),
      ask('0xbdc8144b', contract('vault', 'setdepositlimit')),
      ask('0x4641257d', contract('BaseStrategy', 'harvest'), contract('StrategyAPI', 'harvest')),
      ask(
        'selector 0xecf70858',
        contract('vault', 'depositlimit'),
        contract('VaultAPI', 'depositlimit'),
      ),
      ask('0x39ebf823', contract('vault', 'strategies'), contract('VaultAPI', 'strategies')),
      ask(
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        contract('vault', 'transfer-event'),
        contract('test/TokenNoReturn', 'transfer-event'),
      ),
      ask(
        '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
        contract('vault', 'approval'),
        contract('test/TokenNoReturn', 'approval'),
      ),
      ask('find a function by its selector', '/vaults/selectors', '/vaults/selectors#scope'),
    ],
  },
  {
    name: 'versions',
    rationale:
      'Readers of an older release expect its own pages; a release named in the query means that release; what only one release has is found from every other; release notes and comparisons answer what changed.',
    queries: [
      askReading('0.3.5', 'pricePerShare', old('0.3.5', 'vault', 'pricepershare')),
      askReading('0.3.0', 'setDepositLimit', old('0.3.0', 'vault', 'setdepositlimit')),
      askReading('0.3.2', 'BaseStrategy harvest', old('0.3.2', 'BaseStrategy', 'harvest')),
      askReading('0.3.4', 'endorseVault', old('0.3.4', 'registry', 'endorsevault')),
      askReading(
        '0.4.2',
        'liquidateAllPositions',
        old('0.4.2', 'BaseStrategy', 'liquidateallpositions'),
      ),
      askReading('0.3.3', 'StrategyReported', old('0.3.3', 'vault', 'strategyreported')),
      askReading('0.3.1', '0x99530b06', old('0.3.1', 'vault', 'pricepershare')),
      askReading('0.3.2', 'slippage', term('slippage')),
      askReading(
        '0.3.0',
        'how do I deposit',
        faq('how-do-i-deposit'),
        '/getting-started/using-yearn#deposit',
      ),
      ask('0.3.5 pricePerShare', old('0.3.5', 'vault', 'pricepershare')),
      ask('withdraw 0.3.0', old('0.3.0', 'vault', 'withdraw')),
      ask('vault report 0.4.2', old('0.4.2', 'vault', 'report')),
      ask('v0.3.3 registry newVault', old('0.3.3', 'registry', 'newvault')),
      ask('initialize vault 0.3.4', old('0.3.4', 'vault', 'initialize')),
      ask('BaseStrategy 0.3.1', old('0.3.1', 'BaseStrategy')),
      askReading('0.3.5', 'BaseStrategy 0.4.3', contract('BaseStrategy')),
      ask('precisionFactor', old('0.3.5', 'vault', 'precisionfactor')),
      ask(
        'setLockedProfitDegration',
        old('0.3.5', 'vault', 'setlockedprofitdegration'),
        old('0.3.4', 'vault', 'setlockedprofitdegration'),
        old('0.3.3', 'vault', 'setlockedprofitdegration'),
        old('0.3.2', 'vault', 'setlockedprofitdegration'),
      ),
      ask(
        'delegateEverything',
        old('0.3.4', 'test/TestStrategy', 'delegateeverything'),
        old('0.3.5', 'test/TestStrategy', 'delegateeverything'),
        old('0.4.2', 'test/TestStrategy', 'delegateeverything'),
        contract('test/TestStrategy', 'delegateeverything'),
      ),
      ask('transferWithoutReturn', old('0.3.2', 'test/Token', 'transferwithoutreturn')),
      askReading('0.3.0', 'setHealthCheck', contract('BaseStrategy', 'sethealthcheck')),
      askReading(
        '0.3.0',
        'BaseWrapper',
        contract('BaseWrapper'),
        old('0.4.2', 'BaseWrapper'),
        old('0.3.3', 'BaseWrapper'),
      ),
      askReading(
        '0.3.1',
        'liquidateAllPositions',
        contract('BaseStrategy', 'liquidateallpositions'),
        old('0.4.2', 'BaseStrategy', 'liquidateallpositions'),
      ),
      ask('release notes 0.3.2', '/blog/vaults-0-3-2'),
      ask(
        'what changed in 0.4.3',
        '/blog/vaults-0-4-3',
        '/vaults/compare',
        '/vaults/compare#previous',
      ),
      ask('vaults 0.3.5', '/blog/vaults-0-3-5', '/vaults/0.3.5/getting-started'),
      ask('compare releases', '/vaults/compare'),
      ask('breaking changes', '/vaults/compare#breaking'),
    ],
  },
];

/** Every query with the name of its class. */
export const relevanceQueries: readonly (RelevanceQuery & { readonly class: string })[] =
  relevanceClasses.flatMap(({ name, queries }) =>
    queries.map((query) => ({ ...query, class: name })),
  );
