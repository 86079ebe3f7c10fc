import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesToLookUp, readBytes, takeBytes } from '.';

const selector = '2e1a7d4d';
const address = '0bc529c00c6401aef6d220be8c6ea1667f6ad93e';
const topic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (digits: string): string => digits.padStart(64, '0');
const calldata = `0x${selector}${word('64')}${word(address)}${word('1')}`;

test('calldata is read as its selector, whatever its length, its case and its line breaks', () => {
  for (const text of [
    `0x${selector}`,
    selector,
    calldata,
    calldata.toUpperCase().replace('0X', '0x'),
    calldata.slice(2),
    calldata.replace(/(.{66})/g, '$1\n'),
    `("${calldata}"),`,
    `${calldata}abcdef`,
    `0x${selector}${word('1').repeat(400)}`,
    `0x${selector}${'0'.repeat(56)}`,
    // Cut off, as errors quote it.
    `${calldata.slice(0, 40)}…`,
    `${calldata.slice(0, 60)}...`,
  ]) {
    assert.deepEqual(readBytes(text), { kind: 'selector', code: selector }, text.slice(0, 90));
  }
});

test('an address is read as itself, filled up or not', () => {
  for (const text of [
    `0x${address}`,
    address,
    `0x${word(address)}`,
    word(address.toUpperCase()),
    `0x${address.padEnd(64, '0')}`,
  ]) {
    assert.deepEqual(readBytes(text), { kind: 'address', code: address }, text);
  }
});

test('a topic is no address, and a number is neither', () => {
  assert.deepEqual(readBytes(`0x${topic}`), { kind: 'topic', code: topic });
  assert.notEqual(readBytes(`0x${word('64')}`)?.kind, 'address');
  assert.notEqual(readBytes(`0x${word('64')}`)?.kind, 'topic');
});

test('words, names and beginnings are no whole bytes', () => {
  for (const text of [
    '',
    'deposit',
    'deadbeef',
    'accessed',
    'face 2000',
    '0x',
    '0x2e1a',
    '0x2e1a7d4d00',
    '0xzz',
  ]) {
    assert.equal(readBytes(text), undefined, text);
  }
});

test('bytes among words are taken out', () => {
  assert.deepEqual(takeBytes(`MethodID: 0x${selector} [0]: ${word(address)}`), {
    codes: [selector, address],
    rest: 'MethodID:   [0]:  ',
    lookUp: { kind: 'selector', code: selector },
  });
  const log = [topic, word(address)].map((each) => `"0x${each}"`).join(',\n');
  assert.deepEqual(takeBytes(`[${log}]`).codes, [topic, address]);
  assert.deepEqual(takeBytes('selector 0x2E1A').codes, ['2e1a']);
  assert.deepEqual(takeBytes('a vault'), { codes: [], rest: 'a vault', lookUp: undefined });
});

test('selectors and topics are looked up, addresses are not', () => {
  assert.equal(bytesToLookUp(calldata), `0x${selector}`);
  // As the address of a page carries it: the beginning is enough.
  assert.equal(bytesToLookUp(calldata.slice(0, 100)), `0x${selector}`);
  assert.equal(bytesToLookUp(topic), `0x${topic}`);
  assert.equal(bytesToLookUp(`from 0x${address}, MethodID: 0x${selector}`), `0x${selector}`);
  assert.equal(bytesToLookUp(address), undefined);
  assert.equal(bytesToLookUp('deposit'), undefined);
});

test('texts of any length are read', { timeout: 20_000 }, () => {
  const long = { 'f ': 0, '0x': 0, ' 0xabcd': 30_000, [` 0x${selector}`]: 30_000 };
  for (const [part, codes] of Object.entries(long)) {
    assert.equal(takeBytes(part.repeat(30_000)).codes.length, codes, part);
  }
  assert.equal(readBytes(`0x${'f'.repeat(200_000)}`)?.code, 'ffffffff');
  assert.equal(readBytes('f'.repeat(200_001)), undefined);
  assert.equal(readBytes(`a${'.'.repeat(200_000)}b`), undefined);
});
