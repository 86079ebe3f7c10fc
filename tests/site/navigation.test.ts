import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from './support';

/** Labels and targets as the specification gives them. */
const navbar = [
  ['Getting Started', '/getting-started/intro'],
  ['Develop', '/developers/v2/getting-started'],
  ['Smart Contracts', '/vaults/smart-contracts/BaseStrategy'],
  ['Partner', '/partners/introduction'],
  ['Contribute', '/contributing/contribute'],
  ['Resources', '/resources/faq'],
  ['Security', '/security/index'],
];

const footer = [
  ['Developers', 'Open Issues', 'https://contribute.yearn.rocks/'],
  ['Developers', '#strategies - Discord', 'https://discord.gg/b8ENPNqG5c'],
  ['Developers', 'Get Involved - Survey', 'https://forms.gle/Jkbu81sjAfL6NzH17'],
  ['Github', 'yearn-vaults', 'https://github.com/yearn/yearn-vaults'],
  ['Github', 'brownie-strategy-mix', 'https://github.com/yearn/brownie-strategy-mix'],
  ['Github', 'brownie-wrapper-mix', 'https://github.com/yearn/brownie-wrapper-mix'],
  ['Github', 'yearn-watch', 'https://github.com/yearn/yearn-watch'],
  ['Github', 'yearn-finance-v3', 'https://github.com/yearn/yearn-finance-v3'],
  ['Github', 'yearn-security', 'https://github.com/yearn/yearn-security'],
  ['Ecosystem', 'Vaults', 'https://yearn.finance/vaults'],
  ['Ecosystem', 'YFI Stats', 'https://www.yfistats.com/'],
  ['Ecosystem', 'Bowswap', 'https://bowswap.finance/'],
  ['Community', 'Discord', 'https://discord.gg/b8ENPNqG5c'],
  ['Community', 'Twitter', 'https://twitter.com/iearnfinance'],
  ['Community', 'Telegram', 'https://t.me/yearnfinance/'],
  ['Community', 'Medium', 'https://medium.com/iearn'],
  ['Community', 'Forum', 'https://gov.yearn.finance'],
  ['Community', 'Snapshot voting', 'https://snapshot.org/#/ybaby.eth'],
];

const clean = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

test('the navigation bar has the items of the specification in their order', () => {
  const html = /<nav[^>]*class="navbar[\s\S]*?<\/nav>/.exec(readPage('/'))?.[0] ?? '';
  const items = [
    ...html.matchAll(
      /<a class="navbar__item navbar__link"[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g,
    ),
  ]
    .map((match) => [clean(match[2] ?? ''), match[1]])
    .slice(0, navbar.length);
  assert.deepEqual(items, navbar);
  assert.match(html, /navbar__title[^>]*>Yearn Finance</);
});

test('the bar names the section of the open page as current, and the menu the page', () => {
  const html = readPage('/getting-started/guides/how-apy-works');
  const links = [...html.matchAll(/<a [^>]*aria-current[^>]*>/g)].map(([link]) => [
    /aria-current="([^"]*)"/.exec(link)?.[1],
    /href="([^"]*)"/.exec(link)?.[1],
  ]);
  assert.deepEqual(links, [
    ['true', '/getting-started/intro'],
    ['page', '/getting-started/guides/how-apy-works'],
  ]);
});

test('the footer has four columns with the links of the specification, all external', () => {
  const html = /<footer[\s\S]*?<\/footer>/.exec(readPage('/'))?.[0] ?? '';
  const found = [...html.matchAll(/footer__title">([^<]+)<\/div>([\s\S]*?)<\/ul>/g)].flatMap(
    ([, column = '', list = '']) =>
      [...list.matchAll(/<a [^>]*>[\s\S]*?<\/a>/g)].map(([link]) => [
        clean(column),
        clean(link),
        /href="([^"]+)"/.exec(link)?.[1],
      ]),
  );
  assert.deepEqual(found, footer);
  for (const [link] of html.matchAll(/<a [^>]*>/g)) assert.match(link, /rel="noopener noreferrer"/);
});

/** Labels of the sidebar's items in their order, nested ones after their category. */
function sidebar(route: string): string[] {
  const html = /<nav[^>]*aria-label="Docs sidebar"[\s\S]*?<\/nav>/.exec(readPage(route))?.[0] ?? '';
  return [...html.matchAll(/<a [^>]*class="menu__link[^"]*"[^>]*>([\s\S]*?)<\/a>/g)].map((match) =>
    clean(match[1] ?? ''),
  );
}

test('sidebars have the labels of the specification in their order', () => {
  assert.deepEqual(sidebar('/getting-started/intro'), [
    'Introduction',
    'Using Yearn',
    'Products',
    'yVaults',
    'Overview',
    'Vaults and Strategies',
    'Vault Tokens',
    'How Yearn increases your yield',
    'Woofy',
    'Guides',
    'How Yearn Boosts Yield',
    'Add a custom token to MetaMask',
    'How to Understand yVault ROI',
    'How to Understand yveCRV',
    'How to Understand Vault APYs',
    'Withdraw without the app',
    'Records for taxes',
    'Token Addresses',
  ]);
  assert.deepEqual(sidebar('/partners/introduction'), [
    'Partnership Program',
    'Integration Methods',
    'Submit a Pull Request',
    'yvToken as collateral',
    'Guides',
    'Integrate a vault',
    'ERC-4626 adapter',
    'An oracle for vault tokens',
  ]);
  assert.deepEqual(sidebar('/developers/v2/getting-started').slice(0, 8), [
    'Getting started',
    'Guides',
    'Your first strategy',
    'Upgrade a strategy',
    'Deploy with a multisig',
    'Find vaults and history',
    'Errors',
    'Known issues',
  ]);
  assert.deepEqual(sidebar('/resources/faq').slice(-3), [
    'yGift (legacy)',
    'Financials',
    'DeFi glossary',
  ]);
  assert.equal(sidebar('/security/index')[0], 'Security Home');
});

test('sidebars cannot be hidden', () => {
  assert.doesNotMatch(readPage('/getting-started/intro'), /Collapse sidebar/);
});
