/** Deploys the router and deposits 250 USDC through it. */
import { utils, type BigNumber } from 'ethers';
import { compile } from './compile';
import { at, deploy, owner, send, setting, show, user } from './setup';
import { erc20Functions, latestVault } from './vault';

const deployed = await deploy(compile('PartnerRouter'), owner, setting('REGISTRY'));

// #region deposit
const router = deployed.connect(user);
const token = at(setting('USDC'), erc20Functions);
const vault = await latestVault(token.address);
const amount = utils.parseUnits('250', 6);

// Ask before any transaction: would the vault take it?
if (await vault.emergencyShutdown()) throw new Error('The vault is shut down.');
if (amount.gt(await vault.availableDepositLimit())) throw new Error('The vault is full.');

// USDT refuses to replace an allowance that is not zero.
const allowance: BigNumber = await token.allowance(user.address, router.address);
if (!allowance.isZero()) await send(token.approve(router.address, 0));
await send(token.approve(router.address, amount));
const quoted: BigNumber = await router.callStatic.deposit(token.address, amount, 0);
const minShares = quoted.mul(9_990).div(10_000); // 0.1% less than the quote
await send(router.deposit(token.address, amount, minShares));

console.log(`user holds   ${show(await vault.balanceOf(user.address), 6)} yvUSDC`);
console.log(`router holds ${show(await token.balanceOf(router.address), 6)} USDC`);
// #endregion
