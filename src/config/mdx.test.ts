import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { compileMarkdown } from '../../packages/fast-build/testing';
import { mdxOptions } from './mdx';

/** Folders of the steps that `mdx.ts` imports. */
const steps = [
  ...readFileSync(path.join(__dirname, 'mdx.ts'), 'utf8').matchAll(/from '(\.\.[^']+)'/g),
].map(([, from = '']) => path.join(__dirname, from));

test('the test of every step starts from Markdown that the real compiler has read', () => {
  assert.ok(steps.length >= 5);
  for (const step of steps) {
    const file = path.join(step, 'index.test.ts');
    assert.ok(existsSync(file), `${step} has no test`);
    const text = readFileSync(file, 'utf8');
    assert.match(text, /from '(?:.*\/testing|@mdx-js\/mdx)'/, file);
    assert.doesNotMatch(text, /tagName: '|type: '(?:root|element|text)'/, file);
  }
});

test('the steps work on what those before them have made', async () => {
  const code = await compileMarkdown(
    [
      'Text.\n\n'.repeat(9),
      'The token is <Address id="yfi" />, and $x$ is a formula.\n',
      '| A | B |\n| --- | ---: |\n| `a` | $y$ |\n',
      '## Heading {#heading}\n',
      '```js title="my file.js" {1}\nconst a = 1;\n```\n',
      '| A | B |\n| --- | --- |\n| `a` | yes |\n| `b` | no |\n',
      '## Letters {#letter-a}\n',
      '### name\n\n`def name(a: uint256)`\n',
    ].join('\n'),
    mdxOptions,
  );
  assert.match(code, /"data-copy": ?"0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e"/);
  assert.match(code, /"className": ?"block-group"/);
  assert.match(code, /"className": ?"answer-yes"/);
  assert.match(code, /"className": ?"letter-index"/);
  assert.match(code, /<wbr/);
  assert.match(code, /"tabIndex": ?0/);
  assert.match(code, /"className": ?"katex"/);
  assert.match(code, /<KatexStyles/);
  assert.match(code, /"lines": ?\[\[\["keyword", ?"const"\]/);
});
