import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isMarkupAlone } from '../../packages/fast-client/adoptable/source';
import { build } from './support';

const root = path.resolve(__dirname, '../..');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

test('the built pages hold the texts that links take from there, and no others', () => {
  // The list of routes is made by what is written, and the pages by what came of it.
  const taken = new Set(
    ['docs', 'vaults', 'vaults_versioned_docs']
      .flatMap((folder) => filesIn(path.join(root, folder), '.md'))
      .filter((file) => isMarkupAlone(readFileSync(file, 'utf8')))
      .map((file) => `@site/${path.relative(root, file)}`),
  );
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
