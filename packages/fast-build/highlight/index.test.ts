import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import rehypeHighlight, { highlight, markedLines } from './index';
import type { CodeLine } from './lines';

const plain = (lines: readonly CodeLine[]): string =>
  lines
    .map((line) =>
      line
        .filter((piece) => piece !== true)
        .map((piece) => (typeof piece === 'string' ? piece : piece[1]))
        .join(''),
    )
    .join('\n');

const samples: Record<string, string> = {
  solidity: 'contract A {\n  // pays\n  uint256 public fee = 10;\n}',
  python: 'def report(gain: uint256):\n    """Reports."""\n    assert gain > 0, "none"',
  ts: "const a: string = 'x';\n\nawait f(1);",
  bash: 'npm install # all\nexport A=1',
  json: '{ "a": [1, true, null] }',
};

for (const [language, code] of Object.entries(samples)) {
  test(`${language} gets kinds and keeps every character`, () => {
    const lines = highlight(code, language);
    assert.equal(plain(lines), code);
    assert.ok(
      lines.flat().some((piece) => Array.isArray(piece)),
      `no piece of ${language} has a kind`,
    );
  });
}

test('kinds are those of the grammar', () => {
  assert.deepEqual(highlight('uint256 a = 1; // one', 'solidity'), [
    [['type', 'uint256'], ' a = ', ['number', '1'], '; ', ['comment', '// one']],
  ]);
});

test('text without a grammar is plain', () => {
  assert.deepEqual(highlight('def a\nb', undefined), [['def a'], ['b']]);
  assert.deepEqual(highlight('def a', 'text'), [['def a']]);
});

test('a fence marks lines', () => {
  assert.deepEqual([...markedLines('title="a" {1,3-5}')], [1, 3, 4, 5]);
  assert.deepEqual([...markedLines('title="a"')], []);
  assert.deepEqual(highlight('a\nb', undefined, '{2}'), [['a'], [true, 'b']]);
});

test('the step leaves inline code alone and replaces the text of blocks', () => {
  const inline = { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'a' }] };
  const block = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-json'], metastring: 'title="b.json"', title: 'b.json' },
    children: [{ type: 'text', value: '1\n' }],
  };
  const pre = { type: 'element', tagName: 'pre', children: [block] };
  const kept = structuredClone(inline);
  rehypeHighlight()({ type: 'root', children: [inline, pre] });
  assert.deepEqual(inline, kept);
  assert.deepEqual(block.properties, {
    language: 'json',
    title: 'b.json',
    lines: [[['number', '1']]],
  });
  assert.deepEqual(block.children, []);
});

/** Languages of fences that are no code in a grammar's sense. */
const withoutGrammar = new Set(['text']);

test('every language that documents use has a grammar', () => {
  const root = path.resolve(__dirname, '../../..');
  const used = new Set<string>();
  for (const folder of ['docs', 'vaults', 'vaults_versioned_docs', 'blog', 'src/pages']) {
    for (const file of readdirSync(path.join(root, folder), { recursive: true })) {
      if (!/\.mdx?$/.test(String(file))) continue;
      const source = readFileSync(path.join(root, folder, String(file)), 'utf8');
      for (const [, name = ''] of source.matchAll(/^\s*`{3,}([\w-]+)/gm)) used.add(name);
    }
  }
  const missing = [...used].filter(
    (name) =>
      !withoutGrammar.has(name) &&
      !highlight('x = 1; "a" # b // c {"a": true}', name)
        .flat()
        .some((piece) => Array.isArray(piece)),
  );
  assert.deepEqual(missing, []);
});
