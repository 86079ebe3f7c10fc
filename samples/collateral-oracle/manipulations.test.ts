/** What an attacker, an accident, or an honest harvest can do to the price of a vault share. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { constants, utils, type BigNumber, type Contract } from 'ethers';
import { compile } from './compile';
import { at, deploy, owner, provider, send, setting, user } from './setup';

const day = 86_400;
const tokens = (amount: number | string): BigNumber => utils.parseEther(String(amount));
const erc20 = ['function approve(address, uint256)', 'function transfer(address, uint256)'];
const dai = at(setting('TOKEN'), erc20, owner);
const vault = at(
  setting('VAULT'),
  [
    'function deposit(uint256)',
    'function withdraw()',
    'function pricePerShare() view returns (uint256)',
  ],
  owner,
);
const pool = at(setting('POOL'), ['function earn(uint256)', 'function lose(uint256)'], owner);
const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
const [oracleCode, feedCode] = [compile('SharePriceOracle'), compile('PriceFeed')];
let snapshot: unknown;
let oracle: Contract;
let feed: Contract;

async function wait(seconds: number): Promise<void> {
  const { timestamp } = await provider.getBlock('latest');
  await provider.send('evm_setNextBlockTimestamp', [timestamp + seconds]);
  await provider.send('evm_mine', []);
}

beforeEach(async () => {
  snapshot = await provider.send('evm_snapshot', []);
  for (const spender of [vault.address, pool.address])
    await send(dai.approve(spender, constants.MaxUint256));
  await send(vault.deposit(tokens(10_000)));
  await send(strategy.harvest());
  feed = await deploy(feedCode, owner);
  await send(feed.set(99_800_000)); // 0.998 dollars
  // At most 1% per day; a market price may be an hour old.
  oracle = await deploy(oracleCode, owner, vault.address, feed.address, '100', '3600');
});
afterEach(() => provider.send('evm_revert', [snapshot]));

/** The price in dollars, with six digits. */
async function price(): Promise<string> {
  return Number(utils.formatEther(await oracle.price())).toFixed(6);
}

// #region tests
test('without a change it is the share price times the market price', async () => {
  assert.equal(await price(), '0.998000');
});

test('a donation cannot move it by more than the bound', async () => {
  await send(dai.transfer(vault.address, tokens(10_000)));
  assert.equal(await vault.pricePerShare().then(String), tokens(2).toString());
  // In the next block, the price has risen by less than 0.001%, not by 100%.
  assert.ok((await oracle.price()).lt(tokens('0.99800998')));
});

test('donating, updating, and donating again gains nothing', async () => {
  for (let i = 0; i < 5; i += 1) {
    await send(dai.transfer(vault.address, tokens(5_000)));
    await send(oracle.update());
  }
  assert.ok((await oracle.price()).lt(tokens('0.9981')));
});

test('updating every second does not hold it down', async () => {
  const usdc = at(setting('USDC'), erc20, owner);
  const usdcVault = vault.attach(setting('USDC_VAULT'));
  await send(usdc.approve(usdcVault.address, constants.MaxUint256));
  await send(usdcVault.deposit('10000000000'));
  const slow = await deploy(oracleCode, owner, usdcVault.address, feed.address, '100', '3600');
  await send(usdc.transfer(usdcVault.address, '10000000000'));
  for (let second = 0; second < 60; second += 1) {
    const { timestamp } = await provider.getBlock('latest');
    await provider.send('evm_setNextBlockTimestamp', [timestamp + 1]);
    await send(slow.update());
  }
  assert.ok((await slow.price()).gt(tokens('0.998006')));
});

test('a year of silence leaves room for one day only', async () => {
  await wait(365 * day);
  await send(feed.set(99_800_000));
  await send(dai.transfer(vault.address, tokens(10_000)));
  assert.equal(await price(), (0.998 * 1.01).toFixed(6));
});

test('a large deposit and withdrawal do not move it', async () => {
  await send(dai.transfer(user.address, tokens(1_000_000)));
  await send(dai.connect(user).approve(vault.address, constants.MaxUint256));
  await send(vault.connect(user).deposit(tokens(1_000_000)));
  assert.equal(await price(), '0.998000');
  await send(vault.connect(user).withdraw());
  assert.equal(await price(), '0.998000');
});

test('an honest harvest arrives within a day', async () => {
  await send(pool.earn(tokens(50)));
  await send(strategy.harvest());
  for (let hour = 0; hour < 24; hour += 1) {
    await wait(3_600);
    await send(oracle.update());
  }
  assert.equal((await oracle.sharePrice()).toString(), (await vault.pricePerShare()).toString());
});

test('a loss arrives at once', async () => {
  await send(pool.lose(tokens(1_000)));
  await send(strategy.harvest());
  assert.equal(await price(), (0.998 * 0.9).toFixed(6));
});

test('an old or missing market price is refused', async () => {
  await wait(3_700);
  await assert.rejects(oracle.price(), /market price too old/);
  await send(feed.set(0));
  await assert.rejects(oracle.price(), /no market price/);
});

test('a vault with 6 decimals gives the same 18 decimals', async () => {
  const usdc = await deploy(oracleCode, owner, setting('USDC_VAULT'), feed.address, '100', '3600');
  assert.equal((await usdc.price()).toString(), tokens('0.998').toString());
});
// #endregion
