import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkCode, lightCode } from '../../data/code-theme';
import CodeBlock from './index';

test('the block holds title, kinds, marked lines and the text as it is', () => {
  const html = renderToStaticMarkup(
    <CodeBlock
      title="a.ts"
      language="ts"
      lines={[
        [['keyword', 'const'], ' a = 1;'],
        [true, 'b < c'],
      ]}
    />,
  );
  assert.match(html, /<div class="language-ts codeBlockContainer theme-code-block">/);
  assert.match(html, /<div class="codeBlockTitle">a\.ts<\/div>/);
  assert.match(html, /<span class="token-keyword">const<\/span> a = 1;\n<\/span>/);
  assert.match(html, /theme-code-block-highlighted-line">b &lt; c\n/);
  assert.doesNotMatch(html, /style=/);
});

test('the style sheet holds the colors of the data', () => {
  const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const [, light = '', dark = ''] = css.split(/^(?:html\S*|:root) \{/m);
  const pick = (rules: string): Record<string, string> =>
    Object.fromEntries(
      [...(rules.split('}')[0] ?? '').matchAll(/--code-(\w+): (#\w+)/g)].map(([, name, color]) => [
        name,
        color,
      ]),
    );
  assert.deepEqual(pick(light), lightCode);
  assert.deepEqual(pick(dark), darkCode);
});
