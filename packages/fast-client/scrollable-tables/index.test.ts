import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HastNode } from '../../fast-build/hast';
import rehypeScrollableTables from './index';

test('the keyboard reaches every table, and nothing else', () => {
  const inner: HastNode = { type: 'element', tagName: 'table', properties: { className: 'x' } };
  const cell: HastNode = { type: 'element', tagName: 'td', children: [inner] };
  const outer: HastNode = { type: 'element', tagName: 'table', children: [cell] };
  const paragraph: HastNode = { type: 'element', tagName: 'p' };
  rehypeScrollableTables()({ type: 'root', children: [paragraph, outer] });
  assert.deepEqual(outer.properties, { tabIndex: 0 });
  assert.deepEqual(inner.properties, { className: 'x', tabIndex: 0 });
  assert.deepEqual([paragraph.properties, cell.properties], [undefined, undefined]);
});
