import { chromium } from '@playwright/test';
import { launchOptions } from '../setup/chromium';
import { served } from '../../packages/static-server';

export interface Painted {
  /** Milliseconds from keystroke to painted results, sorted. */
  readonly keystrokes: readonly number[];
  /** Main-thread tasks over 50 ms, from the first keystroke on, in milliseconds. */
  readonly longTasks: readonly number[];
  /** Milliseconds from the click on the closed box to the first painted results of a word typed at once. */
  readonly first: number;
}

const queries = ['pricePerShare', 'how are fees charged', 'slippage', 'impermanant loss'];

interface Clock {
  keystrokes: number[];
  longTasks: number[];
}

async function measureAt(origin: string, slowdown: number): Promise<Painted> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const clock: Clock = { keystrokes: [], longTasks: [] };
      Object.assign(window, { searchClock: clock });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) clock.longTasks.push(duration);
      }).observe({ type: 'longtask' });
      let typed: { at: number; query: string } | undefined;
      document.addEventListener(
        'input',
        (event) => {
          typed = { at: event.timeStamp, query: (event.target as HTMLInputElement).value.trim() };
        },
        true,
      );
      new MutationObserver(() => {
        const shown = document.querySelector<HTMLElement>('.search-body')?.dataset.query;
        if (!typed || shown !== typed.query) return;
        const { at } = typed;
        typed = undefined;
        // A frame's callbacks run before it is painted, a task after the next frame has begun runs after.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => clock.keystrokes.push(performance.now() - at);
          channel.port2.postMessage(undefined);
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const session = await page.context().newCDPSession(page);
    await page.goto(`${origin}/getting-started/intro`);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await page.waitForTimeout(1000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const opened = Date.now();
    await page.keyboard.press('/');
    await page.locator('.search-input').fill('vault');
    await page.waitForSelector('.search-body[data-query="vault"]');
    const first = Date.now() - opened;

    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      const { searchClock } = window as unknown as { searchClock: Clock };
      searchClock.keystrokes = [];
      searchClock.longTasks = [];
    });
    for (const query of queries) {
      await page.locator('.search-input').fill('');
      for (const character of query) {
        await page.keyboard.type(character);
        // As fast as a quick typist, slower than the answers.
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(300);
    }
    const { keystrokes, longTasks } = await page.evaluate(
      () => (window as unknown as { searchClock: Clock }).searchClock,
    );
    return { keystrokes: keystrokes.sort((one, other) => one - other), longTasks, first };
  } finally {
    await browser.close();
  }
}

/** Types queries into the search of a built site in Chromium, slowed down, and takes the times on the page's own clock. */
export const measureInBrowser = (root: string, slowdown: number): Promise<Painted> =>
  served(root, (origin) => measureAt(origin, slowdown));
