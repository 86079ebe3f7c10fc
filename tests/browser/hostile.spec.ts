/**
 * Input that tries to run code, break the page, or lead readers away: it never runs a script, throws an exception, or
 * leaves a blank page.
 *
 * `npm test` tries a sample; `npm run test:campaign` tries all of it.
 */
import type { Page } from '@playwright/test';
import { ask, each } from '../site/hosting';
import { hostile } from './support/hostile';
import { expect, hydrated, open, test } from './support/site';

const isFull = process.env.CAMPAIGN === 'full';
/** How many inputs of each kind are tried. */
const counts = isFull
  ? { requests: 20_000, queries: 4000, hashes: 2000, paths: 300, parameters: 300 }
  : { requests: 2000, queries: 120, hashes: 160, paths: 20, parameters: 20 };
/** Change it to try others. */
const seed = Number(process.env.CAMPAIGN_SEED ?? 20220712);
/** Inputs that are tried in one go. */
const batch = 5;
/** Longest time, in milliseconds, for which an input may keep the page's thread busy: its own time, not the clock's. */
const longest = 1000;

const article = '/getting-started/guides/how-apy-works';

declare global {
  interface Window {
    __ran?: unknown;
    __faults?: string[];
  }
}

/** Records everything that must not happen, for `faults` to return. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const outside: string[] = [];
  page.on('dialog', (dialog) => {
    outside.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^(?:127\.0\.0\.1)$/.test(url.hostname) && !/^(?:data|blob):$/.test(url.protocol)) {
      outside.push(`request to ${url.host}`);
    }
  });
  page.on('popup', () => outside.push('a window was opened'));
  await page.addInitScript(() => {
    const faults: string[] = [];
    window.__faults = faults;
    window.addEventListener('error', (event) => faults.push(`error: ${event.message}`));
    window.addEventListener('unhandledrejection', (event) =>
      faults.push(`rejection: ${String(event.reason)}`),
    );
    document.addEventListener('securitypolicyviolation', (event) =>
      faults.push(`violation of ${event.effectiveDirective}`),
    );
  });
  return async () => {
    const inside = await page.evaluate(() => {
      const { __faults = [], __ran } = window;
      return [...__faults.splice(0), ...(__ran === undefined ? [] : ['a script ran'])];
    });
    return [...outside.splice(0), ...inside];
  };
}

/** Returns how long the page's thread has worked so far, in milliseconds. */
async function worked(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = metrics.find(({ name }) => name === 'ThreadTime');
    if (!metric) throw new Error('Chromium does not tell how long its thread has worked.');
    return metric.value * 1000;
  };
}

/** Tries a batch. If it took long as a whole, tries each of its inputs by itself, which must not take long. */
async function withinTime(
  time: () => Promise<number>,
  inputs: readonly string[],
  attempt: (some: readonly string[]) => Promise<void>,
): Promise<void> {
  const timed = async (some: readonly string[]): Promise<number> => {
    const before = await time();
    await attempt(some);
    return (await time()) - before;
  };
  if ((await timed(inputs)) < longest) return;
  for (const input of inputs) expect(await timed([input]), input).toBeLessThan(longest);
}

/** Goes to addresses inside of the page, one after the other, as links of the site would. */
async function goInside(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const address of all) {
      window.history.pushState({ key: Math.random().toString(36) }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, addresses);
}

/** As many inputs as asked for, in batches. */
function batches(count: number, make: () => string): string[][] {
  return Array.from({ length: Math.ceil(count / batch) }, () =>
    Array.from({ length: batch }, make),
  );
}

