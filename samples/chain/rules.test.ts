/**
 * The rules that the doubles follow. Each test names the 0.4.3 line that makes the rule, as the facts give
 * it, and fails when a double breaks it.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BigNumber, constants, utils, type BigNumberish, type Contract } from 'ethers';
import { call } from './anvil';
import { depositAs, deploy, openBench, read, refuses, send, tokens, type Bench } from './bench';

let bench: Bench;
before(async () => {
  bench = await openBench();
});
after(() => bench.chain.stop());

const facts: string[] = [];
const { AddressZero: zero, MaxUint256: all } = constants;

/** A rule with the lines that make it, as `<file>:<line>`. */
function rule(lines: string, text: string, run: (b: Bench) => Promise<void>): void {
  facts.push(...lines.split(', '));
  test(`${text} [${lines}]`, () => bench.isolated(() => run(bench)));
}

const near = (value: BigNumber, expected: BigNumber, tolerance: number): void => {
  assert.ok(
    value.sub(expected).abs().lte(tolerance),
    `${value.toString()}, not ${expected.toString()}`,
  );
};
const same = (value: BigNumber | number | string, expected: BigNumber | number | string): void =>
  assert.equal(value.toString(), expected.toString());
const withdrawAll = 'withdraw(uint256,address,uint256)';

/** Lends the deposit to the strategy. */
async function harvest({ contracts: { strategy } }: Bench): Promise<void> {
  await send(strategy, 'harvest');
}
async function lent(b: Bench, amount = tokens(1000)): Promise<void> {
  await depositAs(b.user, b.contracts.dai, b.contracts.vault, amount);
  await harvest(b);
}
async function earn({ contracts: { dai, pool } }: Bench, amount: BigNumber): Promise<void> {
  await send(dai, 'approve', pool.address, amount);
  await send(pool, 'earn', amount);
}
const lose = ({ contracts: { pool } }: Bench, amount: BigNumber): Promise<unknown> =>
  send(pool, 'lose', amount);
/** A report in the strategy's own name, with a gain and a loss, as a transaction. */
const reportBy = (
  { contracts: { vault, strategy } }: Bench,
  gain: BigNumberish,
  loss: BigNumberish,
): Record<string, string> => ({
  from: strategy.address,
  to: vault.address,
  data: vault.interface.encodeFunctionData('report', [gain, loss, 0]),
});
const record = ({ contracts: { vault, strategy } }: Bench): Promise<Record<string, BigNumber>> =>
  read(vault, 'strategies', strategy.address);
const newStrategy = ({ owner, artifacts, contracts: { vault, pool } }: Bench): Promise<Contract> =>
  deploy(owner, artifacts['PoolStrategy'], vault.address, pool.address);

// Vault: initialization and constants

rule('Vault.vy:38', 'the vault names its version', async ({ contracts: { vault } }) => {
  assert.equal(await read(vault, 'apiVersion'), '0.4.3');
});
rule(
  'Vault.vy:292, Vault.vy:294, Vault.vy:298',
  'fees and the release of profit have defaults',
  async ({ contracts: { vault } }) => {
    same(await read(vault, 'performanceFee'), 1_000);
    same(await read(vault, 'managementFee'), 200);
    same(await read(vault, 'lockedProfitDegradation'), 46_000_000_000_000);
  },
);
rule(
  'Vault.vy:208, Vault.vy:886',
  'a new vault takes no deposit',
  async ({ contracts: { template, dai }, owner }) => {
    same(await read(template, 'depositLimit'), 0);
    await send(dai, 'approve', template.address, 1);
    await refuses(template, owner, 'deposit(uint256)', [1]);
  },
);
rule(
  'Vault.vy:270',
  'a vault is initialized once, by anyone',
  async ({ owner, artifacts, contracts: { dai }, stranger }) => {
    const fresh = (await deploy(owner, artifacts['Vault'])).connect(stranger);
    const values = [dai.address, owner.address, owner.address, '', ''];
    await send(fresh, 'initialize(address,address,address,string,string)', ...values);
    await refuses(fresh, stranger, 'initialize(address,address,address,string,string)', values);
    // Guardian and management default to the caller.
    assert.equal(await read(fresh, 'guardian'), stranger.address);
    assert.equal(await read(fresh, 'management'), stranger.address);
  },
);
rule(
  'Vault.vy:273, Vault.vy:277',
  'empty overrides give names made from the token',
  async ({ contracts: { template } }) => {
    assert.equal(await read(template, 'name'), 'DAI yVault');
    assert.equal(await read(template, 'symbol'), 'yvDAI');
  },
);
rule(
  'Vault.vy:282',
  'shares have the decimals of the token',
  async ({ contracts: { vault, usdcVault } }) => {
    same(await read(vault, 'decimals'), 18);
    same(await read(usdcVault, 'decimals'), 6);
  },
);
rule(
  'Vault.vy:300, Vault.vy:303',
  'the domain of signatures is named Yearn Vault, whatever the vault is called',
  async ({ contracts: { usdcVault } }) => {
    const domain = {
      name: 'Yearn Vault',
      version: '0.4.3',
      chainId: 31337,
      verifyingContract: usdcVault.address,
    };
    assert.equal(
      await read(usdcVault, 'DOMAIN_SEPARATOR'),
      utils._TypedDataEncoder.hashDomain(domain),
    );
  },
);

// Vault: assets, shares and price

rule(
  'Vault.vy:776',
  'total assets are the idle balance and the debt, and a gift counts at once',
  async (b) => {
    const { vault, dai } = b.contracts;
    await lent(b);
    same(await read(vault, 'totalAssets'), tokens(1000));
    await send(dai, 'transfer', vault.address, tokens(10));
    same(await read(vault, 'totalAssets'), tokens(1010));
    same(await read(vault, 'pricePerShare'), tokens('1.01'));
  },
);
rule(
  'Vault.vy:824, Vault.vy:827',
  'the first deposit gets a share for each token, later ones by free funds',
  async (b) => {
    const { vault, dai } = b.contracts;
    await depositAs(b.user, dai, vault, tokens(100));
    same(await read(vault, 'balanceOf', b.user.address), tokens(100));
    await send(dai, 'transfer', vault.address, tokens(100));
    await depositAs(b.owner, dai, vault, tokens(100));
    same(await read(vault, 'balanceOf', b.owner.address), tokens(50));
  },
);
rule('Vault.vy:828', 'a deposit that would mint no share is refused', async (b) => {
  const { vault, dai } = b.contracts;
  await depositAs(b.user, dai, vault, BigNumber.from(1));
  await send(dai, 'transfer', vault.address, 10);
  await send(dai, 'approve', vault.address, 5);
  await refuses(vault, b.owner, 'deposit(uint256)', [5]);
});
rule(
  'Vault.vy:914',
  'without shares the price is one to one',
  async ({ contracts: { usdcVault } }) => {
    same(await read(usdcVault, 'pricePerShare'), 1_000_000);
  },
);
rule(
  'Vault.vy:955, Vault.vy:958',
  'available shares count the idle balance and the debt of the queue only',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await lent(b);
    same(await read(vault, 'maxAvailableShares'), tokens(1000));
    await send(vault, 'removeStrategyFromQueue', strategy.address);
    same(await read(vault, 'maxAvailableShares'), tokens(50));
  },
);

