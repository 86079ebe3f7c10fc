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
  /** Queries, in the words of the documents and in a reader's own. */
  readonly queries: readonly string[];
}

const guides = '/developers/v2/guides';
const needs: readonly Need[] = [
  {
    who: 'a depositor whose app is down',
    pages: ['/getting-started/guides/withdraw-without-the-app'],
    queries: ['withdraw without the app', 'website is down how to withdraw'],
  },
  {
    who: 'anyone whose transaction failed',
    pages: ['/developers/v2/errors'],
    queries: ['execution reverted without a message', 'cannot estimate gas'],
  },
  {
    who: 'a depositor with a tax form',
    pages: ['/getting-started/guides/records-for-taxes'],
    queries: ['cost basis tax records', 'how do I calculate my profit for taxes'],
  },
  {
    who: 'a strategist who begins',
    pages: [`${guides}/first-strategy`],
    queries: ['first strategy harvest', 'write a strategy'],
  },
  {
    who: 'a strategist with an older strategy',
    pages: [`${guides}/upgrade-a-strategy`],
    queries: ['upgrade a strategy from 0.3.5', 'upgrade strategy 0.4.2 to 0.4.3'],
  },
  {
    who: 'a deployer',
    pages: [`${guides}/deploy-with-a-multisig`],
    queries: ['why each role has its own address', 'gnosis safe transaction'],
  },
  {
    who: 'a partner who integrates',
    pages: ['/partners/integrate-a-vault'],
    queries: ['integrate a vault router', 'integrate yearn in my app'],
  },
  {
    who: 'a user of ERC-4626',
    pages: ['/partners/erc4626-adapter'],
    queries: ['ERC-4626 adapter', 'is yearn erc4626 compatible'],
  },
  {
    who: 'a wallet or a tracker',
    pages: [`${guides}/find-vaults`],
    queries: ['subgraph query positions of an account', 'list all vaults'],
  },
  {
    who: 'a researcher',
    pages: [`${guides}/known-issues`],
    queries: ['known issues invariants', 'donation attack'],
  },
  {
    who: 'a lending market',
    pages: ['/partners/collateral-oracle'],
    queries: ['oracle share price donation', 'pricePerShare oracle manipulation'],
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

for (const { who, pages, queries } of needs) {
  test(`${who} finds the answer`, async (context) => {
    const clicks = pages.map((page) => distance.get(page));
    assert.ok(
      clicks.some((count) => count !== undefined),
      'more than three clicks away',
    );
    context.diagnostic(`${Math.min(...clicks.map((count) => count ?? 9))} clicks`);

    for (const query of queries) {
      const found = (await ask(query)).slice(0, 3).map((url) => url.split('#')[0] ?? '');
      assert.ok(
        pages.some((page) => found.includes(page)),
        `"${query}" finds ${found.join(', ')}`,
      );
    }
  });
}

test('what readers say around a question leads nowhere else', async () => {
  for (const query of needs.flatMap(({ queries }) => queries)) {
    const [first] = await ask(query);
    for (const said of [
      `Hi all, quick question: does anyone know ${query}`,
      `${query} right now, any ideas? Thanks in advance!`,
    ]) {
      assert.equal((await ask(said))[0], first, said);
    }
  }
});

test('the whole name of the site counts no more than its first word', async () => {
  for (const asked of ['fees', 'team', 'audit', 'withdraw', 'is it safe']) {
    assert.equal((await ask(`yearn finance ${asked}`))[0], (await ask(`yearn ${asked}`))[0], asked);
  }
});

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
    ['panic 0x11', 'safemath-subtraction-overflow'],
  ]) {
    const found = (await ask(query ?? '')).slice(0, 3);
    assert.ok(found.includes(`/developers/v2/errors#${anchor}`), `${query}: ${found.join(', ')}`);
  }
});
