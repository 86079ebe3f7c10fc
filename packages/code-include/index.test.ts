import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import remarkCodeInclude, { fenceOptions, readRegion } from './index';

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
mkdirSync(path.join(folder, 'guide'));
writeFileSync(
  path.join(folder, 'guide/deposit.ts'),
  'import x from "x";\n\nif (x) {\n  // #region deposit\n  a();\n\n    b();\n  // #endregion\n}\n',
);
writeFileSync(
  path.join(folder, 'guide/steps.sh'),
  '# #region run\nnode deposit.ts\n# #endregion\n',
);

const fence = (meta: string, value = ''): { type: string; meta: string; value: string } => ({
  type: 'code',
  meta,
  value,
});
interface Tree {
  type: string;
  children: {
    type: string;
    value?: string;
    meta?: string;
    children?: Tree['children'];
    data?: Record<string, unknown>;
  }[];
}
const compile = (...children: Tree['children']): Tree => {
  const tree: Tree = { type: 'root', children };
  remarkCodeInclude({ folder })(tree, { path: path.join(process.cwd(), 'docs/a.md') });
  return tree;
};

test('a region comes without its markers and without common indentation', () => {
  const [node] = compile(fence('file="guide/deposit.ts#deposit" {2}')).children;
  assert.equal(node?.value, 'a();\n\n  b();');
  assert.equal(node?.meta, 'title="deposit.ts" {2}');
});

test('a whole file comes without the markers in it, and a script has no title', () => {
  const [whole, script] = compile(
    fence('file="guide/deposit.ts" title="my.ts"'),
    fence('file="guide/steps.sh#run"'),
  ).children;
  assert.equal(whole?.value, 'import x from "x";\n\nif (x) {\n  a();\n\n    b();\n}');
  assert.equal(whole?.meta, 'title="my.ts"');
  assert.equal(script?.meta, '');
});

test('what a fence cannot include is named with the line of the fence', () => {
  const at =
    (meta: string, value?: string): (() => Tree) =>
    () =>
      compile({ ...fence(meta, value), position: { start: { line: 7 } } } as never);
  assert.throws(at('file="guide/nothing.ts"'), {
    message: 'docs/a.md:7: there is no file guide/nothing.ts among the samples',
  });
  assert.throws(at('file="guide/deposit.ts#withdraw"'), {
    message: 'docs/a.md:7: guide/deposit.ts: there is no region "withdraw"',
  });
  assert.throws(at('file="../secret"'), /\.\.\/secret is not among the samples/);
  assert.throws(at('file="guide/steps.sh"', 'x'), /has no text of its own/);
});

test('regions that with one name, or without an end, are refused', () => {
  const one = '// #region a\nx\n// #endregion\n';
  assert.throws(() => readRegion(`${one}${one}`, 'a'), /region "a" appears 2 times/);
  assert.throws(() => readRegion('// #region a\nx\n', 'a'), /region "a" has no end/);
  assert.throws(() => readRegion('x\n// #endregion\n'), /line 2 ends a region that nothing starts/);
  assert.throws(() => readRegion('// #region a\n\n// #endregion\n', 'a'), /nothing in it/);
  assert.deepEqual(
    readRegion('# #region a\r\n# #region b\r\nx\r\n# #endregion\r\ny\r\n# #endregion', 'a'),
    {
      code: 'x\ny',
      line: 2,
    },
  );
});

test('fences with tabs that follow one another are one group, all of it readable', () => {
  const { children } = compile(
    fence('tab="TypeScript"', 'a'),
    fence('tab="Command line" title="x"', 'b'),
    { type: 'paragraph', children: [] },
    fence('tab="Alone"', 'c'),
  );
  assert.equal(children.length, 3);
  const [list, first, second] = children[0]?.children ?? [];
  assert.deepEqual(list?.data, { hName: 'div', hProperties: { 'data-island': 'CodeTabs' } });
  for (const [panel, label, code] of [
    [first, 'TypeScript', 'a'],
    [second, 'Command line', 'b'],
  ] as const) {
    assert.equal(panel?.children?.[0]?.children?.[0]?.value, label);
    assert.equal(panel?.children?.[1]?.value, code);
  }
  assert.equal(children[2]?.value, 'c');
});

test('options are read in any order', () => {
  assert.deepEqual(fenceOptions('{1} tab="A b" file="x#y"'), {
    file: 'x#y',
    title: undefined,
    tab: 'A b',
  });
});
