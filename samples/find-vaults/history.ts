/** Prints the share price after each report of a vault. The node has to keep old state. */
import { at, provider, setting, show } from './setup';

// #region history
const vault = at(setting('VAULT'), [
  'function pricePerShare() view returns (uint256)',
  'function decimals() view returns (uint256)',
  'event StrategyReported(address indexed strategy, uint256 gain, uint256 loss, uint256 debtPaid, uint256 totalGain, uint256 totalLoss, uint256 totalDebt, uint256 debtAdded, uint256 debtRatio)',
]);
const decimals = (await vault.decimals()).toNumber();
console.log('date,block,gain,loss,price per share');
for (const { args, blockNumber } of await vault.queryFilter(vault.filters.StrategyReported())) {
  const { timestamp } = await provider.getBlock(blockNumber);
  const price = await vault.pricePerShare({ blockTag: blockNumber });
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  console.log(
    [
      day,
      blockNumber,
      ...[args?.gain, args?.loss, price].map((value) => show(value, decimals)),
    ].join(','),
  );
}
// #endregion
