/** Redeems all shares of the vault of `VAULT` and prints what was burned and paid. */
import { constants, type BigNumber } from 'ethers';
import { at, send, setting, show, user } from './setup';
import { erc20Functions, vaultFunctions } from './vault';

// #region withdraw
const vault = at(setting('VAULT'), vaultFunctions);
const token = at(await vault.token(), erc20Functions);
const decimals = (await vault.decimals()).toNumber();
const text = (amount: BigNumber): string => show(amount, decimals);
const maxLoss = Number(process.argv[2] ?? 1); // basis points of payout and loss together
const everything = constants.MaxUint256;

const sharesBefore: BigNumber = await vault.balanceOf(user.address);
const tokensBefore: BigNumber = await token.balanceOf(user.address);
await vault.callStatic.withdraw(everything, user.address, maxLoss); // throws if it would revert
await send(vault.withdraw(everything, user.address, maxLoss));

const burned = sharesBefore.sub(await vault.balanceOf(user.address));
const paid = (await token.balanceOf(user.address)).sub(tokensBefore);
console.log(`burned ${text(burned)} of ${text(sharesBefore)} ${await vault.symbol()}`);
console.log(`paid   ${text(paid)} ${await token.symbol()}`);
if (burned.lt(sharesBefore)) console.log('The vault paid what it had. Withdraw the rest later.');
// #endregion
