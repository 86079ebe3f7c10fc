import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import markStaticContent, { judgeDocument, judgeText, parseBody } from './index';

const repository = path.resolve(__dirname, '../../..');
const home = mkdtempSync(path.join(tmpdir(), 'static-'));
after(() => rmSync(home, { recursive: true }));

let sites = 0;

/** A site with some files. */
function siteOf(files: Readonly<Record<string, string>>): string {
  const root = path.join(home, `site-${sites++}`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

/** Why a document needs scripts, by its tree. By its text, the answer is the same. */
async function reasonOf(source: string, root = repository): Promise<string | undefined> {
  const { need } = await judgeDocument(parseBody(source), root);
  assert.equal((await judgeText(source, root)).need, need, source);
  return need;
}

/** Why a document needs scripts that shows a component. */
const reasonFor = (
  component: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string | undefined> =>
  reasonOf(
    "import Part from '@site/src/figures/part';\n\n<Part />\n",
    siteOf({ 'src/figures/part/index.tsx': component, ...files }),
  );

test('text, figures, colored code and islands are markup alone', async () => {
  for (const from of [
    '@site/src/figures/fee-split',
    '@site/src/components/reference/MemberTools',
    '@site/src/components/reference/ReleasePicker',
    '@site/src/components/reference/SelectorLookup',
    '@site/src/calculators/net-yield',
    '@theme/CodeBlock',
    '@theme/Heading',
  ]) {
    assert.equal(await reasonOf(`import A from '${from}'\n\n<A />\n`), undefined, from);
  }
  assert.equal(await reasonOf('# Title\n\nTo import vaults, read on.\n'), undefined);
});

test("code that the theme's own block colors in the browser says how to do without", async () => {
  assert.match(
    (await reasonOf('```js\na\n```\n', siteOf({ 'docs/a.md': '' }))) ?? '',
    /^line 1: the theme's @theme\/CodeBlock needs scripts; color code .*packages\/fast-build\/highlight/,
  );
});

test('calculators and parts of the theme with state need scripts', async () => {
  assert.match(
    (await reasonOf("import C from '@site/src/calculators/net-yield/Form';\n")) ?? '',
    /net-yield\/Form uses the (?:hook use|browser's)/,
  );
  assert.match((await reasonOf("# A\n\nimport Tabs from '@theme/Tabs'\n")) ?? '', /module @theme/);
  assert.match(
    (await reasonOf(
      "import A from '@site/src/figures/fee-split'\nimport B from '@theme/Tabs'\n",
    )) ?? '',
    /Tabs/,
  );
});

test('examples of code do not count', async () => {
  for (const example of [
    "~~~ts\nimport x from 'x'\n~~~\n",
    "```solidity\nimport './A.sol';\n```\n",
    "- a\n\n  ````md\n  ```js\nimport 'x'\n  ```\n  ````\n",
    '```tsx\nexport const a = <b onClick={c} />;\n```\n',
    'Write `<b onClick={c} />`.\n',
  ]) {
    assert.equal(await reasonOf(example), undefined, example);
  }
});

const needs: Readonly<Record<string, [component: string, reason: RegExp]>> = {
  'a hook': [
    "import React, { useState } from 'react';\nexport default () => { const [a] = useState(1); return <b>{a}</b>; };",
    /figures\/part uses the hook useState/,
  ],
  'a hook of the default import': [
    "import React from 'react';\nexport default () => { const [a] = React.useReducer(x => x, 1); return <b>{a}</b>; };",
    /useReducer/,
  ],
  'a hook of the whole module': [
    "import * as React from 'react';\nexport default () => { React.useEffect(() => {}); return <b />; };",
    /useEffect/,
  ],
  'a hook that is taken out': [
    "import React from 'react';\nconst { useRef } = React;\nexport default () => <b>{useRef(1).current}</b>;",
    /useRef/,
  ],
  'a hook by another name': [
    "import React, { useState as on } from 'react';\nexport default () => <b>{on(1)[0]}</b>;",
    /useState/,
  ],
  'a hook by its text': [
    "import React from 'react';\nexport default () => <b>{React['useState'](1)[0]}</b>;",
    /useState/,
  ],
  'a hook that is taken out by another name': [
    "import React from 'react';\nconst { useState: on } = React;\nexport default () => <b>{on(1)[0]}</b>;",
    /useState/,
  ],
  'a class': [
    "import React from 'react';\nexport default class A extends React.Component { render() { return <b />; } }",
    /React's Component/,
  ],
  'a handler': [
    "import React from 'react';\nexport default () => <button onClick={() => alert(1)}>a</button>;",
    /handler onClick/,
  ],
  'handlers in an object': [
    "import React from 'react';\nconst on = { onKeyDown() {} };\nexport default () => <b {...on} />;",
    /handler onKeyDown|onKeyDown/,
  ],
  'a ref': [
    "import React from 'react';\nexport default () => <b ref={(it) => it?.focus()} />;",
    /property ref/,
  ],
  "the browser's objects": [
    "import React from 'react';\nif (typeof window !== 'undefined') window.scrollTo(0, 0);\nexport default () => <b />;",
    /browser's window/,
  ],
  "the browser's objects by the global one": [
    "import React from 'react';\nexport default () => <b>{globalThis.location?.hash}</b>;",
    /browser's location/,
  ],
  'a look at whether there is a browser': [
    "import React from 'react';\nexport default () => <b>{typeof window === 'undefined' ? 'a' : 'b'}</b>;",
    /browser's window/,
  ],
  'what is fetched': [
    "import React from 'react';\nfetch('/a.json');\nexport default () => <b />;",
    /browser's fetch/,
  ],
  'the time of reading': [
    "import React from 'react';\nexport default () => <b>{new Date().getFullYear()}</b>;",
    /changing new Date/,
  ],
  'the color mode': [
    "import React from 'react';\nimport { useColorMode } from '@docusaurus/theme-common';\nexport default () => <b>{useColorMode().colorMode}</b>;",
    /useColorMode/,
  ],
  'the address': [
    "import React from 'react';\nimport { useLocation } from '@docusaurus/router';\nexport default () => <b>{useLocation().hash}</b>;",
    /module @docusaurus\/router/,
  ],
  'what is rendered in browsers only': [
    "import React from 'react';\nimport BrowserOnly from '@docusaurus/BrowserOnly';\nexport default () => <BrowserOnly>{() => <b />}</BrowserOnly>;",
    /BrowserOnly/,
  ],
  'code that comes later': [
    "import React, { lazy } from 'react';\nconst A = lazy(() => import('./a'));\nexport default () => <A />;",
    /lazy|cannot be read/,
  ],
  'a package that is not there': [
    "import React from 'react';\nimport A from 'some-player';\nexport default () => <A />;",
    /cannot be read/,
  ],
};

for (const [name, [component, reason]] of Object.entries(needs)) {
  test(`a component with ${name} needs scripts`, async () => {
    assert.match((await reasonFor(component)) ?? 'none', reason);
  });
}

test('words of a component are no code, and a date of its own is the same everywhere', async () => {
  assert.equal(
    await reasonFor(
      "import React from 'react';\nconst day = new Date('2022-07-01').getFullYear();\nexport default () => <p title=\"A window, of the 'document'.\">In this document. The window.open {day} useState</p>;",
    ),
    undefined,
  );
});

test('keys of data are neither hooks nor handlers', async () => {
  assert.equal(
    await reasonFor(
      "import React from 'react';\nconst parts = { useFirst: 1, onChain: 2 };\nexport default () => <b>{parts.useFirst + parts.onChain}</b>;",
    ),
    undefined,
  );
});

test('an import is seen however it is written', async () => {
  for (const written of [
    "import{Tabs} from '@theme/Tabs'",
    "import Tabs from'@theme/Tabs'",
    "import {Tabs}from '@theme/Tabs'",
    "import {\n  Tabs,\n} from '@theme/Tabs'",
    "import '@theme/Tabs'",
    "import * as Tabs from '@theme/Tabs'",
    'import Tabs, { a } from "@theme/Tabs"',
  ]) {
    const isOne = /^import\s/.test(written);
    const reason = (await reasonOf(`Text.\n\n${written};\n\nText.\n`)) ?? 'none';
    assert.match(reason, isOne ? /Tabs/ : /none/, written);
  }
});

test('state is found wherever a component imports it from', async () => {
  const hook = "import { useState } from 'react';\nexport const useOn = () => useState(false);\n";
  const part =
    "import React from 'react';\nimport Inner from '@site/src/components/inner';\nexport default () => <Inner />;";
  const inner =
    "import React from 'react';\nimport { useOn } from '../shared/on';\nexport default () => <b>{useOn()[0]}</b>;";
  assert.match(
    (await reasonFor(part, {
      'src/components/inner.tsx': inner,
      'src/components/../shared/on.ts': hook,
    })) ?? 'none',
    /hook use/,
  );
});

test('what a component does not use of a module does not count', async () => {
  const shared =
    "import React, { useState } from 'react';\nexport const Plain = () => <b />;\nexport function Live() { return useState(1)[0]; }\n";
  const part =
    "import React from 'react';\nimport { Plain } from './shared';\nimport styles from './styles.module.css';\nexport default () => <Plain className={styles.a} />;";
  const root = {
    'src/figures/part/shared.tsx': shared,
    'src/figures/part/styles.module.css': '.a { color: red; }',
  };
  assert.equal(await reasonFor(part, root), undefined);
});

test('parts beside an island are its own, others are not', async () => {
  const island = (extra: string, use: string): string =>
    `import React from 'react';\nimport Live from './Live';\n${extra}\nexport default () => <><div data-island="A"><Live /></div>${use}</>;`;
  const live =
    "import React, { useState } from 'react';\nexport default () => <b>{useState(1)[0]}</b>;";
  const files = { 'src/figures/part/Live.tsx': live, 'src/components/Other.tsx': live };
  assert.equal(await reasonFor(island('', ''), files), undefined);
  assert.match(
    (await reasonFor(
      island("import Other from '@site/src/components/Other';", '<Other />'),
      files,
    )) ?? 'none',
    /useState/,
  );
});

test('a document that holds code of its own needs scripts', async () => {
  assert.match((await reasonOf('export const a = 1;\n\nText.\n')) ?? '', /exports/);
  for (const property of ['onClick={() => a()}', 'onClick = {\n() => a()}', 'ref={a}']) {
    const reason = (await reasonOf(`Text.\n\n<button ${property}>b</button>\n`)) ?? 'none';
    assert.match(reason, /line 3: it sets (?:onClick|ref)$/, property);
  }
});

test('attributes of the whole page need scripts, and other tags in its head do not', async () => {
  const head = (tag: string): string => `<head>\n  ${tag}\n</head>\n\nText.\n`;
  for (const tag of ['html', 'body']) {
    const reason = `it sets className of <${tag}>`;
    assert.equal(await reasonOf(head(`<${tag} className="wide" />`)), `line 1: ${reason}`);
    assert.match(
      (await reasonFor(
        `import Head from '@docusaurus/Head';\nexport default () => <Head><${tag} className="wide" /></Head>;\n`,
      )) ?? '',
      new RegExp(`uses <${tag}>`),
    );
  }
  assert.equal(
    await reasonOf(head('<link rel="canonical" href="https://a.example/" />')),
    undefined,
  );
  assert.equal(await reasonOf('```html\n<body class="a">\n```\n'), undefined);
});

test('what a document computes in its markup needs scripts', async () => {
  for (const [source, reason] of [
    [
      "import { useState } from 'react';\n\n<p>{useState('s')[0]}</p>\n",
      /1: it uses the hook useState/,
    ],
    [
      "import { useLoaded } from '@site/src/data/sections';\n",
      /line 1: it uses the hook useLoaded/,
    ],
    ['<p>{React.useEffect(() => {})}</p>\n', /useEffect/],
    [
      "import * as Theme from '@docusaurus/theme-common';\n\n<b>{Theme.useColorMode().colorMode}</b>\n",
      /line 3: it uses the hook useColorMode/,
    ],
    ["<b>{typeof window === 'undefined' ? 'a' : 'b'}</b>\n", /browser's window/],
    ['<b>{new Date().getFullYear()}</b>\n', /new Date/],
    ['<b>{Math.random()}</b>\n', /Math\.random/],
    ['<button {...{ onClick: () => alert(1) }}>b</button>\n', /line 1: it uses/],
    ["<p>{React.createElement('b', { onClick: () => alert(1) })}</p>\n", /property onClick/],
    ["```mdx-code-block\nimport Tabs from '@theme/Tabs';\n```\n", /mdx-code-block/],
    ['Text.\n\n```mdx-code-block\n<b>a</b>\n```\n', /line 3: it has a fence of mdx-code-block/],
  ] as const) {
    assert.match((await reasonOf(source)) ?? 'none', reason, source);
  }
  for (const source of [
    "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/a.png')} />\n",
    "import sections from '@site/src/data/sections';\n\nimport Base from '@docusaurus/useBaseUrl';\n",
    '## The window {#window}\n\n<p style={{ color: "red" }}>{1 + 1} in this document</p>\n',
    '```js\nconst a = { ...b, onClick() { window.close(); } };\n```\n',
  ]) {
    assert.equal(await reasonOf(source), undefined, source);
  }
});

test('a component of the theme that needs scripts does so in every document', async () => {
  const live =
    "import React, { useState } from 'react';\nexport default (props) => <b {...props}>{useState(1)[0]}</b>;";
  const plain =
    "import React from 'react';\nimport MDXComponents from '@theme-original/MDXComponents';\nexport default { ...MDXComponents, blockquote: (props) => <blockquote {...props} /> };";
  const withTheme = (files: Readonly<Record<string, string>>): Promise<string | undefined> =>
    reasonOf('> A quotation.\n', siteOf(files));
  assert.equal(await withTheme({ 'src/theme/MDXComponents/index.tsx': plain }), undefined);
  assert.match(
    (await withTheme({
      'src/theme/MDXComponents.js': plain.replace('<blockquote', '<blockquote onClick={a}'),
    })) ?? '',
    /theme\/MDXComponents uses the handler/,
  );
  assert.match((await withTheme({ 'src/theme/MDXComponents/A.tsx': live })) ?? '', /useState/);
  assert.match((await withTheme({ 'src/theme/Heading/index.tsx': live })) ?? '', /useState/);
  assert.equal(await withTheme({ 'src/theme/Navbar/index.tsx': live }), undefined);
});

test('a document that the compiler cannot read is judged, so that its own error is shown', async () => {
  const text = "import Part from '@site/src/figures/part';\nText below.\n\n<Part />\n";
  assert.deepEqual(await judgeText(text, siteOf({})), { need: 'it cannot be read', files: [] });
});

test('a document that includes another one says so', async () => {
  const text = "import Part from './_part.mdx';\n\n<Part />\n";
  assert.equal(await reasonOf(text), 'line 1: it includes ./_part.mdx');
});

test('the step marks static documents only, and says once why another one is not', async (context) => {
  const said = context.mock.method(console, 'log', () => undefined);
  const body = "import A from '@theme/Tabs';\n";
  const root = siteOf({
    'docs/a.md': 'Text.\n',
    'docs/b.md': `---\r\ntitle: B\r\n---\r\n\r\n${body}`,
  });
  const mark = markStaticContent({ siteDir: root });
  const marked = parseBody('Text.\n');
  await mark(marked, { path: path.join(root, 'docs/a.md') });
  assert.match(JSON.stringify(marked), /export const isStatic = true;/);
  for (const other of [parseBody(body), parseBody(body)]) {
    await mark(other, { path: path.join(root, 'docs/b.md') });
    assert.doesNotMatch(JSON.stringify(other), /isStatic/);
  }
  assert.deepEqual(
    said.mock.calls.map(({ arguments: [text] }) => text as string),
    ['docs/b.md is rendered by scripts. line 5: @theme/Tabs uses the module @theme/Tabs'],
  );
});
