/** Deploys the router and deposits 250 USDC through it, or as many as you say: `deposit.ts 1`. */
import { utils, type BigNumber } from 'ethers';
import { compile } from './compile';
import { at, deploy, owner, send, setting, show, user } from './setup';
import { erc20Functions, latestVault } from './vault';

const deployed = await deploy(compile('PartnerRouter'), owner, setting('REGISTRY'));

// #region deposit
const router = deployed.connect(user);
const token = at(setting('USDC'), erc20Functions);
const vault = await latestVault(token.address);
const decimals = (await vault.decimals()).toNumber();
const amount = utils.parseUnits(process.argv[2] ?? '250', decimals);

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

const shares = show(await vault.balanceOf(user.address), decimals);
const left = show(await token.balanceOf(router.address), decimals);
console.log(`user holds   ${shares} ${await vault.symbol()}`);
console.log(`router holds ${left} ${await token.symbol()}`);
// #endregion
