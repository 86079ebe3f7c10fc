import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { blocks } from '../../src/remark/data-blocks/blocks';
import { build, readPage } from './support';

const source = path.resolve(__dirname, '../../src');
const folders = (name: string): string[] =>
  readdirSync(path.join(source, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const page = readFileSync(path.join(source, 'pages/components.md'), 'utf8');

test('every component that a document can use is shown on the page of components', () => {
  for (const name of blocks.keys()) assert.match(page, new RegExp(`^[^\`]*<${name} `, 'm'), name);
  for (const name of folders('calculators').filter((folder) => folder !== 'shared')) {
    assert.ok(page.includes(`@site/src/calculators/${name}'`), name);
  }
  for (const option of ['title', 'tab'])
    assert.match(page, new RegExp(`^\`\`\`\\w+ (?:.* )?${option}="`, 'm'), option);
  // Named, not shown: the page is also built where there are no samples.
  assert.match(page, /`file="/);
  for (const name of folders('components/reference')) assert.ok(page.includes(name), name);
});

test('the page of components is built, and hidden from search engines and the sitemap', () => {
  const html = readPage('/components');
  assert.match(html, /<meta[^>]+name="robots" content="noindex"/);
  assert.equal([...html.matchAll(/theme-admonition-(\w+)/g)].length, 5);
  assert.match(html, /class="katex-display"/);
  assert.match(html, /<svg role="img"/);
  assert.equal([...html.matchAll(/<section class="code-tabs__panel"/g)].length, 2);
  assert.doesNotMatch(readFileSync(path.join(build, 'sitemap.xml'), 'utf8'), /components/);
});
