import type { Page } from '@playwright/test';
import { builtSite } from '../setup/built';
import { withoutPrefetch } from '../setup/chromium';
import { stockBuild } from './copies';
import { comparedRows, whole, type Table } from './table';
import { visitRows } from './visits';

/** From one page to another by a link in the menu. */
const ways = [
  ['/getting-started/intro', '/getting-started/using-yearn'],
  ['/developers/v2/getting-started', '/developers/v2/yswaps'],
  ['/resources/faq', '/resources/defi-glossary'],
  ['/vaults/smart-contracts/BaseStrategy', '/vaults/smart-contracts/registry'],
  ['/vaults/0.3.5/smart-contracts/BaseStrategy', '/vaults/0.3.5/smart-contracts/registry'],
] as const;

/** How many times slower the reader's machine is. */
const slowdown = 4;
/** Milliseconds for which the reader's pointer rests on a link before the click, and a page before anything else. */
const pause = 1500;
/** Milliseconds for which a reader holds the button down. */
const press = 80;

/** The part that is used here. TypeScript's library doesn't declare it. */
interface Scheduler {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
}

interface Clock {
  readonly painted: Promise<number>;
}

/** Milliseconds on the page's own clock from the click to the frame that shows the heading of the other page. */
async function clickToPaint(
  page: Page,
  [from, to]: (typeof ways)[number],
  fetchedAhead: boolean,
): Promise<number> {
  // Nothing comes into view: only the click shows where the reader goes.
  if (!fetchedAhead) await withoutPrefetch(page);
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  const link = page.locator(`.menu a[href="${to}"]`).first();
  if (fetchedAhead) await link.hover();
  await page.waitForTimeout(pause);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const before = document.querySelector('main h1')?.textContent;
    const painted = new Promise<number>((resolve) => {
      let clicked = 0;
      document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (!clicked || !heading || heading === before) return;
        observer.disconnect();
        // A frame's callbacks run before it is painted, and the next task after. The most urgent one: work that others
        // have put off until the page is painted would count otherwise.
        requestAnimationFrame(() => {
          const { scheduler } = window as unknown as { scheduler: Scheduler };
          void scheduler.postTask(() => resolve(performance.now() - clicked), {
            priority: 'user-blocking',
          });
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { navigationClock: { painted } satisfies Clock });
  });
  if (fetchedAhead) {
    // Not by `click()`: it looks up what is under the pointer within each of the page's events, which would count.
    await page.mouse.down();
    await page.waitForTimeout(press);
    await page.mouse.up();
  }
  // Without a pointer, which would show where the reader goes before the click.
  else await link.evaluate((element: HTMLElement) => element.click());
  return page.evaluate(
    () => (window as unknown as { navigationClock: Clock }).navigationClock.painted,
  );
}

/** Medians of every way, first fetched ahead, then not. */
const walk = (folder: string, times: number): Promise<number[][]> =>
  visitRows(
    folder,
    times,
    ways.map((way) =>
      [true, false].map((fetchedAhead) => async (page: Page) => [
        await clickToPaint(page, way, fetchedAhead),
      ]),
    ),
  );

/** Milliseconds from the click on a link to the painted page, with a processor four times slower. */
export async function measureNavigation(times: number): Promise<Table> {
  const own = await walk(builtSite(), times);
  const other = await walk(await stockBuild(), times);
  const names = ways.map(([from, to]) => `${from} to ${to}`);
  return [
    ['Way', 'fetched ahead, ms', 'not fetched, ms'],
    ...comparedRows(names, own, other, whole),
  ];
}
