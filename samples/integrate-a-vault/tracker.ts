/** Deposits through the partner tracker and reads what it counts. */
import { utils, type BigNumber } from 'ethers';
import { at, send, setting, show, user } from './setup';
import { erc20Functions } from './vault';

// #region tracker
const partnerId = setting('PARTNER_ID');
const vault = setting('VAULT');
const amount = utils.parseEther('400');
const dai = at(setting('TOKEN'), erc20Functions);
const tracker = at(setting('TRACKER'), [
  'function deposit(address vault, address partnerId, uint256 amount) returns (uint256)',
  'function referredBalance(address partnerId, address vault, address depositor) view returns (uint256)',
]);

// USDT refuses to replace an allowance that is not zero.
const allowance: BigNumber = await dai.allowance(user.address, tracker.address);
if (!allowance.isZero()) await send(dai.approve(tracker.address, 0));
await send(dai.approve(tracker.address, amount));
await send(tracker.deposit(vault, partnerId, amount));
console.log(
  `referred ${show(await tracker.referredBalance(partnerId, vault, user.address))} yvDAI`,
);
// #endregion
