import { defineConfig } from '@playwright/test';
import { engines } from './engines';

/** One set of checks in each engine. `ENGINES_ALL=1` has the tour visit every page in every way, not a sample. */
export default defineConfig<{ engine?: string }, { engine?: string }>({
  testDir: './checks',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; the summary counts every check that needed its second try.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['./reporter.ts']],
  projects: Object.keys(engines).map((engine) => ({ name: engine, use: { engine } })),
});
