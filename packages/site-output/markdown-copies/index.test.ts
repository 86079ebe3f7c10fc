import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toMarkdown } from '.';
import { copyAddress } from './address';
import { documentTree } from './tree';

const page = 'https://docs.example/security/multisig';

function convert(content: string): string {
  const tree = documentTree(
    `<nav>Menu</nav><article><div class="theme-doc-markdown markdown">${content}</div></article>`,
  );
  assert.ok(tree);
  return toMarkdown(tree, page).trim();
}

test('headings lose their anchors, links become absolute', () => {
  assert.equal(
    convert(
      '<header><h1>Multisig</h1></header><h2 class="anchor" id="next">Next<a href="#next" class="hash-link">​</a></h2>' +
        '<p>See <a href="/resources/faq#a">the <strong>FAQ</strong></a> or <a href="#next">below</a>.</p>',
    ),
    '# Multisig\n\n## Next\n\nSee [the **FAQ**](https://docs.example/resources/faq#a) or [below](https://docs.example/security/multisig#next).',
  );
});

test('an address that is none stays as it is', () => {
  assert.equal(
    convert('<p><a href="http://localhost:PORT/">Here</a> and <a href="//">there</a>.</p>'),
    '[Here](http://localhost:PORT/) and [there](//).',
  );
});

test('characters that are markup in markdown are escaped, names are not', () => {
  assert.equal(convert('<p>$5 * 2 in want_token</p>'), '\\$5 \\* 2 in want_token');
});

test('a break is one of markdown, and one that is written about stays', () => {
  assert.equal(
    convert('<p>Not <code>&lt;br&gt;</code> or &lt;br&gt; <br> but this.</p>'),
    'Not `<br>` or \\<br>\\\nbut this.',
  );
});

test('lists nest and keep their numbers', () => {
  assert.equal(
    convert('<ol start="3"><li>One<ul><li>a</li><li>b</li></ul></li><li>Two</li></ol>'),
    '3. One\n   - a\n   - b\n4. Two',
  );
  assert.equal(
    convert('<ol><li><p>One</p><pre>x\ny</pre></li></ol>'),
    '1. One\n\n   ```\n   x\n   y\n   ```',
  );
  assert.equal(
    convert('<ul><li><p>One</p><p>More</p></li><li><p>Two</p></li></ul>'),
    '- One\n\n  More\n\n- Two',
  );
});

test('a list of tasks says which ones are done', () => {
  assert.equal(
    convert(
      '<ul><li><input type="checkbox" checked> One</li><li><input type="checkbox"> Two</li></ul>',
    ),
    '- [x] One\n- [ ] Two',
  );
});

test('lines that are added and removed have signs', () => {
  assert.equal(
    convert(
      '<div class="language-ts theme-code-block"><pre><code><span class="token-line">a\n</span><del class="token-line">b\n</del><ins class="token-line">c\n</ins></code></pre></div>',
    ),
    '```diff\n  a\n- b\n+ c\n```',
  );
});

test('tables keep caption, code and bars', () => {
  assert.equal(
    convert(
      '<div role="region"><table><caption>Tokens</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>one<br>two</td></tr></tbody></table></div>',
    ),
    '**Tokens**\n\n| A | B |\n| --- | --- |\n| `a\\|b` | one<br>two |',
  );
});

test('rows of a table that have a name of their own become a table with that name', () => {
  assert.equal(
    convert(
      '<table><caption>Fee</caption><thead><tr><th>Given</th><th>Value</th></tr></thead><tbody><tr><th>Fee</th><td>20%</td></tr></tbody><tbody aria-label="Result"><tr><th>Fee</th><td>5 DAI</td></tr></tbody></table>',
    ),
    '**Fee**\n\n| Given | Value |\n| --- | --- |\n| Fee | 20% |\n\n| Result | Value |\n| --- | --- |\n| Fee | 5 DAI |',
  );
});

test('a code block keeps language, title and lines, whether lines end in breaks or newlines', () => {
  const title = '<div class="codeBlockTitle_x">a.ts</div>';
  const want = '```ts title="a.ts"\nconst a = 1;\n\nconst b = `c`;\n```';
  const breaks =
    '<span class="token-line">const a = 1;<br></span><span><br></span><span>const b = `c`;<br></span>';
  const newlines = 'const a = 1;\n\nconst b = `c`;\n';
  for (const lines of [breaks, newlines]) {
    assert.equal(
      convert(
        `<div class="language-ts theme-code-block">${title}<div><pre><code>${lines}</code></pre><button>Copy</button></div></div>`,
      ),
      want,
    );
  }
});

