import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HastNode } from '../hast';
import { treeOf } from '../testing';
import rehypeHighlight, { type Annotate } from './index';
import { highlight, type HighlightedCode } from './highlight';
import { languages } from './languages';

const steps = { rehypePlugins: [rehypeHighlight] };

type Block = HighlightedCode & Readonly<Record<string, unknown>>;

/** What the theme gets for the blocks of a document. */
async function blocksOf(markdown: string): Promise<Block[]> {
  const found: Block[] = [];
  const visit = (node: HastNode): void => {
    if (node.tagName === 'code' && node.properties?.['lines']) {
      found.push(node.properties as unknown as Block);
    }
    node.children?.forEach(visit);
  };
  visit(await treeOf(markdown, steps));
  return found;
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const plain = ({ lines }: HighlightedCode): string =>
  lines
    .map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''))
    .join('\n');

const samples: Record<string, string> = {
  bash: 'npm install # all\nexport A=1',
  css: 'a { color: red; }',
  diff: '- old line\n+ new line',
  graphql: '{ vaults { id } }',
  html: '<p class="a">b</p>',
  js: 'const a = 1;',
  json: '{ "a": [1, true, null] }',
  jsx: 'const a = <b>c</b>;',
  md: '# Title\n\n**bold**',
  mdx: '# Title\n\n<b>bold</b>',
  python: 'def report(gain: uint256):\n    """Reports."""\n    assert gain > 0, "none"',
  solidity: 'contract A {\n  // pays\n  uint256 public fee = 10;\n}',
  toml: '[vault]\nfee = 10',
  ts: "const a: string = 'x';\n\nawait f(1);",
  tsx: 'const a: JSX.Element = <b>c</b>;',
  vyper: '@external\ndef deposit(amount: uint256) -> uint256:\n    return amount',
  yaml: 'fee: 10 # bps',
};

test('every language that a fence may name has a sample here', () => {
  assert.deepEqual(
    Object.keys(samples),
    Object.keys(languages).filter((name) => name !== 'text'),
  );
});

for (const [language, code] of Object.entries(samples)) {
  test(`${language} gets kinds and keeps every character`, async () => {
    const [block] = await blocksOf(fence(language, code));
    assert.ok(block);
    assert.equal(plain(block), code);
    assert.ok(
      block.lines.flat().some((piece) => Array.isArray(piece)),
      `no piece of ${language} has a kind`,
    );
  });
}

test('kinds come from the grammar', async () => {
  const [block] = await blocksOf(fence('solidity', 'uint256 a = 1; // one'));
  assert.deepEqual(block?.lines, [
    [['type', 'uint256'], ' a = ', ['number', '1'], '; ', ['comment', '// one']],
  ]);
});

test('text without a grammar is plain', async () => {
  const blocks = await blocksOf(`${fence('text', 'def a\nb')}\n    def a\n`);
  assert.deepEqual(
    blocks.map(({ lines }) => lines),
    [[['def a'], ['b']], [['def a']]],
  );
});

const marked = async (info: string, code: string): Promise<[string, string[]]> => {
  const [block] = await blocksOf(fence(info, code));
  assert.ok(block);
  return [plain(block), Object.keys(block.lineClassNames)];
};

test('a fence marks lines by number', async () => {
  assert.deepEqual(await marked('js {1,3-4}', 'a\nb\nc\nd'), ['a\nb\nc\nd', ['0', '2', '3']]);
  assert.deepEqual(await marked('js title="a" {2}', 'a\nb'), ['a\nb', ['1']]);
  assert.deepEqual(await marked('{2}', 'a\nb'), ['a\nb', []], 'that is a language');
  assert.deepEqual(await marked('js', 'a\nb'), ['a\nb', []]);
});

const comments: Readonly<Record<string, (text: string) => string>> = {
  js: (text) => `// ${text}`,
  ts: (text) => `/* ${text} */`,
  jsx: (text) => `{/* ${text} */}`,
  tsx: (text) => `  // ${text}`,
  python: (text) => `    # ${text}`,
  bash: (text) => `# ${text}`,
  html: (text) => `<!-- ${text} -->`,
  md: (text) => `<!-- ${text} -->`,
  solidity: (text) => `  // ${text}`,
  vyper: (text) => `# ${text}`,
  yaml: (text) => `# ${text}`,
  json: (text) => `// ${text}`,
};

