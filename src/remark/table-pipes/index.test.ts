import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text, type HastNode } from '../../../packages/fast-build/hast';
import { treeOf } from '../../../packages/fast-build/testing';
import remarkTablePipes from '.';

/** The codes of a text, as readers see them. */
async function codes(markdown: string): Promise<string[]> {
  const visit = (node: HastNode): string[] =>
    node.tagName === 'inlineCode' ? [text(node)] : (node.children ?? []).flatMap(visit);
  return visit(await treeOf(markdown, { remarkPlugins: [remarkTablePipes] }));
}

test('a pipe in the code of a table has no backslash', async () => {
  const table =
    '| Code | Meaning |\n| --- | --- |\n| `a \\| b`, [`\\|\\|`](https://a.org) | `\\n` |\n';
  assert.deepEqual(await codes(table), ['a | b', '||', '\\n']);
});

test('outside of tables, code is as it was written', async () => {
  assert.deepEqual(await codes('Write `\\|` in a table.\n\n- `a \\| b`\n'), ['\\|', 'a \\| b']);
});
