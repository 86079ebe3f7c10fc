import assert from 'node:assert/strict';
import { test } from 'node:test';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineNodes } from './inline';

const render = (html: string): string => renderToStaticMarkup(<>{inlineNodes(html)}</>);

test('text, entities and the elements of headings come through', () => {
  for (const html of [
    'How fees work',
    'Fees &amp; <code>setFee(uint256)</code>',
    '<strong>a <em>b <code>c&lt;d&gt;</code></em></strong> <del>e</del>',
  ]) {
    assert.equal(render(html), html);
  }
  assert.equal(render('it&#39;s &#x41;&apos;'), 'it&#x27;s A&#x27;');
});

test('other tags, their attributes and broken nesting do no harm', () => {
  assert.equal(render('<img src=x onerror=y()>a<script>b</script>'), 'ab');
  assert.equal(render('<code onclick="x()">a'), '<code>a</code>');
  assert.equal(render('<em><code>a</em>b</code>'), '<em><code>a</code></em>b');
  assert.equal(render('a</code> &#99999999; &nope; < b'), 'a &amp;#99999999; &amp;nope; &lt; b');
});
