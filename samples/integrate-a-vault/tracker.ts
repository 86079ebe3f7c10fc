/** Deposits through the partner tracker and reads what it counts. */
import { utils, type BigNumber } from 'ethers';
import { at, send, setting, show, user } from './setup';
import { erc20Functions, vaultFunctions } from './vault';

// #region tracker
const partnerId = setting('PARTNER_ID');
const vault = at(setting('VAULT'), vaultFunctions);
const token = at(await vault.token(), erc20Functions);
const decimals = (await vault.decimals()).toNumber();
const amount = utils.parseUnits('400', decimals);
const tracker = at(setting('TRACKER'), [
  'function deposit(address vault, address partnerId, uint256 amount) returns (uint256)',
  'function referredBalance(address partnerId, address vault, address depositor) view returns (uint256)',
]);

// USDT refuses to replace an allowance that is not zero.
const allowance: BigNumber = await token.allowance(user.address, tracker.address);
if (!allowance.isZero()) await send(token.approve(tracker.address, 0));
await send(token.approve(tracker.address, amount));
await send(tracker.deposit(vault.address, partnerId, amount));
const referred = await tracker.referredBalance(partnerId, vault.address, user.address);
console.log(`referred ${show(referred, decimals)} ${await vault.symbol()}`);
// #endregion
