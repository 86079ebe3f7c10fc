/** What an account's shares were worth at a block: `at.ts 40`. */
import { BigNumber } from 'ethers';
import { at, provider, setting, show } from './setup';

// #region at
const block = Number(process.argv[2]);
const vault = at(setting('VAULT'), [
  'function balanceOf(address) view returns (uint256)',
  'function pricePerShare() view returns (uint256)',
  'function decimals() view returns (uint256)',
]);
const blockTag = { blockTag: block };
const shares: BigNumber = await vault.balanceOf(setting('ACCOUNT'), blockTag);
const price: BigNumber = await vault.pricePerShare(blockTag);
const decimals = (await vault.decimals()).toNumber();
const value = shares.mul(price).div(BigNumber.from(10).pow(decimals));
const { timestamp } = await provider.getBlock(block);
console.log(`${new Date(timestamp * 1000).toISOString().slice(0, 10)} (UTC)`);
console.log(
  `${show(shares, decimals)} shares at ${show(price, decimals)} = ${show(value, decimals)} tokens`,
);
// #endregion