// Vault: deposit

rule('Vault.vy:872', 'a shutdown refuses deposits', async (b) => {
  const { vault, dai } = b.contracts;
  await send(dai.connect(b.user), 'approve', vault.address, tokens(1));
  await send(vault.connect(b.guardian), 'setEmergencyShutdown', true);
  await refuses(vault, b.user, 'deposit(uint256)', [tokens(1)]);
});
rule('Vault.vy:873', 'neither the vault nor the zero address can receive the shares', async (b) => {
  const { vault, dai } = b.contracts;
  await send(dai.connect(b.user), 'approve', vault.address, tokens(1));
  for (const recipient of [vault.address, zero]) {
    await refuses(vault, b.user, 'deposit(uint256,address)', [tokens(1), recipient]);
  }
});
rule(
  'Vault.vy:879, Vault.vy:881',
  'without an amount the smaller of room and balance is taken',
  async (b) => {
    const { vault, dai } = b.contracts;
    await send(dai.connect(b.user), 'approve', vault.address, all);
    await send(vault, 'setDepositLimit', tokens(30));
    await send(vault.connect(b.user), 'deposit()');
    same(await read(vault, 'balanceOf', b.user.address), tokens(30));
    await send(vault, 'setDepositLimit', tokens(20));
    await refuses(vault, b.user, 'deposit()', []);
  },
);
rule(
  'Vault.vy:886, Vault.vy:889',
  'an amount above the limit, and none at all, is refused',
  async (b) => {
    const { vault, dai } = b.contracts;
    await send(dai.connect(b.user), 'approve', vault.address, all);
    await send(vault, 'setDepositLimit', tokens(30));
    await refuses(vault, b.user, 'deposit(uint256)', [tokens(30).add(1)]);
    await refuses(vault, b.user, 'deposit(uint256)', [0]);
    await send(vault.connect(b.user), 'deposit(uint256)', tokens(30));
  },
);
rule(
  'Vault.vy:602, Vault.vy:603',
  'tokens may return nothing, and a false answer is refused',
  async (b) => {
    const { silent, silentVault } = b.contracts;
    await depositAs(b.owner, silent, silentVault, BigNumber.from(5_000_000));
    await send(silentVault, 'withdraw()');
    const token = await deploy(b.owner, b.artifacts['TokenFalseReturn']);
    const vault = await deploy(b.owner, b.artifacts['Vault']);
    await send(
      vault,
      'initialize(address,address,address,string,string)',
      token.address,
      b.owner.address,
      b.owner.address,
      '',
      '',
    );
    await send(vault, 'setDepositLimit', all);
    await send(token, 'approve', vault.address, 1);
    await refuses(vault, b.owner, 'deposit(uint256)', [1], 'Transfer failed!');
  },
);
rule('Vault.vy:1560', 'the room for deposits is never negative', async (b) => {
  const { vault, dai } = b.contracts;
  await depositAs(b.user, dai, vault, tokens(10));
  same(await read(vault, 'availableDepositLimit'), tokens(10_000_000 - 10));
  await send(vault, 'setDepositLimit', tokens(5));
  same(await read(vault, 'availableDepositLimit'), 0);
});

// Vault: withdraw

rule('Vault.vy:1042, Vault.vy:1049, Vault.vy:1052', 'a withdrawal has bounds', async (b) => {
  const { vault, dai } = b.contracts;
  await depositAs(b.user, dai, vault, tokens(10));
  await refuses(vault, b.user, withdrawAll, [tokens(1), b.user.address, 10_001]);
  await refuses(vault, b.user, withdrawAll, [tokens(10).add(1), b.user.address, 1]);
  await refuses(vault, b.user, withdrawAll, [0, b.user.address, 1]);
  await refuses(vault, b.stranger, 'withdraw()', []);
});
rule('Vault.vy:1046', 'the largest number stands for all shares', async (b) => {
  const { vault, dai } = b.contracts;
  await depositAs(b.user, dai, vault, tokens(10));
  const held = await read(dai, 'balanceOf', b.user.address);
  await send(vault.connect(b.user), 'withdraw(uint256)', all);
  same(await read(vault, 'totalSupply'), 0);
  same((await read(dai, 'balanceOf', b.user.address)).sub(held), tokens(10));
});
rule('Vault.vy:990', 'withdrawing works in a shutdown', async (b) => {
  await lent(b);
  await send(b.contracts.vault.connect(b.guardian), 'setEmergencyShutdown', true);
  await send(b.contracts.vault.connect(b.user), 'withdraw()');
  same(await read(b.contracts.vault, 'balanceOf', b.user.address), 0);
});
rule('Vault.vy:1057', 'no strategy is asked while the idle balance is enough', async (b) => {
  await lent(b);
  const owed = (await record(b))['totalDebt'];
  await send(b.contracts.vault.connect(b.user), 'withdraw(uint256)', tokens(50));
  same((await record(b))['totalDebt'] ?? 0, owed ?? 1);
});
rule(
  'Vault.vy:1067, Vault.vy:1081, Vault.vy:1098',
  'strategies pay in the order of the queue, and their debt falls',
  async (b) => {
    await lent(b);
    await send(b.contracts.vault.connect(b.user), 'withdraw(uint256)', tokens(150));
    same((await record(b))['totalDebt'] ?? 0, tokens(850));
    same(await read(b.contracts.vault, 'totalDebt'), tokens(850));
  },
);
rule(
  'Vault.vy:1091, Vault.vy:1093, Vault.vy:1112',
  'who withdraws bears the loss, up to maxLoss',
  async (b) => {
    const { vault, dai } = b.contracts;
    await lent(b);
    await lose(b, tokens(95));
    // 855 of 950 are left, so the last 95 cannot come back: 9.5% of 1000.
    await refuses(vault, b.user, withdrawAll, [all, b.user.address, 949]);
    const held = await read(dai, 'balanceOf', b.user.address);
    await send(vault.connect(b.user), withdrawAll, all, b.user.address, 950);
    same((await read(dai, 'balanceOf', b.user.address)).sub(held), tokens(905));
    same((await record(b))['totalLoss'] ?? 0, tokens(95));
  },
);
rule('Vault.vy:1104, Vault.vy:1108', 'what cannot be freed stays as shares', async (b) => {
  const { vault, dai, pool } = b.contracts;
  await lent(b);
  await send(pool, 'lend', tokens(900));
  const held = await read(dai, 'balanceOf', b.user.address);
  await send(vault.connect(b.user), 'withdraw()');
  same((await read(dai, 'balanceOf', b.user.address)).sub(held), tokens(100));
  same(await read(vault, 'balanceOf', b.user.address), tokens(900));
});

