/** Lists what has changed in the DAI vault from a block on: `alerts.ts 37`. */
import { utils } from 'ethers';
import { at, setting, short } from './setup';

// #region alerts
const vault = at(setting('VAULT'), [
  'event EmergencyShutdown(bool active)',
  'event UpdateDepositLimit(uint256 depositLimit)',
  'event StrategyRevoked(address indexed strategy)',
  'event StrategyMigrated(address indexed oldVersion, address indexed newVersion)',
  'event StrategyUpdateDebtRatio(address indexed strategy, uint256 debtRatio)',
  'event StrategyRemovedFromQueue(address indexed strategy)',
  'event UpdateRewards(address rewards)',
]);
const from = Number(process.argv[2] ?? 0); // the first block to look at

const text = (value: unknown): string =>
  utils.isAddress(String(value)) ? short(String(value)) : String(value);

for (const name of Object.keys(vault.interface.events)) {
  for (const { event, args, blockNumber } of await vault.queryFilter(name, from))
    console.log(`block ${blockNumber}: ${event} ${args?.map(text).join(' ')}`);
}
// #endregion
