/** Computes a partner's share of the fees of each harvest, for an address that holds vault tokens. */
import { BigNumber, constants } from 'ethers';
import { at, setting, show } from './setup';
import { vaultFunctions } from './vault';

// #region payout
const holder = setting('HOLDER');
const tierShare = Number(process.argv[2] ?? 0.2); // tier 3: 20% of what is shared
const shared = 0.55; // 45% of the fees pay for operations
const bps = BigNumber.from(Math.round(tierShare * shared * 10_000));

const vault = at(setting('VAULT'), vaultFunctions);
const rewards: string = await vault.rewards();
const decimals = (await vault.decimals()).toNumber();
const text = (shares: BigNumber): string => show(shares, decimals);
let total = constants.Zero;

for (const { args, blockNumber } of await vault.queryFilter(
  vault.filters.Transfer(vault.address, rewards),
)) {
  const paid: BigNumber = args?.value;
  const then = { blockTag: blockNumber };
  const held: BigNumber = await vault.balanceOf(holder, then);
  const supply: BigNumber = await vault.totalSupply(then);
  const payout = paid.mul(held).div(supply).mul(bps).div(10_000);
  total = total.add(payout);
  console.log(`block ${blockNumber}: ${text(paid)} fee shares, payout ${text(payout)}`);
}
console.log(`total ${text(total)} ${await vault.symbol()}`);
// #endregion
