import assert from 'node:assert/strict';
import { test } from 'node:test';
import remarkMath from 'remark-math';
import { compileMarkdown } from '../../../fast-build/testing';
import remarkKatexStyles from './index';

const compile = (markdown: string): Promise<string> =>
  compileMarkdown(markdown, {
    remarkPlugins: [remarkMath, [remarkKatexStyles, { component: './styles' }]],
  });

test('a document with formulas asks for their stylesheet, any other does not', async () => {
  for (const markdown of [
    'A $x$.',
    '$$\nx\n$$',
    '| A |\n| --- |\n| $x$ |',
    ':::note A\n\n$x$\n\n:::',
  ]) {
    assert.match(await compile(markdown), /<KatexStyles mdxType="KatexStyles" \/>/, markdown);
  }
  for (const markdown of ['A \\$5.', '`$x$`', '```text\n$x$\n```']) {
    assert.doesNotMatch(await compile(markdown), /KatexStyles/, markdown);
  }
});
