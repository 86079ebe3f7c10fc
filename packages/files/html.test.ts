import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'parse5';
import { attribute, find, findAll, hasClass, isElement, isHidden, isInCode } from './html';

const page = parse(
  '<main class="one two_x1Yz"><p id="a">Text</p><pre><code><span><a href="#b">b</a></span></code></pre><p id="c"></p></main>',
);

test('elements are found in document order, by name, attribute, and class', () => {
  const paragraphs = findAll(page, (element) => isElement(element, 'p', 'pre'));
  assert.deepEqual(
    paragraphs.map((element) => attribute(element, 'id') ?? element.tagName),
    ['a', 'pre', 'c'],
  );
  const main = find(page, (element) => hasClass(element, 'two'));
  assert.equal(main?.tagName, 'main');
  assert.equal(
    find(page, (element) => hasClass(element, 'tw')),
    undefined,
  );
});

test('a page that asks search engines to leave it out is hidden, however it writes that', () => {
  for (const content of ['noindex', 'noindex, follow', 'NOINDEX']) {
    assert.ok(isHidden(`<meta data-rh="true" name="robots" content="${content}"/>`), content);
  }
  assert.ok(!isHidden('<meta name="robots" content="nofollow"/><p>noindex</p>'));
});

test('a node itself is not below it', () => {
  const main = find(page, (element) => isElement(element, 'main'));
  assert.ok(main);
  assert.equal(
    find(main, (element) => element === main),
    undefined,
  );
});

test('code is seen at any distance', () => {
  const [link, text] = ['a', 'p'].map((name) => find(page, (element) => isElement(element, name)));
  assert.ok(link && isInCode(link));
  assert.ok(text && !isInCode(text));
});
