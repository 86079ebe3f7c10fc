/** Deposits 1,000 DAI as the depositor. */
import { utils } from 'ethers';
import { at, send, setting, show, user } from './setup';
import { deployed } from './vault';

// #region deposit
const amount = utils.parseEther('1000');
const vault = deployed().vault.connect(user);
const token = at(setting('TOKEN'), ['function approve(address spender, uint256 amount)']);

await send(token.approve(vault.address, amount));
await send(vault.deposit(amount));
console.log(`shares           ${show(await vault.balanceOf(user.address))} yvFirst`);
// #endregion
