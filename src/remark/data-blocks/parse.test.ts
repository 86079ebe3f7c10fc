import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJsx } from '../../../packages/docs-lint/markdown';
import { type Literal, literalsOf } from './parse';

/** The attributes of the first tag of a text. */
function read(text: string): ReadonlyMap<string, Literal> {
  const [tag] = readJsx(text, { start: 0, end: text.length }, true).tags;
  assert.ok(tag);
  return literalsOf(tag);
}

test('attributes of every kind', () => {
  const attributes = read(
    `<Tag a="x" b='y "z"' c="> /" d={1_000.5} e={ -2e-3 } f={{g: 1,\n h: -0.50,}} />`,
  );
  assert.equal(attributes.get('a'), 'x');
  assert.equal(attributes.get('b'), 'y "z"');
  assert.equal(attributes.get('c'), '> /');
  assert.deepEqual(attributes.get('d'), { value: 1000.5, raw: '1_000.5' });
  assert.deepEqual(attributes.get('e'), { value: -0.002, raw: '-2e-3' });
  assert.deepEqual(
    attributes.get('f'),
    new Map([
      ['g', { value: 1, raw: '1' }],
      ['h', { value: -0.5, raw: '-0.50' }],
    ]),
  );
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
    '<T a={{b: {c: 1}}} />',
    '<T a={{...b}} />',
    '<T a={true} />',
    '<T a />',
    '<T {...a} />',
  ]) {
    assert.throws(() => read(text), /expected|twice/, text);
  }
});
