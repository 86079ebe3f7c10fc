import { defineConfig } from '@playwright/test';
import { engines } from './engines';

/**
 * One set of checks in each engine. `npm test -- engines` runs a sample: the tour visits a third of the pages, each in
 * one of four ways, and checks that vary another one are left to the night. `ENGINES_ALL=1` runs everything.
 */
export default defineConfig<{ engine?: string }, { engine?: string }>({
  testDir: './checks',
  testMatch: '*.spec.ts',
  ...(process.env.ENGINES_ALL ? {} : { grepInvert: /@nightly/ }),
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; the summary counts every check that needed its second try.
  retries: 1,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['./reporter.ts']],
  projects: Object.keys(engines).map((engine) => ({ name: engine, use: { engine } })),
});
