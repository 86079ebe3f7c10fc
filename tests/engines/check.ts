import { test as base, expect } from '@playwright/test';
import type { Browser, View } from './drivers/driver';
import { engines, installed, limits, type EngineName, type Need } from './engines';
import { Reader } from './reader';
import { Builds, startSite } from './site';

export { expect };

interface WorkerFixtures {
  readonly engine: EngineName;
  readonly builds: Builds;
  /** Starts the engine's browser at the first call. */
  readonly start: () => Promise<Browser>;
}

interface Fixtures {
  /** The window, and what the reader's system asks for. */
  readonly view: View;
  /** What an engine may lack, and the check cannot do without. */
  readonly needs: readonly Need[];
  /** Messages that the check expects; any other one fails it. */
  readonly expected: RegExp;
  readonly reader: Reader;
}

export const desktop = { width: 1280, height: 720, colorScheme: 'light' } as const;
export const phone = { width: 390, height: 720, colorScheme: 'light' } as const;

/** Marks a check of the sample that `npm test` runs in every engine: one of each behavior that an engine has broken. */
export const sampled = { tag: '@sampled' } as const;

/** Messages of engines about themselves, which no page causes. */
const ofEngines = new RegExp(
  [
    // Firefox, of a font that the reader did not wait for.
    '^page error: downloadable font: download failed .*status=2152398850',
    // Chrome 92, when the place is kept while blocks above it get their height: it looks once more in the next frame.
    '^page error: ResizeObserver loop limit exceeded$',
  ].join('|'),
);

/** A check of the built site that runs in every engine. Any message that it does not expect fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  builds: [
    async ({}, use) => {
      const builds = new Builds();
      await use(builds);
      builds.close();
    },
    { scope: 'worker' },
  ],
  start: [
    async ({ engine }, use) => {
      let browser: Promise<Browser> | undefined;
      await use(() => (browser ??= engines[engine].launch(installed(engine).programs ?? {})));
      await (await browser)?.close();
    },
    { scope: 'worker' },
  ],
  view: [desktop, { option: true }],
  needs: [[], { option: true }],
  expected: [/^$/, { option: true }],
  reader: async ({ engine, builds, start, view, needs, expected }, use, testInfo) => {
    const { missing } = installed(engine);
    // The workflows have a container with all of them. Elsewhere a machine may be unable to get one.
    if (missing && process.env.GITHUB_ACTIONS)
      throw new Error(`${engines[engine].title}: ${missing}`);
    const reason = missing ?? needs.map((need) => limits[engine][need]).find(Boolean);
    testInfo.skip(reason !== undefined, reason);

    const browser = await start();
    testInfo.annotations.push({ type: 'version', description: browser.version });
    const site = await startSite(builds);
    const tab = await browser.tab(view);
    const reader = new Reader(site, tab);
    try {
      await use(reader);
    } finally {
      await tab.close();
      await site.close();
    }
    const problems = reader.problems(expected).filter((line) => !ofEngines.test(line));
    expect(problems, 'messages, errors and violations').toEqual([]);
  },
});
