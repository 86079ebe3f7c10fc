/** Keeps the cost of shares by one of two methods. Ask your tax office which one it wants. */
import { constants, type BigNumber } from 'ethers';

interface Lot {
  shares: BigNumber;
  cost: BigNumber;
}

export interface Ledger {
  /** Takes shares in and returns their cost. */
  readonly add: (shares: BigNumber, cost: BigNumber) => BigNumber;
  /** Gives shares out and returns what they had cost. */
  readonly remove: (shares: BigNumber) => BigNumber;
  readonly left: () => Lot;
}

// #region ledger
export function makeLedger(method: string): Ledger {
  if (!['average', 'fifo'].includes(method)) throw new Error('Write "average" or "fifo".');
  let lots: Lot[] = [];
  const left = (): Lot => ({
    shares: lots.reduce((sum, lot) => sum.add(lot.shares), constants.Zero),
    cost: lots.reduce((sum, lot) => sum.add(lot.cost), constants.Zero),
  });
  return {
    left,
    add(shares, cost) {
      lots.push({ shares, cost });
      // By average there is only one lot, in which all costs are mixed.
      if (method === 'average') lots = [left()];
      return cost;
    },
    remove(shares) {
      let open = shares;
      let cost = constants.Zero;
      for (const lot of lots) {
        const taken = open.lt(lot.shares) ? open : lot.shares;
        const part = lot.shares.isZero() ? constants.Zero : lot.cost.mul(taken).div(lot.shares);
        lot.shares = lot.shares.sub(taken);
        lot.cost = lot.cost.sub(part);
        open = open.sub(taken);
        cost = cost.add(part);
      }
      if (!open.isZero()) throw new Error('More shares left than came in: a transfer is missing.');
      return cost;
    },
  };
}
// #endregion
