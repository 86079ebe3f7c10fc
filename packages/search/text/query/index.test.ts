import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery as parseNaming } from '.';

const parseQuery = (query: string): ReturnType<typeof parseNaming> =>
  parseNaming(query, ['0.4.3', '0.3.5']);

const wholes = (query: string): string[] => parseQuery(query).words.map(({ whole }) => whole);

test('a release in the query is read with and without v, and is no word', () => {
  for (const query of [
    'withdraw 0.3.5',
    'v0.3.5 withdraw',
    'withdraw (0.3.5)',
    'withdraw 0.3.5?',
  ]) {
    assert.equal(parseQuery(query).release, '0.3.5', query);
    assert.deepEqual(wholes(query), ['withdraw'], query);
  }
  assert.deepEqual(wholes('Node 20.1'), ['node'], 'nor is a fraction');
  assert.equal(parseQuery('withdraw 9.9.9').release, undefined);
  assert.equal(parseQuery('withdraw 10.3.5').release, undefined);
});

test('a release of something else is a word, but no part of a name', () => {
  assert.deepEqual(wholes('vyper v0.2.12'), ['vyper', '0.2.12']);
  assert.deepEqual(wholes('what is in 0.4.4?'), ['0.4.4']);
  assert.deepEqual(parseQuery('vault 0.4.5').names, [{ name: 'vault', share: 1 }]);
});

test('codes are read in any case, with and without 0x', () => {
  for (const query of ['0x99530B06', '0X99530b06', 'selector 0x99530b06']) {
    assert.deepEqual(parseQuery(query).codes, ['99530b06'], query);
  }
  const address = '0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e';
  for (const query of [address, address.slice(2), address.toUpperCase()]) {
    assert.deepEqual(parseQuery(query).codes, [address.slice(2).toLowerCase()], query);
    assert.deepEqual(parseQuery(query).words, [], query);
  }
  assert.deepEqual(parseQuery('deadbeef accessed').codes, []);
});

test('parameters are no part of a name', () => {
  for (const query of [
    'deposit(uint256,address)',
    'deposit (uint256)',
    'deposit(address)(uint256)',
  ]) {
    assert.deepEqual(wholes(query), ['deposit'], query);
  }
});

test('what a line of code does with a call or a signature is no part of the query', () => {
  for (const query of [
    'print(vault.totalDebt())',
    'console.log(await vault.totalDebt())',
    'ethers.utils.formatUnits(await vault.totalDebt(), 18)',
    'assertEq(vault.totalDebt(), 0)',
    'keccak256("vault.totalDebt()")',
    'cast call $VAULT "totalDebt()(uint256)"',
    "vault['totalDebt()'](0)",
  ])
    assert.deepEqual(wholes(query).slice(0, 2), ['vault', 'totaldebt'], query);
  assert.deepEqual(wholes('vault.deposit(token.balanceOf(me))'), ['vault', 'deposit']);
});

test('words in parentheses are words', () => {
  assert.deepEqual(wholes('(withdraw)'), ['withdraw']);
  assert.deepEqual(wholes('(withdraw) (fees)'), ['withdraw', 'fees']);
});

test('who wants to do something asks how to, and the want token stays a word', () => {
  for (const query of ['I want to withdraw', "we'd just like to withdraw", 'i need to withdraw']) {
    const { asking, words } = parseQuery(query);
    assert.deepEqual([asking, words.map(({ whole }) => whole)], [['how'], ['withdraw']], query);
  }
  assert.deepEqual(wholes('transfer want to the vault'), ['transfer', 'want', 'vault']);
  assert.deepEqual(parseQuery('do I need MetaMask').asking, []);
});

test('an "is" that is joined to the word that asks is a word of its own', () => {
  for (const query of ["what's a vault", 'what\u2019s a vault', 'Whats a vault?']) {
    const { names, isSentence } = parseQuery(query);
    assert.deepEqual([names.some(({ name }) => name === 'whatisvault'), isSentence], [true, true]);
  }
});

test('arguments of a call are no part of a name', () => {
  assert.deepEqual(wholes('vault.strategies(address(this)).totalDebt'), [
    'vault',
    'strategies',
    'totaldebt',
  ]);
  assert.deepEqual(wholes('vault.deposit(amount, {"from": me})'), ['vault', 'deposit']);
  assert.deepEqual(wholes('vault.strategies(strategy).dict()'), ['vault', 'strategies']);
  assert.deepEqual(wholes('const tx = await (await vault.connect(me).deposit(1)).wait();'), [
    'vault',
    'deposit',
  ]);
  assert.deepEqual(wholes('vault.functions.pricePerShare().call()'), ['vault', 'pricepershare']);
  assert.deepEqual(wholes('vault.withdraw.staticCall(1)'), ['vault', 'withdraw']);
  assert.deepEqual(wholes('BaseStrategy.sol harvest'), ['basestrategy', 'harvest']);
  assert.deepEqual(wholes('wait. call functions'), ['wait', 'call', 'functions']);
  assert.deepEqual(wholes('contract sizes (limit: 24 kB)').slice(0, 3), [
    'contract',
    'sizes',
    'limit',
  ]);
});

