import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, writeFiles } from '../files';
import { check, fixText, readSite } from '.';
import { rules } from './rules';
import { exampleFacts } from './testing';

const top = `---
title: Fixture
description: A document that shows what the rules look at, in a sentence that is long enough.
tags: [vaults, risk]
---

`;

/** Mistakes that several rules see, with the place and the rule that name each. */
const mistakes: Readonly<Record<string, readonly [text: string, found: string]>> = {
  frame: ['<iframe src="https://example.org/"></iframe>', '7:1 unsafe-markup'],
  script: ['<script>alert(1)</script>', '7:1 unsafe-markup'],
  style: ['<style>p {color: red}</style>', '7:1 unsafe-markup'],
  handler: ['Read <a href="/search" onClick={() => go()}>the vault</a>.', '7:24 unsafe-markup'],
  table: ['<table><tr><td>One</td></tr></table>', '7:1 mdx'],
  comment: ['Text {/* a note */} here.', '7:6 mdx'],
  'own address': ['Read https://docs.yearn.finance/search first.', '7:6 internal-links'],
  'file of a disk': ['Read [the vault](file:///notes.md).', '7:18 unsafe-markup'],
  'other alphabet': ['Read [the vault](https://etherscаn.io/).', '7:18 look-alikes'],
  'blank in a path': ['Read [the vault](../vualt file.md).', '7:16 unread'],
  'soft hyphen': ['The va\u00adult earns.', '7:7 look-alikes'],
  'letter that looks Latin': ['The v\u0430ult earns.', '7:5 look-alikes'],
  'word of another alphabet behind a hyphen': [
    'The vault-\u0433\u0434\u0435 earns.',
    '7:11 look-alikes',
  ],
  'dash between figures': ['It takes 5\u20137 days.', '7:10 units'],
  'bracket behind a number': ['1) Open the app.', '7:1 lists'],
  'blank before a target': ['Read the [forum] (https://example.org/).', '7:16 unread'],
  'brackets the other way around': ['Read the (forum)[https://example.org/].', '7:16 unread'],
  'link behind a verb': ['Click [here](/search) first.', '7:1 phrases'],
  'braces around a component': [
    "import {Tabs} from '@site/src/components/Tabs';\n\n<Tabs />",
    '7:1 imports',
  ],
  'list with too few spaces': [
    '1. Open the app.\n  - Choose the vault.\n  - Choose the amount.\n2. Connect.',
    '8:3 lists',
  ],
  'text that is missing': ['TODO: say what it costs.', '7:1 phrases'],
  'no target': ['Read [the vault][vualt].', '7:6 unread'],
  'size of a picture': ['![A vault and its strategies](/img/one.svg =10x20)', '7:29 unread'],
  'vague link': ['For the fees, [click here](/search).', '7:16 phrases'],
  'id without a hash': ['## Part one {part-one}\n\nText.', '7:4 heading-id'],
  'hashes without a blank': ['##Part one {#part-one}\n\nText.', '7:1 unread'],
  'line under a text': ['Part one\n--------\n\nText.', '8:1 heading-order'],
  pipe: ['| A | B |\n| --- | --- |\n| One | `a | b` |', '9:1 tables'],
  'end of a callout': [':::note Title\n\nText.\n\n:::note', '11:1 callouts'],
  conflict: ['<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other', '7:1 unread'],
  'end of a conflict': ['One.\n\n>>>>>>> other', '9:1 unread'],
  'indented callout': ['  :::note Title\n\n  Text.\n\n  :::', '7:3 unread'],
  'dash as a mark': ['\u2013 One item of a list', '7:1 unread'],
  'row of a table': ['| A   B | C |\n| — | — |', '7:1 tables'],
  'strong words in a tag': ['<div>\nA **strong** word.\n</div>', '8:3 mdx'],
  'blanks in a formula': ['The rate is $ r $ here.', '7:13 unread'],
  'wrong encoding': ['The vault\u00e2\u20ac\u2122s fee.', '7:10 look-alikes'],
  'picture in the text': [
    '![A vault and its tokens](data:image/png;base64,AA)',
    '7:27 unsafe-markup',
  ],
  'text behind a callout': [':::note Title\n\nText.\n\n::: And more.', '11:1 callouts'],
  import: ["Text.\nimport Tabs from '@theme/Vualt';", '8:1 unread'],
  'tag in capitals': ['One line<BR>and another.', '7:9 imports'],
  'other marks': ['```ts\nconst a: string = "one";\n~~~\n\nText.', '7:1 fences'],
};

/** A site of one document. */
function siteWith(text: string): ReturnType<typeof readSite> {
  const root = temporaryFolder('docs-lint', { 'docs/resources/page.md': text });
  return readSite(root, exampleFacts);
}

/** Rules that look at where a document is, and not at what it says. */
const chosen = rules.filter(({ name }) => !['orphans', 'asked'].includes(name));

for (const [name, [text, expected]] of Object.entries(mistakes)) {
  test(`one mistake has one finding: ${name}`, () => {
    const site = siteWith(`${top}${text}\n`);
    const found = check(site, [...site.documents.values()], chosen);
    const shown = found.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
    assert.deepEqual(shown, [expected], JSON.stringify(found, null, 2));
  });
}

test('what comes from another mistake is not fixed', () => {
  const text = `\n${top}Text.\n`;
  // Without its front matter, the last key looks like a heading without an id.
  assert.equal(fixText(siteWith(text), 'docs/resources/page.md', text, chosen), text);
});

test('a fix is whole, whatever other rules fix beside it', () => {
  for (const [text, fixed] of [
    ['See [the vault.](./page.md) \n', 'See [the vault](./page.md).\n'],
    ['Read [the vault,](./page.md)  and go.\n', 'Read [the vault](./page.md), and go.\n'],
    ['[The vault.](./page.md).\n', '[The vault](./page.md).\n'],
    ["One is 'first  or last' here.\n", 'One is "first or last" here.\n'],
  ] as const) {
    const site = siteWith(`${top}${text}`);
    assert.equal(fixText(site, 'docs/resources/page.md', `${top}${text}`, chosen), top + fixed);
  }
});

test('a picture that is larger than its page should be is named with its size', () => {
  const site = siteWith(`${top}![A vault and its tokens](/img/large.png)\n`);
  writeFiles(site.root, { 'static/img/large.png': new Uint8Array(201 * 1024) });
  assert.deepEqual(
    check(site, [...site.documents.values()], chosen).map(({ message }) => message),
    ['the picture is 201 kB'],
  );
});

test('a file that cannot be read is named once, by its first error', () => {
  const site = siteWith(`${top}Text.\n`);
  writeFiles(site.root, {
    'docs/resources/page.asked.yaml': 'page:\n  - what is it\n\t- what else\n',
  });
  const found = check(
    site,
    [],
    rules.filter(({ name }) => name === 'asked'),
  );
  assert.deepEqual(
    found.map(({ line, message }) => `${line} ${message}`),
    ['3 Tabs are not allowed as indentation'],
  );
  symlinkSync('/nowhere.md', path.join(site.root, 'docs/resources/link.md'));
  assert.throws(
    () => readSite(site.root, exampleFacts),
    /docs\/resources\/link\.md: the file cannot be read: ENOENT/,
  );
});
