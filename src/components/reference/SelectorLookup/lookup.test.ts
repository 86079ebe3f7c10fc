import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import type { Dictionary } from '../../../../packages/abi-codec';
import {
  decimalsOfAddress,
  findAnswers,
  hashOfInput,
  inputOfAddress,
  parseQuery,
  releaseText,
} from './lookup';

const data = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../../../../static/abi/dictionary.json'), 'utf8'),
) as Dictionary;

const holdsData = (text: string): boolean => parseQuery(text).kind === 'data';

test('bytes are distinguished from names', () => {
  assert.deepEqual(parseQuery('  0x2E1A7D4D '), { kind: 'selector', bytes: '2e1a7d4d' });
  assert.deepEqual(parseQuery('2e1a7d4d'), { kind: 'selector', bytes: '2e1a7d4d' });
  assert.equal(parseQuery(`0x${'ab'.repeat(32)}`).kind, 'topic');
  assert.deepEqual(parseQuery('withdraw'), { kind: 'name', text: 'withdraw' });
  assert.equal(parseQuery('').kind, 'empty');
});

test('an address is not taken for a topic, also when it is filled up to 32 bytes', () => {
  const address = '0bc529c00c6401aef6d220be8c6ea1667f6ad93e';
  for (const text of [`0x${address}`, `0x${'0'.repeat(24)}${address}`]) {
    assert.deepEqual(parseQuery(text), { kind: 'address', bytes: address });
  }
  assert.equal(parseQuery('deadbeef').kind, 'selector');
});

test('bytes are found in the address of an explorer, and an account behind its chain', () => {
  const account = '0x0bc529c00c6401aef6d220be8c6ea1667f6ad93e';
  for (const text of [
    `eth:${account}`,
    `arb1:${account}`,
    `https://etherscan.io/address/${account}#code`,
  ])
    assert.equal(parseQuery(text).kind, 'address', text);
  assert.equal(parseQuery(`https://etherscan.io/tx/0x${'ab'.repeat(32)}`).kind, 'topic');
});

test('other lengths and characters are data, of which the decoder says what is wrong', () => {
  for (const text of [
    '0x2e1a7d',
    '0x2e1a7d4d00',
    '0xzz',
    `MethodID: 0x2e1a7d4d [0]: ${'0'.repeat(62)}64`,
  ])
    assert.ok(holdsData(text), text);
});

test('a selector of a default argument finds the whole Vyper function', () => {
  const [answer, ...others] = findAnswers(data, parseQuery('0x2e1a7d4d'));
  assert.equal(others.length, 0);
  assert.equal(answer?.kind, 'call');
  assert.equal(answer?.label, 'withdraw(uint256)');
  const members = answer?.readings[0]?.members.filter(({ contract }) => contract === 'Vault');
  assert.equal(members?.[0]?.entry, '/vaults/smart-contracts/vault#withdraw');
  assert.deepEqual(
    members?.flatMap((member) => member.in).sort(),
    data.releases.map((_, i) => i),
  );
});

test('a signature is found with names, spaces, and in part', () => {
  const found = (text: string) => findAnswers(data, parseQuery(text)).map(({ label }) => label);
  assert.deepEqual(
    found('function withdraw(uint maxShares, address recipient)'),
    found('withdraw(uint256,address)'),
  );
  assert.ok(found('withdraw(uint256,address)').length > 0);
  assert.ok(found('withdraw(').length > found('withdraw(uint256,address)').length);
});

test('a declaration is found as the pages show it, and as source has it', () => {
  const found = (text: string) => {
    assert.ok(!holdsData(text), text);
    return findAnswers(data, parseQuery(text)).map(({ label }) => label);
  };
  for (const [text, same] of [
    ['function setKeeper(address _keeper) external onlyAuthorized', 'setKeeper(address)'],
    ['function apiVersion() public pure returns (string memory) {', 'apiVersion()'],
    ['event Cloned(address indexed clone);', 'Cloned(address)'],
    ['def debtOutstanding(strategy: address = msg.sender) -> uint256', 'debtOutstanding'],
    ['@external\n@nonreentrant("withdraw")\ndef withdraw(\n  maxShares: uint256,', 'withdraw'],
    ['event Transfer: sender: indexed(address), receiver: indexed(address)', 'Transfer'],
    // What is no type: the name of a contract, and in prose the names of arguments.
    [
      'migrate(VaultAPI[] calldata vaults, bytes[] calldata signatures)',
      'migrate(address[],bytes[])',
    ],
    ['withdraw(maxShares, recipient, maxLoss)', 'withdraw(uint256,address,uint256)'],
    // As headings of the page of errors name a function.
    ['Vault.withdraw', 'withdraw'],
    ['Vault.withdraw(uint256);', 'withdraw(uint256)'],
    ['withdraw.selector', 'withdraw'],
    ['IVault.withdraw.selector;', 'withdraw'],
  ] as const) {
    assert.ok(found(text).length > 0, text);
    assert.deepEqual(found(text), found(same));
  }
});

