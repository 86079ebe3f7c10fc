/**
 * A template: copy it, keep `before` and the helpers, and replace the tests with your own. Each test takes back what it
 * did, so their order does not matter.
 */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { constants, utils, type BigNumber, type Contract, type Signer } from 'ethers';
import { at, owner, provider, send, setting, user } from './setup';

// #region arrange
const dai = at(setting('TOKEN'), [
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
]);
const vault = at(setting('VAULT'), [
  'function deposit(uint256) returns (uint256)',
  'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
  'function pricePerShare() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function governance() view returns (address)',
  'function withdrawalQueue(uint256) view returns (address)',
  'function revokeStrategy(address)',
]);
const tokens = (amount: number | string): BigNumber => utils.parseEther(String(amount));
let snapshot: unknown;

beforeEach(async () => {
  snapshot = await provider.send('evm_snapshot', []);
});
afterEach(() => provider.send('evm_revert', [snapshot]));

/** Acts as any account. Works on a fork and on a local chain only. */
async function as(address: string): Promise<Signer> {
  await provider.send('anvil_impersonateAccount', [address]);
  await provider.send('anvil_setBalance', [address, utils.hexValue(tokens(1))]);
  return provider.getSigner(address);
}

async function wait(seconds: number): Promise<void> {
  const { timestamp } = await provider.getBlock('latest');
  await provider.send('evm_setNextBlockTimestamp', [timestamp + seconds]);
  await provider.send('evm_mine', []);
}

async function deposit(amount: BigNumber): Promise<void> {
  await send(dai.approve(vault.address, amount));
  await send(vault.deposit(amount));
}
// #endregion

// #region donation
test('a donation raises the share price in the same block', async () => {
  await deposit(tokens(1_000));
  const before: BigNumber = await vault.pricePerShare();
  await send(dai.connect(owner).transfer(vault.address, tokens(1_000)));
  const after: BigNumber = await vault.pricePerShare();
  assert.ok(after.gt(before), 'the price rose');
});
// #endregion

// #region rounding
test('a first depositor with a gift makes a small deposit revert, and cannot round it to nothing', async () => {
  // The local vault is empty. On a fork, deploy a new experimental vault for this test.
  await deposit(constants.One);
  await send(dai.transfer(vault.address, tokens(100)));
  await send(dai.connect(owner).approve(vault.address, tokens(50)));
  await assert.rejects(vault.connect(owner).callStatic.deposit(tokens(50)));
});
// #endregion

// #region sandwich
test('a deposit right before a harvest gets none of its profit at once', async () => {
  const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
  const pool = at(setting('POOL'), ['function earn(uint256)'], owner);
  await send(dai.connect(owner).approve(vault.address, tokens(1_000)));
  await send(vault.connect(owner).deposit(tokens(1_000)));
  await send(strategy.harvest());
  await send(dai.connect(owner).approve(pool.address, tokens(10)));
  await send(pool.earn(tokens(10)));

  const held: BigNumber = await dai.balanceOf(user.address);
  await deposit(tokens(1_000));
  await send(strategy.harvest());
  await send(vault.withdraw(constants.MaxUint256, user.address, 1));
  const gain = (await dai.balanceOf(user.address)).sub(held);
  // 12 seconds of release: far less than the 4 DAI that half of the profit would be.
  assert.ok(gain.lt(tokens('0.01')));
});
// #endregion

// #region exit
test('a holder who withdraws before a loss is reported leaves it to the others', async () => {
  const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
  const pool = at(setting('POOL'), ['function lose(uint256)'], owner);
  await send(dai.connect(owner).approve(vault.address, tokens(1_000)));
  await send(vault.connect(owner).deposit(tokens(1_000)));
  await deposit(tokens(1_000));
  await send(strategy.harvest());
  await send(pool.lose(tokens(200)));

  const held: BigNumber = await dai.balanceOf(user.address);
  await send(vault.withdraw(constants.MaxUint256, user.address, 1));
  assert.equal((await dai.balanceOf(user.address)).sub(held).toString(), tokens(1_000).toString());
  await send(strategy.harvest());
  const left: BigNumber = await vault.pricePerShare();
  assert.equal(left.toString(), tokens('0.8').toString());
});
// #endregion

// #region roles
test('an emergency exit after a revocation reverts', async () => {
  const governance = await as(await vault.governance());
  const address = await vault.withdrawalQueue(0);
  const strategy: Contract = at(address, ['function setEmergencyExit()'], governance);
  await send(vault.connect(governance).revokeStrategy(address));
  // A call without a return value hides a bare revert from callStatic in ethers 5; estimating gas does not.
  await assert.rejects(strategy.estimateGas.setEmergencyExit());
});
// #endregion

test('profit is released within 21,740 seconds', async () => {
  const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
  const pool = at(setting('POOL'), ['function earn(uint256)'], owner);
  await deposit(tokens(1_000));
  await send(strategy.harvest());
  await send(dai.connect(owner).approve(pool.address, tokens(10)));
  await send(pool.earn(tokens(10)));
  await send(strategy.harvest());
  await wait(21_740);
  const released: BigNumber = await vault.pricePerShare();
  await wait(1_000_000);
  assert.equal((await vault.pricePerShare()).toString(), released.toString());
});
