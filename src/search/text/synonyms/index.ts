import { stem } from '../stem';

/**
 * Words that readers of finance and software say for the words of these documents. One line is a reader's word, then what
 * the documents say. Kept small and general: abbreviations, and everyday words for the protocol's terms. A word belongs
 * here if a newcomer would use it without having read a page, not because a query misses its section.
 */
const lines = `
  admin: governance
  bot: keeper
  calculate: compute
  capital: fund
  cash: fund
  charge: fee
  coin: token
  commission: fee
  cost: fee
  crash: loss
  create: deploy
  dev: developer
  docs: documentation
  employ: work
  exit: withdraw
  exploit: vulnerability emergency
  freeze: shutdown
  hack: vulnerability emergency
  halt: shutdown
  hire: work
  income: yield profit
  interest: yield
  invest: deposit
  job: work career
  launch: deploy
  lose: loss
  money: fund
  owner: governance
  pause: shutdown
  purchase: buy
  redeem: withdraw
  refund: withdraw
  repo: repository
  return: yield
  salary: pay
  scam: risk
  stake: deposit
  stop: shutdown
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
