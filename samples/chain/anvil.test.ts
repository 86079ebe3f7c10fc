/** The chain starts and stops, and says in one sentence what keeps it from starting. */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { call, findAnvil, genesisTime, startChain, wait } from './anvil';

const folder = mkdtempSync(path.join(tmpdir(), 'chain-'));
after(() => rmSync(folder, { recursive: true }));

/** A program to run in place of anvil. */
function program(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

after(() => {
  delete process.env['ANVIL_PATH'];
});

test('a chain answers on the loopback address, keeps time, and ends', async () => {
  const chain = await startChain();
  assert.match(chain.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  const time = async (): Promise<number> => {
    const block = (await call(chain.url, 'eth_getBlockByNumber', ['latest', false])) as {
      timestamp: string;
    };
    return Number(block.timestamp);
  };
  assert.equal(await time(), genesisTime);
  await call(chain.url, 'evm_mine');
  assert.equal(await time(), genesisTime + 12);
  await wait(chain.url, 3_600);
  assert.equal(await time(), genesisTime + 3_612);
  await chain.stop();
  await assert.rejects(call(chain.url, 'eth_blockNumber'));
  await chain.stop();
});

test('a port that is taken is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await assert.rejects(startChain({ port }), {
    message: `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`,
  });
  server.close();
});

test('a port that is none, and a node that does not answer, get one sentence', async () => {
  await assert.rejects(startChain({ port: NaN }), {
    message: 'Set PORT to a number from 1 to 65535.',
  });
  for (const forkUrl of ['http://127.0.0.1:1', 'address of an Ethereum node'])
    await assert.rejects(
      startChain({ forkUrl }),
      /^Error: The node could not be read \(.+\)\. Set FORK_URL to the address of an Ethereum node\.$/,
    );
});

test('a slow chain is given up after its time', async () => {
  const slow = program('slow', '#!/bin/sh\nexec sleep 60\n');
  await assert.rejects(startChain({ program: slow, timeoutMs: 200 }), {
    message: 'The chain did not answer within 0.2 seconds. Try again.',
  });
});

test('a machine without a package gets one sentence that says what to do', () => {
  assert.throws(
    () => findAnvil('linux', 'riscv64'),
    /^Error: There is no package of anvil for linux-riscv64 here\. Run "npm install" .* set ANVIL_PATH to it\.$/,
  );
  process.env['ANVIL_PATH'] = path.join(folder, 'nothing');
  assert.throws(() => findAnvil(), /^Error: ANVIL_PATH is ".*nothing", where there is no file\./);
  process.env['ANVIL_PATH'] = program('own', '#!/bin/sh\n');
  assert.equal(findAnvil('linux', 'riscv64'), path.join(folder, 'own'));
});

test('a program that does not run here is named with its message', async () => {
  const foreign = program('foreign', '\x7fELF not of this machine');
  await assert.rejects(
    startChain({ program: foreign }),
    /foreign does not run on this machine \(.+\)\. Set ANVIL_PATH/,
  );
  const old = program(
    'old',
    '#!/bin/sh\necho "libc.so.6: version \'GLIBC_2.35\' not found" >&2\nexit 1\n',
  );
  await assert.rejects(
    startChain({ program: old }),
    /old does not run on this machine \(.*GLIBC_2\.35.*\)/,
  );
  const silent = program('silent', '#!/bin/sh\nexit 3\n');
  await assert.rejects(startChain({ program: silent }), {
    message: 'anvil stopped before it answered: it said nothing',
  });
});
