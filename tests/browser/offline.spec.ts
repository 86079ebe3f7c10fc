import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { offlineReading } from '../../src/config/offline';
import {
  listFile,
  noticeId,
  type OfflineList,
  pageKey,
  savedAtHeader,
} from '../../packages/offline';
import { manifestPath } from '../../packages/search/engines/embedded/format';
import { deployment, type Deployment } from './support/deployment';
import { buildFolder, expect, hydrated, open, test } from './support/site';

const document = '/developers/v2/getting-started';
const other = '/partners/introduction';
const introduction = '/getting-started/intro';
const notKept = '/resources/links';

const list = JSON.parse(readFileSync(path.join(buildFolder, listFile), 'utf8')) as OfflineList;

const notice = (page: Page) => page.locator(`#${noticeId}`);

/** Waits until the worker has kept a page, or the whole section with the given id. */
async function kept(page: Page, what: string): Promise<void> {
  const key = what.startsWith('/')
    ? pageKey(new URL(what, page.url()).href)
    : `/${listFile}?${what}`;
  await expect
    .poll(() => page.evaluate(async (each) => (await caches.match(each)) !== undefined, key), {
      message: `${what} is kept`,
      timeout: 20_000,
    })
    .toBe(true);
}

/** Opens a page and waits until the worker has kept it with all that it needs. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await kept(page, new URL(address).pathname);
  // The worker keeps the page's files after the page itself.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter((url) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js'));
        const copies = await Promise.all(files.map((url) => caches.match(url.pathname)));
        return copies.filter((copy) => !copy).length;
      }),
    )
    .toBe(0);
}

/** Makes every copy look as old as this. */
async function age(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    async ({ header, savedAt }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const copy = await cache.match(request);
          if (!copy?.headers.has(header)) continue;
          const headers = new Headers(copy.headers);
          headers.set(header, savedAt);
          await cache.put(request, new Response(await copy.arrayBuffer(), { headers }));
        }
      }
    },
    { header: savedAtHeader, savedAt: new Date(Date.now() - milliseconds).toISOString() },
  );
}

