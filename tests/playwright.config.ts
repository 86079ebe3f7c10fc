import { defineConfig } from '@playwright/test';

/** Flags with which Chromium neither talks to the network nor needs a sandbox of its own or a graphics card. */
const chromiumArgs = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; the summary counts every test that needed its second try.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: [['./browser/support/reporter.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    // A worker would answer in the place of a test's own faults; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
});