rule(
  'Vault.vy:1108',
  'a partial payout worth less than one unit of shares burns none',
  async (b) => {
    const { vault, dai, pool } = b.contracts;
    await depositAs(b.user, dai, vault, BigNumber.from(1));
    await send(dai, 'transfer', vault.address, tokens(1000));
    await harvest(b);
    await send(pool, 'lend', await read(dai, 'balanceOf', pool.address));
    const held = await read(dai, 'balanceOf', b.user.address);
    await send(vault.connect(b.user), 'withdraw()');
    near((await read(dai, 'balanceOf', b.user.address)).sub(held), tokens(50), 10);
    same(await read(vault, 'balanceOf', b.user.address), 1);
  },
);

// Vault: locked profit and fees

rule(
  'Vault.vy:1728, Vault.vy:1729, Vault.vy:795',
  'profit after fees is locked and released evenly',
  async (b) => {
    const { vault } = b.contracts;
    await lent(b);
    await earn(b, tokens(10));
    await harvest(b);
    const locked = await read(vault, 'lockedProfit');
    assert.ok(locked.gt(tokens('7.9')) && locked.lt(tokens(8)));
    near(await read(vault, 'pricePerShare'), tokens(1), 10);
    await b.wait(5_000);
    const first = await read(vault, 'pricePerShare');
    await b.wait(5_000);
    const second = await read(vault, 'pricePerShare');
    near(second.sub(tokens(1)), first.sub(tokens(1)).mul(2), 10);
    // Nothing is locked 21,740 seconds after the report.
    await b.wait(11_740);
    const whole = await read(vault, 'pricePerShare');
    near(whole.sub(tokens(1)).mul(46), second.sub(tokens(1)).mul(100), 10_000);
    await b.wait(1_000);
    same(await read(vault, 'pricePerShare'), whole);
  },
);
rule(
  'Vault.vy:1729, Vault.vy:1736',
  'a loss first uses up locked profit, and every report restarts the clock',
  async (b) => {
    const { vault } = b.contracts;
    await lent(b);
    await earn(b, tokens(10));
    await harvest(b);
    const locked = await read(vault, 'lockedProfit');
    await lose(b, tokens(3));
    await harvest(b);
    // One block of 12 seconds released 0.0552% in between, and the losing pool sent a second one.
    const rest = await read(vault, 'lockedProfit');
    near(rest, locked.sub(locked.mul(24 * 46).div(1_000_000)).sub(tokens(3)), 1000);
  },
);
rule(
  'Vault.vy:431, Vault.vy:433',
  'governance sets the release, up to all within a second',
  async ({ contracts: { vault }, owner, management }) => {
    await refuses(vault, management, 'setLockedProfitDegradation', [1]);
    await refuses(vault, owner, 'setLockedProfitDegradation', [tokens(1).add(1)]);
    await send(vault, 'setLockedProfitDegradation', tokens(1));
  },
);
rule(
  'Vault.vy:1588, Vault.vy:1203',
  'a strategy cannot report in the block of its last report',
  async (b) => {
    await lent(b);
    const { url } = b.chain;
    await call(url, 'evm_setAutomine', [false]);
    const options = { gasLimit: 2_000_000 };
    const first = (await b.contracts.strategy['harvest']?.(options)) as { hash: string };
    const second = (await b.contracts.strategy['harvest']?.({ ...options })) as { hash: string };
    await call(url, 'evm_mine');
    await call(url, 'evm_setAutomine', [true]);
    const status = async (hash: string): Promise<number | undefined> =>
      (await b.owner.provider.getTransactionReceipt(hash)).status;
    assert.equal(await status(first.hash), 1);
    assert.equal(await status(second.hash), 0);
  },
);
rule('Vault.vy:1590', 'no gain, no fee', async (b) => {
  await lent(b);
  await b.wait(30 * 86_400);
  const supply = await read(b.contracts.vault, 'totalSupply');
  await harvest(b);
  same(await read(b.contracts.vault, 'totalSupply'), supply);
});
rule(
  'Vault.vy:1594, Vault.vy:1606, Vault.vy:1612',
  'three fees, on debt and time and on the gain, are paid in shares',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await lent(b);
    await b.wait(604_800 - 36);
    await earn(b, tokens(2));
    await harvest(b);
    const management = tokens(950).mul(604_800).mul(200).div(10_000).div(31_556_952);
    const toStrategy = await read(vault, 'balanceOf', strategy.address);
    const toRewards = await read(vault, 'balanceOf', await read<string>(vault, 'rewards'));
    near(toStrategy, tokens('0.2'), 1e14);
    near(toRewards, management.add(tokens('0.2')), 1e14);
  },
);
rule('Vault.vy:828, Vault.vy:1623', 'a gain whose fee buys no share is refused', async (b) => {
  const { vault, strategy, dai } = b.contracts;
  await lent(b);
  await send(dai, 'transfer', vault.address, tokens(1));
  await send(dai, 'transfer', strategy.address, 1);
  await refuses(strategy, b.owner, 'harvest', []);
});
rule(
  'Vault.vy:1684, Vault.vy:1606',
  'a gain is charged although a loss outweighs it',
  async (b) => {
    const { vault, strategy, dai } = b.contracts;
    await lent(b);
    await send(dai, 'transfer', strategy.address, tokens(10));
    await call(b.chain.url, 'anvil_impersonateAccount', [strategy.address]);
    await call(b.chain.url, 'anvil_setBalance', [strategy.address, utils.hexValue(tokens(1))]);
    const gas = utils.hexValue(2_000_000);
    await call(b.chain.url, 'eth_sendTransaction', [
      { ...reportBy(b, tokens(10), tokens(20)), gas },
    ]);
    await call(b.chain.url, 'evm_mine');
    same((await record(b))['totalLoss'] ?? 0, tokens(20));
    // The strategist's 10% of the gain, at the price after the loss.
    near(await read(vault, 'balanceOf', strategy.address), tokens(100).div(98), 1e14);
  },
);
rule('Vault.vy:1620, Vault.vy:1621', 'fees never exceed the gain', async (b) => {
  const { vault, strategy } = b.contracts;
  await lent(b);
  await b.wait(365 * 86_400);
  await earn(b, tokens(1));
  await harvest(b);
  same(await read(vault, 'lockedProfit'), 0);
  const paid = (await read(vault, 'balanceOf', strategy.address)).add(
    await read(vault, 'balanceOf', await read<string>(vault, 'rewards')),
  );
  near(paid, tokens(1), 10);
});
rule(
  'Vault.vy:1633, Vault.vy:1637',
  'the strategist gets its part of the fee shares, rewards the rest',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await send(vault, 'setManagementFee', 0);
    await lent(b);
    await earn(b, tokens(10));
    await harvest(b);
    same(await read(vault, 'balanceOf', strategy.address), tokens(1));
    same(await read(vault, 'balanceOf', await read<string>(vault, 'rewards')), tokens(1));
  },
);
rule(
  'Vault.vy:466, Vault.vy:481, Vault.vy:1299',
  'fees have maxima',
  async ({ contracts: { vault, strategy }, owner }) => {
    await refuses(vault, owner, 'setPerformanceFee', [5_001]);
    await refuses(vault, owner, 'setManagementFee', [10_001]);
    await refuses(vault, owner, 'updateStrategyPerformanceFee', [strategy.address, 5_001]);
  },
);

