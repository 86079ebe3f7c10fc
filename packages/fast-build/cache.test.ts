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

/** How the compiler's cache is set up for a site. */
function cacheOf({ plugins = [], baseUrl = '/' }: { plugins?: unknown[]; baseUrl?: string }) {
  const config = { cache: { type: 'filesystem', version: '1' } } as Configuration;
  const context = { siteDir, baseUrl, siteConfig: { plugins } } as unknown as LoadContext;
  setUpCache(config, context, ['/loader.ts']);
  return config.cache as { readonly buildDependencies: object; readonly version: string };
}

test("the compiler starts over when a plugin's file changes, however the configuration names it", () => {
  const files = ['one', 'two', 'three'].map((name) => path.join(siteDir, name, 'index.js'));
  for (const file of files) {
    mkdirSync(path.dirname(file));
    writeFileSync(file, '');
  }
  const plugins = ['./one', ['./two', {}], path.join(siteDir, 'three'), 'a-package', () => ({})];
  const { buildDependencies } = cacheOf({ plugins });
  assert.deepEqual(buildDependencies, { plugins: [...files, '/loader.ts'] });
});

test('the compiler starts over when the site is built for another path', () => {
  const versions = ['/', '/docs/', '/'].map((baseUrl) => cacheOf({ baseUrl }).version);
  assert.equal(versions[0], versions[2]);
  assert.notEqual(versions[0], versions[1]);
});
