import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import admonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import type { Literal, Resource, Root } from 'mdast';
import remarkMath from 'remark-math';
import visit from 'unist-util-visit';
import { documentFolders, sourcesBelow, readText } from '../site';
import { exampleFacts } from '../testing';
import { nodesOf, nothingMark, parse, positionOf, rangeOf, somethingMark, visible } from './index';

/** The compiler with the steps that Docusaurus gives it. */
const docusaurus = (
  require('@mdx-js/mdx') as {
    createMdxAstCompiler: (options: object) => { parse: (text: string) => Root };
  }
).createMdxAstCompiler({ remarkPlugins: [admonitions, remarkMath] });

/** What a tree holds besides running text, and the kinds of its callouts. */
function contentOf(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const { type } = node;
    const { value, url, depth, kind } = node as Literal &
      Resource & { depth?: number; kind?: string };
    const callout = kind || node.data?.hName === 'admonition';
    if (callout) {
      found.push(`callout ${String(kind ?? (node.data?.hProperties as { type: string }).type)}`);
    } else if (!['text', 'root', 'callout', 'admonitionHTML'].includes(type)) {
      found.push(`${type} ${String(value ?? url ?? depth ?? '')}`);
    }
  });
  return found;
}

const root = path.resolve(__dirname, '../../..');
const documents = sourcesBelow(root, documentFolders(exampleFacts), /\.mdx?$/)
  .map((file) => [file, readText(root, file)] as const)
  // The generated pages are alike: a few of them stand for all.
  .filter(([, text], i) => !/^custom_edit_url:/m.test(text) || i % 25 === 0)
  .map(([file, text]) => parse(file, text));

test('every document is read as Docusaurus reads it', () => {
  for (const { text, frontMatter, tree, file } of documents) {
    const body = text.slice(frontMatter?.end ?? 0);
    assert.deepEqual(contentOf(tree), contentOf(docusaurus.parse(body)), file);
  }
});

test('every word of a document is at its place', () => {
  const plain = (text: string): string =>
    text.replace(/\\(?=[^\s\dA-Za-z])/g, '').replace(/\n[ >]*/g, '\n');
  for (const { text, tree, file } of documents) {
    visit(tree, 'text', (node: Literal) => {
      const { start, end } = rangeOf(node);
      assert.equal(plain(text.slice(start, end)), plain(String(node.value)), file);
    });
  }
});

const example = parse(
  'docs/resources/a.md',
  `---
title: A title
description: "A: text"
---

import Figure from '@site/src/figures/a';

## One *two* \`three\` {#one}

Text with [a **link**](./b.md#c "title"), \`code\`, $x_1$ and \\$5.

:::note The title

- [ ] item with https://example.org/page.
- <Address id="yfi" /> and <b>bold</b>

:::

| a | \`b \\| c\` |
| --- | --- |
| d \\| e | |
`,
);

test('front matter is read with its places', () => {
  const [title, description] = example.frontMatter?.entries ?? [];
  assert.equal(title?.value, 'A title');
  assert.equal(description?.value, 'A: text');
  assert.equal(example.text.slice(title?.valueRange.start, title?.valueRange.end), 'A title');
});

test('a value that starts with a star is an error at its place', () => {
  const text = '---\ntitle: *Bold\ndescription: A text.\n---\n';
  const { frontMatter } = parse('docs/resources/a.md', text);
  assert.deepEqual(
    frontMatter?.errors.map(({ offset, message }) => [
      text.slice(offset, offset + 5),
      message.replace('the front matter is not valid YAML: ', ''),
    ]),
    [['*Bold', 'Unresolved alias (the anchor must be set before the alias): Bold']],
  );
  assert.deepEqual(
    frontMatter.entries.map(({ key, value }) => [key, value]),
    [
      ['title', undefined],
      ['description', 'A text.'],
    ],
  );
});

test('a quote without an end is an error where it starts', () => {
  const text = '---\ntitle: "Bold\ndescription: A text.\n---\n';
  const { frontMatter } = parse('docs/resources/a.md', text);
  assert.deepEqual(
    frontMatter?.errors.map(({ offset }) => text.slice(offset, offset + 5)),
    ['"Bold'],
  );
});

test('headings, links, tags and tables have their parts', () => {
  const [heading] = example.headings;
  assert.equal(heading?.id?.value, 'one');
  assert.equal(visible(example, heading?.text.start ?? 0, heading?.text.end ?? 0), 'One two ◻');
  assert.deepEqual(
    example.links.map(({ kind, target }) => [kind, target]),
    [
      ['link', './b.md#c'],
      ['bare', 'https://example.org/page'],
    ],
  );
  assert.deepEqual(
    example.tags.map(({ name, kind }) => `${name} ${kind}`),
    ['Address void', 'b open', 'b close'],
  );
  const [table] = nodesOf(example, 'table');
  assert.deepEqual(
    table?.children.map(({ children }) => children.length),
    [2, 2],
  );
  assert.deepEqual(
    nodesOf(example, 'callout').map(({ kind }) => kind),
    ['note', ''],
  );
  assert.equal(example.imports[0]?.from, '@site/src/figures/a');
});

