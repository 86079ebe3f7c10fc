import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentTree } from '../markdown-copies/tree';
import { feedFiles } from '.';
import { feedContent } from './content';

const page = 'https://docs.yearn.finance/blog/post';
/** The text of a post, as a page holds it. */
const content = (html: string): string => {
  const tree = documentTree(`<article><div class="markdown">${html}</div></article>`);
  assert.ok(tree);
  return feedContent(tree, page);
};

test('addresses lead from anywhere', () => {
  assert.equal(
    content(
      '<p><a href="/vaults#x">a</a> <a href="#users">b</a> <a href="https://x.org/">c</a></p>',
    ),
    `<p><a href="https://docs.yearn.finance/vaults#x">a</a> <a href="${page}#users">b</a> <a href="https://x.org/">c</a></p>`,
  );
  assert.equal(
    content('<p><img src="/img/a.png" alt="A" loading="lazy"></p>'),
    '<p><img src="https://docs.yearn.finance/img/a.png" alt="A"></p>',
  );
  const example = '<p><a href="http://localhost:PORT/">an example</a></p>';
  assert.equal(content(example), example);
});

test('what only the page needs is left out', () => {
  assert.equal(
    content(
      '<h2 class="anchor" id="users">For users<a href="#users" class="hash-link">\u200b</a></h2><section class="block-group" style="--letters:9"><ul><li>One</li></ul></section>',
    ),
    '<h2>For users</h2><ul><li>One</li></ul>',
  );
  assert.equal(
    content(
      '<div class="theme-code-block"><pre tabindex="0"><code><span class="token-line">a &lt; b\n</span></code></pre><div><button>Copy</button></div></div>',
    ),
    '<pre><code>a &lt; b\n</code></pre>',
  );
});

test('a formula is its MathML, and of a figure, the caption is left', () => {
  assert.equal(
    content(
      '<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>p</mi></math></span><span class="katex-html" aria-hidden="true">p</span></span>',
    ),
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>p</mi></math>',
  );
  assert.equal(
    content(
      '<figure><div><svg><title>Path</title><desc>From a to b.</desc><path d="M0 0"></path></svg></div><figcaption>A path.</figcaption></figure>',
    ),
    '<figure><figcaption>A path.</figcaption></figure>',
  );
});

test('signs of markup in a title survive in each kind of feed', () => {
  const item = {
    url: page,
    title: 'a < b & "c" ]]> d',
    description: 'x > y',
    date: new Date('2022-07-01'),
    tags: ['releases'],
    content: '<p>a ]]&gt; b</p>',
  };
  const author = { name: 'A', link: 'https://example.org' };
  const files = feedFiles(
    'https://docs.yearn.finance/blog',
    { route: 'blog', title: 'Notes', description: 'All of them.', author },
    [item],
    'https://docs.yearn.finance/favicon.ico',
  );
  for (const name of ['rss.xml', 'atom.xml']) {
    assert.match(files[name] ?? '', /<!\[CDATA\[a &lt; b &amp; "c" \]\]&gt; d\]\]>/, name);
  }
  const { items } = JSON.parse(files['feed.json'] ?? '') as { items: { title: string }[] };
  assert.equal(items[0]?.title, item.title);
});
