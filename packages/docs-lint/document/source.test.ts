import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, writeFiles } from '../../files';
import { check, fixFiles, readSite } from '../index';
import { rules } from '../rules';
import { exampleFacts } from '../testing';

const head = (title = 'Fixture'): string =>
  `---\ntitle: ${title}\ndescription: A document that shows what the rule looks at, in a sentence that is long enough.\ntags: [vaults, risk]\n---\n`;

/** A site of one document, as it is on the disk. */
const siteOf = (content: string | Buffer, file = 'docs/resources/faq.md'): string =>
  temporaryFolder('written', { [file]: content });

function findings(content: string | Buffer, file?: string): string[] {
  const site = readSite(siteOf(content, file), exampleFacts);
  const documents = [...site.documents.values(), ...site.partials.values()];
  return (
    check(site, documents, rules)
      // The questions of a section are in a file of their own, which says nothing about how a source is read.
      .filter(({ file: named, rule }) => named.startsWith('docs/') && rule !== 'asked')
      .map(({ line, column, message, rule }) => `${line}:${column} ${message} (${rule})`)
  );
}

/** What `--fix` makes of a document. */
function fixed(content: string): string {
  const root = siteOf(content);
  const site = readSite(root, exampleFacts);
  fixFiles(site, [...site.documents.values()], rules);
  return readFileSync(path.join(root, 'docs/resources/faq.md'), 'utf8');
}

const text = `${head()}\nA text.\n\n## Part {#part}\n\n- One\n- Two\n\n\`\`\`json\n{ "a": 1 }\n\`\`\`\n`;

test('line ends of Windows, a byte order mark and blanks behind the dashes are read as by the compiler', () => {
  assert.deepEqual(findings(text), []);
  assert.deepEqual(findings(text.replaceAll('\n', '\r\n')), []);
  assert.deepEqual(findings(`\ufeff${text}`), []);
  assert.deepEqual(findings(text.replaceAll('---\n', '--- \n')), [
    '1:4 spaces at the end of the line (white-space)',
    '5:4 spaces at the end of the line (white-space)',
  ]);
});

test('what is no UTF-8 is named once, at its place', () => {
  const latin = Buffer.from(text.replace('A text', 'A café, a café'), 'latin1');
  assert.deepEqual(
    findings(latin).filter((finding) => finding.includes('look-alikes')),
    ['7:6 this character is not text (U+FFFD) (look-alikes)'],
  );
  assert.match(findings(text.replace('A text', 'A\0 text')).join(), /7:2 .*U\+0000/);
  assert.match(findings(Buffer.from(`\ufeff${text}`, 'utf16le')).join(), /1:1 .*U\+FFFD/);
});

test('joined emoji are one sign, hidden characters elsewhere are not', () => {
  assert.deepEqual(findings(text.replace('A text', 'A text 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 👍🏽')), []);
  assert.match(findings(text.replace('A text', 'A t\u200dext')).join(), /U\+200D/);
});

test('a file keeps its line ends and its byte order mark when it is fixed', () => {
  const written = `\ufeff${text.replace('A text', 'A  colour')}`.replaceAll('\n', '\r\n');
  assert.equal(
    fixed(written),
    `\ufeff${text.replace('A text', 'A color')}`.replaceAll('\n', '\r\n'),
  );
});

test('code, quotes of YAML and line breaks stay when a file is fixed', () => {
  const body = [
    "    const a =  'colour';",
    '',
    "Use `'a'  'colour'` and <code>'a'  'colour'</code>.",
    '',
    "```ts\nconst b =  'colour'; \n```",
    '',
    "<Figure title='a'>{`const c =  'colour'`}</Figure>",
    '',
    'One line  \nand the next.',
    '',
  ].join('\n');
  const written = `${head("'It''s “here”'")}\n${body}`;
  assert.equal(fixed(written), written);
});

test('single quotes in a text become double ones', () => {
  assert.equal(fixed(`${head()}\nThe 'gain' of a vault.\n`), `${head()}\nThe "gain" of a vault.\n`);
});

test('a quote within the quotes of YAML is one character', () => {
  for (const title of ["'It''s a title'", '"A \\"title\\": it\'s one"'])
    assert.deepEqual(findings(text.replace('Fixture', title)), []);
});

test('numbered names and indexes of folders have the routes that Docusaurus gives them', () => {
  const root = siteOf(text, 'docs/resources/01-first/02-second.md');
  writeFiles(path.join(root, 'docs/resources/01-first'), {
    'README.md': text,
    'named/named.md': text,
    'index/index.md': text,
    'with space.md': text,
    '2021-01-01-dated.md': text,
    'own.md': text.replace('description', 'slug: /elsewhere\ndescription'),
  });
  const routes = [...readSite(root, exampleFacts).pages.values()]
    .filter(({ document }) => document)
    .map(({ route }) => route);
  assert.deepEqual(routes.sort(), [
    '/resources/elsewhere',
    '/resources/first',
    '/resources/first/2021-01-01-dated',
    '/resources/first/index',
    '/resources/first/named',
    '/resources/first/second',
    '/resources/first/with space',
  ]);
});

