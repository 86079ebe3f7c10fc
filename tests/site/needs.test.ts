/**
 * What readers ask for in public: each answer is at most three clicks away from the home page, and one search with
 * the words that people use.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { latestRelease } from '../../src/data/releases';
import { serviceOver } from '../../scripts/bench-search/relevance';
import { build, readPage } from './support';

interface Need {
  readonly who: string;
  /** Pages that answer it. */
  readonly pages: readonly string[];
  readonly query: string;
}

const guides = '/developers/v2/guides';
const needs: readonly Need[] = [
  {
    who: 'a depositor whose app is down',
    pages: ['/getting-started/guides/withdraw-without-the-app'],
    query: 'withdraw without the app',
  },
  {
    who: 'anyone whose transaction failed',
    pages: ['/developers/v2/errors'],
    query: 'execution reverted without a message',
  },
  {
    who: 'a depositor with a tax form',
    pages: ['/getting-started/guides/records-for-taxes'],
    query: 'cost basis tax records',
  },
  {
    who: 'a strategist who begins',
    pages: [`${guides}/first-strategy`],
    query: 'first strategy harvest',
  },
  {
    who: 'a strategist with an older strategy',
    pages: [`${guides}/upgrade-a-strategy`],
    query: 'upgrade a strategy from 0.3.5',
  },
  {
    who: 'a deployer',
    pages: [`${guides}/deploy-with-a-multisig`],
    query: 'why each role has its own address',
  },
  {
    who: 'a partner who integrates',
    pages: ['/partners/integrate-a-vault'],
    query: 'integrate a vault router',
  },
  { who: 'a user of ERC-4626', pages: ['/partners/erc4626-adapter'], query: 'ERC-4626 adapter' },
  {
    who: 'a wallet or a tracker',
    pages: [`${guides}/find-vaults`],
    query: 'subgraph query positions of an account',
  },
  { who: 'a researcher', pages: [`${guides}/known-issues`], query: 'known issues invariants' },
  {
    who: 'a lending market',
    pages: ['/partners/collateral-oracle'],
    query: 'oracle share price donation',
  },
];

/** Addresses of this site that a page links. */
function linksOf(route: string): string[] {
  const html = readPage(route);
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/\.\w+$/.test(target));
}

/** How many clicks from the home page each page is away, up to three. */
const distance = new Map<string, number>([['/', 0]]);
before(() => {
  for (let clicks = 1; clicks <= 3; clicks += 1) {
    for (const [route] of [...distance].filter(([, at]) => at === clicks - 1)) {
      for (const target of linksOf(route)) {
        if (!distance.has(target)) distance.set(target, clicks);
      }
    }
  }
});

const service = serviceOver(build);

/** Addresses that a search finds, best first. */
async function ask(query: string): Promise<string[]> {
  await service.load(latestRelease);
  const { hits } = await service.search({ query, reading: latestRelease, limit: 10 });
  return hits.map(({ url }) => url);
}

for (const { who, pages, query } of needs) {
  test(`${who} finds the answer`, async (context) => {
    const clicks = pages.map((page) => distance.get(page));
    assert.ok(
      clicks.some((count) => count !== undefined),
      'more than three clicks away',
    );
    context.diagnostic(`${Math.min(...clicks.map((count) => count ?? 9))} clicks`);

    const found = (await ask(query)).slice(0, 3).map((url) => url.split('#')[0] ?? '');
    assert.ok(
      pages.some((page) => found.includes(page)),
      `"${query}" finds ${found.join(', ')}`,
    );
  });
}

test('a search finds a message by a few of its words', async () => {
  for (const [query, anchor] of [
    ['!healthcheck', 'healthcheck'],
    ['!authorized', 'authorized'],
    ['Transfer failed!', 'transfer-failed'],
    ['already initialized', 'strategy-already-initialized'],
    ['low-level call failed', 'safeerc20-low-level-call-failed'],
    ['transfer amount exceeds allowance', 'erc20-transfer-amount-exceeds-allowance'],
    ['subtraction overflow', 'safemath-subtraction-overflow'],
    ['permit: expired', 'permit-expired'],
  ]) {
    const found = (await ask(query ?? '')).slice(0, 3);
    assert.ok(found.includes(`/developers/v2/errors#${anchor}`), `${query}: ${found.join(', ')}`);
  }
});