test.describe('Offline reading', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedMessages: /Failed to load resource|net::ERR|Could not preload|Failed to fetch/,
  });
  let site: Deployment;

  // A copy of the site that can be made to fail. Each test has a browser context, and so caches, of its own.
  test.beforeAll(async () => {
    site = await deployment();
  });
  test.afterEach(async () => {
    site.fault = undefined;
    if (!site.isUp) await site.start();
  });
  test.afterAll(() => site.close());

  test('opens documents that were read, and says how old they are', async ({ page }) => {
    await visit(page, site.origin + document);
    await expect(notice(page)).toHaveCount(0);
    const title = await page.locator('h1').innerText();
    await visit(page, site.origin + other);
    const hour = 3_600_000;
    await age(page, 3 * hour + 60_000);
    await site.stop();

    await open(page, site.origin + document);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(notice(page)).toContainText('saved 3 hours ago');
    await expect(notice(page)).toContainText('may have changed since');
    await page.goto(`${site.origin}${other}/?utm_source=x#top`);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(notice(page)).toContainText('saved 3 hours ago');
    // The browser's own history leads to copies too.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(notice(page)).toBeVisible();
  });

  test('leads to a kept page and file where the network takes requests and never answers', async ({
    page,
  }) => {
    const file = (): Promise<boolean> =>
      page.evaluate(async (address) => (await fetch(address)).ok, `/${manifestPath}`);
    await visit(page, site.origin + other);
    const title = await page.locator('h1').innerText();
    await visit(page, site.origin + document);
    await file();
    site.fault = () => true;
    expect(await file()).toBe(true);
    await page.locator(`a[href="${other}"]`).first().click();
    await expect(page.locator('article h1')).toHaveText(title, { timeout: 12_000 });
  });

  test('leads from a page that was not read to those that were', async ({ page }) => {
    await visit(page, site.origin + document);
    const title = await page.locator('h1').innerText();
    await site.stop();
    const response = await page.goto(site.origin + notKept);
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1')).toHaveText('The site cannot be reached');
    await page.locator(`a[href$="${document}"]`).click();
    await expect(page.locator('article h1')).toHaveText(title);
  });

  test('ends with the network: the notice goes, pages come anew', async ({ page }) => {
    await visit(page, site.origin + document);
    await site.stop();
    await open(page, site.origin + document);
    await expect(notice(page)).toBeVisible();
    await site.start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });
    await page.reload();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  for (const id of offlineReading.sections) {
    test(`opens every document of ${id} after one visit, by address and by link`, async ({
      page,
    }) => {
      const pages = list.sections[id]?.pages ?? [];
      const [first, second] = pages;
      if (!first || !second) throw new Error(`${id} has no documents in ${listFile}`);
      await visit(page, site.origin + first);
      await kept(page, id);
      await site.stop();
      for (const route of pages) {
        await page.goto(site.origin + route);
        await expect(page.locator('article h1'), route).toBeVisible();
        await expect(notice(page), route).toContainText('less than a minute ago');
      }
      // Styles and scripts came too, so the page is hydrated and links load nothing again.
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
      await page.locator(`.menu a[href="${first}"]`).first().click();
      await expect(page).toHaveURL(site.origin + first);
      await expect(page.locator('article h1')).toBeVisible();
      await expect(notice(page)).toContainText('less than a minute ago');
      expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
      expect(
        await page.evaluate(() => getComputedStyle(window.document.body).fontFamily),
      ).not.toMatch(/^"?Times/);
    });
  }

  test('a form and tabs of documents that were not visited work', async ({ page }) => {
    await visit(page, site.origin + introduction);
    await kept(page, 'getting-started');
    await site.stop();
    await open(page, `${site.origin}/getting-started/guides/withdraw-without-the-app`);
    const tabs = page.locator('.code-tabs').first().getByRole('tab');
    await tabs.last().click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await open(page, `${site.origin}/getting-started/guides/how-apy-works`);
    await page.locator('main form input').first().fill('a');
    await expect(page.locator('main form > div')).toContainText('Correct the marked values');
  });

  test('shows a new deployment at the next visit, and keeps that one then', async ({ page }) => {
    await visit(page, site.origin + introduction);
    await kept(page, 'getting-started');
    const main = (): Promise<string | null> =>
      page.locator('script[src*="/assets/js/main."]').first().getAttribute('src');
    const old = await main();
    site.deploy();
    await visit(page, site.origin + introduction);
    const fresh = await main();
    expect(fresh).not.toBe(old);
    await expect(notice(page)).toHaveCount(0);
    // A document of the section that wasn't visited again is new as well, once the worker is done.
    await expect
      .poll(
        () =>
          page.evaluate(async (script) => {
            const copy = await caches.match('/getting-started/using-yearn');
            return (await copy?.text())?.includes(script ?? '?');
          }, fresh),
        { timeout: 20_000 },
      )
      .toBe(true);
    await kept(page, 'getting-started');
    await site.stop();
    await open(page, `${site.origin}/getting-started/using-yearn`);
    expect(await main()).toBe(fresh);
    await expect(notice(page)).toBeVisible();
  });

  test('takes the copy when the server answers with an error', async ({ page }) => {
    await visit(page, site.origin + document);
    site.fault = (_request, response) => {
      response.writeHead(502).end('bad gateway');
      return true;
    };
    await open(page, site.origin + document);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });

  test('keeps no error page and no file of a wrong type', async ({ page }) => {
    await visit(page, site.origin + document);
    site.fault = (request, response) => {
      if (request.url !== other) return false;
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>broken</h1>');
      return true;
    };
    await page.goto(site.origin + other);
    await page.goto(`${site.origin}/nothing-here`);
    // Stopped earlier, the server would leave this page without its scripts.
    await hydrated(page);
    await site.stop();
    for (const route of [other, '/nothing-here']) {
      await page.goto(site.origin + route);
      await expect(page.locator('h1')).toHaveText('The site cannot be reached');
    }
  });

  test('keeps no page that a network sends in the place of the site', async ({ page }) => {
    await visit(page, site.origin + document);
    const title = await page.locator('h1').innerText();
    site.fault = (_request, response) => {
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<h1>Log in to the network</h1>');
      return true;
    };
    for (const route of [document, other]) {
      await page.goto(site.origin + route);
      await expect(page.locator('h1')).toHaveText('Log in to the network');
    }
    await site.stop();
    await open(page, site.origin + document);
    await expect(page.locator('article h1')).toHaveText(title);
    await page.goto(site.origin + other);
    await expect(page.locator('h1')).toHaveText('The site cannot be reached');
  });

  test("works where there's no room for more copies, and has the earlier ones", async ({
    page,
  }) => {
    await visit(page, site.origin + document);
    const title = await page.locator('h1').innerText();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
    await open(page, site.origin + other);
    for (const path of [document, other]) {
      // The worker answers once it has tried to keep the page.
      const isReachable = await page.evaluate(
        (visited) =>
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => resolve(data.isReachable);
            const message = { type: 'visit', path: visited, assets: [], savesData: true };
            navigator.serviceWorker.controller?.postMessage(message, [port2]);
          }),
        path,
      );
      expect(isReachable).toBe(true);
    }
    await site.stop();
    await page.goto(site.origin + other);
    await expect(page.locator('h1')).toHaveText('The site cannot be reached');
    await page.locator(`a[href$="${document}"]`).click();
    await expect(page.locator('article h1')).toHaveText(title);
    await expect(notice(page)).toBeVisible();
  });

  test('asks no other host, whatever the address begins with', async ({ page }) => {
    let asked = 0;
    const other = createServer((_request, response) => {
      asked += 1;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const odd = `//127.0.0.1:${port}/a`;
    let visits = 0;
    site.fault = (request, response) => {
      if (request.url === odd) visits += 1;
      if (request.url !== '/sw.js') return false;
      // As on a host that sends no policy with the worker.
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(readFileSync(path.join(buildFolder, 'sw.js')));
      return true;
    };
    await visit(page, site.origin + document);
    await open(page, site.origin + odd);
    // By the browser, and by the worker.
    await expect.poll(() => visits, { timeout: 10_000 }).toBe(2);
    other.close();
    expect(asked).toBe(0);
  });

  test('does not take a page that does not exist for a site that cannot be reached', async ({
    page,
  }) => {
    await visit(page, site.origin + document);
    const asked = page.waitForResponse(
      (response) => response.url().endsWith('/nothing-here') && response.status() === 404,
    );
    await page.goto(`${site.origin}/nothing-here`);
    await hydrated(page);
    await asked;
    // Longer than the page rests before the worker is asked.
    await page.waitForTimeout(4000);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/not found/i);
  });

  test('knows a document by every name that hosts have for it', async ({ page }) => {
    await visit(page, `${site.origin}/security/`);
    await kept(page, 'security');
    await site.stop();
    for (const name of ['/security', '/security/', '/security/index', '/security/index/']) {
      await open(page, site.origin + name);
      await expect(page.locator('article h1')).toHaveText('Security');
      await expect(notice(page)).toContainText('saved less than a minute ago');
    }
  });

  test('forgets a page that was removed from the site', async ({ page }) => {
    await visit(page, site.origin + document);
    site.fault = (request, response) => {
      if (request.url !== document) return false;
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>gone</h1>');
      return true;
    };
    await page.goto(site.origin + document);
    await expect
      .poll(() => page.evaluate(async (route) => Boolean(await caches.match(route)), document))
      .toBe(false);
  });

  test('is taken out of browsers by the worker of a site that has it switched off', async ({
    page,
  }) => {
    await visit(page, site.origin + document);
    const retired = readFileSync(
      path.resolve(__dirname, '../../packages/offline/retired.js'),
      'utf8',
    );
    site.fault = (request, response) => {
      if (request.url !== '/sw.js') return false;
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(retired);
      return true;
    };
    // A site that has it switched off loads no client, so nothing may start the worker again here.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        value: { register: () => Promise.reject(new Error('off')), ready: new Promise(() => {}) },
      });
    });
    await page.goto(site.origin + document);
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 15_000 })
      .toBe(0);
    await site.stop();
    await expect(page.goto(site.origin + document)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});

