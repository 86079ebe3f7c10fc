/** What has to hold after any sequence of calls. The sequence is random, with a seed, so that a failure can be repeated. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { constants, utils, type BigNumber, type Contract } from 'ethers';
import { makeAdapter } from './adapter';
import { at, owner, provider, send, setting, user } from './setup';

const tokens = (amount: number): BigNumber => utils.parseEther(String(amount));
const dai = at(setting('TOKEN'), [
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
]);
const vault = at(
  setting('VAULT'),
  [
    'function balanceOf(address) view returns (uint256)',
    'function setDepositLimit(uint256)',
    'function setEmergencyShutdown(bool)',
    'function totalAssets() view returns (uint256)',
    'function updateStrategyDebtRatio(address, uint256)',
  ],
  owner,
);
const pool = at(
  setting('POOL'),
  ['function earn(uint256)', 'function lose(uint256)', 'function lend(uint256)'],
  owner,
);
const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
const me = user.address;
let adapter: Contract;

before(async () => {
  adapter = (await makeAdapter()).connect(user);
  await send(dai.approve(adapter.address, constants.MaxUint256));
  await send(dai.connect(owner).approve(pool.address, constants.MaxUint256));
});

/** Park and Miller's generator: the same numbers on every machine. */
let seed = 20_220_701;
function random(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

// #region invariants
async function checkInvariants(): Promise<void> {
  const supply: BigNumber = await adapter.totalSupply();
  const backing: BigNumber = await vault.balanceOf(adapter.address);
  assert.ok(backing.gte(supply), 'each share is backed by a vault share');

  const some = tokens(1 + random(50));
  const back: BigNumber = await adapter.convertToAssets(await adapter.convertToShares(some));
  assert.ok(back.lte(some) && some.sub(back).lte(2), 'a round trip loses at most rounding');
  assert.ok((await adapter.previewMint(some)).gte(await adapter.convertToAssets(some)));
  assert.ok((await adapter.previewWithdraw(some)).gte(await adapter.convertToShares(some)));
}

/** Calls at a fixed block, so that preview and result see the same price. */
async function matchesPreview(action: string, preview: string, values: unknown[]): Promise<void> {
  const expected: BigNumber = await adapter[preview](values[0]);
  const result: BigNumber = await adapter.callStatic[action](...values);
  const isCost = action === 'mint' || action === 'withdraw';
  assert.ok(isCost ? result.lte(expected) : result.gte(expected), `${action} and ${preview}`);
  await send(adapter[action](...values));
}
// #endregion

const actions: Record<string, () => Promise<void>> = {
  deposit: () => matchesPreview('deposit', 'previewDeposit', [tokens(1 + random(100)), me]),
  mint: () => matchesPreview('mint', 'previewMint', [tokens(1 + random(100)), me]),
  async withdraw() {
    const most: BigNumber = await adapter.maxWithdraw(me);
    if (most.gt(100))
      await matchesPreview('withdraw', 'previewWithdraw', [most.div(2 + random(5)), me, me]);
  },
  async redeem() {
    const most: BigNumber = await adapter.maxRedeem(me);
    if (most.gt(100))
      await matchesPreview('redeem', 'previewRedeem', [most.div(1 + random(4)), me, me]);
  },
  async harvest() {
    await send(strategy.harvest());
  },
  async profit() {
    await send(pool.earn(tokens(1 + random(3))));
    await send(strategy.harvest());
  },
  async donation() {
    await send(dai.connect(owner).transfer(vault.address, tokens(random(5))));
  },
  async time() {
    const { timestamp } = await provider.getBlock('latest');
    await provider.send('evm_setNextBlockTimestamp', [timestamp + 60 + random(20_000)]);
    await provider.send('evm_mine', []);
  },
};

test('invariants hold after each of 60 random calls', async () => {
  const names = Object.keys(actions);
  for (let i = 0; i < 60; i += 1) {
    await actions[names[random(names.length)] ?? '']?.();
    await checkInvariants();
  }
});

test('limits match the vault', async () => {
  await send(vault.setDepositLimit(constants.MaxUint256));
  assert.equal((await adapter.maxMint(me)).toString(), constants.MaxUint256.toString());
  await send(vault.setDepositLimit((await vault.totalAssets()).add(tokens(10))));
  assert.equal((await adapter.maxDeposit(me)).toString(), tokens(10).toString());
  await assert.rejects(adapter.callStatic.deposit(tokens(10).add(1), me));
  await adapter.callStatic.deposit(tokens(10), me);
  await send(vault.setEmergencyShutdown(true));
  assert.ok((await adapter.maxDeposit(me)).isZero());
  await assert.rejects(adapter.callStatic.deposit(1, me));
  await adapter.callStatic.redeem((await adapter.balanceOf(me)).div(2), me, me);
  await send(vault.setEmergencyShutdown(false));
  await send(vault.setDepositLimit(tokens(10_000_000)));
});

test('after a total loss, limits are 0, and conversions do not revert', async () => {
  const snapshot: unknown = await provider.send('evm_snapshot', []);
  await send(vault.updateStrategyDebtRatio(strategy.address, 10_000));
  await send(strategy.harvest());
  await send(pool.lose(await dai.balanceOf(pool.address)));
  await send(strategy.harvest());
  for (const limit of [
    'maxDeposit',
    'maxMint',
    'maxWithdraw',
    'maxRedeem',
    'convertToShares',
    'convertToAssets',
  ])
    assert.ok((await adapter[limit](limit.startsWith('max') ? me : tokens(1))).isZero(), limit);
  await assert.rejects(adapter.callStatic.deposit(tokens(1), me));
  await assert.rejects(adapter.callStatic.withdraw(1, me, me));
  await provider.send('evm_revert', [snapshot]);
});

test('another account needs an allowance', async () => {
  await assert.rejects(
    adapter.connect(owner).callStatic.redeem(1, owner.address, me),
    /allowance too small/,
  );
  await send(adapter.approve(owner.address, 1_000));
  await adapter.connect(owner).callStatic.redeem(1_000, owner.address, me);
});

test('neither a loss nor a partial payment passes unseen', async () => {
  await send(adapter.deposit(tokens(500), me));
  await send(strategy.harvest());
  const held: BigNumber = await adapter.balanceOf(me);
  const snapshot: unknown = await provider.send('evm_snapshot', []);
  await send(pool.lose((await dai.balanceOf(pool.address)).sub(tokens(100))));
  await assert.rejects(adapter.callStatic.redeem(held, me, me));
  await provider.send('evm_revert', [snapshot]);
  await send(pool.lend((await dai.balanceOf(pool.address)).sub(tokens(1))));
  await assert.rejects(adapter.callStatic.redeem(held, me, me), /not liquid/);
});
