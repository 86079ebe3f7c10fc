import { stem } from '../stem';

/**
 * Words that readers of finance and software say for the words of these documents. One line is a reader's word, then what
 * the documents say. Kept small and general: abbreviations, and everyday words for the protocol's terms. A word belongs
 * here if a newcomer would use it without having read a page, not because a query misses its section.
 */
const lines = `
  admin: governance
  bot: keeper
  balance: position share
  calculate: compute
  capital: fund
  cash: fund token
  charge: fee
  coin: token
  commission: fee
  cost: fee
  crash: loss
  create: deploy submit write
  control: governance
  dev: developer
  delete: remove
  docs: documentation
  earning: profit yield
  employ: work
  exit: withdraw
  exploit: vulnerability emergency
  freeze: shutdown
  fund: token
  hack: vulnerability emergency
  halt: shutdown
  hire: work
  income: yield profit
  interest: yield
  invest: deposit
  job: work career
  launch: deploy
  lose: loss
  make: create submit
  money: fund token
  owner: governance
  pause: shutdown
  profit: yield
  purchase: buy
  redeem: withdraw
  refund: withdraw
  repo: repository
  return: yield
  reward: yield
  salary: pay
  scam: risk
  stake: deposit
  stop: shutdown
  swap: zap
  track: watch
  tx: transaction
  unstake: withdraw
`;

const synonyms = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', others = ''] = line.trim().split(': ');
      return [stem(word), others.split(' ').map(stem)] as const;
    }),
);

/** Stems that the documents use for what a reader calls by this stem. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}
