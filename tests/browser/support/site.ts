import path from 'node:path';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';
import { served } from '../../../packages/static-server';
import { withoutPrefetch } from '../../../scripts/setup/chromium';

export { expect };

/** The folder of the build that is tested. */
export const buildFolder = path.resolve(__dirname, '../../../build');

interface WorkerFixtures {
  /** Address of the shipped server, which serves the build for this worker. */
  readonly origin: string;
}

interface TestFixtures {
  /** Console messages that the test expects; any other error or warning fails it. */
  readonly allowedMessages: RegExp;
  readonly consoleGuard: undefined;
}

/** Playwright's `test` over the built site: any console error, warning or page error that a test does not expect fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  origin: [async ({}, use) => served(buildFolder, use), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  allowedMessages: [/^$/, { option: true }],
  consoleGuard: [
    async ({ page, allowedMessages }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // Playwright's own, where the configuration blocks the worker for offline reading.
        if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
        if (!allowedMessages.test(message.text())) {
          problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => {
        if (!allowedMessages.test(error.message)) {
          problems.push(`page error: ${error.stack ?? error.message}`);
        }
      });
      await use(undefined);
      expect(problems, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until Preact has taken it over. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Lays out the whole text of an open page, because browsers skip the parts that aren't near. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(
    (byBlocks) => document.documentElement.removeAttribute(byBlocks),
    byBlocksAttribute,
  );

/** Waits until Preact has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/**
 * Waits until the boxes that scroll are measured, which the page begins 200 ms after hydration.
 *
 * @param passed milliseconds that have passed since hydration, at least
 */
export async function settled(page: Page, passed = 0): Promise<void> {
  await page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        let before = -1;
        const look = (): void => {
          const now = document.querySelectorAll('[tabindex]').length;
          if (now === before) resolve();
          else setTimeout(look, 50);
          before = now;
        };
        setTimeout(look, left);
      }),
    Math.max(0, 250 - passed),
  );
}

/**
 * Clicks what may be far down a page. Text that comes into sight gets its true height, which would move the target between
 * the press of the button and its release.
 */
export async function clickFarDown(target: Locator): Promise<void> {
  await target.hover();
  await target.click();
}

/** Files of pages: every script but those that the first page has loaded already. */
const pageFiles = /\/assets\/js\/.*\.js$|\/[\w.-]+$/;
/** Kinds of requests in which a page comes, by a link: its scripts, and its text. */
const kinds = ['script', 'xhr'];

/** Answers later requests for page files by `handle`; those of the open page are loaded already. */
export async function interceptPageFiles(
  page: Page,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(pageFiles, (route) =>
    kinds.includes(route.request().resourceType()) ? handle(route) : route.fallback(),
  );
}

/** Holds back files that the page asks for from now on, until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Ends the interception of page files. */
export async function releasePageFiles(page: Page): Promise<void> {
  await page.unroute(pageFiles);
}

export { withoutPrefetch };

/** Lets a minute of waiting for the network pass in a second. */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = XMLHttpRequest;
    const { set } = Object.getOwnPropertyDescriptor(prototype, 'timeout') ?? {};
    Object.defineProperty(prototype, 'timeout', {
      set(this: XMLHttpRequest, ms: number) {
        set?.call(this, ms / 60);
      },
    });
    const { setTimeout } = window;
    const sooner = (run: TimerHandler, ms = 0, ...values: unknown[]): number =>
      setTimeout(run, ms < 60_000 ? ms : ms / 60, ...values);
    Object.assign(window, { setTimeout: sooner });
  });
}
