/** Lists deposits, withdrawals, and reports of the vault of `VAULT`. */
import { constants, type BigNumber } from 'ethers';
import { at, setting, show } from './setup';
import { erc20Functions, vaultFunctions } from './vault';

// #region events
const vault = at(setting('VAULT'), vaultFunctions);
const token = at(await vault.token(), erc20Functions);
const [shares, tokens]: string[] = await Promise.all([vault.symbol(), token.symbol()]);
const decimals = (await vault.decimals()).toNumber();
const text = (amount: BigNumber): string => show(amount, decimals);
const { AddressZero } = constants;

function kindOf(sender: string, receiver: string): string {
  if (receiver === AddressZero) return 'withdrawal';
  if (sender !== AddressZero) return 'transfer';
  return receiver === vault.address ? 'fees' : 'deposit';
}

for (const { args, blockNumber } of await vault.queryFilter(vault.filters.Transfer())) {
  const [sender, receiver, value] = args ?? [];
  console.log(`block ${blockNumber}: ${kindOf(sender, receiver)} ${text(value)} ${shares}`);
}
for (const { args, blockNumber } of await vault.queryFilter(vault.filters.StrategyReported())) {
  const [, gain, loss, , , , , debtAdded] = args ?? [];
  console.log(
    `block ${blockNumber}: report, gain ${text(gain)}, loss ${text(loss)}, lent ${text(debtAdded)} ${tokens}`,
  );
}
// #endregion