// Vault: strategies, debt and reports

rule(
  'Vault.vy:1183, Vault.vy:1186, Vault.vy:1187, Vault.vy:1188, Vault.vy:1189, Vault.vy:1192, Vault.vy:1193, Vault.vy:1194',
  'a strategy is added by governance, once, with its own vault and within the limits',
  async (b) => {
    const { vault, strategy, usdcVault } = b.contracts;
    const fresh = await newStrategy(b);
    const terms = [500, 0, all, 1_000];
    await refuses(vault, b.management, 'addStrategy', [fresh.address, ...terms]);
    await refuses(vault, b.owner, 'addStrategy', [zero, ...terms]);
    await refuses(vault, b.owner, 'addStrategy', [strategy.address, ...terms]);
    await refuses(usdcVault, b.owner, 'addStrategy', [fresh.address, ...terms]);
    await refuses(vault, b.owner, 'addStrategy', [fresh.address, 501, 0, all, 1_000]);
    await refuses(vault, b.owner, 'addStrategy', [fresh.address, 500, 2, 1, 1_000]);
    await refuses(vault, b.owner, 'addStrategy', [fresh.address, 500, 0, all, 5_001]);
    await send(vault, 'addStrategy', fresh.address, ...terms);
    assert.equal(await read(vault, 'withdrawalQueue', 1), fresh.address);
  },
);
rule('Vault.vy:1182', 'a shutdown refuses new strategies', async (b) => {
  const fresh = await newStrategy(b);
  await send(b.contracts.vault.connect(b.guardian), 'setEmergencyShutdown', true);
  await refuses(b.contracts.vault, b.owner, 'addStrategy', [fresh.address, 0, 0, 0, 0]);
});
rule(
  'Vault.vy:1231, Vault.vy:1236',
  'managers set ratios, whose sum is at most 10,000',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await refuses(vault, b.guardian, 'updateStrategyDebtRatio', [strategy.address, 1]);
    await refuses(vault, b.management, 'updateStrategyDebtRatio', [strategy.address, 10_001]);
    await refuses(vault, b.management, 'updateStrategyDebtRatio', [b.user.address, 1]);
    await send(vault.connect(b.management), 'updateStrategyDebtRatio', strategy.address, 10_000);
    same(await read(vault, 'debtRatio'), 10_000);
  },
);
rule('Vault.vy:1257, Vault.vy:1279', 'the smallest credit cannot exceed the largest', async (b) => {
  const { vault, strategy } = b.contracts;
  await refuses(vault, b.management, 'updateStrategyMinDebtPerHarvest', [strategy.address, all]);
  await send(vault, 'updateStrategyMinDebtPerHarvest', strategy.address, 10);
  await refuses(vault, b.management, 'updateStrategyMaxDebtPerHarvest', [strategy.address, 9]);
});
rule(
  'Vault.vy:1482, Vault.vy:1493, Vault.vy:1504, Vault.vy:1513',
  'credit is the smallest room, between a minimum and a maximum',
  async (b) => {
    const { vault, strategy, dai } = b.contracts;
    const credit = (): Promise<BigNumber> =>
      read(vault, 'creditAvailable(address)', strategy.address);
    await depositAs(b.user, dai, vault, tokens(1000));
    same(await credit(), tokens(950));
    await send(vault, 'updateStrategyMaxDebtPerHarvest', strategy.address, tokens(100));
    same(await credit(), tokens(100));
    await send(vault, 'updateStrategyMaxDebtPerHarvest', strategy.address, all);
    await send(vault, 'updateStrategyMinDebtPerHarvest', strategy.address, tokens(951));
    same(await credit(), 0);
    await send(vault.connect(b.guardian), 'setEmergencyShutdown', true);
    same(await credit(), 0);
  },
);
rule(
  'Vault.vy:1447, Vault.vy:1457',
  'debt above the limit is outstanding, all of it without ratios or in a shutdown',
  async (b) => {
    const { vault, strategy } = b.contracts;
    const outstanding = (): Promise<BigNumber> =>
      read(vault, 'debtOutstanding(address)', strategy.address);
    await lent(b);
    same(await outstanding(), 0);
    await send(vault, 'updateStrategyDebtRatio', strategy.address, 5_000);
    same(await outstanding(), tokens(450));
    await send(vault.connect(b.guardian), 'setEmergencyShutdown', true);
    same(await outstanding(), tokens(950));
    await send(vault, 'setEmergencyShutdown', false);
    await send(vault, 'updateStrategyDebtRatio', strategy.address, 0);
    same(await outstanding(), tokens(950));
  },
);
rule('Vault.vy:1545', 'the expected return goes on from past gains', async (b) => {
  const { vault, strategy } = b.contracts;
  await lent(b);
  await b.wait(86_400);
  await earn(b, tokens(5));
  await harvest(b);
  const { lastReport, activation, totalGain } = await record(b);
  const time = lastReport?.sub(activation ?? 0) ?? BigNumber.from(0);
  await b.wait(time.toNumber());
  near(
    await read(vault, 'expectedReturn(address)', strategy.address),
    totalGain ?? BigNumber.from(0),
    10,
  );
});
rule(
  'Vault.vy:1678, Vault.vy:1680',
  'only an added strategy reports, and it holds what it promises',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await refuses(vault, b.user, 'report', [0, 0, 0]);
    await call(b.chain.url, 'anvil_impersonateAccount', [strategy.address]);
    await assert.rejects(
      call(b.chain.url, 'eth_call', [reportBy(b, 1, 0), 'pending']),
      /execution reverted$/,
    );
  },
);
rule(
  'Vault.vy:1693, Vault.vy:1698, Vault.vy:1720',
  'a payment counts up to the outstanding debt, and tokens move once',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await lent(b);
    await send(vault, 'updateStrategyDebtRatio', strategy.address, 5_000);
    const receipt = await send(strategy, 'harvest');
    same((await record(b))['totalDebt'] ?? 0, tokens(500));
    const moved = receipt.logs.filter(
      ({ address, topics }) =>
        address === b.contracts.dai.address &&
        topics[0] === utils.id('Transfer(address,address,uint256)') &&
        topics.some((topic) => topic.toLowerCase().endsWith(vault.address.slice(2).toLowerCase())),
    );
    assert.equal(moved.length, 1);
  },
);
rule(
  'Vault.vy:1750, Vault.vy:1753',
  'with a ratio of 0 the strategy is asked for all it has',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await lent(b);
    await send(vault, 'revokeStrategy(address)', strategy.address);
    const receipt = await send(strategy, 'harvest');
    const log = receipt.logs.find(
      ({ topics }) => topics[0] === strategy.interface.getEventTopic('Harvested'),
    );
    assert.ok(log);
    same((await record(b))['totalDebt'] ?? 1, 0);
  },
);
rule('Vault.vy:969', 'a loss above the debt is refused', async (b) => {
  await lent(b);
  await assert.rejects(
    call(b.chain.url, 'eth_call', [reportBy(b, 0, tokens(951)), 'pending']),
    /execution reverted$/,
  );
});
rule('Vault.vy:975, Vault.vy:983', 'a loss lowers debt and ratios', async (b) => {
  const { vault } = b.contracts;
  await lent(b);
  await lose(b, tokens(95));
  await harvest(b);
  // 95 * 9,500 / 950 = 950 bps. Credit is computed before the debt limit is met again.
  same((await record(b))['debtRatio'] ?? 0, 8_550);
  same(await read(vault, 'debtRatio'), 8_550);
  same((await record(b))['totalLoss'] ?? 0, tokens(95));
});
rule(
  'Vault.vy:1385, Vault.vy:1386, Vault.vy:1306',
  'revoking ends the ratio, keeps debt and place, and works once',
  async (b) => {
    const { vault, strategy } = b.contracts;
    await lent(b);
    await refuses(vault, b.management, 'revokeStrategy(address)', [strategy.address]);
    await send(vault.connect(b.guardian), 'revokeStrategy(address)', strategy.address);
    same((await record(b))['debtRatio'] ?? 1, 0);
    same((await record(b))['totalDebt'] ?? 0, tokens(950));
    assert.equal(await read(vault, 'withdrawalQueue', 0), strategy.address);
    await refuses(vault, b.guardian, 'revokeStrategy(address)', [strategy.address]);
  },
);
rule(
  'Vault.vy:1329, Vault.vy:1332, Vault.vy:1340, Vault.vy:1355, Vault.vy:1360',
  'a migration moves debt, ratio, and place, and starts a new record',
  async (b) => {
    const { vault, strategy, pool } = b.contracts;
    await lent(b);
    const fresh = await newStrategy(b);
    await refuses(vault, b.management, 'migrateStrategy', [strategy.address, fresh.address]);
    await refuses(vault, b.owner, 'migrateStrategy', [strategy.address, strategy.address]);
    const old = await record(b);
    await send(vault, 'migrateStrategy', strategy.address, fresh.address);
    const next = await read<Record<string, BigNumber>>(vault, 'strategies', fresh.address);
    same(next['totalDebt'] ?? 0, tokens(950));
    same(next['debtRatio'] ?? 0, 9_500);
    same(next['activation'] ?? 0, old['lastReport'] ?? 1);
    same(await read(vault, 'debtRatio'), 9_500);
    same((await record(b))['totalDebt'] ?? 1, 0);
    assert.equal(await read(vault, 'withdrawalQueue', 0), fresh.address);
    near(await read(pool, 'balanceOfUnderlying', fresh.address), tokens(950), 1);
  },
);

