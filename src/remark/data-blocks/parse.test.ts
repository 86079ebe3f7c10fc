import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTag } from './parse';

test('attributes of every kind', () => {
  const text = `before <Tag a="x" b='y "z"' c d={1_000.5} e={-2e-3} f={{g: true, h: {i: "j"},}} /> after`;
  const { name, attributes, end } = parseTag(text, 7);
  assert.equal(name, 'Tag');
  assert.equal(text.slice(end), ' after');
  assert.deepEqual(attributes.get('a'), { kind: 'string', value: 'x' });
  assert.deepEqual(attributes.get('b'), { kind: 'string', value: 'y "z"' });
  assert.deepEqual(attributes.get('c'), { kind: 'boolean', value: true });
  assert.deepEqual(attributes.get('d'), { kind: 'number', value: 1000.5, raw: '1_000.5' });
  assert.deepEqual(attributes.get('e'), { kind: 'number', value: -0.002, raw: '-2e-3' });
  assert.deepEqual(attributes.get('f'), {
    kind: 'object',
    entries: new Map([
      ['g', { kind: 'boolean', value: true }],
      ['h', { kind: 'object', entries: new Map([['i', { kind: 'string', value: 'j' }]]) }],
    ]),
  });
});

test('what is no literal is refused', () => {
  for (const text of [
    '<T a={b} />',
    '<T a={1 + 1} />',
    '<T a={{b: c()}} />',
    '<T a=1 />',
    '<T a="b">',
    '<T a="1" a="2" />',
    '<T a={{b: 1, b: 2}} />',
  ]) {
    assert.throws(() => parseTag(text, 0), /expected|twice|JSX value/, text);
  }
});
