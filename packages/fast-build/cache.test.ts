import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { setUpCache } from './cache';

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'cache-')));
after(() => rmSync(siteDir, { recursive: true }));

test("the compiler starts over when a plugin's file changes, however the configuration names it", () => {
  const files = ['one', 'two', 'three'].map((name) => path.join(siteDir, name, 'index.js'));
  for (const file of files) {
    mkdirSync(path.dirname(file));
    writeFileSync(file, '');
  }
  const plugins = ['./one', ['./two', {}], path.join(siteDir, 'three'), 'a-package', () => ({})];
  const config = { cache: { type: 'filesystem' } } as Configuration;
  const context = { siteDir, siteConfig: { plugins } } as unknown as LoadContext;
  setUpCache(config, context, ['/loader.ts']);
  const { buildDependencies } = config.cache as { buildDependencies: object };
  assert.deepEqual(buildDependencies, { plugins: [...files, '/loader.ts'] });
});
