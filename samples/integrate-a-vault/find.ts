/** Finds the newest vault of a token and reads what an integration has to know. */
import type { BigNumber } from 'ethers';
import { setting, short, show } from './setup';
import { latestVault } from './vault';

// #region find
const vault = await latestVault(setting('USDC'));
const decimals: BigNumber = await vault.decimals();
const price: BigNumber = await vault.pricePerShare();

console.log(
  `${await vault.symbol()} at ${short(vault.address)}, release ${await vault.apiVersion()}`,
);
console.log(`decimals        ${decimals}`);
console.log(`price per share ${price} = ${show(price, decimals.toNumber())} USDC`);
console.log(
  `room            ${show(await vault.availableDepositLimit(), decimals.toNumber())} USDC`,
);
console.log(`shut down       ${await vault.emergencyShutdown()}`);
// #endregion
