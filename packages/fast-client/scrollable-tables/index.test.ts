import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HastNode } from '../../fast-build/markdown';
import { treeOf } from '../../fast-build/testing';
import rehypeScrollableTables from './index';

/** Elements of a document that the keyboard reaches by themselves. */
async function reached(markdown: string): Promise<string[]> {
  const found: string[] = [];
  const visit = ({ tagName = '', properties, children = [] }: HastNode): void => {
    if (properties?.['tabIndex'] === 0) found.push(tagName);
    children.forEach(visit);
  };
  visit(await treeOf(markdown, { rehypePlugins: [rehypeScrollableTables] }));
  return found;
}

const table = '| A |\n| :-: |\n| b |\n';

test('the keyboard reaches every table, and nothing else', async () => {
  assert.deepEqual(await reached('Text.\n\n- a\n\n```js\na\n```\n'), []);
  assert.deepEqual(await reached(table), ['table']);
  const quoted = table.replace(/^/gm, '> ').trim();
  assert.deepEqual(await reached(`${table}\nText.\n\n${quoted}\n`), ['table', 'table']);
});

test('a table keeps the alignment of its columns', async () => {
  const tree = await treeOf(table, { rehypePlugins: [rehypeScrollableTables] });
  assert.match(JSON.stringify(tree), /"align":"center"/);
});

test('parts of a table say what they are, however they are shown', async () => {
  const found: string[] = [];
  const visit = ({ tagName = '', properties, children = [] }: HastNode): void => {
    if (properties?.['role'] !== undefined) found.push(`${tagName} ${properties['role']}`);
    children.forEach(visit);
  };
  visit(await treeOf(table, { rehypePlugins: [rehypeScrollableTables] }));
  assert.deepEqual(found, [
    'table table',
    'thead rowgroup',
    'tr row',
    'th columnheader',
    'tbody rowgroup',
    'tr row',
    'td cell',
  ]);
});
