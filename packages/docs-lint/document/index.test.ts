import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import remarkMath from 'remark-math';
import { readSite } from '../site';
import { exampleFacts } from '../testing';
import { NOTHING, parse, positionOf, SOMETHING, visible, type Document } from './index';

interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly lang?: string | null;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** The parser of MDX 1 itself, as Docusaurus 2 calls it. */
const { createMdxAstCompiler } = require('@mdx-js/mdx') as {
  createMdxAstCompiler: (options: { remarkPlugins: readonly unknown[] }) => {
    parse: (text: string) => Node;
  };
};

const plain = (text: string): string =>
  text.replace(/[`*_\\\s]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

function textOf({ value, children = [] }: Node): string {
  return value ?? children.map(textOf).join('');
}

/** What the real parser finds in a text, by kind. */
function real(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {
    heading: [],
    link: [],
    image: [],
    code: [],
    inlineCode: [],
    math: [],
    inlineMath: [],
    table: [],
  };
  const visit = (node: Node): void => {
    const { type, children = [] } = node;
    if (type === 'link' || type === 'image') found[type]?.push(node.url ?? '');
    if (type === 'heading') found.heading?.push(`${node.depth ?? 0} ${plain(textOf(node))}`);
    if (type === 'code') found.code?.push(node.lang ?? '');
    if (type === 'inlineCode' || type === 'inlineMath')
      found[type]?.push((node.value ?? '').trim());
    if (type === 'math') found.math?.push(plain(node.value ?? ''));
    if (type === 'table')
      found.table?.push(children.map((row) => row.children?.length ?? 0).join());
    for (const child of children) visit(child);
  };
  visit(createMdxAstCompiler({ remarkPlugins: [remarkMath] }).parse(text));
  return found;
}

/** What this parser finds. */
function ours(document: Document): Record<string, string[]> {
  const slice = ({ start, end }: { start: number; end: number }): string =>
    document.text.slice(start, end);
  const links = document.links.filter(({ kind }) => kind !== 'attribute');
  return {
    heading: document.headings.map(
      ({ level, text, id }) =>
        `${level} ${plain(slice(text))}${id === undefined ? '' : plain(`{#${id.value}}`)}`,
    ),
    link: links.filter(({ kind }) => kind !== 'image').map(({ target }) => target),
    image: links.filter(({ kind }) => kind === 'image').map(({ target }) => target),
    code: document.fences.map(({ language }) => language),
    inlineCode: document.codeSpans.map((span) =>
      slice(span)
        .replace(/^`+|`+$/g, '')
        .trim(),
    ),
    math: document.maths
      .filter(({ display }) => display)
      .map(({ content }) => plain(slice(content))),
    inlineMath: document.maths
      .filter(({ display }) => !display)
      .map(({ content }) => slice(content).trim()),
    table: document.tables.map(({ header, rows }) =>
      [header, ...rows].map(({ cells }) => cells.length).join(),
    ),
  };
}

test('every document is read as the compiler of the site reads it', () => {
  const site = readSite(path.resolve(__dirname, '../../..'), exampleFacts);
  const generated = [...site.documents.values()].filter((document) => document.generated);
  // The generated pages are alike: a few of them stand for all.
  const some = generated.filter((_, i) => i % 25 === 0);
  const written = [...site.documents.values()].filter((document) => !document.generated);
  for (const document of [...written, ...some]) {
    const body = document.text.slice(document.frontMatter?.end ?? 0);
    assert.deepEqual(ours(document), real(body), document.file);
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

| a | \`b | c\` |
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
  const [table] = example.tables;
  assert.equal(table?.header.cells.length, 2);
  assert.equal(table?.rows[0]?.cells.length, 2);
  assert.equal(example.admonitions[0]?.kind, 'note');
  assert.ok(example.admonitions[0]?.close);
  assert.equal(example.imports[0]?.from, '@site/src/figures/a');
});

test('prose has the offsets of the text and only what is read', () => {
  assert.equal(example.prose.length, example.text.length);
  const readable = example.prose.replace(new RegExp(`[${SOMETHING}${NOTHING}]`, 'g'), '');
  assert.match(readable, /Text with a link, , {2}and \$5\./);
  assert.doesNotMatch(readable, /import|title"|code|x_1|example|---/);
  assert.deepEqual(
    [...new Set(example.blocks.map(({ kind }) => kind))],
    ['title', 'description', 'heading', 'paragraph', 'callout', 'item', 'cell'],
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
