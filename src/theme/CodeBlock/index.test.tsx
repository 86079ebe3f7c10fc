import assert from 'node:assert/strict';
import { test } from 'node:test';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderMarkdown } from '../../../packages/fast-build/testing';
import { mdxOptions } from '../../config/mdx';
import MDXCode from '../MDXComponents/Code';
import MDXPre from '../MDXComponents/Pre';
import CodeBlock from './index';

/** A fence as the site renders it. */
const fence = (info: string, code: string): Promise<string> =>
  renderMarkdown(`\`\`\`${info}\n${code}\n\`\`\`\n`, mdxOptions, {
    pre: MDXPre,
    code: MDXCode,
  });

const titleOf = (html: string): string | undefined =>
  /<section class="codeBlockTitle"[^>]*>([^<]*)<\/section>/.exec(html)?.[1];

test('a fence becomes a block with kinds and the text as it is', async () => {
  const html = await fence('ts', 'const a = 1;\nb < c');
  assert.match(html, /<section class="language-ts codeBlockContainer theme-code-block">/);
  assert.match(html, /<span class="token-keyword">const<\/span> a /);
  assert.match(html, /b &lt; c\n/);
  assert.doesNotMatch(html, /style=|codeBlockTitle|codeLine"/);
});

for (const [info, title] of [
  ['js title="my file.js"', 'my file.js'],
  ["js title='my file.js'", 'my file.js'],
  ['js title="multisig ms.yearn.eth"', 'multisig ms.yearn.eth'],
  ['js title="a.js"', 'a.js'],
  ['js title=a.js', 'a.js'],
  ['js {1} title="it\'s a.js" showLineNumbers', 'it&#x27;s a.js'],
  ['js title="a = b"', 'a = b'],
  ['js title=""', undefined],
  ['js no-check="a title of its own" title="b"', 'b'],
  ['js', undefined],
] as const) {
  test(`the title of ${info} is ${title ?? 'none'}`, async () => {
    assert.equal(titleOf(await fence(info, 'a')), title);
  });
}

test('lines are numbered and marked where the fence asks for it', async () => {
  const html = await fence(
    'js showLineNumbers',
    'const a = 1;\n// highlight-next-line\nconst b = 2;',
  );
  assert.equal(html.split('codeLineNumber').length - 1, 2);
  assert.equal(html.split('theme-code-block-highlighted-line').length - 1, 1);
  assert.doesNotMatch(html, /highlight-next-line/);
  assert.match(html, /theme-code-block-highlighted-line codeLine"><span class="codeLineNumber">/);
});

test('the component renders text as a fence does', async () => {
  const code = 'const a = 1;\n// highlight-next-line\nconst b = 2;';
  const html = renderToStaticMarkup(
    <CodeBlock language="js" title="component.js" showLineNumbers>
      {code}
    </CodeBlock>,
  );
  assert.equal(html, await fence('js title="component.js" showLineNumbers', code));
  const other = renderToStaticMarkup(
    <CodeBlock className="language-js" metastring='title="a b" {1}'>
      {'a\n'}
      {'b'}
    </CodeBlock>,
  );
  assert.equal(other, await fence('js title="a b" {1}', 'a\nb'));
});

test('the component leaves elements alone', () => {
  const html = renderToStaticMarkup(
    <CodeBlock>
      <b>a</b> b
    </CodeBlock>,
  );
  assert.match(html, /<code class="codeBlockLines"><b>a<\/b> b<\/code>/);
});

test('code in a line stays in it, and a block without a language is plain', async () => {
  const html = await renderMarkdown('A `const` b.\n\n    const a = 1;\n', mdxOptions, {
    pre: MDXPre,
    code: MDXCode,
  });
  assert.match(html, /<p>A <code>const<\/code> b\.<\/p>/);
  assert.match(html, /language-text.*<span class="token-line">const a = 1;\n<\/span>/);
});