test.describe('Without a worker', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  /** Reads two documents, and waits until the worker would have been started. */
  async function read(page: Page): Promise<void> {
    await open(page, introduction);
    await page.waitForTimeout(2500);
    await page.locator('.menu a[href="/getting-started/using-yearn"]').first().click();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await expect(notice(page)).toHaveCount(0);
  }

  for (const [name, remove] of [
    [
      'the browser has none',
      () => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      },
    ],
    [
      'the browser refuses it',
      () => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('refused', 'SecurityError'));
      },
    ],
  ] as const) {
    test(`nothing changes where ${name}`, async ({ page }) => {
      await page.addInitScript(remove);
      await read(page);
    });
  }

  test('nothing changes where its file is missing', async ({ browser, origin }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: origin });
    await context.route('**/sw.js', (route) => route.fulfill({ status: 404, body: '' }));
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await read(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('every file of the kept sections is in the build', () => {
  const files = new Set(
    readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.split(path.sep).join('/')}`,
    ),
  );
  expect(Object.keys(list.sections)).toEqual([...offlineReading.sections]);
  for (const { pages, assets } of Object.values(list.sections)) {
    expect(pages.filter((page) => !files.has(`${page}/index.html`))).toEqual([]);
    expect(assets.filter((asset) => !files.has(asset))).toEqual([]);
  }
});
