/** Writes what an account put into a vault and took out as CSV: `records.ts [average|fifo]`. */
import { BigNumber, constants, utils, type Event } from 'ethers';
import { at, provider, setting, show } from './setup';
import { makeLedger } from './ledger';

// #region sources
const account = utils.getAddress(setting('ACCOUNT'));
const transfer = 'event Transfer(address indexed from, address indexed to, uint256 value)';
const vault = at(setting('VAULT'), [
  transfer,
  'function token() view returns (address)',
  'function decimals() view returns (uint256)',
  'function pricePerShare() view returns (uint256)',
]);
const token = at(await vault.token(), [transfer, 'function symbol() view returns (string)']);
const decimals = (await vault.decimals()).toNumber();
const unit = BigNumber.from(10).pow(decimals);
const { Transfer } = vault.filters;
const moves = [
  ...(await vault.queryFilter(Transfer(null, account))),
  ...(await vault.queryFilter(Transfer(account, null))),
]
  .filter(({ args }) => args?.from !== args?.to)
  .sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
// #endregion

// #region value
/** What was paid: the next tokens that moved between account and vault in the same transaction. */
async function paid(move: Event, from: string, to: string): Promise<BigNumber> {
  const { blockNumber, transactionHash, logIndex } = move;
  const logs = await token.queryFilter(token.filters.Transfer(from, to), blockNumber, blockNumber);
  const payment = logs.find(
    (log) => log.transactionHash === transactionHash && log.logIndex > logIndex,
  );
  return payment?.args?.value ?? constants.Zero;
}

/** What shares were worth at the end of a block. The node has to keep old state. */
async function worth(shares: BigNumber, block: number): Promise<BigNumber> {
  return shares.mul(await vault.pricePerShare({ blockTag: block })).div(unit);
}
// #endregion

// #region rows
const ledger = makeLedger(process.argv[2] ?? 'average');
const symbol: string = await token.symbol();
const text = (amount: BigNumber): string => show(amount, decimals);
console.log(`date (UTC),block,event,shares,${symbol},cost basis,gain`);
for (const move of moves) {
  const { blockNumber } = move;
  const [from, to, shares] = move.args ?? [];
  const { timestamp } = await provider.getBlock(blockNumber);
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const isIn = to === account;
  const minted = from === constants.AddressZero;
  const burned = to === constants.AddressZero;
  const kind = minted ? 'deposit' : burned ? 'withdrawal' : isIn ? 'received' : 'sent';
  const value = minted
    ? await paid(move, account, vault.address)
    : burned
      ? await paid(move, vault.address, account)
      : await worth(shares, blockNumber);

  const basis = isIn ? ledger.add(shares, value) : ledger.remove(shares);
  // Sending shares to another wallet of yours is no sale. Decide each "sent" row yourself.
  const gain = kind === 'withdrawal' ? text(value.sub(basis)) : '';
  console.log([day, blockNumber, kind, text(shares), text(value), text(basis), gain].join(','));
}

const left = ledger.left();
const now = await worth(left.shares, await provider.getBlockNumber());
console.log(
  `left: ${text(left.shares)} shares, cost ${text(left.cost)}, worth ${text(now)} ${symbol}`,
);
// #endregion
