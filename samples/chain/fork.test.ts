/** The samples run on a copy of another chain too. The chain that is copied here is one with the doubles. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Contract, utils } from 'ethers';
import { findAddress } from '../../src/data/addresses';
import { startChain } from './anvil';
import { account, deployVaults, environmentOfFork } from './deploy';

const here = path.dirname(fileURLToPath(import.meta.url));

test('the addresses of mainnet match the site', () => {
  const own = JSON.parse(readFileSync(path.join(here, 'mainnet.json'), 'utf8')) as unknown;
  assert.deepEqual(own, {
    registry: findAddress('registry-v2').address,
    token: findAddress('dai').address,
    usdc: findAddress('usdc').address,
    healthCheck: findAddress('health-check').address,
    tracker: findAddress('lens-partner-tracker').address,
  });
});

test('a copy of another chain is refused', async () => {
  const original = await startChain();
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'start.ts', 'fork'], {
    cwd: here,
    encoding: 'utf8',
    env: { ...process.env, FORK_URL: original.url, PORT: '0' },
    timeout: 60_000,
  });
  await original.stop();
  assert.match(stderr, /^FORK_URL isn't a node of Ethereum\./);
  assert.equal(status, 1);
});

test('a fork has the contracts of the chain it copies, and tokens for the accounts', async () => {
  const original = await startChain();
  const { contracts } = await deployVaults(original.url);
  const fork = await startChain({ forkUrl: original.url });
  try {
    const environment = await environmentOfFork(fork.url, {
      registry: contracts.registry.address,
      token: contracts.dai.address,
      usdc: contracts.usdc.address,
      healthCheck: contracts.healthCheck.address,
      tracker: contracts.tracker.address,
    });
    assert.equal(environment['VAULT'], contracts.vault.address);
    assert.equal(environment['USDC_VAULT'], contracts.usdcVault.address);
    const user = account(fork.url, 1);
    const dai = new Contract(
      contracts.dai.address,
      ['function balanceOf(address) view returns (uint256)'],
      user,
    );
    const held = (await dai['balanceOf']?.(user.address)) as unknown;
    assert.equal(String(held), utils.parseEther('1000000').toString());
    const there = new Contract(dai.address, dai.interface, account(original.url, 1));
    assert.equal(String(await there['balanceOf']?.(user.address)), '0');

    // The first strategy prints on the fork what it prints on the local chain, apart from addresses.
    // A copy of the project: another test runs the original, which keeps its addresses in a file.
    const guide = path.join(here, '.cache/first-strategy');
    cpSync(path.join(here, '../first-strategy'), guide, { recursive: true });
    const run = (script: string): string =>
      execFileSync(process.execPath, ['--import', 'tsx', script], {
        cwd: guide,
        encoding: 'utf8',
        env: { ...process.env, ...environment, YEARN_VAULTS: path.join(here, 'contracts') },
      });
    run('deploy.ts');
    for (const [script, output] of [
      ['deposit.ts', 'deposit'],
      ['harvest.ts', 'first-harvest'],
    ] as const) {
      assert.equal(run(script), readFileSync(path.join(guide, `output/${output}.txt`), 'utf8'));
    }
  } finally {
    await fork.stop();
    await original.stop();
  }
});
