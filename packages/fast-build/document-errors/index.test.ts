import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import remarkCodeInclude from '../../code-include';
import { ofDocusaurus } from '../ofDocusaurus';
import { compileMarkdown } from '../testing';
import { documentError, earlyError } from './index';

const steps = {
  remarkPlugins: [[remarkCodeInclude, { folder: path.join(__dirname, 'samples') }], remarkMath],
  rehypePlugins: [[rehypeKatex, { strict: true, throwOnError: true }]],
} as Parameters<typeof compileMarkdown>[1];

/** The message about a document that the compiler refuses. */
async function told(body: string, head = '---\ntitle: A\n---\n\n'): Promise<string> {
  const source = head + body;
  const error = await compileMarkdown(source, steps, '/site/docs/a.md').then(
    () => undefined,
    (reason: Error) => reason,
  );
  assert.ok(error, `the compiler takes ${body}`);
  const { message, stack } = documentError(error, {
    source,
    file: '/site/docs/a.md',
    root: '/site',
  });
  assert.equal(stack, message);
  assert.ok(message.length < 700, message);
  return message;
}

test('an unclosed tag is shown in five lines, with a caret and what to write', async () => {
  assert.equal(
    await told('First.\n\nLine one<br>line two.\n\nSecond.\n\nThird.\n'),
    [
      'docs/a.md:7:9: <br> is not closed → write <br />',
      '',
      '  5 | First.',
      '  6 |',
      '> 7 | Line one<br>line two.',
      '    |         ^',
      '  8 |',
      '  9 | Second.',
      '',
    ].join('\n'),
  );
});

const filler = 'A paragraph that is as long as those of real documents, so that all is long.\n\n';

const faults: readonly (readonly [name: string, body: string, start: string])[] = [
  [
    'in a long document',
    `${filler.repeat(99)}Bad <br> here.\n\n${filler.repeat(99)}`,
    '203:5: <br>',
  ],
  [
    'that closes nothing',
    'Text </b> more.\n',
    '5:6: </b> closes an element that was never opened → remove it',
  ],
  ['of an element', 'Text <b>bold.\n\nNext.\n', '5:6: <b> is not closed → write </b>'],
  ['of a component', '<Figure>\n\nText.\n', '5:1: <Figure> is not closed'],
  [
    'that is no tag',
    'Use <your-name> here.\n',
    "5:5: <your-name> is not closed → write </your-name> after its content, in the same paragraph; if it isn't a tag, put it in a code span",
  ],
  ['within another', '<div><span></div></span>\n', '5:6: <span> is not closed'],
  ['in a cell', '| a |\n| --- |\n| x <br> y |\n', '7:5: <br> is not closed'],
  ['in a list', '- a\n- b <br> c\n', '6:5: <br> is not closed'],
  ['in a quotation', '> a\n>\n> b <br> c\n', '7:5: <br> is not closed'],
  ['in a callout', ':::note A\n\nText <br> a.\n\n:::\n', '7:6: <br> is not closed'],
  ['in a heading', '## Title <br> x\n', '5:10: <br> is not closed'],
  ['after closed ones', 'A<br />b and `<br>`.\n\n```html\n<br>\n```\n\nC<br>d.\n', '11:2: <br>'],
  ['of a picture', '<img src="a.png" alt="b">\n', '5:1: <img> is not closed → write <img />'],
];

for (const [name, body, start] of faults) {
  test(`an unclosed tag ${name} is found`, async () => {
    const message = await told(body);
    assert.ok(message.startsWith(`docs/a.md:${start}`), message);
  });
}

test('a value without quotes is found', async () => {
  assert.match(
    await told('<p>First.</p>\n\n<img src=a.png alt="x" />\n'),
    /^docs\/a\.md:7:10: JSX value should be .* → write it as JSX/,
  );
  assert.match(await told('<img alt="äöüäöü" src=a.png />\n'), /^docs\/a\.md:5:23: JSX value/);
});

test('Markdown inside a tag before the error does not take the blame', async () => {
  const details = '<details>\n<summary>A</summary>\n\nText **b**.\n\n</details>\n\n';
  assert.match(await told(`${details}<p>{1 +}</p>\n`), /^docs\/a\.md:12:8: Unexpected token/);
  assert.match(
    await told(`${details}Text [a]().\n`),
    /^docs\/a\.md:12:10: the link leads nowhere → name its target/,
  );
  assert.match(await told('Text ![a]().\n'), /^docs\/a\.md:5:11: the link leads nowhere/);
});

test('a wrong import or export is found', async () => {
  assert.match(
    await told("import A from './a\n\nText.\n"),
    /^docs\/a\.md:5:18: Unterminated string/,
  );
  assert.match(
    await told("```js\nimport x\n```\n\nText.\n\nimport A form './a';\n"),
    /^docs\/a\.md:11:10: .*expected "from" → fix the import/,
  );
  assert.match(
    await told("import A from './a';\n\nexport const a = ;\n"),
    /^docs\/a\.md:7:18: Unexpected token/,
  );
});