test('names with blanks are linked as addresses are written', () => {
  const root = siteOf(
    `${head()}\nSee [the page](./with%20space.md) and [it again](./folder/README.md).\n`,
  );
  writeFiles(path.join(root, 'docs/resources'), {
    'with space.md': text,
    'folder/README.md': text,
  });
  const site = readSite(root, exampleFacts);
  const linked = check(site, [...site.documents.values()], rules);
  assert.deepEqual(
    linked
      .filter(({ rule }) => rule === 'internal-links')
      .map(({ file, message }) => `${file} ${message}`)
      .filter((line) => line.startsWith('docs/')),
    [],
  );
});

test('links with encoded names get the right name as their fix, and wrong encodings are reported', () => {
  const root = siteOf(
    `${head()}\nSee [one](./With%20space.md#part), [two](<./with space.md#part>), [three](./c%23.md?a#%70art), [four](./50%.md), [five](#5%), [six](/resources/c-sharp#part).\n`,
  );
  writeFiles(path.join(root, 'docs/resources'), {
    'with space.md': text,
    'c#.md': text.replace('tags', 'slug: /c-sharp\ntags'),
  });
  const site = readSite(root, exampleFacts);
  const found = check(site, [...site.documents.values()], rules);
  assert.deepEqual(
    found
      .filter(({ rule, file }) => /links/.test(rule) && file.startsWith('docs/'))
      .map(({ message, fix, edit }) => [message, fix, edit?.text]),
    [
      [
        'there is no document "docs/resources/With space.md"',
        'write "./with%20space.md#part"',
        './with%20space.md#part',
      ],
      ['"./50%.md" holds a percent sign that encodes nothing', 'write it as "%25"', undefined],
      ['"#5%" holds a percent sign that encodes nothing', 'write it as "%25"', undefined],
      [
        '"/resources/c-sharp" is in this section',
        'write the path of its file, "./c%23.md#part"',
        './c%23.md#part',
      ],
    ],
  );
});

test('what a component holds in braces is code', () => {
  assert.deepEqual(
    findings(
      `${head()}\nimport CodeBlock from '@theme/CodeBlock';\n\n<CodeBlock language="bash" title="a.sh">{\`# install 'it'\nnpm ci && echo {}\n- no list | no table\`}</CodeBlock>\n\nEnd.\n`,
    ),
    [],
  );
});

test('a partial is not a page, and has no link, tag, or fence that a page may not have', () => {
  const part = '## Heading of the part {#part}\n\nA part with **bold** and {props.name}.\n';
  const unused = ['1:1 no page is made of this file, and no document imports it (orphans)'];
  assert.deepEqual(findings(part, 'docs/resources/_part.mdx'), unused);
  assert.deepEqual(findings(part, 'docs/resources/_parts/one.mdx'), unused);
  assert.match(
    findings(`${part}\n<script>alert(1)</script>\n`, 'docs/resources/_part.mdx').join(),
    /<script> may run or load code/,
  );
  assert.deepEqual(
    findings(
      `${part}\nA [place](#elsewhere), [another one](./nowhere.md), a<br>break.\n\n\`\`\`\nx\n\`\`\`\n`,
      'docs/resources/_part.mdx',
    ),
    [
      ...unused,
      '5:38 there is no document "docs/resources/nowhere.md" (internal-links)',
      '5:54 <br> is not closed (mdx)',
      '7:1 the fence names no language (fences)',
    ],
  );
});

test('a document is generated only if its edit link leads to what it is made of', () => {
  const repository = 'https://github.com/yearn/yearn-devdocs/edit/master';
  const fixOf = (link: string): string => {
    const site = readSite(
      siteOf(`${head().replace(/---\n$/, `custom_edit_url: ${link}\n---\n`)}\nA colour.\n`),
      exampleFacts,
    );
    return check(site, [...site.documents.values()], rules)
      .filter(({ rule }) => rule === 'spelling')
      .map(({ fix }) => fix)
      .join();
  };
  assert.doesNotMatch(fixOf('null'), /generated/);
  assert.doesNotMatch(fixOf(`${repository}/docs/resources/faq.md`), /generated/);
  assert.doesNotMatch(fixOf('https://example.org/edit'), /generated/);
  assert.match(
    fixOf(`${repository}/reference/descriptions/Vault.yaml`),
    /generated, so fix reference\/descriptions\/Vault\.yaml/,
  );
});
