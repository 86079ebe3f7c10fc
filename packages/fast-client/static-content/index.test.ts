import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { parseBody } from '../../fast-build/markdown';
import markStaticContent, { needForScripts } from './index';

const siteDir = mkdtempSync(path.join(tmpdir(), 'static-'));
after(() => rmSync(siteDir, { recursive: true }));

const staticModules = ['@site/src/figures/', '@theme/CodeBlock'];

const needOf = (source: string, modules = staticModules): string =>
  needForScripts(parseBody(source), { siteDir, staticModules: modules }) ?? 'none';

test('text, code, and what the list names need no scripts', () => {
  assert.equal(needOf('# Title\n\nTo import vaults, read on.\n'), 'none');
  assert.equal(needOf("import A from '@site/src/figures/fee-split';\n\n<A />\n"), 'none');
  assert.equal(needOf('```sh\nnpm start\n```\n'), 'none');
});

test('what the list lacks needs scripts, and the reason says where', () => {
  assert.equal(
    needOf("# A\n\nText.\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs />\n"),
    "line 5: it shows @theme/Tabs, which isn't among the static modules",
  );
  assert.match(needOf("import A from '@site/src/figures';\n"), /line 1: .*src\/figures,/);
  assert.match(
    needOf("import A from '@site/src/figures/a'\nimport B from '@site/src/parts/b'\n"),
    /parts\/b/,
  );
});

test('code needs what draws it, however it is written', () => {
  for (const code of ['```\na\n```\n', '    a\n', '<pre>a</pre>\n', '- a\n\n  ~~~\n  b\n  ~~~\n']) {
    assert.match(needOf(code, []), /@theme\/CodeBlock/, code);
    assert.equal(needOf(code), 'none', code);
  }
});

test('examples of code are no code of the document', () => {
  for (const example of [
    "~~~ts\nimport x from 'x'\n~~~\n",
    "```solidity\nimport './A.sol';\n```\n",
    "- a\n\n  ````md\n  ```js\nimport 'x'\n  ```\n  ````\n",
    '```tsx\nexport const a = <b onClick={c} />;\n```\n',
    'Write `<b onClick={c} />`.\n',
  ]) {
    assert.equal(needOf(example), 'none', example);
  }
});

test('an import is seen however it is written', () => {
  for (const written of [
    'import Tabs from "@theme/Tabs"',
    "import {Tabs}from '@theme/Tabs'",
    "import {\n  Tabs,\n} from '@theme/Tabs'",
    "import '@theme/Tabs'",
    "import * as Tabs from '@theme/Tabs'",
    'import Tabs, { a } from "@theme/Tabs"',
  ]) {
    assert.match(needOf(`Text.\n\n${written};\n\nText.\n`), /@theme\/Tabs/, written);
  }
});

test('code and handlers of the document need scripts', () => {
  assert.match(needOf('export const a = 1;\n\nText.\n'), /line 1: it exports code/);
  assert.match(needOf('Text.\n\n<button onClick={() => a()}>b</button>\n'), /line 3: .*onClick/);
  assert.match(needOf('A <b onClick={a}>word</b> in text.\n'), /onClick/);
});

test('a theme component that the site replaces has to be in the list', () => {
  mkdirSync(path.join(siteDir, 'src/theme/Heading'), { recursive: true });
  writeFileSync(path.join(siteDir, 'src/theme/Admonition.tsx'), '');
  assert.equal(needOf('Text.\n'), "@theme/Heading isn't among the static modules");
  assert.match(needOf('Text.\n', ['@theme/Heading']), /@theme\/Admonition/);
  assert.equal(needOf('Text.\n', ['@theme/Heading', '@theme/Admonition']), 'none');
  rmSync(path.join(siteDir, 'src'), { recursive: true });
});

test('the step marks static documents only, and says why another one is not', (context) => {
  const said = context.mock.method(console, 'log', () => undefined);
  const mark = markStaticContent({ siteDir, staticModules });
  const marked = parseBody('Text.\n');
  mark(marked, { path: path.join(siteDir, 'docs/a.md') });
  assert.match(JSON.stringify(marked), /export const isStatic = true;/);
  const other = parseBody("import A from 'a';\n");
  mark(other, { path: path.join(siteDir, 'docs/b.md') });
  assert.doesNotMatch(JSON.stringify(other), /isStatic/);
  assert.deepEqual(
    said.mock.calls.map(({ arguments: [text] }) => text as string),
    ["docs/b.md is rendered by scripts. line 1: it shows a, which isn't among the static modules"],
  );
});