// Vault: queue

const queueOf = (...entries: string[]): string[] =>
  Array.from({ length: 20 }, (_, i) => entries[i] ?? zero);
async function fill(b: Bench, count: number): Promise<string[]> {
  const found = [b.contracts.strategy.address];
  while (found.length < count) {
    const fresh = await newStrategy(b);
    await send(b.contracts.vault, 'addStrategy', fresh.address, 0, 0, 0, 0);
    found.push(fresh.address);
  }
  return found;
}
rule(
  'Vault.vy:554, Vault.vy:562, Vault.vy:565, Vault.vy:581',
  'the queue is reordered with as many entries, each once',
  async (b) => {
    const { vault } = b.contracts;
    const [a = '', c = '', d = ''] = await fill(b, 3);
    await refuses(vault, b.guardian, 'setWithdrawalQueue', [queueOf(d, c, a)]);
    await refuses(vault, b.management, 'setWithdrawalQueue', [queueOf(d, c)]);
    await refuses(vault, b.management, 'setWithdrawalQueue', [queueOf(d, c, a, b.user.address)]);
    await refuses(vault, b.management, 'setWithdrawalQueue', [queueOf(d, c, b.user.address)]);
    await refuses(vault, b.management, 'setWithdrawalQueue', [queueOf(d, d, a)]);
    await send(vault.connect(b.management), 'setWithdrawalQueue', queueOf(d, c, a));
    assert.equal(await read(vault, 'withdrawalQueue', 0), d);
  },
);
rule('Vault.vy:583', 'a full queue of 20 cannot be reordered', async (b) => {
  const { vault } = b.contracts;
  const entries = await fill(b, 20);
  const [first = '', second = '', ...rest] = entries;
  await refuses(vault, b.management, 'setWithdrawalQueue', [[second, first, ...rest]]);
  await send(vault, 'setWithdrawalQueue', entries);
});
rule('Vault.vy:1179, Vault.vy:1411', 'a full queue takes no strategy more', async (b) => {
  const { vault } = b.contracts;
  await fill(b, 20);
  const fresh = await newStrategy(b);
  await refuses(vault, b.owner, 'addStrategy', [fresh.address, 0, 0, 0, 0]);
});
rule(
  'Vault.vy:1403, Vault.vy:1405, Vault.vy:1433, Vault.vy:1440, Vault.vy:1137',
  'entries are removed and added, and gaps close',
  async (b) => {
    const { vault } = b.contracts;
    const [a = '', c = '', d = ''] = await fill(b, 3);
    await refuses(vault, b.management, 'removeStrategyFromQueue', [b.user.address]);
    await send(vault, 'removeStrategyFromQueue', a);
    assert.equal(await read(vault, 'withdrawalQueue', 0), c);
    assert.equal(await read(vault, 'withdrawalQueue', 1), d);
    await refuses(vault, b.management, 'addStrategyToQueue', [c]);
    await refuses(vault, b.management, 'addStrategyToQueue', [b.user.address]);
    await send(vault, 'addStrategyToQueue', a);
    assert.equal(await read(vault, 'withdrawalQueue', 2), a);
  },
);

// Vault: roles

