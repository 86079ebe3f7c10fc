import type { Page } from '@playwright/test';

const { browser, headlessShell } = require('../browser.cjs') as Record<
  'browser' | 'headlessShell',
  () => string
>;

/** Flags with which Chromium neither talks to other hosts nor needs a sandbox of its own or a graphics card. */
const flags: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The browser's program and its flags, as Playwright takes them. If Chromium is missing, installs it where that is
 * allowed, or else says what to do and ends the process.
 */
export const launchOptions = (
  executablePath = browser(),
): { executablePath: string; args: string[] } => ({ executablePath, args: [...flags] });

/** The same for the headless shell, in which pages are tested. `npm test` has looked for it already. */
export const shellOptions = (): ReturnType<typeof launchOptions> =>
  launchOptions(process.env.HEADLESS_SHELL_PATH ?? headlessShell());

/**
 * Makes the browser act like one whose `IntersectionObserver` never reports anything, so that nothing is prefetched.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Idle {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    Object.defineProperty(window, 'IntersectionObserver', { value: Idle, configurable: true });
  });
}