test('prose has the offsets of the text and only what is read', () => {
  assert.equal(example.prose.length, example.text.length);
  const readable = example.prose.replace(new RegExp(`[${somethingMark}${nothingMark}]`, 'g'), '');
  assert.match(readable, /Text with a link, , {2}and \$5\./);
  assert.doesNotMatch(readable, /import|title"|code|x_1|example|---/);
  assert.deepEqual(
    [...new Set(example.blocks.map(({ kind }) => kind))],
    ['title', 'description', 'heading', 'paragraph', 'callout', 'item', 'cell'],
  );
});

test('raw JSX is read tag by tag, whether or not its tags are balanced', () => {
  const source = [
    '</Tab>',
    '<Tab.Item',
    '  label="a > b" value={{ a: `<c> ${1}` }}',
    "  xlink:href='d' {...rest} open>",
    'A &amp; b {`<i>`}',
    '</Tab.Item><Code>{`<i>`}</Code>',
    '<img src="e"alt="f"{...rest}hidden />',
  ].join('\n');
  const { tags, prose } = parse('docs/resources/a.md', `${source}\n`);
  assert.deepEqual(
    tags.map(({ name, kind, attributes }) => [
      `${kind} ${name}`,
      ...attributes.map(({ name: key, raw }) => `${key}=${raw ?? ''}`),
    ]),
    [
      ['close Tab'],
      [
        'open Tab.Item',
        'label="a > b"',
        'value={{ a: `<c> ${1}` }}',
        "xlink:href='d'",
        '{...rest}=',
        'open=',
      ],
      ['close Tab.Item'],
      ['open Code'],
      ['close Code'],
      ['void img', 'src="e"', 'alt="f"', '{...rest}=', 'hidden='],
    ],
  );
  assert.equal(prose.replace(/[^\S\n]*[\u0001\u0002]+/g, '').trim(), 'A b {`<i>`}');
});

test('tags are found behind what is no JSX', () => {
  for (const wrong of [
    'a > b',
    'a } b',
    '<a b=c>',
    '<!-- a -->',
    '{a',
    '<a "',
    '<a b="',
    "<a b='<'",
  ]) {
    const { tags } = parse('docs/resources/a.md', `<div>\n${wrong}\n<img onError={b} />\n</div>\n`);
    const found = tags.map(({ name, attributes }) => [name, attributes[0]?.name]);
    assert.ok(
      found.some(([name, attribute]) => name === 'img' && attribute === 'onError'),
      wrong,
    );
  }
});

test('code that is no import is kept', () => {
  const { imports } = parse('docs/resources/a.md', 'import A form "./a";\n\nText.\n');
  assert.deepEqual(
    imports.map(({ from, start, end }) => [from, start, end]),
    [[undefined, 0, 20]],
  );
});

test('a sentence behind an element is raw JSX, as for the compiler', () => {
  const { tree, tags } = parse('docs/resources/a.md', '<kbd>K</kbd> is *a key*.\n');
  assert.deepEqual(
    tree.children.map(({ type }) => type),
    ['jsx'],
  );
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['kbd', 'kbd'],
  );
});

test('lines and columns count from 1', () => {
  assert.deepEqual(positionOf('a\nbc', 3), { line: 2, column: 2 });
  assert.deepEqual(positionOf('', 0), { line: 1, column: 1 });
});

test('what is not closed ends with the text', () => {
  for (const text of [
    '```ts\na',
    '$$\na',
    ':::note\na',
    '<a href="',
    '[a](b',
    '`a',
    '---\ntitle: a',
    '<!-- a',
    '| a |\n| - |',
  ]) {
    assert.equal(parse('docs/resources/a.md', text).prose.length, text.length, text);
  }
});

test('a tree is walked once for all kinds of nodes', () => {
  const { tree } = parse('docs/resources/a.md', '- `a`\n- `b`\n\nText\n');
  const { children } = tree;
  let walks = 0;
  Object.defineProperty(tree, 'children', { get: () => (walks++, children) });
  assert.deepEqual(
    nodesOf({ tree }, 'inlineCode').map(({ value }) => value),
    ['a', 'b'],
  );
  const before = walks;
  assert.equal(nodesOf({ tree }, 'list').length, 1);
  assert.deepEqual(nodesOf({ tree }, 'heading'), []);
  assert.equal(walks, before);
});