rule(
  'Vault.vy:336, Vault.vy:349, Vault.vy:367, Vault.vy:399, Vault.vy:418, Vault.vy:449, Vault.vy:465, Vault.vy:480',
  'settings belong to governance',
  async (b) => {
    const { vault } = b.contracts;
    for (const [method, value] of [
      ['setName', 'x'],
      ['setSymbol', 'x'],
      ['setGovernance', b.user.address],
      ['setManagement', b.user.address],
      ['setRewards', b.user.address],
      ['setDepositLimit', 1],
      ['setPerformanceFee', 1],
      ['setManagementFee', 1],
    ] as const) {
      await refuses(vault, b.management, method, [value]);
      await send(vault, method, value);
    }
  },
);
rule(
  'Vault.vy:384',
  'governance changes in two steps',
  async ({ contracts: { vault }, user, stranger }) => {
    await send(vault, 'setGovernance', user.address);
    await refuses(vault, stranger, 'acceptGovernance', []);
    await send(vault.connect(user), 'acceptGovernance');
    assert.equal(await read(vault, 'governance'), user.address);
  },
);
rule(
  'Vault.vy:419',
  'rewards cannot go to the vault or to the zero address',
  async ({ contracts: { vault }, owner }) => {
    for (const address of [vault.address, zero])
      await refuses(vault, owner, 'setRewards', [address]);
  },
);
rule(
  'Vault.vy:495',
  'the guardian can name the next guardian',
  async ({ contracts: { vault }, guardian, management, user }) => {
    await refuses(vault, management, 'setGuardian', [user.address]);
    await send(vault.connect(guardian), 'setGuardian', user.address);
  },
);
rule(
  'Vault.vy:522, Vault.vy:524',
  'the guardian starts a shutdown, governance alone ends it',
  async ({ contracts: { vault }, guardian, management }) => {
    await refuses(vault, management, 'setEmergencyShutdown', [true]);
    await send(vault.connect(guardian), 'setEmergencyShutdown', true);
    await refuses(vault, guardian, 'setEmergencyShutdown', [false]);
    await send(vault, 'setEmergencyShutdown', false);
  },
);
rule('Vault.vy:1776, Vault.vy:1778', 'governance sweeps any token but the own one', async (b) => {
  const { vault, usdc, dai } = b.contracts;
  await send(usdc, 'transfer', vault.address, 7);
  await refuses(vault, b.management, 'sweep(address)', [usdc.address]);
  await refuses(vault, b.owner, 'sweep(address)', [dai.address]);
  await send(vault, 'sweep(address)', usdc.address);
  same(await read(usdc, 'balanceOf', vault.address), 0);
});

// Vault: shares and permit

rule('Vault.vy:629', 'shares cannot be sent to the vault or to the zero address', async (b) => {
  await depositAs(b.user, b.contracts.dai, b.contracts.vault, tokens(1));
  for (const receiver of [b.contracts.vault.address, zero]) {
    await refuses(b.contracts.vault, b.user, 'transfer', [receiver, 1]);
  }
});
rule('Vault.vy:674, Vault.vy:678', 'an allowance goes down, an unlimited one stays', async (b) => {
  const { vault, dai } = b.contracts;
  await depositAs(b.user, dai, vault, tokens(3));
  await send(vault.connect(b.user), 'approve', b.stranger.address, tokens(2));
  await send(vault.connect(b.stranger), 'transferFrom', b.user.address, b.owner.address, tokens(1));
  same(await read(vault, 'allowance', b.user.address, b.stranger.address), tokens(1));
  await refuses(vault, b.stranger, 'transferFrom', [b.user.address, b.owner.address, tokens(2)]);
  await send(vault.connect(b.user), 'approve', b.stranger.address, all);
  await send(vault.connect(b.stranger), 'transferFrom', b.user.address, b.owner.address, tokens(1));
  same(await read(vault, 'allowance', b.user.address, b.stranger.address), all);
});
rule(
  'Vault.vy:729, Vault.vy:742, Vault.vy:743, Vault.vy:765, Vault.vy:767',
  'a permit is one signature of 65 bytes, used once, by the owner',
  async (b) => {
    const { vault } = b.contracts;
    const domain = {
      name: 'Yearn Vault',
      version: '0.4.3',
      chainId: 31337,
      verifyingContract: vault.address,
    };
    const types = {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    };
    const sign = (deadline: number): Promise<string> =>
      b.user._signTypedData(domain, types, {
        owner: b.user.address,
        spender: b.stranger.address,
        value: 5,
        nonce: 0,
        deadline,
      });
    const values = [b.user.address, b.stranger.address, 5, 0, await sign(0)];
    assert.equal(vault.interface.getSighash('permit'), '0x9fd5a6cf');
    await refuses(vault, b.stranger, 'permit', [b.stranger.address, ...values.slice(1)]);
    await refuses(vault, b.stranger, 'permit', [zero, ...values.slice(1)]);
    await refuses(vault, b.stranger, 'permit', [
      b.user.address,
      b.stranger.address,
      5,
      1,
      await sign(1),
    ]);
    await send(vault.connect(b.stranger), 'permit', ...values);
    same(await read(vault, 'allowance', b.user.address, b.stranger.address), 5);
    same(await read(vault, 'nonces', b.user.address), 1);
    await refuses(vault, b.stranger, 'permit', values);
  },
);

// Strategy

