import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { judgeDocument, parseBody } from '../../packages/fast-client/static-content';
import { build } from './support';

const root = path.resolve(__dirname, '../..');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

test('the built pages hold the texts that links take from there, and no others', async () => {
  const taken = new Set<string>();
  for (const folder of ['docs', 'vaults', 'vaults_versioned_docs']) {
    for (const file of filesIn(path.join(root, folder), '.md')) {
      const [, , body = ''] =
        /^(---\n[\s\S]*?\n---\n)?([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
      const { need } = await judgeDocument(parseBody(body), root);
      if (need === undefined) taken.add(`@site/${path.relative(root, file)}`);
    }
  }
  const held = new Set<string>();
  for (const file of filesIn(build, '.html')) {
    const html = readFileSync(file, 'utf8');
    if (!html.includes(' data-document=')) continue;
    const [, source = ''] = /(?:"|&quot;)source(?:"|&quot;):(?:"|&quot;)([^"&]+)/.exec(html) ?? [];
    held.add(source);
  }
  assert.ok(taken.size > 200);
  assert.deepEqual([...held].sort(), [...taken].sort());
});
