import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToHead, jsonScript, setMeta } from './head';

test('no text of the data can end its element', () => {
  const element = jsonScript('application/ld+json', { text: '</script><script>alert(1)' });
  assert.equal(element.match(/<\/script>/g)?.length, 1);
  const json = element.replace(/<[^>]+>/g, '');
  assert.deepEqual(JSON.parse(json), { text: '</script><script>alert(1)' });
});

test('metadata is changed in the head only', () => {
  const html =
    '<head><meta data-rh="true" property="og:image" content="old"></head><p><meta property="og:image" content="old"></p>';
  const changed = setMeta(html, 'og:image', 'a&"b');
  assert.match(changed, /content="a&amp;&quot;b"><\/head>/);
  assert.match(changed, /content="old"><\/p>/);
});

test('a page without a head is refused', () => {
  assert.equal(addToHead('<head></head>', '<x>'), '<head><x></head>');
  assert.throws(() => addToHead('<p>', '<x>'), /no <\/head>/);
});
