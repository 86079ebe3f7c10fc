import { defineConfig } from '@playwright/test';
import { engines } from './engines';

/** One set of checks in each engine: `npm test` runs those of the sample, and `ENGINES_ALL=1` all of them, as at night. */
export default defineConfig<{ engine?: string }, { engine?: string }>({
  testDir: './checks',
  testMatch: '*.spec.ts',
  ...(process.env.ENGINES_ALL ? {} : { grep: /@sampled/ }),
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
