/** Deposits, mints, withdraws, and redeems, and compares each with its preview. */
import { utils, type BigNumber } from 'ethers';
import { makeAdapter } from './adapter';
import { at, send, setting, show, user } from './setup';

const adapter = (await makeAdapter()).connect(user);
const dai = at(setting('TOKEN'), ['function approve(address, uint256)']);
await send(dai.approve(adapter.address, utils.parseEther('1000')));

// #region use
const me = user.address;
for (const [action, preview, number, parties] of [
  ['deposit', 'previewDeposit', '100', [me]],
  ['mint', 'previewMint', '100', [me]],
  ['withdraw', 'previewWithdraw', '50', [me, me]],
  ['redeem', 'previewRedeem', '50', [me, me]],
] as const) {
  const amount = utils.parseEther(number);
  const expected: BigNumber = await adapter[preview](amount);
  const result: BigNumber = await adapter.callStatic[action](amount, ...parties);
  await send(adapter[action](amount, ...parties));
  console.log(`${action.padEnd(8)} ${number}: previewed ${show(expected)}, got ${show(result)}`);
}
console.log(`left ${show(await adapter.balanceOf(me))} ${await adapter.symbol()}`);
// #endregion
