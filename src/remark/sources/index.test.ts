import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { compileMarkdown } from '../../../packages/fast-build/testing';
import { temporaryFolder } from '../../../packages/files';
import remarkSources from './index';

/** Compiles a document as the site does. */
function compile(sources: string, body = '## Fees and limits {#fees}\n\nText.\n'): Promise<string> {
  const file = 'page.md';
  const document = `---\ntitle: Page\n${sources}---\n\n${body}`;
  const folder = temporaryFolder('sources', { [file]: document });
  return compileMarkdown(document, { remarkPlugins: [remarkSources] }, path.join(folder, file));
}

test('sources follow the text, folded, by heading, with file, commit and day', async () => {
  const output = await compile(
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

test('"page" stands for the whole document', async () => {
  const output = await compile('sources:\n  page: yearn/yearn-vaults@v0.4.3/contracts/Vault.vy\n');
  assert.match(output, /\{`Whole page`\}\{`: `\}/);
});

test('an anchor for an earlier id of a heading is no part of its words', async () => {
  const output = await compile(
    'sources:\n  fees: yearn/yearn-vaults@v0.4.3/contracts/Vault.vy\n',
    '## <span id="costs"/>Fees and limits {#fees}\n\nText.\n',
  );
  assert.match(output, /"href": "#fees"[^{]*\{`Fees and limits`\}/s);
});

test('a document without sources stays as it is', async () => {
  assert.ok(!(await compile('')).includes('details'));
});

test('mistakes name the file', async () => {
  await assert.rejects(
    () => compile('sources:\n  fee: yearn/yearn-vaults@v0.4.3/contracts/Vault.vy\n'),
    /page\.md: sources: no heading has the id "fee"/,
  );
  await assert.rejects(
    () => compile('sources:\n  fees: the forum\n'),
    /page\.md: sources: "the forum" is not a source/,
  );
});
