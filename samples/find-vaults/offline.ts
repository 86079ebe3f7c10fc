/**
 * Replaces the API and the subgraph on the local chain: `offline.ts api.ts`, `offline.ts subgraph.ts positions`.
 * It answers from the chain, in the shape of the originals, and refuses fields that they do not have.
 */
import { createServer } from 'node:http';
import { constants, type Contract } from 'ethers';
import { at, owner, provider, send, setting, user } from './setup';

const vault = at(setting('VAULT'), [
  'function symbol() view returns (string)',
  'function apiVersion() view returns (string)',
  'function decimals() view returns (uint256)',
  'function totalAssets() view returns (uint256)',
  'function pricePerShare() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function deposit(uint256)',
  'event StrategyReported(address indexed strategy, uint256 gain, uint256 loss, uint256 debtPaid, uint256 totalGain, uint256 totalLoss, uint256 totalDebt, uint256 debtAdded, uint256 debtRatio)',
]);

/** Fields of each type of the subgraph that the queries ask for. Its schema has more. */
const schema: Record<string, readonly string[]> = {
  Query: ['vault', 'strategies', 'accountVaultPositions'],
  Vault: ['id', 'apiVersion', 'shareToken', 'historicalUpdates'],
  Token: ['symbol', 'decimals'],
  VaultUpdate: ['timestamp', 'blockNumber', 'pricePerShare'],
  AccountVaultPosition: ['vault', 'balanceShares', 'balanceTokens'],
  Strategy: ['name', 'reports'],
  StrategyReport: ['timestamp', 'gain', 'loss', 'totalDebt'],
};
const typeOf: Record<string, string> = {
  vault: 'Vault',
  strategies: 'Strategy',
  accountVaultPositions: 'AccountVaultPosition',
  shareToken: 'Token',
  historicalUpdates: 'VaultUpdate',
  reports: 'StrategyReport',
};

/** Picks what a selection asks for. */
function pick(type: string, value: unknown, words: string[]): unknown {
  const selection: [field: string, inner: string[]][] = [];
  while (words.length > 0) {
    const field = words.shift() ?? '';
    const inner: string[] = [];
    if (words[0] === '{') {
      let depth = 0;
      do {
        const word = words.shift() ?? '';
        depth += word === '{' ? 1 : word === '}' ? -1 : 0;
        inner.push(word);
      } while (depth > 0);
    }
    if (!schema[type]?.includes(field)) throw new Error(`Type ${type} has no field ${field}`);
    selection.push([field, inner.slice(1, -1)]);
  }
  const one = (each: Record<string, unknown>): unknown =>
    Object.fromEntries(
      selection.map(([field, inner]) => [
        field,
        inner.length === 0 ? each[field] : pick(typeOf[field] ?? '', each[field], [...inner]),
      ]),
    );
  return Array.isArray(value) ? value.map(one) : one(value as Record<string, unknown>);
}

/** What the subgraph would know. */
async function world(): Promise<Record<string, unknown>> {
  const reported = await vault.queryFilter(vault.filters.StrategyReported());
  const decimals = Number(await vault.decimals());
  const times = await Promise.all(
    reported.map(async ({ blockNumber }) => ({
      timestamp: String((await provider.getBlock(blockNumber)).timestamp),
      blockNumber: String(blockNumber),
      pricePerShare: String(await vault.pricePerShare({ blockTag: blockNumber })),
    })),
  );
  const found = {
    id: vault.address.toLowerCase(),
    apiVersion: await vault.apiVersion(),
    shareToken: { symbol: await vault.symbol(), decimals },
    historicalUpdates: times,
  };
  const shares = String(await vault.balanceOf(user.address));
  return {
    vault: found,
    strategies: [
      {
        name: 'PoolStrategy',
        reports: reported.map(({ args }, index) => ({
          timestamp: times[index]?.timestamp,
          gain: String(args?.gain),
          loss: String(args?.loss),
          totalDebt: String(args?.totalDebt),
        })),
      },
    ],
    accountVaultPositions: [{ vault: found, balanceShares: shares, balanceTokens: shares }],
  };
}

async function apiList(): Promise<unknown[]> {
  const tvl = Number(await vault.totalAssets()) / 1e18;
  const common = {
    type: 'v2',
    version: '0.4.3',
    endorsed: true,
    emergency_shutdown: false,
    migration: { available: false },
  };
  return [
    {
      ...common,
      symbol: await vault.symbol(),
      tvl: { tvl: Math.round(tvl) },
      apy: { type: 'v2:averaged', net_apy: 0.0312 },
    },
    { ...common, symbol: 'yvNEW', tvl: { tvl: 0 }, apy: { type: 'error', net_apy: 0 } },
    { ...common, symbol: 'yvFAILED', tvl: { tvl: 1_000 }, apy: { type: 'error', net_apy: 0 } },
    { ...common, symbol: 'yvCLOSED', emergency_shutdown: true, tvl: { tvl: 5 }, apy: null },
    { ...common, symbol: 'yvOLD', migration: { available: true }, tvl: { tvl: 5 }, apy: null },
  ];
}

/** Something to list: a deposit, a harvest, and a profit. */
async function prepare(): Promise<void> {
  if (!(await vault.balanceOf(user.address)).isZero()) return;
  const dai: Contract = at(setting('TOKEN'), ['function approve(address, uint256)']);
  const pool = at(setting('POOL'), ['function earn(uint256)'], owner);
  const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
  const thousand = constants.WeiPerEther.mul(1_000);
  await send(dai.approve(vault.address, thousand));
  await send(vault.deposit(thousand));
  await send(strategy.harvest());
  await send(dai.connect(owner).approve(pool.address, thousand));
  await send(pool.earn(constants.WeiPerEther.mul(10)));
  await send(strategy.harvest());
}

const [script = 'api.ts', ...rest] = process.argv.slice(2);
await prepare();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const answer = async (): Promise<unknown> => {
      if (request.method === 'GET') return apiList();
      const { query } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string };
      const words =
        query
          .replace(/\([^)]*\)/g, '')
          .replace(/^query \w+/, '')
          .match(/\w+|[{}]/g) ?? [];
      try {
        return { data: pick('Query', await world(), words.slice(1, -1)) };
      } catch (error) {
        return { errors: [{ message: error instanceof Error ? error.message : String(error) }] };
      }
    };
    void answer().then((value) => response.end(JSON.stringify(value)));
  });
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  process.env['API_URL'] = process.env['SUBGRAPH_URL'] = `http://127.0.0.1:${port}`;
  process.argv = [...process.argv.slice(0, 2), ...rest];
  void import(`./${script}`).finally(() => server.close());
});
