import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createElement, type PropsWithChildren } from 'react';
import { text, withDependencies, type HastNode } from '../fast-build/markdown';
import { renderMarkdown, treeOf } from '../fast-build/testing';
import { temporaryFolder } from '../files';
import remarkCodeInclude, { optionOf, readRegion } from './index';

const folder = temporaryFolder('samples', {
  'guide/deposit.ts':
    'import x from "x";\n\nif (x) {\n  // #region deposit\n  a();\n\n    b();\n  // #endregion\n}\n',
  'guide/steps.sh': '# #region run\nnode deposit.ts\n# #endregion\n',
});

/** What a document becomes, as the theme gets it. */
const steps = { remarkPlugins: [[remarkCodeInclude, { folder }]] } as Parameters<typeof treeOf>[1];

interface Block {
  readonly code: string;
  readonly options: unknown;
}

/** Every block of code of a document, in order. */
function blocksIn(node: HastNode): Block[] {
  if (node.tagName !== 'pre') return (node.children ?? []).flatMap(blocksIn);
  const [code] = node.children ?? [];
  return [{ code: text(node), options: code?.properties?.['metastring'] }];
}

const blocksOf = async (markdown: string): Promise<Block[]> =>
  blocksIn(await treeOf(markdown, steps));

const fence = (info: string, code = ''): string => `\`\`\`${info}\n${code}\`\`\`\n\n`;

test('a region comes without its markers and without common indentation', async () => {
  for (const info of [
    'ts file="guide/deposit.ts#deposit" {2}',
    "ts {2} file='guide/deposit.ts#deposit'",
  ]) {
    assert.deepEqual(await blocksOf(fence(info)), [
      { code: 'a();\n\n  b();\n', options: 'title="deposit.ts" {2}' },
    ]);
  }
});

test('a whole file comes without the markers in it, and a script has no title', async () => {
  const whole = 'import x from "x";\n\nif (x) {\n  a();\n\n    b();\n}\n';
  assert.deepEqual(
    await blocksOf(
      fence('ts file="guide/deposit.ts" title="my file.ts"') +
        fence(`ts file="guide/deposit.ts" title='my "own".ts'`) +
        fence('bash file="guide/steps.sh#run"'),
    ),
    [
      { code: whole, options: 'title="my file.ts"' },
      { code: whole, options: `title='my "own".ts'` },
      { code: 'node deposit.ts\n', options: undefined },
    ],
  );
});

test('what a fence cannot include is named with the place of the fence', async () => {
  for (const [info, message, code] of [
    ['file="guide/nothing.ts"', 'there is no file guide/nothing.ts among the samples'],
    ['file="guide/deposit.ts#withdraw"', 'guide/deposit.ts: there is no region "withdraw"'],
    ['file="../secret"', '../secret is not among the samples'],
    ['file="guide/steps.sh"', 'a fence with file="…" has no text of its own', 'x\n'],
  ] as const) {
    await assert.rejects(
      blocksOf(
        `---\ntitle: A\n---\n\nFirst.\n\n- Step\n\n  ${fence(`ts ${info}`, code && `  ${code}  `)}`,
      ),
      { message, line: 5, column: 3 },
    );
  }
});

test('a document is made of the files that it includes, also of one that is not there yet', async () => {
  const noted: string[] = [];
  const note = (file: string): void => void noted.push(path.relative(folder, file));
  await withDependencies(note, () => blocksOf(fence('ts file="guide/deposit.ts#deposit"')));
  await assert.rejects(withDependencies(note, () => blocksOf(fence('ts file="guide/later.ts#a"'))));
  assert.deepEqual(noted, ['guide/deposit.ts', 'guide/later.ts']);
});

test('regions with one name, or without an end, are refused', () => {
  const one = '// #region a\nx\n// #endregion\n';
  assert.throws(() => readRegion(`${one}${one}`, 'a'), /region "a" appears 2 times/);
  assert.throws(() => readRegion('// #region a\nx\n', 'a'), /region "a" has no end/);
  assert.throws(() => readRegion('x\n// #endregion\n'), /line 2 ends a region that nothing starts/);
  assert.throws(() => readRegion('// #region a\n\n// #endregion\n', 'a'), /nothing in it/);
  assert.deepEqual(
    readRegion('# #region a\r\n# #region b\r\nx\r\n# #endregion\r\ny\r\n# #endregion', 'a'),
    {
      code: 'x\ny',
      lines: [3, 5],
      indentation: 0,
    },
  );
});

test('fences with tabs that follow one another are one group, all of it readable', async () => {
  const markdown =
    fence('ts tab="TypeScript"', 'a\n') +
    fence('bash tab="Command line" title="x y"', 'b\n') +
    'Text.\n\n' +
    fence('js tab="Alone"', 'c\n');
  assert.deepEqual(
    (await blocksOf(markdown)).map(({ code }) => code),
    ['a\n', 'b\n', 'c\n'],
  );
  const code = ({ children }: PropsWithChildren<object>) => createElement('code', null, children);
  const html = await renderMarkdown(markdown, steps, { code });
  const panel = (label: string, code: string): string =>
    `<section class="code-tabs__panel" data-label="${label}"><p class="code-tabs__label">${label}</p><pre><code>${code}\n</code></pre></section>`;
  assert.equal(
    html,
    `<div class="code-tabs"><div data-island="CodeTabs"></div>${panel('TypeScript', 'a')}${panel('Command line', 'b')}</div>` +
      '<p>Text.</p><pre><code>c\n</code></pre>',
  );
});

test('options are read in any order', () => {
  const options = '{1} tab="A b" file="x#y"';
  assert.deepEqual(
    ['file', 'title', 'tab'].map((name) => optionOf(options, name)),
    ['x#y', undefined, 'A b'],
  );
});
