/** Rehearses a withdrawal, sends it, and compares balances. */
import { constants, type BigNumber } from 'ethers';
import { at, send, setting, show, user } from './setup';

// #region withdraw
const maxShares = constants.MaxUint256; // all that you hold
const recipient = user.address;
const maxLoss = 1; // basis points: 0.01%

const vault = at(setting('VAULT'), [
  'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint256)',
]);
const decimals = (await vault.decimals()).toNumber();
const payout: BigNumber = await vault.callStatic.withdraw(maxShares, recipient, maxLoss);
console.log(`would pay   ${show(payout, decimals)} tokens`);
await send(vault.withdraw(maxShares, recipient, maxLoss));
console.log(`shares left ${show(await vault.balanceOf(user.address), decimals)}`);
// #endregion
