/**
 * Runs a chain for the samples until Ctrl+C.
 *
 * - `npm start`: a new chain with the doubles
 * - `npm run fork`: a copy of mainnet, with the address of a node in `FORK_URL`
 *
 * Both write the addresses to `.env`, which the samples read with `source ../chain/.env`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChain } from './anvil';
import { deployVaults, environmentOf } from './deploy';

const port = Number(process.env['PORT'] ?? 8545);

async function main(): Promise<void> {
  const chain = await startChain({ port });
  const environment = await environmentOf(chain.url, await deployVaults(chain.url));
  const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${value}\n`);
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '.env');
  writeFileSync(file, lines.join(''));
  console.log(`The chain answers at ${chain.url}. Its addresses are in ${file}.`);
  console.log('Press Ctrl+C to stop it.');
  process.once('SIGINT', () => void chain.stop());
  process.once('SIGTERM', () => void chain.stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
