import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn } from '.';

const fees = [
  'Vaults take two fees, and neither when you deposit.',
  'The performance fee is 20% of the profit.',
  'The management fee is 2% per year of the assets.',
  'It is charged at each report.',
].join('\n');

test('of several lines the one that says what is asked', () => {
  assert.equal(
    answerIn('how much is the performance fee', 'Fees', fees),
    'The performance fee is 20% of the profit.',
  );
  assert.equal(
    answerIn('what is the management fee per year', 'Fees', fees),
    'The management fee is 2% per year of the assets.',
  );
});

test('a row of a table answers by what it is about, and the row that names the columns never does', () => {
  const roles = [
    'Role · What it may do',
    'Guardian · Stop the vault',
    'Keeper · Call harvest',
  ].join('\n');
  assert.equal(answerIn('what may the guardian do', 'Roles', roles), 'Guardian · Stop the vault');
  assert.equal(answerIn('which role is there', 'Roles', roles), undefined);
});

test('of lines that say as much, the one that has what is wanted: an amount, a time, a place', () => {
  for (const [question, other, line] of [
    [
      'how much does a lock cost',
      'A lock has a cost for its holder.',
      'A lock has a cost of 2% of it.',
    ],
    [
      'when does a lock end',
      'A lock ends, as agreed by its holder.',
      'A lock ends after some weeks at most.',
    ],
    [
      'url of the lock',
      'The url of the lock is in the app.',
      'The url of the lock is app.org/lock.',
    ],
    ['is there a lock', 'A lock is what all holders share.', 'There is a lock for all holders.'],
    [
      'can I break a lock',
      'To break a lock has its price, too.',
      'To break a lock, you pay for it.',
    ],
  ] as const) {
    assert.equal(answerIn(question, 'veYFI', `${other}\n${line}`), line, question);
  }
});

test('for steps the beginning of the section, not one of them', () => {
  const steps = [
    'You withdraw in the app, and pay for gas only.',
    'Open the vault and select withdraw.',
    'Confirm the transaction in your wallet.',
  ].join('\n');
  assert.equal(
    answerIn('how do I withdraw', 'Withdraw', steps),
    'You withdraw in the app, and pay for gas only.',
  );
});

test('nothing is better than a line that does not answer', () => {
  assert.equal(answerIn('who was the first president', 'Fees', fees), undefined);
  assert.equal(answerIn('what is a vault', 'Vault', ''), undefined);
});

test('a word of a line says one word of the question, not also another that means the same', () => {
  const votes = 'Delegation lets another account vote, without moving tokens.';
  assert.equal(answerIn('what can the multisig decide without a vote', 'Votes', votes), undefined);
});

test('a line is given as it is', () => {
  const text = 'No <script> in `vault.withdraw()` costs a fee, up to 1,000 shares.';
  assert.equal(answerIn('does withdraw cost a fee', 'Costs', text), text);
});
