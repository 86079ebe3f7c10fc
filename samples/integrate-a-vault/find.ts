/** Finds the newest vault of a token and reads what an integration has to know. */
import type { BigNumber } from 'ethers';
import { at, setting, short, show } from './setup';
import { erc20Functions, latestVault } from './vault';

// #region find
const token = at(setting('USDC'), erc20Functions);
const vault = await latestVault(token.address);
const symbol: string = await token.symbol();
const decimals: BigNumber = await vault.decimals();
const price: BigNumber = await vault.pricePerShare();

console.log(
  `${await vault.symbol()} at ${short(vault.address)}, release ${await vault.apiVersion()}`,
);
console.log(`decimals        ${decimals}`);
console.log(`price per share ${price} = ${show(price, decimals.toNumber())} ${symbol}`);
console.log(
  `room            ${show(await vault.availableDepositLimit(), decimals.toNumber())} ${symbol}`,
);
console.log(`shut down       ${await vault.emergencyShutdown()}`);
// #endregion
