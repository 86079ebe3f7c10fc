import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/**
 * Screenshots of twelve kinds of pages at five widths in both color modes, compared with those in `screenshots/`.
 *
 * Not part of `npm test`: a page's text is part of its picture, so that every edited document would fail. The pictures
 * are kept comparable between machines by fonts that come with the project, at half size, and with room for what another
 * version of the browser smooths differently.
 */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: path.join(__dirname, 'screenshots/{arg}{ext}'),
  reporter: [['list']],
  use: {
    deviceScaleFactor: 0.5,
    // The fonts of the pictures come from outside the pages.
    bypassCSP: true,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      maxDiffPixelRatio: 0.01,
      scale: 'device',
    },
  },
});
