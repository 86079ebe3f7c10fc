/** What reviewers ask of a strategy. Each test starts from a vault of its own. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { BigNumber, constants, utils, type Contract } from 'ethers';
import { compile } from './compile';
import { at, deploy, owner, provider, send, setting, user } from './setup';

const tokens = (amount: number): BigNumber => utils.parseEther(String(amount));
const compiled = compile('LendingStrategy');
const token = at(setting('TOKEN'), [
  'function approve(address spender, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
]);
const pool = at(setting('POOL'), ['function earn(uint256)', 'function lose(uint256)'], owner);

let snapshot: unknown;
let vault: Contract;
let strategy: Contract;

// #region before
beforeEach(async () => {
  snapshot = await provider.send('evm_snapshot', []);
  const registry = at(setting('REGISTRY'), [
    'function newExperimentalVault(address, address, address, address, string, string)',
  ]);
  const receipt = await send(
    registry
      .connect(owner)
      .newExperimentalVault(token.address, owner.address, owner.address, owner.address, '', ''),
  );
  const address = utils.defaultAbiCoder.decode(
    ['address', 'string'],
    receipt.logs.at(-1)?.data ?? '0x',
  )[0];
  vault = at(
    address,
    [
      'function setDepositLimit(uint256)',
      'function addStrategy(address, uint256, uint256, uint256, uint256)',
      'function migrateStrategy(address, address)',
      'function revokeStrategy(address)',
      'function updateStrategyDebtRatio(address, uint256)',
      'function deposit(uint256)',
      'function withdraw()',
      'function pricePerShare() view returns (uint256)',
      'function totalDebt() view returns (uint256)',
      'function totalAssets() view returns (uint256)',
    ],
    owner,
  );
  await send(vault.setDepositLimit(tokens(10_000)));
  strategy = await add(vault);
  await send(vault.addStrategy(strategy.address, 9_800, 0, constants.MaxUint256, 1_000));
  await send(token.approve(vault.address, tokens(1_000)));
  await send(vault.connect(user).deposit(tokens(1_000)));
  await send(strategy.harvest());
});

afterEach(() => provider.send('evm_revert', [snapshot]));
// #endregion

const add = (of: Contract): Promise<Contract> => deploy(compiled, owner, of.address, pool.address);

async function earn(amount: BigNumber): Promise<void> {
  await send(token.connect(owner).approve(pool.address, amount));
  await send(pool.earn(amount));
}

async function wait(seconds: number): Promise<void> {
  const { timestamp } = await provider.getBlock('latest');
  await provider.send('evm_setNextBlockTimestamp', [timestamp + seconds]);
  await provider.send('evm_mine', []);
}

/** A gain that is worth no share, because a share is worth more than one token. */
async function earnDust(): Promise<void> {
  await earn(tokens(10));
  await send(strategy.harvest());
  await wait(21_740);
  await earn(BigNumber.from(1));
}

const equal = (value: BigNumber, expected: BigNumber): void =>
  assert.equal(value.toString(), expected.toString());

// #region tests
test('a harvest lends the deposit', async () => {
  equal(await vault.totalDebt(), tokens(980));
  equal(await strategy.estimatedTotalAssets(), tokens(980));
});

test('a profit raises the price once it is released', async () => {
  await earn(tokens(10));
  await send(strategy.harvest());
  await wait(21_740);
  assert.ok((await vault.pricePerShare()).gt(tokens(1)));
});

test('a gain that is too small for a fee stops no harvest', async () => {
  await earnDust();
  await send(strategy.harvest());
  equal(await strategy.estimatedTotalAssets(), (await vault.totalDebt()).add(1));
});

test('a gain that is too small for a fee stops no emergency exit', async () => {
  await earnDust();
  await send(strategy.setEmergencyExit());
  await send(strategy.harvest());
  equal(await vault.totalDebt(), tokens(0));
});

test('a loss lowers the price at once, and the vault books it', async () => {
  await send(pool.lose(tokens(49)));
  await send(strategy.harvest());
  equal(await vault.totalAssets(), tokens(951));
});

test('a revocation and a harvest return everything', async () => {
  await send(vault.revokeStrategy(strategy.address));
  await send(strategy.harvest());
  equal(await vault.totalDebt(), tokens(0));
  equal(await token.balanceOf(vault.address), tokens(1_000));
});

test('an emergency exit and a harvest return everything', async () => {
  await send(strategy.setEmergencyExit());
  await send(strategy.harvest());
  equal(await vault.totalDebt(), tokens(0));
  equal(await token.balanceOf(vault.address), tokens(1_000));
});

test('lower and higher debt ratios move the difference', async () => {
  await send(vault.updateStrategyDebtRatio(strategy.address, 5_000));
  await send(strategy.harvest());
  equal(await vault.totalDebt(), tokens(500));
  await send(vault.updateStrategyDebtRatio(strategy.address, 9_000));
  await send(strategy.harvest());
  equal(await vault.totalDebt(), tokens(900));
});

test('a migration moves the whole position', async () => {
  const next = await add(vault);
  await send(vault.migrateStrategy(strategy.address, next.address));
  equal(await next.estimatedTotalAssets(), tokens(980));
  equal(await strategy.estimatedTotalAssets(), tokens(0));
});

test('a depositor gets everything out of the strategy', async () => {
  const before = await token.balanceOf(user.address);
  await send(vault.connect(user).withdraw());
  equal((await token.balanceOf(user.address)).sub(before), tokens(1_000));
});

test('want and vault shares cannot be swept', async () => {
  await assert.rejects(strategy.callStatic.sweep(token.address), /!want/);
  await assert.rejects(strategy.callStatic.sweep(vault.address), /!shares/);
});
// #endregion
