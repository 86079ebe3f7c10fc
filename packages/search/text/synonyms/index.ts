import { stem } from '../stem';

/**
 * Words that readers of finance and software say for the words of these documents. One line is a reader's word, then what
 * the documents say. Kept small and general: abbreviations, and everyday words for the protocol's terms. A word belongs
 * here if a newcomer would use it without having read a page, not because a query misses its section.
 */
const lines = `
  access: permission
  admin: governance
  annual: yearly
  attack: exploit vulnerability
  balance: position share
  begin: start
  benefit: advantage
  borrow: loan collateral
  bot: keeper
  bug: vulnerability issue
  bypass: skip
  calculate: compute
  cancel: revoke
  cap: limit
  capital: fund
  cash: fund token
  ceiling: limit
  chain: network
  charge: fee
  chart: dashboard statistic
  check: verify
  coin: token
  commission: fee
  community: discord
  compare: difference
  confirm: verify
  contact: support discord
  control: governance
  convert: swap exchange
  cost: fee
  crash: loss
  create: deploy submit write
  currency: token
  danger: risk
  dangerous: risk
  decide: governance vote
  delete: remove
  dev: developer
  disable: stop
  disappear: missing
  divide: split
  docs: documentation
  drain: sweep
  earn: yield profit
  earning: profit yield
  edit: change
  employ: work
  employee: contributor
  enable: activate
  enter: deposit
  error: fail revert
  example: sample
  exchange: swap
  exit: withdraw
  exploit: vulnerability emergency
  fail: revert error
  feed: oracle
  freeze: shutdown
  fund: token
  gain: profit
  growth: rise
  hack: vulnerability emergency
  halt: shutdown
  help: support
  hire: work
  holder: depositor
  income: yield profit
  increase: raise
  interest: yield
  invest: deposit
  job: work career
  jump: rise
  latest: newest
  launch: deploy
  leave: exit withdraw
  lend: loan
  log: event
  lose: loss
  make: create submit
  manager: management
  max: maximum limit
  maximum: limit highest
  meaning: definition
  member: contributor team
  mistake: error
  modify: change
  money: fund token
  move: transfer migrate
  newest: latest
  old: deprecated older
  older: previous
  operator: keeper
  order: queue
  overview: introduction
  owner: governance
  panic: emergency
  parameter: setting argument
  participate: contribute
  password: seed
  pause: shutdown
  payment: payout
  payout: payment
  percentage: percent
  permission: role
  person: contributor
  pick: choose
  power: permission
  procedure: process step
  profit: yield
  programmer: developer
  pull: withdraw
  purchase: buy
  put: deposit
  quit: leave
  recover: sweep
  redeem: withdraw
  reduce: lower
  refund: withdraw
  reject: refuse
  remove: revoke
  replace: migrate
  repo: repository
  rescue: sweep
  restrict: limit
  retire: revoke
  return: yield
  revenue: fee profit
  revert: fail
  reward: yield
  rights: permission
  rug: risk trust
  rule: guideline
  safe: security risk
  safety: security risk
  salary: pay
  sample: example
  scam: risk
  send: transfer
  setup: install
  stake: deposit
  steal: vulnerability
  stolen: vulnerability hack
  stop: shutdown
  stuck: locked
  suggest: idea proposal
  swap: zap
  team: contributor
  track: watch
  trade: swap
  trust: risk security
  tutorial: guide
  tx: transaction
  undo: reverse
  unlock: release
  unstake: withdraw
  update: change upgrade
  upgrade: migrate
  usd: dollar
  user: holder depositor
  value: price worth
  verify: check
  version: release
  website: site
  worth: value price
  wrong: risk error
`;

/** Reads lines of words, each followed by what is said for them: the stems of the latter, by the stems of the former. */
export function stemLists(text: string): ReadonlyMap<string, readonly string[]> {
  const entries = text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', others = ''] = line.trim().split(': ');
      const stems = others.split(' ').map(stem);
      return said.split(' ').map((word) => [stem(word), stems] as const);
    });
  return new Map(entries);
}

const synonyms = stemLists(lines);

/** Stems that the documents use for what a reader calls by this stem. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}
