import { defineConfig } from '@playwright/test';
import { shellOptions } from '../scripts/setup/chromium';

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; the summary counts every test that needed its second try.
  retries: 1,
  // One more than the processors of the smallest machine: tests wait a fifth of their time.
  workers: 3,
  timeout: 60_000,
  reporter: [['./browser/support/reporter.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    // A worker would answer where a test makes the server fail. `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: shellOptions(),
  },
});