test('a formula and a picture that are wrong are found', async () => {
  assert.match(await told('First.\n\nText $\\frac{1$ a.\n'), /^docs\/a\.md:7:6: KaTeX parse error/);
  assert.match(
    await told('First.\n\n![a](./missing.png)\n'),
    /^docs\/a\.md:7:8: there is no image ".*missing\.png" → fix its path/,
  );
  assert.match(
    await told('```md\n![a](./my%20pic.png)\n```\n\n![a](./my%20pic.png)\n'),
    /^docs\/a\.md:9:8: there is no image ".*my pic\.png"/,
  );
});

test('what the steps of the site refuse is found', async () => {
  assert.match(
    await told('\n\nFirst.\n\n- A\n\n  ```ts file="a.ts#b"\n  ```\n'),
    /^docs\/a\.md:11:3: there is no file a\.ts among the samples\n\n/,
  );
});

test('files of other systems and without front matter have their places too', async () => {
  assert.match(await told('Text <br> a.\n', ''), /^docs\/a\.md:1:6: <br>/);
  assert.match(
    await told('First.\r\n\r\nText <br> a.\r\n', '\ufeff---\r\ntitle: A\r\n---\r\n\r\n'),
    /^docs\/a\.md:7:6: <br>/,
  );
});

test('a long line is cut around the place', async () => {
  const message = await told(`${'word '.repeat(50)}<br> ${'word '.repeat(50)}\n`);
  const [line = '', caret = ''] = message.split('\n').slice(4);
  assert.match(line, /^> 5 \| …/);
  assert.ok(line.length < 110);
  assert.equal(line.slice(caret.indexOf('^'), caret.indexOf('^') + 4), '<br>');
});

test('an error of unknown place keeps its words and the file', () => {
  const { message } = documentError(new Error('Something else.\nMore.'), {
    source: 'Text.',
    file: '/s/a.md',
    root: '/s',
  });
  assert.equal(message, 'a.md: Something else.');
});

const root = path.resolve(__dirname, '../../..');

/** Finds modules as webpack does, which has this from the same package. */
const { create } = ofDocusaurus('enhanced-resolve') as {
  create: (
    options: object,
  ) => (folder: string, request: string, done: (error: Error | null) => void) => void;
};
const resolve = promisify(
  create({
    extensions: ['.tsx', '.ts', '.json', '.js'],
    alias: { '@site': root, '@theme/Tabs$': path.join(root, 'package.json') },
  }),
);

const earlyErrorOf = async (source: string): Promise<string | undefined> =>
  (await earlyError({ source, file: path.join(root, 'docs/a.md'), root }, resolve))?.message;

test('an import of nothing is found, and one of a file is not', async () => {
  assert.match(
    (await earlyErrorOf("---\ntitle: A\n---\n\nimport A from '@site/src/figures/nope';\n")) ?? '',
    /^docs\/a\.md:5:16: there is no "@site\/src\/figures\/nope" → fix the path/,
  );
  for (const [written, name] of [
    ["import A from './_nope.mdx';", './_nope.mdx'],
    ["import {\n  A,\n} from'./_nope.mdx';", './_nope.mdx'],
    ["import A from 'no-such-package';", 'no-such-package'],
    ["import A from '@theme/Nope';", '@theme/Nope'],
    ["import A from '!!no-such-loader!../package.json';", 'no-such-loader'],
    ["import A from '!!acorn!./nope.txt';", './nope.txt'],
    ["import './nope.css';", './nope.css'],
  ] as const) {
    const message = (await earlyErrorOf(`import Tabs from '@theme/Tabs';\n\n${written}\n`)) ?? '';
    assert.ok(message.includes(`there is no "${name}" → `), `${written}: ${message}`);
  }
  for (const name of [
    '@site/src/figures/fee-split',
    '@site/package',
    '@site/package.json?raw',
    '../package.json#scripts',
    'clsx',
    '!!acorn!../package.json',
  ]) {
    assert.equal(await earlyErrorOf(`import A from '${name}';\n`), undefined, name);
  }
  assert.equal(
    await earlyErrorOf(
      "import Tabs from '@theme/Tabs';\n\n```js\nimport './x';\n```\n\n```python\nimport os\nprint('x')\n```\n",
    ),
    undefined,
  );
});

test('front matter that is no YAML is found, each time it is read', async () => {
  for (const end of ['\n', '\r\n']) {
    const source = ['---', 'title: A: b', 'tags: [a]', '---', '', 'Text.', ''].join(end);
    for (const turn of [1, 2]) {
      assert.match(
        (await earlyErrorOf(source)) ?? '',
        /^docs\/a\.md:2:\d+: the front matter is not valid YAML: .* → put the value in double quotes/,
        `turn ${turn}`,
      );
    }
  }
  assert.equal(await earlyErrorOf('--- \ntitle: A\n--- \n\nText.'), undefined);
  assert.equal(await earlyErrorOf('Text.'), undefined);
});
