import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import lightClient from './index';

test('what a site has in its own theme is kept, in a file or in a folder', () => {
  for (const [name, own] of [
    ['MDXContent', undefined],
    ['MDXContent', 'MDXContent.tsx'],
    ['MDXContent', 'MDXContent/index.js'],
    ['AnnouncementBar', undefined],
    ['AnnouncementBar', 'AnnouncementBar/index.js'],
    ['Footer/Copyright', 'Footer/Copyright.js'],
  ] as const) {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    try {
      if (own !== undefined) {
        const file = path.join(siteDir, 'src/theme', own);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, '');
      }
      const context = { siteDir, generatedFilesDir: siteDir, siteConfig: { themeConfig: {} } };
      const { configureWebpack } = lightClient(context as unknown as LoadContext, {});
      assert.ok(configureWebpack);
      const config = configureWebpack({}, false, {} as never, undefined) as Configuration;
      assert.equal(`@theme/${name}` in (config.resolve?.alias ?? {}), own === undefined, own);
    } finally {
      rmSync(siteDir, { recursive: true });
    }
  }
});
