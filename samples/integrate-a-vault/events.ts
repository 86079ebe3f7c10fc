/** Lists deposits, withdrawals, and reports of the DAI vault. */
import { constants } from 'ethers';
import { at, setting, show } from './setup';
import { vaultFunctions } from './vault';

// #region events
const vault = at(setting('VAULT'), vaultFunctions);
const { AddressZero } = constants;

function kindOf(sender: string, receiver: string): string {
  if (receiver === AddressZero) return 'withdrawal';
  if (sender !== AddressZero) return 'transfer';
  return receiver === vault.address ? 'fees' : 'deposit';
}

for (const { args, blockNumber } of await vault.queryFilter(vault.filters.Transfer())) {
  const [sender, receiver, value] = args ?? [];
  console.log(`block ${blockNumber}: ${kindOf(sender, receiver)} ${show(value)} yvDAI`);
}
for (const { args, blockNumber } of await vault.queryFilter(vault.filters.StrategyReported())) {
  const [, gain, loss, , , , , debtAdded] = args ?? [];
  console.log(
    `block ${blockNumber}: report, gain ${show(gain)}, loss ${show(loss)}, lent ${show(debtAdded)} DAI`,
  );
}
// #endregion
