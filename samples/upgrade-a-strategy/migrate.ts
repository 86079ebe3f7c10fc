/** Replaces the local chain's strategy with the 0.4.3 version, and compares before and after. */
import { utils, type Contract } from 'ethers';
import { compile } from './compile';
import { at, deploy, owner, send, setting, show } from './setup';

// The old strategy has to have something to move.
const dai = at(setting('TOKEN'), ['function approve(address, uint256)']);
const amount = utils.parseEther('1000');
await send(dai.approve(setting('VAULT'), amount));
await send(at(setting('VAULT'), ['function deposit(uint256)']).deposit(amount));
await send(at(setting('STRATEGY'), ['function harvest()'], owner).harvest());

// #region migrate
process.chdir('0.4.3');
const vault = at(
  setting('VAULT'),
  [
    'function migrateStrategy(address oldVersion, address newVersion)',
    'function strategies(address) view returns (uint256 performanceFee, uint256 activation, uint256 debtRatio, uint256 minDebtPerHarvest, uint256 maxDebtPerHarvest, uint256 lastReport, uint256 totalDebt, uint256 totalGain, uint256 totalLoss)',
    'function withdrawalQueue(uint256) view returns (address)',
  ],
  owner,
);
const strategyFunctions = [
  'function estimatedTotalAssets() view returns (uint256)',
  'function doHealthCheck() view returns (bool)',
  'function harvest()',
];
const before = at(setting('STRATEGY'), strategyFunctions, owner);
const compiled = compile('LendingStrategy');
const made = await deploy(compiled, owner, vault.address, setting('POOL'), setting('HEALTH_CHECK'));
const next = at(made.address, strategyFunctions, owner);

await send(vault.migrateStrategy(before.address, next.address));
for (const [name, strategy] of [
  ['old', before],
  ['new', next],
] as [string, Contract][]) {
  const { debtRatio, totalDebt } = await vault.strategies(strategy.address);
  const assets = await strategy.estimatedTotalAssets();
  console.log(
    `${name}: ratio ${debtRatio} bps, debt ${show(totalDebt)}, assets ${show(assets)} DAI`,
  );
}
console.log(
  `first in the queue is the new one: ${(await vault.withdrawalQueue(0)) === next.address}`,
);
await send(next.harvest());
console.log(`next harvest is checked: ${await next.doHealthCheck()}`);
// #endregion
