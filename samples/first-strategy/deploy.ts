/** Makes a vault of your own and connects the strategy to it. */
import { writeFileSync } from 'node:fs';
import { constants, utils } from 'ethers';
import { compile } from './compile';
import { at, deploy, owner, send, setting, short } from './setup';
import { addressesFile } from './vault';

// #region vault
const registry = at(
  setting('REGISTRY'),
  [
    'function newExperimentalVault(address token, address governance, address guardian, address rewards, string name, string symbol) returns (address)',
    'event NewExperimentalVault(address indexed token, address indexed deployer, address vault, string api_version)',
  ],
  owner,
);
const me = owner.address;
const receipt = await send(
  registry.newExperimentalVault(setting('TOKEN'), me, me, me, 'My first vault', 'yvFirst'),
);
const made = receipt.logs
  .filter(({ address }) => address === registry.address)
  .map((log) => registry.interface.parseLog(log))
  .find(({ name }) => name === 'NewExperimentalVault');
const vault = at(
  made?.args.vault,
  [
    'function setManagement(address)',
    'function setDepositLimit(uint256)',
    'function addStrategy(address strategy, uint256 debtRatio, uint256 minDebtPerHarvest, uint256 maxDebtPerHarvest, uint256 performanceFee)',
  ],
  owner,
);
// #endregion

// #region settings
// The registry made itself management, and the limit is 0.
await send(vault.setManagement(me));
await send(vault.setDepositLimit(utils.parseEther('10000')));
// #endregion

// #region strategy
const compiled = compile('LendingStrategy');
const strategy = await deploy(compiled, owner, vault.address, setting('POOL'));

const debtRatio = 9_800; // 98% of the vault's assets
const performanceFee = 1_000; // 10% of the gain to the strategist
await send(vault.addStrategy(strategy.address, debtRatio, 0, constants.MaxUint256, performanceFee));
// #endregion

writeFileSync(addressesFile, JSON.stringify({ vault: vault.address, strategy: strategy.address }));
console.log(`vault    ${short(vault.address)}`);
console.log(
  `strategy ${short(strategy.address)} (${(compiled.bytecode.length - 2) / 2} bytes to deploy)`,
);