rule(
  'BaseStrategy.sol:348, BaseStrategy.sol:352, BaseStrategy.sol:327',
  'the constructor takes the deployer for all roles',
  async (b) => {
    const { strategy, vault, dai } = b.contracts;
    for (const role of ['strategist', 'rewards', 'keeper']) {
      assert.equal(await read(strategy, role), b.owner.address);
    }
    assert.equal(await read(strategy, 'want'), dai.address);
    same(await read(dai, 'allowance', strategy.address, vault.address), all);
    const values = [vault.address, b.user.address, b.user.address, b.user.address];
    await refuses(strategy, b.user, 'initialize', values, 'Strategy already initialized');
  },
);
rule(
  'BaseStrategy.sol:358, BaseStrategy.sol:361',
  'triggers have defaults',
  async ({ contracts: { strategy } }) => {
    same(await read(strategy, 'minReportDelay'), 0);
    same(await read(strategy, 'maxReportDelay'), 86_400);
    same(await read(strategy, 'profitFactor'), 100);
    same(await read(strategy, 'debtThreshold'), 0);
  },
);
rule(
  'BaseStrategy.sol:286, BaseStrategy.sol:291, BaseStrategy.sol:309, BaseStrategy.sol:321',
  'each function has its roles',
  async (b) => {
    const { strategy } = b.contracts;
    await refuses(strategy, b.guardian, 'setKeeper', [b.user.address], '!authorized');
    await refuses(strategy, b.guardian, 'setHealthCheck', [b.user.address], '!authorized');
    await refuses(strategy, b.stranger, 'harvest', [], '!authorized');
    await refuses(strategy, b.stranger, 'tend', [], '!authorized');
    await refuses(strategy, b.stranger, 'setEmergencyExit', [], '!authorized');
    await refuses(strategy, b.management, 'sweep', [b.contracts.usdc.address], '!authorized');
    await send(strategy.connect(b.management), 'setHealthCheck', b.user.address);
    await send(strategy.connect(b.guardian), 'tend');
    await send(strategy, 'setKeeper', b.user.address);
  },
);
rule(
  'BaseStrategy.sol:414, BaseStrategy.sol:416, BaseStrategy.sol:363',
  'the strategist moves the rewards and their allowance',
  async (b) => {
    const { strategy, vault } = b.contracts;
    await refuses(strategy, b.management, 'setRewards', [b.user.address], '!strategist');
    await refuses(strategy, b.owner, 'setRewards', [zero]);
    same(await read(vault, 'allowance', strategy.address, b.owner.address), all);
    await send(strategy, 'setRewards', b.user.address);
    same(await read(vault, 'allowance', strategy.address, b.owner.address), 0);
    same(await read(vault, 'allowance', strategy.address, b.user.address), all);
  },
);
rule(
  'BaseStrategy.sol:382, BaseStrategy.sol:401',
  'roles cannot be given to the zero address',
  async ({ contracts: { strategy }, owner }) => {
    await refuses(strategy, owner, 'setStrategist', [zero]);
    await refuses(strategy, owner, 'setKeeper', [zero]);
  },
);
rule(
  'BaseStrategy.sol:705, BaseStrategy.sol:708, BaseStrategy.sol:711, BaseStrategy.sol:719, BaseStrategy.sol:724, BaseStrategy.sol:732',
  'the harvest trigger weighs delays, debt, loss, and profit, in that order',
  async (b) => {
    const { strategy, vault } = b.contracts;
    const fresh = await newStrategy(b);
    const due = (contract = strategy, cost: BigNumber | number = 0): Promise<boolean> =>
      read(contract, 'harvestTrigger', cost);
    assert.equal(await due(fresh), false);
    await lent(b);
    assert.equal(await due(), false);
    await earn(b, tokens(1));
    assert.equal(await due(), true);
    assert.equal(await due(strategy, tokens('0.01')), false);
    await send(vault, 'updateStrategyDebtRatio', strategy.address, 9_000);
    assert.equal(await due(strategy, tokens(1)), true);
    await send(strategy, 'setDebtThreshold', tokens(100));
    assert.equal(await due(strategy, tokens(1)), false);
    await lose(b, tokens(120));
    assert.equal(await due(strategy, tokens(1)), true);
    await send(strategy, 'setMinReportDelay', 86_400);
    assert.equal(await due(strategy, tokens(1)), false);
    await b.wait(86_400);
    assert.equal(await due(strategy, tokens(1)), true);
  },
);
rule('BaseStrategy.sol:560', 'a strategy is active with a ratio or with assets', async (b) => {
  const { strategy, vault } = b.contracts;
  await lent(b);
  assert.equal(await read(strategy, 'isActive'), true);
  await send(vault, 'revokeStrategy(address)', strategy.address);
  assert.equal(await read(strategy, 'isActive'), true);
  await harvest(b);
  assert.equal(await read(strategy, 'isActive'), false);
});
rule(
  'BaseStrategy.sol:759, BaseStrategy.sol:844',
  'an emergency exit revokes itself and returns everything',
  async (b) => {
    const { strategy, vault, dai } = b.contracts;
    await lent(b);
    await lose(b, tokens(50));
    await send(strategy.connect(b.guardian), 'setEmergencyExit');
    await harvest(b);
    const debt = await record(b);
    same(debt['totalDebt'] ?? 1, 0);
    same(debt['totalLoss'] ?? 0, tokens(50));
    same(await read(dai, 'balanceOf', vault.address), tokens(950));
  },
);
rule(
  'BaseStrategy.sol:762, BaseStrategy.sol:763, Vault.vy:1236',
  'a ratio given back after an emergency exit turns the debt into a profit, and management can do both',
  async (b) => {
    const { strategy, vault } = b.contracts;
    await lent(b);
    await send(strategy.connect(b.management), 'setEmergencyExit');
    await send(vault.connect(b.management), 'updateStrategyDebtRatio', strategy.address, 9_500);
    await send(strategy.connect(b.management), 'harvest');
    const { totalGain, totalDebt } = await record(b);
    same(totalGain ?? 0, tokens(950));
    same(totalDebt ?? 0, tokens(950));
    assert.ok((await read(vault, 'balanceOf', strategy.address)).gt(0), 'fees were charged');
    await b.wait(21_740);
    assert.ok(
      (await read(vault, 'pricePerShare')).gt(tokens('1.6')),
      'by tokens that do not exist',
    );
  },
);
rule(
  'BaseStrategy.sol:761, BaseStrategy.sol:765',
  'an emergency exit counts what is locked as a loss, and as a profit once it is freed',
  async (b) => {
    const { strategy, pool } = b.contracts;
    await lent(b);
    await send(pool, 'lend', tokens(900));
    await send(strategy, 'setEmergencyExit');
    await harvest(b);
    const exited = await record(b);
    same(exited['totalDebt'] ?? 1, 0);
    same(exited['totalLoss'] ?? 0, tokens(900));
    await earn(b, tokens(10));
    await harvest(b);
    same((await record(b))['totalGain'] ?? 0, tokens(10));
  },
);
rule('BaseStrategy.sol:848', 'an emergency exit after a revocation reverts', async (b) => {
  await send(b.contracts.vault, 'revokeStrategy(address)', b.contracts.strategy.address);
  await refuses(b.contracts.strategy, b.owner, 'setEmergencyExit', []);
});
rule(
  'BaseStrategy.sol:799, BaseStrategy.sol:828, BaseStrategy.sol:829',
  'only the vault takes funds or migrates, and only to its own strategy',
  async (b) => {
    const { strategy, vault } = b.contracts;
    await refuses(strategy, b.owner, 'withdraw', [1], '!vault');
    await refuses(strategy, b.owner, 'migrate', [b.user.address]);
    const foreign = await deploy(
      b.owner,
      b.artifacts['PoolStrategy'],
      b.contracts.template.address,
      b.contracts.pool.address,
    );
    await refuses(vault, b.owner, 'migrateStrategy', [strategy.address, foreign.address]);
  },
);
rule(
  'BaseStrategy.sol:889, BaseStrategy.sol:890, BaseStrategy.sol:893',
  'want and shares cannot be swept',
  async (b) => {
    const { strategy, vault, dai, usdc } = b.contracts;
    await refuses(strategy, b.owner, 'sweep', [dai.address], '!want');
    await refuses(strategy, b.owner, 'sweep', [vault.address], '!shares');
    await send(usdc, 'transfer', strategy.address, 5);
    await send(strategy, 'sweep', usdc.address);
  },
);
rule(
  'BaseStrategy.sol:934, BaseStrategy.sol:937, BaseStrategy.sol:915, BaseStrategy.sol:916',
  'a clone is initialized at once and cannot be cloned in the short form',
  async (b) => {
    const { strategy, vault } = b.contracts;
    const receipt = await send(
      strategy.connect(b.user),
      'clone(address,address,address,address)',
      vault.address,
      b.user.address,
      b.user.address,
      b.user.address,
    );
    const made = receipt.logs.find(
      ({ topics }) => topics[0] === strategy.interface.getEventTopic('Cloned'),
    );
    const clone = strategy.attach(utils.hexDataSlice(made?.topics[1] ?? '0x', 12));
    assert.equal(await read(clone, 'strategist'), b.user.address);
    assert.equal(await read(clone, 'isOriginal'), false);
    same(await read(clone, 'maxReportDelay'), 86_400);
    await refuses(clone, b.user, 'clone(address)', [vault.address], '!clone');
    await refuses(
      clone,
      b.user,
      'initialize',
      [vault.address, b.user.address, b.user.address, b.user.address],
      'Strategy already initialized',
    );
  },
);