test('a callout is a quotation that begins with its kind', () => {
  assert.equal(
    convert(
      '<div class="theme-admonition theme-admonition-caution"><div class="admonitionHeading_a"><svg></svg>Deprecated</div><div class="admonitionContent_b"><p>Gone.</p><p>Use v2.</p></div></div>',
    ),
    '> **Caution: Deprecated**\n>\n> Gone.\n>\n> Use v2.',
  );
});

test('strong words in the title of a callout stay in its strong line', () => {
  assert.equal(
    convert(
      '<div class="theme-admonition theme-admonition-tip"><div class="admonitionHeading_a">A <strong>bold</strong> *</div><div class="admonitionContent_b"><p>Text.</p></div></div>',
    ),
    '> **Tip: A bold \\***\n>\n> Text.',
  );
});

test('strong words of a summary and of a tab stay in its strong line', () => {
  assert.equal(
    convert('<details><summary>What <strong>is</strong> in <b>it</b></summary>Text.</details>'),
    '**What is in it**\n\nText.',
  );
  assert.equal(
    convert(
      '<div class="tabs-container"><ul role="tablist"><li aria-selected="true"><b>npm</b> 10</li></ul><div><div role="tabpanel">Run.</div></div></div>',
    ),
    '**npm 10**\n\nRun.',
  );
});

test('tabs are below one another, the hidden ones too', () => {
  const list =
    '<ul role="tablist"><li aria-selected="false">npm</li><li aria-selected="true">Yarn</li></ul>';
  const group = (content: string): string =>
    convert(`<div class="tabs-container tabList_a">${list}${content}</div>`);
  assert.equal(
    group(
      '<div><div role="tabpanel" hidden><p>Run.</p><pre><code>npm ci\n</code></pre></div><div role="tabpanel">With Yarn.</div></div>',
    ),
    '**npm**\n\nRun.\n\n```\nnpm ci\n```\n\n**Yarn**\n\nWith Yarn.',
  );
  assert.equal(group('<div role="tabpanel">Lazy.</div>'), '**Yarn**\n\nLazy.');
});

test('an exponent and an index stay apart, and so do a term and what it means', () => {
  assert.equal(
    convert('<p>10<sup>18</sup> of p<sub>0</sub></p>'),
    '10<sup>18</sup> of p<sub>0</sub>',
  );
  assert.equal(convert('<dl><dt>Fee</dt><dd>A share.</dd></dl>'), 'Fee\n\nA share.');
});

test('a drawing is its title, text alternative and caption', () => {
  assert.equal(
    convert(
      '<figure><svg role="img"><title>Flow</title><desc>A calls B.</desc><text>A</text></svg><figcaption>One call.</figcaption></figure>',
    ),
    '> **Figure: Flow**\n>\n> A calls B.\n>\n> One call.',
  );
});

test('formulas are TeX', () => {
  const katex = (source: string): string =>
    `<span class="katex"><math><annotation encoding="application/x-tex">${source}</annotation></math><span aria-hidden="true">drawn</span></span>`;
  assert.equal(
    convert(`<p>Rate <span class="math math-inline">${katex('r_n')}</span>.</p>`),
    'Rate $r_n$.',
  );
  assert.equal(convert(`<div class="math math-display">${katex('a = b')}</div>`), '$$\na = b\n$$');
});

test('controls are left out', () => {
  assert.equal(
    convert(
      '<p>Text <code>0xA</code><button data-copy="0xA"></button></p><form><label>x</label><input></form><div hidden>no</div>',
    ),
    'Text `0xA`',
  );
});

test('a page without a document has no tree', () => {
  assert.equal(documentTree('<main><p>Home</p></main>'), undefined);
});

test('columns keep their alignment, and titles their quotes', () => {
  assert.equal(
    convert(
      '<table><thead><tr><th>A</th><th align="right">B</th><th align="center">C</th></tr></thead><tbody><tr><td>a</td><td align="right">1</td><td align="center">c</td></tr></tbody></table>',
    ),
    '| A | B | C |\n| --- | --: | :-: |\n| a | 1 | c |',
  );
  const block = (title: string): string =>
    convert(
      `<div class="language-js theme-code-block"><div class="codeBlockTitle_x">${title}</div><pre><code>a\n</code></pre></div>`,
    );
  assert.match(block('my file.js'), /^```js title="my file\.js"\n/);
  assert.match(block('say "hi"'), /^```js title="say 'hi'"\n/);
});

test('a copy has an address that a server can find a file for', () => {
  assert.equal(copyAddress('/resources/faq'), '/resources/faq.md');
  assert.equal(copyAddress('/resources/sub/'), '/resources/sub.md');
});
