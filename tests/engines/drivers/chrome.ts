import { chromium, type Page } from '@playwright/test';
import type { Browser, Modifier, Programs, Tab } from './driver';

/** Chrome by its own protocol, through Playwright. Its locators need newer browsers than the floor: they are not used. */
export async function launchChrome({ browser: executablePath = '' }: Programs): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    // Pages are to come back from this cache, where the version has it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    version: `Chrome ${browser.version()}`,
    async tab({ width, height, colorScheme }) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const heard: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') heard.push(`${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  return {
    heard,
    async open(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    press: (key, held: readonly Modifier[] = []) => page.keyboard.press([...held, key].join('+')),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ animations: 'disabled' }),
    close: () => page.context().close(),
  };
}