// Health check

rule(
  'BaseStrategy.sol:781, BaseStrategy.sol:782, BaseStrategy.sol:195',
  'the first harvest is not checked, and skipping holds for one',
  async (b) => {
    const { strategy, healthCheck } = b.contracts;
    await send(strategy, 'setHealthCheck', healthCheck.address);
    assert.equal(await read(strategy, 'doHealthCheck'), false);
    await lent(b);
    assert.equal(await read(strategy, 'doHealthCheck'), true);
    await earn(b, tokens(50));
    await refuses(strategy, b.owner, 'harvest', [], '!healthcheck');
    await send(strategy, 'setDoHealthCheck', false);
    await harvest(b);
    assert.equal(await read(strategy, 'doHealthCheck'), true);
  },
);
rule(
  'CommonHealthCheck.sol:58, CommonHealthCheck.sol:59, CommonHealthCheck.sol:138, CommonHealthCheck.sol:141',
  'a profit of 3% and a loss of 1% pass, more does not',
  async ({ contracts: { healthCheck } }) => {
    const passes = (profit: number, loss: number): Promise<boolean> =>
      read(healthCheck, 'check', profit, loss, 0, 0, 10_000);
    assert.deepEqual(
      await Promise.all([passes(300, 0), passes(301, 0), passes(0, 100), passes(0, 101)]),
      [true, false, true, false],
    );
  },
);
rule(
  'CommonHealthCheck.sol:130, CommonHealthCheck.sol:115, CommonHealthCheck.sol:73',
  'a strategy can have limits or a check of its own',
  async (b) => {
    const { healthCheck } = b.contracts;
    await refuses(healthCheck, b.user, 'setStrategyLimits', [b.owner.address, 1, 1], '!authorized');
    await refuses(healthCheck, b.owner, 'setStrategyLimits', [b.owner.address, 10_000, 1]);
    await send(healthCheck, 'setStrategyLimits', b.owner.address, 1_000, 0);
    assert.equal(await read(healthCheck, 'check', 1_000, 0, 0, 0, 10_000), true);
    assert.equal(await read(healthCheck, 'check', 0, 1, 0, 0, 10_000), false);
  },
);

// Registry

rule(
  'Registry.vy:132, Registry.vy:138',
  'a release is registered by governance, and differs from the last',
  async ({ contracts: { registry, template }, user, owner }) => {
    await refuses(registry, user, 'newRelease', [template.address]);
    await refuses(registry, owner, 'newRelease', [template.address]);
    assert.equal(await read(registry, 'latestRelease'), '0.4.3');
  },
);
rule(
  'Registry.vy:102, Registry.vy:115',
  'without a vault for a token there is no latest one',
  async ({ contracts: { registry, template, usdc, usdcVault }, owner }) => {
    assert.equal(await read(registry, 'latestVault', usdc.address), usdcVault.address);
    await refuses(registry, owner, 'latestVault', [template.address]);
  },
);
rule(
  'Registry.vy:167, Vault.vy:243',
  'the registry is management of the vaults that it makes',
  async (b) => {
    const { registry, template, dai } = b.contracts;
    const receipt = await send(
      registry.connect(b.user),
      'newExperimentalVault(address,address,address,address,string,string)',
      dai.address,
      b.user.address,
      b.user.address,
      b.user.address,
      '',
      '',
    );
    const log = receipt.logs
      .map((each) => {
        try {
          return registry.interface.parseLog(each);
        } catch {
          return undefined;
        }
      })
      .find((each) => each?.name === 'NewExperimentalVault');
    const vault = template.attach(log?.args['vault'] as string);
    assert.equal(await read(vault, 'management'), registry.address);
    assert.equal(await read(vault, 'governance'), b.user.address);
    // Not endorsed: the latest vault of the token is still the other one.
    assert.equal(await read(registry, 'latestVault', dai.address), b.contracts.vault.address);
  },
);
rule(
  'Registry.vy:226, Registry.vy:291, Registry.vy:292, Registry.vy:178',
  'only governance of both endorses, and one vault of a version for a token',
  async (b) => {
    const { registry, vault, dai } = b.contracts;
    await refuses(registry, b.user, 'endorseVault(address)', [vault.address]);
    await refuses(registry, b.owner, 'endorseVault(address)', [vault.address]);
    await refuses(registry, b.user, 'newVault(address,address,address,string,string)', [
      dai.address,
      zero,
      zero,
      '',
      '',
    ]);
  },
);
rule('Registry.vy:311, Registry.vy:326', 'governance names who may tag', async (b) => {
  const { registry, vault } = b.contracts;
  await refuses(registry, b.user, 'tagVault', [vault.address, 'x']);
  await refuses(registry, b.user, 'setBanksy(address)', [b.user.address]);
  await send(registry, 'setBanksy(address)', b.user.address);
  await send(registry.connect(b.user), 'tagVault', vault.address, 'x');
  assert.equal(await read(registry, 'tags', vault.address), 'x');
});
rule(
  'Registry.vy:65, Registry.vy:90',
  'the registry changes governance in two steps',
  async ({ contracts: { registry }, user, owner }) => {
    assert.equal(await read(registry, 'governance'), owner.address);
    await send(registry, 'setGovernance', user.address);
    await send(registry.connect(user), 'acceptGovernance');
    assert.equal(await read(registry, 'governance'), user.address);
  },
);

test('every line named above is in the contract that the reference describes', () => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const { contracts } = JSON.parse(
    readFileSync(path.join(here, '../../reference/data/0.4.3.json'), 'utf8'),
  ) as { contracts: { file: string; line: number; endLine: number }[] };
  for (const fact of facts) {
    const [file = '', line = ''] = fact.split(':');
    const held = contracts.some(
      (each) =>
        each.file.endsWith(`/${file}`) && each.line <= Number(line) && Number(line) <= each.endLine,
    );
    assert.ok(held, fact);
  }
});
