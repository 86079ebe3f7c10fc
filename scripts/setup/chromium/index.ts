const { browser } = require('../browser.cjs') as { browser: () => string };

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
 * The browser's program and its flags, as Playwright takes them. Installs Chromium where that is missing and allowed,
 * else says what to do and ends the process.
 */
export const launchOptions = (): { executablePath: string; args: string[] } => ({
  executablePath: browser(),
  args: [...flags],
});
