import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text, type HastNode } from '../../../packages/fast-build/hast';
import { treeOf } from '../../../packages/fast-build/testing';
import rehypeLetterIndex from '.';

const elementsOf = async (markdown: string): Promise<HastNode[]> =>
  ((await treeOf(markdown, { rehypePlugins: [rehypeLetterIndex] })).children ?? []).filter(
    ({ type }) => type === 'element',
  );

test('letters are above the first chapter, with a link to each', async () => {
  const [before, index, chapter] = await elementsOf(
    'Terms.\n\n## Digits {#letter-0}\n\n3CRV\n\n## A {#letter-a}\n\nAave\n',
  );
  assert.deepEqual(
    [before, index, chapter].map((node) => node?.tagName),
    ['p', 'nav', 'h2'],
  );
  assert.deepEqual(
    index?.children?.map((node) => [node.properties?.['href'], text(node)]),
    [
      ['#letter-0', '0–9'],
      ['#letter-a', 'A'],
    ],
  );
});

test('other documents get none', async () => {
  const names = (await elementsOf('Text.\n\n## A {#a}\n\nText.\n')).map(({ tagName }) => tagName);
  assert.deepEqual(names, ['p', 'h2', 'p']);
});
