import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import mdx from '@mdx-js/mdx';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import remarkSources from './index';

/** Compiles a document as the site does: the front matter is cut off, and the file stays on disk. */
function compile(sources: string, body = '## Fees and limits {#fees}\n\nText.\n'): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sources-')), 'page.md');
  writeFileSync(file, `---\ntitle: Page\n${sources}---\n\n${body}`);
  return mdx.sync(body, { remarkPlugins: [headings, remarkSources], filepath: file });
}

test('sources follow the text, folded, by heading, with file, commit and day', () => {
  const output = compile(
    'sources:\n  fees:\n    - yearn/yearn-exporter@24ee5f1d/yearn/partners/constants.py#L4-L17\n    - https://snapshot.org/#/ybaby.eth as of 2022-06\n',
  );
  assert.match(output, /<details .*"className": "sources".*>\{`Sources`\}<\/summary>/s);
  assert.match(output, /"href": "#fees".*\{`Fees and limits`\}/s);
  assert.ok(
    output.includes(
      '"href": "https://github.com/yearn/yearn-exporter/blob/24ee5f1d/yearn/partners/constants.py#L4-L17"',
    ),
  );
  assert.ok(output.includes('` at 24ee5f1d, July 29, 2022`'));
  assert.ok(output.includes('`, June 2022`'));
});

test('"page" stands for the whole document', () => {
  const output = compile('sources:\n  page: yearn/yearn-vaults@v0.4.3/contracts/Vault.vy\n');
  assert.match(output, /\{`Whole page`\}\{`: `\}/);
});

test('an anchor for an earlier id of a heading is no part of its words', () => {
  const output = compile(
    'sources:\n  fees: yearn/yearn-vaults@v0.4.3/contracts/Vault.vy\n',
    '## <span id="costs"/>Fees and limits {#fees}\n\nText.\n',
  );
  assert.match(output, /"href": "#fees"[^{]*\{`Fees and limits`\}/s);
});

test('a document without sources stays as it is', () => {
  assert.ok(!compile('').includes('details'));
});

test('mistakes name the file', () => {
  assert.throws(
    () => compile('sources:\n  fee: yearn/yearn-vaults@v0.4.3/contracts/Vault.vy\n'),
    /page\.md: sources: no heading has the id "fee"/,
  );
  assert.throws(
    () => compile('sources:\n  fees: the forum\n'),
    /page\.md: sources: "the forum" is not a source/,
  );
});
