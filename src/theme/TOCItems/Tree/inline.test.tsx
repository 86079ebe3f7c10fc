import assert from 'node:assert/strict';
import { test } from 'node:test';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileMarkdown } from '../../../../packages/fast-build/testing';
import { inlineNodes } from './inline';

const render = (html: string): string => renderToStaticMarkup(<>{inlineNodes(html)}</>);

/** Titles of headings as the compiler hands them to the contents. */
async function titlesOf(markdown: string): Promise<string[]> {
  const code = await compileMarkdown(markdown, {});
  const [, list = '[]'] = /export const toc = (\[[\s\S]*?\n?\]);/.exec(code) ?? [];
  const toc = new Function(`return ${list}`)() as { value: string }[];
  return toc.map(({ value }) => value);
}

test('what the compiler makes of headings comes through', async () => {
  const titles = await titlesOf(
    '## How fees work\n\n## Fees & `setFee(uint256)` {#fees}\n\n### **a *b `c<d>`*** ~~e~~\n\n## It\'s "so"\n',
  );
  assert.deepEqual(titles.map(render), [
    'How fees work',
    'Fees &amp; <code>setFee(uint256)</code>',
    '<strong>a <em>b <code>c&lt;d&gt;</code></em></strong> <del>e</del>',
    'It&#x27;s &quot;so&quot;',
  ]);
});

test('text, entities and the elements of headings come through', () => {
  for (const html of [
    'How fees work',
    'Fees &amp; <code>setFee(uint256)</code>',
    '<strong>a <em>b <code>c&lt;d&gt;</code></em></strong> <del>e</del>',
  ]) {
    assert.equal(render(html), html);
  }
  assert.equal(render('it&#39;s'), 'it&#x27;s');
});

test('long names may break between their words', () => {
  assert.equal(render('availableDepositLimit'), 'available<wbr/>Deposit<wbr/>Limit');
  assert.equal(
    render('IERC20MetadataOf <code>a</code> b'),
    'IERC20<wbr/>Metadata<wbr/>Of <code>a</code> b',
  );
  assert.equal(render('setName &amp; the longest'), 'setName &amp; the longest');
});

test('other tags, their attributes and broken nesting do no harm', () => {
  assert.equal(render('<img src=x onerror=y()>a<script>b</script>'), 'ab');
  assert.equal(render('<code onclick="x()">a</code>'), 'a');
  assert.equal(render('<em><code>a</em>b</code>'), '<em>a</em>b');
  assert.equal(render('a</code> &nope; < b'), 'a &amp;nope; &lt; b');
});
