import { launch, type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Modifier, Programs, Tab, View } from './driver';

type ColorScheme = View['colorScheme'];

/** Values of the preference that stands in for the system's color scheme. */
const schemes: Readonly<Record<ColorScheme, number>> = { dark: 0, light: 1 };

function start({ browser: executablePath = '' }: Programs, colorScheme: ColorScheme) {
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': schemes[colorScheme],
      // Puppeteer turns this off; readers have it on.
      'fission.bfcacheInParent': true,
    },
  });
}

/** Firefox by WebDriver BiDi, through Puppeteer. Each color scheme is a browser of its own, started when it is needed. */
export async function launchFirefox(programs: Programs): Promise<Browser> {
  const browsers = new Map([['light' as ColorScheme, start(programs, 'light')]]);
  const version = await (await browsers.get('light'))?.version();
  return {
    version: version?.replace('/', ' ') ?? '',
    async tab({ width, height, colorScheme }) {
      const browser = browsers.get(colorScheme) ?? start(programs, colorScheme);
      browsers.set(colorScheme, browser);
      const page = await (await (await browser).createBrowserContext()).newPage();
      await page.setViewport({ width, height });
      return tabOf(page);
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function tabOf(page: Page): Tab {
  const heard: string[] = [];
  // What pages write to the console is heard by `../listener.ts`; here come what they do not catch, and Firefox's own.
  page.on('pageerror', (error) => {
    heard.push(`page error: ${error instanceof Error ? error.message : String(error)}`);
  });
  return {
    heard,
    async open(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y, press) => (press ? page.mouse.click(x, y) : page.mouse.move(x, y)),
    async press(key, held: readonly Modifier[] = []) {
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.browserContext().close(),
  };
}