test.describe('Hostile input', () => {
  test.use({
    allowedMessages: /Failed to load resource|planted|left alone|Content Security Policy/,
  });
  test.describe.configure({ timeout: isFull ? 3_600_000 : 120_000 });

  function told(count: number, what: string): void {
    test.info().annotations.push({ type: 'count', description: `${count} ${what}` });
  }

  test('is noticed where it does run', async ({ page }) => {
    const faults = await watch(page);
    await open(page, article);
    await page.evaluate(async () => {
      window.__ran = 1;
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));
      setTimeout(() => {
        throw new Error('planted');
      });
      void Promise.reject(new Error('left alone'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect((await faults()).sort()).toEqual([
      'a script ran',
      'error: Uncaught Error: planted',
      'rejection: Error: left alone',
      'violation of style-src-elem',
    ]);
  });

  test('in requests: a status of the site with its headers, and no way to another host', async ({
    origin,
  }) => {
    const source = hostile(seed);
    const targets = Array.from({ length: counts.requests }, (_, index) => {
      const target = source.path();
      return index % 3 === 0 ? `${target}?${source.query(['q', 'utm'])}` : target;
    });
    const wrong: string[] = [];
    await each(targets, async (target) => {
      const { status, headers } = await ask(origin, target);
      const location = headers.location?.toString();
      if (
        ![200, 301, 404].includes(status) ||
        !headers['content-security-policy'] ||
        headers['set-cookie'] ||
        (location !== undefined && new URL(location, origin).origin !== origin)
      ) {
        wrong.push(`${status} ${location ?? ''} ${target.slice(0, 200)}`);
      }
    });
    expect(wrong).toEqual([]);
    told(targets.length, 'requests');
  });

  test('as queries of the search page: answers, or none, on a page that is whole', async ({
    page,
  }) => {
    const faults = await watch(page);
    await open(page, '/search?q=vault');
    const says = page.locator('.search-page form + p');
    await expect(says).toHaveText(/\d+ sections? found/);
    const time = await worked(page);
    const source = hostile(seed + 1);
    for (const queries of batches(counts.queries, () =>
      source.query(['q', 'q', 'q', 'section', 'version', 'kind']),
    )) {
      await withinTime(time, queries, (some) =>
        goInside(
          page,
          some.map((query) => `/search?${query}`),
        ),
      );
      const what = JSON.stringify(queries);
      expect(await faults(), what).toEqual([]);
      await expect(page.locator('main h1'), what).toHaveText('Search');
      await expect(says, what).toHaveText(
        /^(?:Nothing found(?: with these filters)?\.|\d+ sections? found\.(?: The first 20 are shown\.)?|)$/,
      );
      const foreign = '.search-failure, main b, main img, main svg, main iframe';
      await expect(page.locator(foreign), what).toHaveCount(0);
    }
    told(counts.queries, 'queries of the search page');
  });

  test('typed into the search box: answers, or none', async ({ page }) => {
    const faults = await watch(page);
    await open(page, article);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    const source = hostile(seed + 2);
    const typed = Math.ceil(counts.queries / 6);
    for (let count = 1; count <= typed; count += 1) {
      const text = source.text();
      await input.fill(text);
      expect(await faults(), text).toEqual([]);
      await expect(page.locator('.search-failure'), text).toHaveCount(0);
    }
    await input.fill('vault');
    await expect(page.getByRole('option').first()).toBeVisible();
    told(typed, 'texts in the search box');
  });

  test('as hashes: the document stays', async ({ page }) => {
    const faults = await watch(page);
    await open(page, article);
    const title = await page.locator('h1').innerText();
    const time = await worked(page);
    const source = hostile(seed + 3);
    for (const hashes of batches(counts.hashes, source.hash)) {
      await withinTime(time, hashes, (some) =>
        page.evaluate(async (all) => {
          for (const hash of all) {
            window.location.hash = hash;
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          }
        }, some),
      );
      const what = JSON.stringify(hashes);
      expect(await faults(), what).toEqual([]);
      expect(await page.locator('h1').innerText(), what).toBe(title);
    }
    for (let count = 0; count < counts.hashes / 20; count += 1) {
      const hash = source.hash();
      // Another query makes it another document.
      await page.goto(`${article}?${count}#${hash}`);
      await hydrated(page);
      await expect(page.locator('h1'), hash).toHaveText(title);
      expect(await faults(), hash).toEqual([]);
    }
    told(counts.hashes + Math.ceil(counts.hashes / 20), 'hashes');
  });

  test.describe('in the address', () => {
    test('as paths: the not-found page, hydrated, with its address', async ({ page, origin }) => {
      const faults = await watch(page);
      const source = hostile(seed + 4);
      for (let count = 0; count < counts.paths; count += 1) {
        const target = source.path();
        const response = await page.goto(origin + target);
        await hydrated(page);
        expect(new URL(page.url()).origin, target).toBe(origin);
        expect(await faults(), target).toEqual([]);
        if (response?.status() === 200) await expect(page.locator('h1'), target).toBeVisible();
        else {
          expect(response?.status(), target).toBe(404);
          await expect(page.locator('main h1'), target).toHaveText(/not found/i);
          await expect(page.locator('.navbar'), target).toBeVisible();
        }
      }
      told(counts.paths, 'paths');
    });
  });

  test('as parameters of calculators, lookup, comparison and others: the page is whole', async ({
    page,
  }) => {
    const faults = await watch(page);
    const source = hostile(seed + 5);
    const pages = [
      [article, ['gross-apr', 'performance-fee', 'management-fee', 'utm_source']],
      ['/vaults/selectors', ['q']],
      ['/vaults/compare', ['from', 'to']],
      ['/', ['q', 'docusaurus-theme', 'theme']],
      ['/vaults/smart-contracts/vault', ['version', 'q']],
    ] as const;
    for (let count = 0; count < counts.parameters; count += 1) {
      const [route, names] = pages[count % pages.length] as (typeof pages)[number];
      const query = source.query(names);
      await page.goto(`${route}?${query}`);
      await hydrated(page);
      await expect(page.locator('h1').first(), `${route}?${query}`).toBeVisible();
      expect(await faults(), `${route}?${query}`).toEqual([]);
    }
    told(counts.parameters, 'sets of parameters');
  });

  test('as inputs of the lookup that are made to be slow: each is answered', async ({ page }) => {
    const faults = await watch(page);
    const time = await worked(page);
    const inputs = [`a${'.'.repeat(60_000)}b`, `log(${'b,'.repeat(8_000)}b)`];
    await withinTime(time, inputs, async (some) => {
      for (const input of some) {
        await page.goto(`/vaults/selectors?${some.length}#input=${encodeURIComponent(input)}`);
        await expect(
          page.getByText(/No contract in these releases has it|This isn't contract data/),
        ).toBeVisible();
        expect(await faults()).toEqual([]);
      }
    });
  });
});