for (const [language, comment] of Object.entries(comments)) {
  test(`comments mark lines of ${language} and are taken out`, async () => {
    const next = `a\n${comment('highlight-next-line')}\nb`;
    assert.deepEqual(await marked(language, next), ['a\nb', ['1']]);
    const range = `a\n${comment('highlight-start')}\nb\nc\n${comment('highlight-end')}\nd`;
    assert.deepEqual(await marked(language, range), ['a\nb\nc\nd', ['1', '2']]);
  });
}

test('comments mark lines that a change adds and removes', async () => {
  const code = 'a\n// remove-next-line\nb\n// add-start\nc\nd\n// add-end';
  const [block] = await blocksOf(fence('js', code));
  assert.ok(block);
  assert.equal(plain(block), 'a\nb\nc\nd');
  assert.deepEqual(block.lineClassNames, {
    1: ['code-line-removed'],
    2: ['code-line-added'],
    3: ['code-line-added'],
  });
});

test('a difference marks its lines by their signs, but not the names of its files', async () => {
  const [block] = await blocksOf(fence('diff', '--- a\n+++ b\n@@ -1 +1 @@\n-c\n+d\n e'));
  assert.deepEqual(block?.lineClassNames, { 3: ['code-line-removed'], 4: ['code-line-added'] });
});

test('commands without a title are a terminal', async () => {
  const blocks = await blocksOf(fence('bash', '# a\nls') + fence('bash title="a.sh"', 'ls'));
  assert.deepEqual(
    blocks.map(({ isTerminal, lineClassNames }) => [isTerminal, lineClassNames]),
    [
      [true, {}],
      [false, {}],
    ],
  );
});

test('a step marks parts of lines, and comments that are taken out do not move them', async () => {
  const annotate: Annotate = ({ code }) =>
    code
      .split('\n')
      .flatMap((text, line) =>
        text.startsWith('call') ? [{ line, start: 5, end: 6, note: 'N', href: '/a' }] : [],
      );
  const markdown = fence('js', 'x;\n// highlight-next-line\ncall(a);');
  const tree = await treeOf(markdown, { rehypePlugins: [[rehypeHighlight, { annotate }]] });
  assert.match(JSON.stringify(tree), /\["","a","N","\/a"\]/);
});

test('a note without an address is said once a document', async () => {
  const annotate: Annotate = () => [{ line: 0, start: 0, end: 1, note: 'N' }];
  const tree = await treeOf(fence('js', 'a') + fence('js', 'b'), {
    rehypePlugins: [[rehypeHighlight, { annotate }]],
  });
  assert.equal(JSON.stringify(tree).match(/"N"/g)?.length, 1);
});

test('comments of another language, and code beside a comment, are code', async () => {
  for (const code of ['a # highlight-next-line\nb', '# highlight-next-line\nb']) {
    assert.deepEqual(await marked('js', code), [code, []]);
  }
});

test('fences in lists, quotes and callouts are colored, and code in a line is left alone', async () => {
  const markdown =
    '1. Step\n\n   ```js\n   const a = 1;\n   ```\n\n> ```js\n> const b = 1;\n> ```\n\n:::note A\n\n```js\nconst c = 1;\n```\n\n:::\n\nText `const d = 1`.\n';
  assert.deepEqual((await blocksOf(markdown)).map(plain), [
    'const a = 1;',
    'const b = 1;',
    'const c = 1;',
  ]);
});

test('what the theme reads of a fence stays', async () => {
  const [block] = await blocksOf(fence('js title="my file.js" showLineNumbers', 'a'));
  assert.equal(block?.['metastring'], 'title="my file.js" showLineNumbers');
  assert.deepEqual(block['className'], ['language-js']);
});

test('a component may name any language that Prism knows', () => {
  assert.ok(highlight('package main', 'go').lines[0]?.some((piece) => Array.isArray(piece)));
  assert.deepEqual(highlight('a', 'nothing').lines, [['a']]);
});
