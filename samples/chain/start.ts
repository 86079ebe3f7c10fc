/**
 * Runs a chain for the samples until Ctrl+C.
 *
 * - `npm start`: a new chain with the doubles
 * - `npm run fork`: a copy of mainnet, with the address of a node in `FORK_URL`
 *
 * Both write the addresses to `.env`, which the samples read with `source ../chain/.env`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { call, startChain } from './anvil';
import { deployVaults, environmentOf, environmentOfFork, type ForkAddresses } from './deploy';

const here = path.dirname(fileURLToPath(import.meta.url));
const mainnet = (): ForkAddresses =>
  JSON.parse(readFileSync(path.join(here, 'mainnet.json'), 'utf8')) as ForkAddresses;
const port = Number(process.env['PORT'] ?? 8545);

async function main(): Promise<void> {
  const isFork = process.argv[2] === 'fork';
  const forkUrl = process.env['FORK_URL'];
  if (isFork && forkUrl === undefined) {
    throw new Error('Set FORK_URL to the address of an Ethereum node, then run the command again.');
  }
  const chain = await startChain(isFork ? { port, forkUrl } : { port });
  if (isFork && (await call(chain.url, 'eth_getCode', [mainnet().registry, 'latest'])) === '0x') {
    throw new Error(
      "FORK_URL isn't a node of Ethereum. Only its chain has the contracts that the samples use.",
    );
  }
  const environment = isFork
    ? await environmentOfFork(chain.url, mainnet())
    : await environmentOf(chain.url, await deployVaults(chain.url));
  const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${value}\n`);
  const file = path.join(here, '.env');
  writeFileSync(file, lines.join(''));
  console.log(`The chain answers at ${chain.url}. Its addresses are in ${file}.`);
  console.log('Press Ctrl+C to stop it.');
  process.once('SIGINT', () => void chain.stop());
  process.once('SIGTERM', () => void chain.stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // with the chain, if it has started
});
