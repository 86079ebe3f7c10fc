import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Parent } from 'unist';
import remarkAdoptable from './index';

const isStatic = (...imports: string[]): boolean => {
  const tree = {
    type: 'root',
    children: [
      ...imports.map((value) => ({ type: 'import', value })),
      { type: 'paragraph', value: "import X from 'y'" },
    ],
  } as unknown as Parent;
  remarkAdoptable()(tree);
  return tree.children.some(({ type }) => type === 'export');
};

test('documents without code, with figures and with parts that come to life alone are static', () => {
  assert.equal(isStatic(), true);
  assert.equal(isStatic("import FeeSplit from '@site/src/figures/fee-split'"), true);
  assert.equal(isStatic("import T from '@site/src/components/reference/MemberTools';"), true);
});

test('documents with calculators, with anything unknown or with one such import among others are not', () => {
  assert.equal(isStatic("import C from '@site/src/calculators/net-yield'"), false);
  assert.equal(isStatic("import Tabs from '@theme/Tabs'"), false);
  assert.equal(isStatic("import '@site/src/figures/fee-split/effects'"), false);
  assert.equal(
    isStatic("import A from '@site/src/figures/a'\nimport Tabs from '@theme/Tabs'"),
    false,
  );
});