test('a text that is made to be slow is read at once', () => {
  // Each of these would take longer than the age of the universe, or some seconds, if each part were tried in each way.
  assert.deepEqual(parseQuery(`${'@a '.repeat(100)}x`).kind, 'name');
  assert.deepEqual(parseQuery(`https://a.example/${'0x0'.repeat(10_000)} x`).kind, 'data');
  // As a pattern, this would be too long for a browser.
  assert.deepEqual(findAnswers(data, parseQuery(`log(${'b,'.repeat(8_000)}b)`)), []);
});

test('signs around bytes are not part of them', () => {
  for (const text of ['"0x2e1a7d4d"', '`2e1a7d4d`', '\u200b0x2e1a7d4d,']) {
    assert.ok(!holdsData(text), text);
    assert.deepEqual(parseQuery(text), { kind: 'selector', bytes: '2e1a7d4d' });
  }
});

test('a name is found as the tabs and the logs of an explorer write it', () => {
  for (const text of [
    'withdraw (0xe63697c8)',
    '12. withdraw (0xe63697c8)',
    '12.withdraw (0xe63697c8)',
    'bytes4(0xe63697c8)',
    'sig: 0xe63697c8',
    'selector = 0xe63697c8;',
  ])
    assert.deepEqual(parseQuery(text), { kind: 'selector', bytes: 'e63697c8' });
  const logged = 'StrategyRevoked (index_topic_1 address strategy)View Source';
  assert.deepEqual(
    findAnswers(data, parseQuery(logged)).map(({ label }) => label),
    ['StrategyRevoked(address)'],
  );
});

test('a topic finds each form of its event', () => {
  const answers = findAnswers(data, parseQuery('StrategyReported'));
  assert.equal(answers.length, 2);
  for (const answer of answers) {
    assert.equal(answer.kind, 'event');
    const [topic = ''] = answer.readings[0]?.remarks ?? [];
    assert.deepEqual(findAnswers(data, parseQuery(topic.replace('Topic: ', ''))), [answer]);
  }
});

test('unknown bytes and wrong types have no answer', () => {
  for (const text of ['0xdeadbeef', 'withdraw(uint8)', 'withdraw(maxShares, bool)', 'deposit(*'])
    assert.deepEqual(findAnswers(data, parseQuery(text)), [], text);
});

test('releases are given as ranges', () => {
  const releases = ['0.3.0', '0.3.1', '0.3.2', '0.3.3'];
  assert.equal(releaseText(releases, [0, 1, 2, 3]), '0.3.0 to 0.3.3');
  assert.equal(releaseText(releases, [0, 2, 3]), '0.3.0, 0.3.2 to 0.3.3');
  assert.equal(releaseText(releases, [1]), '0.3.1');
});

test('data is distinguished from selectors, topics, and names', () => {
  for (const text of [
    `0x2e1a7d4d${'0'.repeat(64)}`,
    '0x',
    '{"topics":[]}',
    'execution reverted: !authorized',
    '!authorized',
    'totalAssets() 0x01',
    // The answer of a view function, and the first bytes of reverts.
    `0x${'f4240'.padStart(64, '0')}`,
    '0x08c379a0',
    '4e487b71',
  ])
    assert.ok(holdsData(text), text);
  for (const text of [
    '',
    ' 0x2e1a7d4d\n',
    'ab'.repeat(32),
    'withdraw',
    'withdraw(uint256)',
    'withdraw (uint256)',
    // Text from chats may have invisible characters.
    'withdraw\u200b',
    '0x2e1a7d4d\u200b',
    'withdraw(uint256 maxShares, address recipient)',
    'DOMAIN_SEPARATOR',
    `0x${'ab'.repeat(20)}`,
  ])
    assert.ok(!holdsData(text), text);
});

test('an address keeps what was pasted behind #', () => {
  const text = '{"data": "0x01 100 %"}';
  const hash = hashOfInput(text);
  assert.ok(hash.startsWith('#input='));
  assert.equal(inputOfAddress({ hash, search: '' }), text);
  assert.equal(inputOfAddress({ hash: '#input=100%', search: '' }), '100%');
  assert.equal(inputOfAddress({ hash: '#input=a%20%2B%20b', search: '' }), 'a + b');
  // Half of a character has no form in an address.
  assert.equal(inputOfAddress({ hash: hashOfInput('a\ud83d + b'), search: '' }), 'a\ufffd + b');
  assert.equal(inputOfAddress({ hash: '#scope', search: '?q=withdraw' }), 'withdraw');
  assert.equal(hashOfInput('a'.repeat(9_000)), '');
  assert.equal(hashOfInput(' '), '');
  assert.equal(decimalsOfAddress({ hash: hashOfInput(text, 6) }), 6);
  for (const given of [
    hashOfInput(text),
    '#decimals=99',
    '#decimals=37',
    '#decimals=6.5',
    '#decimals=',
  ])
    assert.equal(decimalsOfAddress({ hash: given }), 18, given);
  assert.equal(decimalsOfAddress({ hash: '#decimals=36' }), 36);
  assert.equal(hashOfInput('0x', 18), '#input=0x');
});
