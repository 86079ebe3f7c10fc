import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { deployment } from './support/deployment';
import {
  buildFolder,
  clickFarDown,
  expect,
  holdBack,
  hydrated,
  interceptPageFiles,
  open,
  releasePageFiles,
  settled,
  test,
  withoutPrefetch,
} from './support/site';

const from = '/getting-started/intro';
const to = '/getting-started/using-yearn';

const link = (page: Page, route: string) => page.locator(`.menu a[href="${route}"]`).first();

/** Holds every page file until `release` is called. */
async function holdPageFiles(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let open = true;
  await interceptPageFiles(page, async (route) => {
    if (open) held.push(route);
    else await route.continue();
  });
  return {
    async release() {
      open = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Records when the reader clicks, when elements appear, and how the bar moves: on the page's own clock. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log = { click: 0, bar: 0, animation: 0, transforms: [] as [number, string][] };
    Object.assign(window, { __log: log });
    document.addEventListener('click', () => (log.click = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar) {
        if (!log.bar) log.bar = performance.now();
        if (log.transforms.at(-1)?.[1] !== bar.style.transform) {
          log.transforms.push([performance.now(), bar.style.transform]);
        }
      }
      if (!log.animation && document.querySelector('[role="status"][aria-label="Loading page"]')) {
        log.animation = performance.now();
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

interface Log {
  readonly click: number;
  readonly bar: number;
  readonly animation: number;
  readonly transforms: readonly (readonly [number, string])[];
}

const readLog = (page: Page): Promise<Log> =>
  page.evaluate(() => (window as unknown as { __log: Log }).__log);

test.describe('Progress bar', () => {
  test('comes between 900 and 1200 ms of a held page, without a spinner, and goes when it is loaded', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await record(page);
    await open(page, from);
    const held = await holdPageFiles(page);
    await link(page, to).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('#nprogress .spinner, #nprogress [role="spinner"]')).toHaveCount(0);
    const { click, bar } = await readLog(page);
    expect(bar - click).toBeGreaterThan(900);
    expect(bar - click).toBeLessThan(1200);
    await held.release();
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('starts at 0.08, moves in 200 ms and advances every 800 ms', async ({ page }) => {
    await withoutPrefetch(page);
    await record(page);
    await open(page, from);
    const held = await holdPageFiles(page);
    await link(page, to).click();
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toHaveCSS('transition-duration', '0.2s');
    await expect.poll(async () => (await readLog(page)).transforms.length).toBeGreaterThan(2);
    const { transforms } = await readLog(page);
    expect(transforms[0]?.[1]).toMatch(/translate3d\(-92%, 0(px)?, 0(px)?\)/);
    const trickle = (transforms[2]?.[0] ?? 0) - (transforms[1]?.[0] ?? 0);
    expect(trickle).toBeGreaterThan(700);
    expect(trickle).toBeLessThan(1000);
    await held.release();
  });

  test('is absent for a fast page', async ({ page }) => {
    await record(page);
    await open(page, from);
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await page.waitForTimeout(1300);
    expect((await readLog(page)).bar).toBe(0);
  });
});

test.describe('Loading animation', () => {
  test('shows after 200 ms of a held page and goes when it is loaded', async ({ page }) => {
    await withoutPrefetch(page);
    await record(page);
    await open(page, from);
    const held = await holdPageFiles(page);
    await link(page, to).click();
    const animation = page.getByRole('status', { name: 'Loading page' });
    await expect(animation).toBeVisible();
    await expect(page.locator('h1'), 'the old page stays meanwhile').toHaveText('Introduction');
    const log = await readLog(page);
    expect(log.animation - log.click).toBeGreaterThan(190);
    expect(log.animation - log.click).toBeLessThan(400);
    await held.release();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await expect(animation).toHaveCount(0);
  });

  test('shows while a retried page is held', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, from);
    await interceptPageFiles(page, (route) => route.abort());
    await link(page, to).click();
    await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
    await releasePageFiles(page);
    const held = await holdPageFiles(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    await held.release();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
  });
  test.use({ allowedMessages: /net::ERR_FAILED|ChunkLoadError|Could not preload/ });
});

test.describe('Chunk failure', () => {
  test.use({
    allowedMessages:
      /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|Could not preload/,
  });

  test('shows a red box with the message; Retry fails again while the fault lasts and succeeds after', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await open(page, from);
    await interceptPageFiles(page, (route) => route.abort());
    await link(page, to).click();
    const box = page.getByRole('alert');
    await expect(box).toContainText(/ChunkLoadError: Loading (?:chunk|page) /);
    const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
      [...getComputedStyle(element).backgroundColor.matchAll(/\d+/g)].map(Number),
    );
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(100);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(box).toContainText(/ChunkLoadError: Loading (?:chunk|page) /);
    await releasePageFiles(page);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await expect(page).toHaveURL(to);
  });

  test('of a page that could be loaded by the next click is forgotten', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, from);
    await interceptPageFiles(page, (route) => route.abort());
    await link(page, to).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await releasePageFiles(page);
    await page.locator('.navbar a[href="/partners/introduction"]').first().click();
    await expect(page).toHaveURL('/partners/introduction');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
  });

  test('of files that a new build removed ends on the right page by itself', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, from);
    await interceptPageFiles(page, (route) => route.fulfill({ status: 404, body: '' }));
    // The new build: the same pages with other scripts.
    await page.route('**/getting-started/using-yearn', async (route) => {
      const html = readFileSync(
        path.join(buildFolder, 'getting-started/using-yearn/index.html'),
        'utf8',
      );
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replace(/main\.[0-9a-f]+\.js/g, 'main.00000000.js'),
      });
    });
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(to);
  });

  test('of files that no longer exist ends on the right page by itself', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, from);
    const scripts = /\/assets\/js\/.*\.js$/;
    const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' });
    await page.route(scripts, gone);
    // Its section is another one, so that it needs scripts which the tab does not have.
    await page.locator('.navbar a[href="/partners/introduction"]').first().click();
    const title = readFileSync(path.join(buildFolder, 'partners/introduction/index.html'), 'utf8');
    await expect(page.locator('h1')).toHaveText(/<h1[^>]*>([^<]+)/.exec(title)?.[1] ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('Preload failure', () => {
  const warnings: string[] = [];
  test.use({ allowedMessages: /net::ERR_FAILED|Could not preload/ });

  test('is one console warning, and the page stays usable', async ({ page }) => {
    await withoutPrefetch(page);
    warnings.length = 0;
    page.on('console', (message) => {
      const text = message.text();
      // Playwright's own warning that there is no service worker may come as late as this.
      if (message.type() === 'warning' && !text.includes('blocked by Playwright'))
        warnings.push(text);
    });
    await open(page, from);
    await interceptPageFiles(page, (route) => route.abort());
    await link(page, to).hover();
    await expect.poll(() => warnings.length).toBe(1);
    expect(warnings[0]).toContain(to);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Introduction');
    await releasePageFiles(page);
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    expect(warnings).toHaveLength(1);
  });
});

test.describe('Scroll', () => {
  test('goes to the hash target, or to the top; back and forward return to the position', async ({
    page,
  }) => {
    await open(page, '/resources/faq');
    const heading = page.locator('article h2').last();
    const hash = `#${await heading.getAttribute('id')}`;
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
    await link(page, '/resources/links').click();
    await expect(page).toHaveURL('/resources/links');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/resources/faq');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
    // Once the reader scrolls, the page no longer holds its place while content arrives.
    await page.keyboard.press('Shift');
    await page.evaluate(() => window.scrollTo(0, 300));
    // A frame passes before the page knows where it is scrolled.
    await page.waitForTimeout(200);
    await page.goForward();
    await expect(page).toHaveURL('/resources/links');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
    // A press by Playwright can scroll the page by some pixels before, to have the link in view.
    await page
      .locator(`.table-of-contents a[href="${hash}"]`)
      .evaluate((contents: HTMLElement) => contents.click());
    await expect(heading).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
  });

  test('to a hash of another page lands on its target', async ({ page }) => {
    await open(page, '/resources/defi-glossary');
    const crossLink = page.locator('article a[href^="/"][href*="#"]').first();
    const href = (await crossLink.getAttribute('href')) ?? '';
    await clickFarDown(crossLink);
    await expect(page).toHaveURL(href);
    const target = page.locator(`[id="${href.split('#')[1] ?? ''}"]`);
    await expect(target).toBeInViewport();
  });

  test('below pictures that load late lands right', async ({ page }) => {
    await open(page, '/resources/faq');
    const id = await page.locator('article h2').last().getAttribute('id');
    await page.evaluate((hash) => {
      window.location.hash = hash ?? '';
    }, id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    // A picture above the target without a size of its own arrives after the jump.
    await page.evaluate(() => {
      const picture = document.createElement('div');
      picture.style.height = '1500px';
      document.querySelector('article h1, article header')?.after(picture);
    });
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect
      .poll(() => page.locator(`[id="${id}"]`).evaluate((e) => e.getBoundingClientRect().top))
      .toBeLessThan(200);
  });
});

test.describe('Prefetch', () => {
  test('fetches linked pages by link elements', async ({ page }) => {
    await open(page, from);
    await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  });

  test('fetches one page: what comes next', async ({ page }) => {
    await open(page, from);
    const next = await page.locator('.pagination-nav__link--next').getAttribute('href');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const pages = page.locator('link[rel="prefetch"]:not([href*="/assets/"])');
    await expect(pages.first()).toBeAttached();
    await page.waitForTimeout(500);
    await expect(pages).toHaveCount(1);
    await expect(pages).toHaveAttribute('href', next ?? '');
  });

  test('fetches no page of a post, which is rendered by its scripts', async ({ page }) => {
    await open(page, '/blog');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1000);
    await expect(page.locator('link[rel="prefetch"]:not([href*="/assets/"])')).toHaveCount(0);
  });

  test('begins with a press, and no element makes the browser wait before it scrolls', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await page.addInitScript(() => {
      const waits: string[] = [];
      Object.assign(window, { __waits: waits });
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const isPassive = typeof options === 'object' && options?.passive === true;
        if (/^(?:touchstart|touchmove|wheel)$/.test(type) && this instanceof Element && !isPassive)
          waits.push(`${type} of ${this.outerHTML.slice(0, 60)}`);
        add.call(this, type, listener, options);
      };
    });
    await open(page, from);
    for (const place of ['.menu', '.theme-doc-markdown']) {
      const pressed = page.locator(`${place} a[href="${to}"], ${place} a[href$="woofy"]`).first();
      const href = await pressed.getAttribute('href');
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === href);
      await pressed.dispatchEvent('pointerdown');
      await asked;
    }
    expect(await page.evaluate(() => (window as unknown as { __waits: string[] }).__waits)).toEqual(
      [],
    );
  });

  test('is skipped on a 2g connection with data-saver on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '2g', saveData: true },
      });
    });
    await open(page, from);
    await link(page, to).hover();
    await page.waitForTimeout(1000);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  test('is skipped there for the stylesheet of other pages, too', async ({ page }) => {
    const stylesheet = page.locator('link[rel="prefetch"][href$=".css"]');
    await open(page, '/');
    await expect(stylesheet.first()).toBeAttached();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '2g', saveData: true },
      });
    });
    await open(page, '/');
    await page.waitForTimeout(1000);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  for (const connection of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`is not skipped with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await open(page, from);
      await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
    });
  }

  test('sends a GET with credentials where link prefetch is not supported', async ({ page }) => {
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
      const sent: { url: string; method: string; credentials: boolean }[] = [];
      Object.assign(window, { __sent: sent });
      const { open: openRequest, send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (
        this: XMLHttpRequest & { __request?: [string, string] },
        method: string,
        url: string,
      ) {
        this.__request = [method, url];
        openRequest.call(this, method, url, true);
      };
      XMLHttpRequest.prototype.send = function (
        this: XMLHttpRequest & { __request?: [string, string] },
      ) {
        const [method = '', url = ''] = this.__request ?? [];
        sent.push({ method, url, credentials: this.withCredentials });
        send.call(this);
      };
    });
    await open(page, from);
    type Sent = { url: string; method: string; credentials: boolean }[];
    const sent = (): Promise<Sent> =>
      page.evaluate(() => (window as unknown as { __sent: Sent }).__sent);
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
    for (const request of await sent()) {
      expect(request).toMatchObject({ method: 'GET', credentials: true });
      expect(request.url).toMatch(/\/assets\/js\/|\/[\w-]+$/);
    }
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
});

test.describe('Trailing index.html', () => {
  test('is redirected away by the server', async ({ request, origin }) => {
    for (const [asked, target] of [
      ['/index.html', '/'],
      [`${from}/index.html`, from],
      [`${from}/index.html?a=b`, `${from}?a=b`],
      ['/security/index/index.html', '/security/index'],
      ['//example.org/index.html', '/example.org'],
    ] as const) {
      const response = await request.fetch(origin + asked, { maxRedirects: 0 });
      expect(response.status(), asked).toBe(301);
      expect(response.headers().location, asked).toBe(target);
    }
  });

  test('is stripped by the client where a server sends the file', async ({ page }) => {
    const html = readFileSync(path.join(buildFolder, 'getting-started/intro/index.html'), 'utf8');
    await page.route(`**${from}/index.html`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await open(page, `${from}/index.html`);
    await expect(page.locator('h1')).toHaveText('Introduction');
    await expect(page).toHaveURL(from);
  });
});

test('a document that is sent under another name is taken over as it is', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('.navbar')?.setAttribute('data-sent', ''),
    );
  });
  await open(page, '/security#trust');
  await expect(page).toHaveURL('/security/index#trust');
  await expect(page.locator('.navbar[data-sent]')).toHaveCount(1);
  await expect(page.locator('#trust')).toBeInViewport();
  // It would cover the heading.
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test.describe('An address with .html, for which the server sends the not-found page', () => {
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('shows the page that is meant', async ({ page }) => {
    await open(page, '/resources/faq.html#vaults');
    await expect(page.locator('h1')).toHaveText('Frequently asked questions');
    await expect(page).toHaveTitle(/^Frequently asked questions/);
    await expect(page).toHaveURL('/resources/faq#vaults');
    await page.goto('/getting-started/using-yearn.html#zap-in');
    await expect(page.locator('#zap-in')).toBeInViewport();
    await page.goto('/resources/nothing.html');
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('#missing')).toHaveValue('nothing');
  });
});

test.describe('Wrong base URL', () => {
  const banner = 'Your site did not load properly';

  test('shows a red banner on the home page that suggests the right one', async ({
    page,
    baseURL,
  }) => {
    const html = readFileSync(path.join(buildFolder, 'index.html'), 'utf8');
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/deep/prefix/') {
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      }
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(`${baseURL}/deep/prefix/`);
    const box = page.getByRole('alert').filter({ hasText: banner });
    await expect(box).toBeVisible();
    await expect(box).toContainText('Suggested base URL: /deep/prefix/');
    await expect(box).toHaveCSS('border-top-color', 'rgb(221, 0, 0)');
  });
  test.use({ allowedMessages: /404|Refused to|MIME type/ });

  test('is absent when all is right, and on other pages', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByText(banner)).toHaveCount(0);
    const document = readFileSync(
      path.join(buildFolder, 'getting-started/intro/index.html'),
      'utf8',
    );
    expect(document).not.toContain(banner);
  });

  test('is absent if the end of the page comes after its scripts, and no stylesheet', async ({
    page,
  }) => {
    const site = await deployment();
    const html = readFileSync(path.join(site.folder, 'index.html'), 'utf8');
    let finish = (): void => {};
    site.fault = ({ url = '' }, response) => {
      if (url.endsWith('.css')) response.writeHead(404).end();
      else if (url === '/') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(html);
        finish = () => response.end('<!-- the end -->');
      } else return false;
      return true;
    };
    await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'docusaurus' in window);
    finish();
    await hydrated(page);
    await expect(page.getByText(banner)).toHaveCount(0);
    await site.close();
  });
});

test.describe('Unknown path', () => {
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  for (const route of [
    '/nothing-here',
    '/vaults/9.9.9/vault',
    '/getting-started/INTRO',
    '/%E0%A4%A',
    '/%C2%A0',
  ]) {
    test(`${route} answers 404 with the not-found page, which leads on`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(/not found/i);
      await page.locator('.navbar a[href="/resources/faq"]').first().click();
      await expect(page).toHaveURL('/resources/faq');
      await expect(page.locator('article')).toBeVisible();
    });
  }

  test('keeps what a reader enters before its scripts are there', async ({ page }) => {
    const release = await holdBack(page, /\/assets\/js\//);
    await page.goto('/getting-started/introduce', { waitUntil: 'commit' });
    const box = page.getByRole('searchbox', { name: 'Search instead' });
    await box.fill('fees');
    release();
    await expect(page.getByRole('heading', { name: 'Nearest pages' })).toBeVisible();
    await expect(box).toHaveValue('fees');
    await expect(box).toBeFocused();
  });
});

test('The bar stays in sight for a reader who has scrolled before the page is hydrated', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/js\//);
  await page.goto('/resources/faq', { waitUntil: 'commit' });
  await expect(page.locator('footer.footer')).toBeAttached();
  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => window.scrollY === 2000);
  release();
  await hydrated(page);
  await settled(page);
  await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
});

test.describe('Versions', () => {
  const dropdown = (page: Page) => page.locator('.navbar__item.dropdown').first();

  /** Chooses a release. Text that gets its true height may scroll the page meanwhile, which hides the bar. */
  async function choose(page: Page, release: string): Promise<void> {
    const link = dropdown(page).locator('.dropdown__link', { hasText: release });
    await expect(async () => {
      await page.mouse.wheel(0, -1_000_000);
      await dropdown(page).locator('.navbar__link').hover({ timeout: 2_000 });
      await link.click({ timeout: 2_000 });
    }).toPass();
  }

  test('are listed with 0.4.3 for the unversioned root', async ({ page }) => {
    await open(page, '/vaults/smart-contracts/vault');
    await expect(dropdown(page).locator('.navbar__link')).toHaveText('0.4.3');
    await dropdown(page).locator('.navbar__link').click();
    await expect(dropdown(page).locator('.dropdown__link')).toHaveText([
      '0.4.3',
      '0.4.2',
      '0.3.5',
      '0.3.4',
      '0.3.3',
      '0.3.2',
      '0.3.1',
      '0.3.0',
    ]);
    await expect(page.locator('.navbar')).not.toContainText(/current|next/i);
  });

  test('switch on the same document, and the choice survives a reload and a new visit', async ({
    page,
    context,
  }) => {
    await open(page, '/vaults/smart-contracts/vault');
    await choose(page, '0.3.5');
    await expect(page).toHaveURL('/vaults/0.3.5/smart-contracts/vault');
    await expect(dropdown(page).locator('.navbar__link')).toHaveText('0.3.5');
    await open(page, '/resources/faq');
    await expect(dropdown(page).locator('.navbar__link')).toHaveText('0.3.5');
    await page.reload();
    await hydrated(page);
    await expect(dropdown(page).locator('.navbar__link')).toHaveText('0.3.5');
    const later = await context.newPage();
    await open(later, '/getting-started/intro');
    await expect(dropdown(later).locator('.navbar__link')).toHaveText('0.3.5');
  });

  test('that lack the open page are entered at their beginning', async ({ page }) => {
    for (const route of ['/search?q=withdraw', '/resources/faq#fees', '/vaults/yearn-api#next']) {
      await open(page, route);
      await choose(page, '0.3.0');
      await expect(page).toHaveURL('/vaults/0.3.0/getting-started');
    }
    await open(page, '/vaults/compare?from=0.3.0&to=0.3.5');
    const compared = '/vaults/0.4.2/compare?from=0.3.0&to=0.3.5';
    // A new tab needs the whole address, too.
    await expect(dropdown(page).getByText('0.4.2')).toHaveAttribute('href', compared);
    // What is picked on the page goes along, too.
    await page.locator('label', { hasText: /^To/ }).locator('select').selectOption('0.3.4');
    await choose(page, '0.4.2');
    await expect(page).toHaveURL(compared.replace('0.3.5', '0.3.4'));
    // By the phone's menu, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('label', { hasText: /^To/ }).locator('select').selectOption('0.3.2');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.navbar-sidebar__back').click();
    await page.getByRole('list', { name: 'Versions' }).getByRole('link', { name: '0.4.3' }).click();
    await expect(page).toHaveURL('/vaults/compare?from=0.3.0&to=0.3.2');
  });

  test('that have another document in the place of the open one lead to its beginning', async ({
    page,
  }) => {
    await open(page, '/vaults/0.4.2/process-and-procedures/operations#shutdown');
    await choose(page, '0.4.3');
    await expect(page).toHaveURL('/developers/v2/OPERATIONS');
  });

  test('that lack a contract keep the reader on its page', async ({ page }) => {
    await open(page, '/vaults/smart-contracts/yToken');
    await choose(page, '0.3.0');
    await expect(page).toHaveURL('/vaults/0.3.0/smart-contracts/yToken');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('Head', () => {
  const description = (page: Page) =>
    page.locator('meta[name="description"]').getAttribute('content');

  /** What the head says of the page to programs that read it: its copy in Markdown, its data, and its card. */
  const forPrograms = (page: Page): Promise<unknown[]> =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll<HTMLElement>(
          '[type="text/markdown"], [type="application/ld+json"], [property^="og:image"]',
        ),
      ]
        .map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content') ?? tag.textContent)
        .sort(),
    );

  test('what programs read follows navigation, too', async ({ page }) => {
    await open(page, to);
    const [ofNext, sent] = [await forPrograms(page), await page.content()];
    expect(ofNext.join()).toContain('/using-yearn.md');
    expect(sent).toContain('application/ld+json');
    await open(page, from);
    const ofFirst = await forPrograms(page);
    await link(page, to).click();
    await expect.poll(() => forPrograms(page)).toEqual(ofNext);
    await page.goBack();
    await expect.poll(() => forPrograms(page)).toEqual(ofFirst);
  });

  test('title and meta follow navigation in one animation frame', async ({ page }) => {
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { __titles: frames });
      new MutationObserver(() => frames.push(document.title)).observe(document, {
        subtree: true,
        childList: true,
      });
    });
    await open(page, from);
    const before = await description(page);
    await link(page, to).click();
    await expect(page).toHaveTitle('Using Yearn | Yearn.finance');
    expect(await description(page)).not.toBe(before);
    await page.goBack();
    await expect(page).toHaveTitle('Introduction | Yearn.finance');
    expect(await description(page)).toBe(before);
  });

  test('follows without animation frames, by a fallback of about 16 ms', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'requestAnimationFrame', { value: undefined, writable: true });
      Object.defineProperty(window, 'cancelAnimationFrame', { value: undefined, writable: true });
    });
    await open(page, from);
    /** What the replacement asks for, in milliseconds. How long that takes depends on the machine. */
    const delay = await page.evaluate(
      () =>
        new Promise<number | undefined>((resolve) => {
          const { setTimeout } = window;
          let asked: number | undefined;
          const listen = (callback: () => void, milliseconds?: number): number => {
            asked = milliseconds;
            return setTimeout(callback, milliseconds);
          };
          Object.assign(window, { setTimeout: listen });
          window.requestAnimationFrame(() => resolve(asked));
          Object.assign(window, { setTimeout });
        }),
    );
    expect(delay).toBe(16);
    await link(page, to).click();
    await expect(page).toHaveTitle('Using Yearn | Yearn.finance');
  });
});

test.describe('The text of the page that a visit begins with', () => {
  const reference = '/vaults/smart-contracts/BaseStrategy';
  const older = '/vaults/0.3.5/smart-contracts/vault';
  /** Names of the scripts that this tab has asked for. */
  const scripts = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    );

  test('needs no code, also when the reader comes back', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, reference);
    await expect(page.locator('[data-island] input')).toBeVisible();
    const text = page.locator('.theme-doc-markdown');
    const built = await text.locator('h2, h3').allInnerTexts();
    const first = await scripts(page);

    await page.locator('.theme-doc-markdown a[href="/vaults/selectors"]').first().click();
    await expect(page.locator('h1')).toHaveText('Selectors, topics, and calldata');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('BaseStrategy');
    expect(await text.locator('h2, h3').allInnerTexts()).toEqual(built);
    await expect(page.locator('[data-island] input')).toBeVisible();
    const later = (await scripts(page)).filter((name) => !first.includes(name));
    for (const name of later) {
      expect(await (await page.request.get(name)).text(), name).not.toContain('winding down');
    }
  });

  test('looks the same when a link leads to it', async ({ page }) => {
    const withFigure = '/getting-started/products/woofy';
    const look = (): Promise<{ stylesheets: string[]; figures: string[] }> =>
      page.evaluate(() => ({
        stylesheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
          .map(({ href }) => href)
          .sort(),
        figures: [...document.querySelectorAll('figure, figure *')].map((element) => {
          const { fill, stroke, display, fontSize, marginTop } = getComputedStyle(element);
          return [element.localName, fill, stroke, display, fontSize, marginTop].join(' ');
        }),
      }));
    await open(page, withFigure);
    const built = await look();
    expect(built.stylesheets.length).toBeGreaterThan(1);
    expect(built.figures.length).toBeGreaterThan(5);
    await withoutPrefetch(page);
    await open(page, reference);
    await page.locator('.navbar a[href="/getting-started/intro"]').first().click();
    await link(page, withFigure).click();
    await expect(page).toHaveURL(withFigure);
    await expect.poll(async () => (await look()).figures).toEqual(built.figures);
    for (const stylesheet of built.stylesheets)
      expect((await look()).stylesheets).toContain(stylesheet);
  });

  test('keeps what it tells search engines', async ({ page }) => {
    await open(page, older);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/vaults\/smart-contracts\/vault$/,
    );
    await page.locator('.menu a[href="/vaults/0.3.5/getting-started"]').first().click();
    await expect(page.locator('h1')).not.toHaveText('Vault');
    await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute(
      'href',
      /\/smart-contracts\//,
    );
  });

  test('leads on with its links, each page in the same tab, and leaves other links alone', async ({
    page,
  }) => {
    await open(page, from);
    await page.evaluate(() => Object.assign(window, { __same: true }));
    await page.locator('.theme-doc-markdown a[href="/getting-started/products/woofy"]').click();
    await expect(page).toHaveURL('/getting-started/products/woofy');
    expect(await page.evaluate(() => '__same' in window)).toBe(true);

    await open(page, reference);
    const download = page.waitForEvent('download');
    await page.locator('.theme-doc-markdown a[download]').first().click();
    expect((await download).suggestedFilename()).toBe('BaseStrategy-0.4.3.json');
    await expect(page).toHaveURL(reference);
  });
});

test.describe('A document that was fetched', () => {
  /** Notes what is in the page whenever its heading changes. */
  const watch = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const log: [heading: string, rows: number, isDrawn: boolean, headings: number][] = [];
      Object.assign(window, { __log: log });
      new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent ?? '';
        const rows = document.querySelectorAll('main .container > .row').length;
        const isDrawn = document.querySelector('.menu__link--active')?.textContent === heading;
        const last = log[log.length - 1];
        const headings = document.querySelectorAll('h1').length;
        if (last?.[0] !== heading || last[1] !== rows) log.push([heading, rows, isDrawn, headings]);
      }).observe(document, { subtree: true, childList: true });
    });
  const rows = (page: Page) => page.locator('main .container > .row');

  test('is shown before Preact draws it, and is there once', async ({ page }) => {
    await open(page, to);
    const direct = await page.locator('main').textContent();
    await open(page, from);
    await page.evaluate(() => window.scrollTo(0, 600));
    const fetched = page.waitForResponse((response) => response.url().endsWith(to));
    await link(page, to).hover();
    await fetched;
    await page.waitForLoadState('networkidle');
    await watch(page);
    await link(page, to).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('.menu__link--active').last()).toHaveText('Using Yearn');
    const log = await page.evaluate(() => (window as unknown as { __log: unknown[] }).__log);
    expect(log[0]).toEqual(['Using Yearn', 2, false, 1]);
    expect(log[log.length - 1]).toEqual(['Using Yearn', 1, true, 1]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.locator('main').textContent()).toBe(direct);
    await expect(rows(page)).not.toHaveAttribute('style', /./);
  });

  test('gives way to the page that the reader comes back to at once', async ({ page }) => {
    await open(page, from);
    const before = await page.locator('main').textContent();
    await link(page, to).hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`.menu a[href="${href}"]`)?.click();
      window.history.back();
    }, to);
    await expect(page).toHaveURL(from);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toBeVisible();
    await expect.poll(() => page.locator('main').textContent()).toBe(before);
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    await expect(rows(page)).toHaveCount(1);
  });

  test('is left out where the reader goes to a place in it', async ({ page }) => {
    await open(page, from);
    await link(page, to).hover();
    await page.waitForLoadState('networkidle');
    await watch(page);
    await page.evaluate((href) => {
      const target = document.querySelector<HTMLAnchorElement>('.theme-doc-markdown a[href^="/"]');
      target?.setAttribute('href', href);
      target?.click();
    }, `${to}#next`);
    await expect(page).toHaveURL(`${to}#next`);
    await expect(page.locator('h1')).toHaveText('Using Yearn');
    const log = await page.evaluate(() => (window as unknown as { __log: unknown[][] }).__log);
    expect(log.map(([, count]) => count)).not.toContain(2);
  });
});