test('a name that is called is one of code, and a word with an ending is not', () => {
  for (const query of ['strategies(address)', 'yvDAI.withdraw(100)', 'harvest()'])
    assert.ok(parseQuery(query).kinds.includes('function'), query);
  for (const query of ['list of vault(s)', 'withdraw (all)', 'strategy(ies)'])
    assert.deepEqual(parseQuery(query).kinds, [], query);
});

test('of a pasted error, only the message counts', () => {
  const parsed = parseQuery('Error: execution reverted: !want {"data":"0x08c379a0"}');
  assert.equal(parsed.message, '!want');
  assert.deepEqual(
    parsed.words.map(({ whole }) => whole),
    ['want'],
  );
  assert.deepEqual(parsed.kinds, ['error']);
  assert.deepEqual(parsed.codes, []);
  const { codes } = parseQuery('missing revert data (transaction={ "data": "0x4641257d" })');
  assert.deepEqual(codes, [], 'the call of an error is not what is asked');
  assert.equal(parseQuery('deposit').message, undefined);
  // Some contracts write theirs as a constant.
  assert.equal(parseQuery('execution reverted: TRANSFER_FAILED').message, 'transfer failed');
  assert.equal(parseQuery('execution reverted: slice_overflow').message, 'slice_overflow');
});

test('of a pasted entry of an ABI, only its name counts', () => {
  const amounts = [{ name: 'amounts', type: 'uint256[]' }];
  const inputs = [
    { name: 'queue', type: 'address[20]' },
    { components: [{ components: amounts, name: 'plan', type: 'tuple' }] },
  ];
  for (const type of ['function', 'event', 'error']) {
    const entry = { inputs, name: 'setQueue', outputs: [{ name: 'was' }], type };
    for (const query of [JSON.stringify(entry), `${JSON.stringify(entry, null, 2)},`])
      assert.deepEqual(wholes(query), ['setqueue'], query);
  }
  assert.ok(wholes(JSON.stringify({ type: 'tuple', name: 'params' })).length > 1);
});

test('contract and member are names of their own', () => {
  const { names } = parseQuery('BaseStrategy.harvest()');
  assert.deepEqual(
    names.filter(({ share }) => share < 1).map(({ name }) => name),
    ['basestrategy', 'harvest'],
  );
});

test('beside a name, a kind is what has it, and a failure is more than the name', () => {
  const shareOf = (query: string) =>
    parseQuery(query).names.find(({ name }) => name === 'deposit')?.share;
  assert.equal(shareOf('deposit function'), 1);
  for (const query of ['deposit reverts', 'deposit fails', 'deposit failed', 'deposit error'])
    assert.equal(shareOf(query), 0.5, query);
});

test('a word asks for a kind only if it is a name of one', () => {
  assert.deepEqual(parseQuery('harvest event').kinds, ['event']);
  // Every object has a property of this name.
  assert.deepEqual(parseQuery('constructor').kinds, []);
});

test('a sentence is distinguished from a name', () => {
  for (const query of ['how do I deposit', 'what is a vault?', 'who signs', 'deposit limits?']) {
    assert.ok(parseQuery(query).isSentence, query);
  }
  for (const query of ['setDepositLimit', 'price per share', 'Vault.deposit', 'multisig signers']) {
    assert.ok(!parseQuery(query).isSentence, query);
  }
});

test('the words that ask for a definition are no part of what is defined', () => {
  for (const query of [
    'slippage meaning',
    'what does slippage mean?',
    'what is the meaning of the word slippage',
    'slippage defined',
  ]) {
    assert.deepEqual(wholes(query), ['slippage'], query);
  }
});

test('nothing but common words is still a query', () => {
  assert.deepEqual(wholes('how to'), ['how', 'to']);
});

test('whatever is typed is read', () => {
  for (const query of [
    '',
    ' ',
    '(',
    '((((((((((((((((((((((((((((',
    `0x${'f'.repeat(500)}`,
    'a '.repeat(250),
    'A'.repeat(500),
    '<img src=x onerror=alert(1)>',
    '\u0000\ud800 \u202e',
    '_'.repeat(500),
    '1.'.repeat(250),
  ]) {
    assert.ok(parseQuery(query).words.length <= query.length, query);
  }
});
