/**
 * Every fault that a reader may meet, and what they see then. The table of all faults is in `maintenance/security.md`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { deployment, isPageFile, type Deployment } from './support/deployment';
import {
  buildFolder,
  expect,
  hurried,
  hydrated,
  interceptPageFiles,
  open,
  releasePageFiles,
  test,
  withoutPrefetch,
} from './support/site';

const from = '/getting-started/intro';
const to = '/getting-started/using-yearn';
const title = 'Using Yearn';
const calculator = '/getting-started/guides/how-apy-works';

const link = (page: Page, route: string) => page.locator(`.menu a[href="${route}"]`).first();
const box = (page: Page) => page.getByRole('alert');
const fieldOf = (page: Page) => page.locator('main form input').first();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** No page is ever blank. There is a heading, or a message that says what to do. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1, [role="alert"]').first()).toBeVisible();
  expect((await page.locator('body').innerText()).trim().length).toBeGreaterThan(100);
}

/** Opens the page of the calculator, and returns the address of its form's script. */
async function openForm(page: Page): Promise<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(request.url()));
  await open(page, calculator);
  // The form's own script comes last.
  await expect(fieldOf(page)).toBeEnabled();
  return [...scripts].filter((url) => /\/assets\/js\//.test(url)).slice(-1)[0] ?? '';
}

/** Pages that load data, what they say without it, and with it. */
const dataPages = [
  ['/vaults/compare?from=0.3.0&to=0.3.5', 'The comparison could not be loaded.', 'From 0.3.0'],
  ['/vaults/selectors#input=0x2e1a7d4d', 'The data could not be loaded.', 'found.'],
] as const;

const anyLoadError =
  /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|Could not preload|Refused to execute|MIME type|SyntaxError|Unexpected|Invalid or unexpected|The page stays|without its styles|Failed to fetch/;

test.describe('Page files', () => {
  test.use({ allowedMessages: anyLoadError });

  const half = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  };

  for (const [name, fault] of [
    ['missing', (route: Route) => route.fulfill({ status: 404, body: '' })],
    [
      'answered by an error of the server',
      (route: Route) => route.fulfill({ status: 503, body: 'down' }),
    ],
    ['truncated', half],
    ['empty', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    [
      'served as HTML',
      (route: Route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>portal' }),
    ],
    [
      'of a wrong type',
      async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-type': 'text/plain' },
        });
      },
    ],
    ['cut off', (route: Route) => route.abort('connectionreset')],
    ['out of reach', (route: Route) => route.abort('addressunreachable')],
  ] as const) {
    test(`${name}: a box with Retry, which leads on once they are right`, async ({ page }) => {
      await withoutPrefetch(page);
      await open(page, from);
      await interceptPageFiles(page, fault);
      await link(page, to).click();
      await expect(box(page)).toContainText(/ChunkLoadError/);
      await expect(page).toHaveURL(to);
      await expect(page.locator('.navbar')).toBeVisible();
      await releasePageFiles(page);
      await retry(page).press('Enter');
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('main'), 'the focus stays in the text').toBeFocused();
    });
  }

  test('that take 30 s: animation and bar meanwhile, then the page', async ({ page }) => {
    test.setTimeout(90_000);
    await withoutPrefetch(page);
    await open(page, from);
    await interceptPageFiles(page, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      await route.continue();
    });
    await link(page, to).click();
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expectReadable(page);
    await page.waitForTimeout(25_000);
    await expect(page.locator('h1'), 'the old page stays').toHaveText('Introduction');
    await expect(page.locator('h1')).toHaveText(title, { timeout: 20_000 });
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('that never arrive: the box in the end, and Retry', async ({ page }) => {
    await hurried(page);
    await withoutPrefetch(page);
    await open(page, from);
    await interceptPageFiles(page, async () => undefined);
    await link(page, to).click();
    await expect(box(page)).toContainText(/ChunkLoadError/, { timeout: 20_000 });
    await releasePageFiles(page);
    await retry(page).click();
    await expect(page.locator('h1')).toHaveText(title);
  });

  test('without the stylesheet, which never arrives: the page in the end', async ({ page }) => {
    await hurried(page);
    await page.route(/\/assets\/css\/styles\./, () => undefined);
    await open(page, '/');
    await page.locator(`.navbar a[href="${from}"]`).first().click();
    await expect(page.locator('h1')).toHaveText('Introduction');
  });

  test('while a slow page loads, another link is followed: the last one wins', async ({ page }) => {
    const other = '/getting-started/products/woofy';
    await withoutPrefetch(page);
    // Files that both pages share don't make a difference. A page is slow because of its own files.
    await open(page, from);
    await link(page, other).click();
    // The address changes first: what the page needs is there when it is shown.
    await expect(page.locator('h1')).not.toHaveText('Introduction');
    const shared = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await open(page, from);
    let held = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await interceptPageFiles(page, async (route) => {
      if (!shared.includes(route.request().url())) {
        held += 1;
        await released;
      }
      await route.continue();
    });
    await link(page, to).click();
    await expect.poll(() => held).toBeGreaterThan(0);
    await link(page, other).click();
    await expect(page).toHaveURL(other);
    await expect(page.locator('h1')).not.toHaveText('Introduction');
    release();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(other);
    await expect(page.locator('h1')).not.toHaveText(title);
  });

  test('offline in mid-navigation: the box, and Retry once online again', async ({
    page,
    context,
  }) => {
    await withoutPrefetch(page);
    await open(page, from);
    await context.setOffline(true);
    await link(page, to).click();
    await expect(box(page)).toContainText(/ChunkLoadError/);
    await retry(page).click();
    await expect(box(page)).toContainText(/ChunkLoadError/);
    await context.setOffline(false);
    // The earlier attempt may still run, and find the network back.
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click({ timeout: 1000 });
      await expect(page.locator('h1')).toHaveText(title, { timeout: 1000 });
    }).toPass();
  });

  test('of a flapping network: every page in the end, at worst after Retry', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, from);
    let count = 0;
    await interceptPageFiles(page, async (route) => {
      count += 1;
      if (count % 2 === 1) await route.abort();
      else await route.continue();
    });
    for (const [route, heading] of [
      [to, title],
      ['/getting-started/products/woofy', 'Woofy'],
      ['/security/index', 'Security'],
      [from, 'Introduction'],
    ] as const) {
      await page
        .locator(`a[href="${route}"]`)
        .first()
        .evaluate((found: HTMLAnchorElement) => found.click());
      await expect(async () => {
        if ((await box(page).count()) > 0) await retry(page).click();
        await expect(page.locator('h1')).toHaveText(heading, { timeout: 1500 });
      }).toPass({ timeout: 20_000 });
      await expect(page).toHaveURL(route);
    }
  });
});

test.describe('First page', () => {
  test.use({ allowedMessages: anyLoadError });

  for (const [name, pattern] of [
    ['main bundle', /\/assets\/js\/main\..*\.js$/],
    ['runtime', /\/assets\/js\/runtime~main\..*\.js$/],
    ['every script', /\.js$/],
  ] as const) {
    for (const [how, fault] of [
      ['blocked', (route: Route) => route.abort('blockedbyclient')],
      [
        'truncated',
        (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '!function(){' }),
      ],
      [
        'served as HTML',
        (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>portal' }),
      ],
    ] as const) {
      test(`${name} ${how}: readable, with links that work`, async ({ page }) => {
        await page.route(pattern, fault);
        await page.goto(from);
        await expectReadable(page);
        await expect(page.locator('h1')).toHaveText('Introduction');
        await link(page, to).click();
        await expect(page).toHaveURL(to);
        await expect(page.locator('h1')).toHaveText(title);
        await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
      });
    }
  }

  test('stylesheet blocked: the text is there', async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await open(page, from);
    await expectReadable(page);
  });

  test('its own files fail: readable at once, hydrated when they can be had', async ({ page }) => {
    const own = (route: Route): Promise<void> =>
      /\/(?:main|runtime~main)\./.test(route.request().url()) ? route.continue() : route.abort();
    await page.route(/\/assets\/js\/.*\.js$/, own);
    await page.goto(from);
    await expectReadable(page);
    await page.waitForTimeout(1500);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.unroute(/\/assets\/js\/.*\.js$/, own);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await hydrated(page);
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText(title);
  });

  for (const [name, fault] of [
    ['missing', (route: Route) => route.fulfill({ status: 404, body: '' })],
    ['out of reach', (route: Route) => route.abort('addressunreachable')],
  ] as const) {
    test(`the script of its form is ${name}: it says so, and Retry brings the form`, async ({
      page,
    }) => {
      const field = fieldOf(page);
      const own = await openForm(page);
      await page.route(own, fault);
      await page.reload();
      await expect(box(page)).toContainText(/ChunkLoadError/);
      await expect(field).toBeDisabled();
      await expect(page.locator('article')).toContainText('Sample values');
      await page.unroute(own);
      await retry(page).click();
      await expect(field).toBeEnabled();
      await expect(box(page)).toHaveCount(0);
    });
  }
});

test.describe('A page that is still loading', () => {
  // A worker would fetch for the page, past the routes.
  test.use({ allowedMessages: anyLoadError, serviceWorkers: 'block' });

  test('without the script of its form: it says so, and reloads by no one but the reader', async ({
    page,
  }) => {
    const own = await openForm(page);
    await page.route(own, (route) => route.fulfill({ status: 404, body: '' }));
    // What keeps it loading longer than its scripts need.
    let send = (): void => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/held.png', async (route) => {
      await held;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.addInitScript(() => {
      new Image().src = '/held.png';
      window.addEventListener('pageshow', () => {
        document.documentElement.dataset['shown'] = 'true';
      });
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(box(page)).toContainText(/ChunkLoadError/);
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    send();
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'true');
    await page.waitForTimeout(1500);
    expect(loads).toBe(0);
    await expect(box(page)).toContainText(/ChunkLoadError/);
  });
});

test.describe('A first page that comes in two parts', () => {
  for (const share of [0.6, 0.95]) {
    test(`is whole and as it was sent, the first with ${share * 100}% of it`, async ({ page }) => {
      const site = await deployment();
      const route = '/resources/faq';
      const html = readFileSync(path.join(buildFolder, route, 'index.html'));
      let sendRest = (): void => undefined;
      site.fault = ({ url }, response) => {
        if (url !== route) return false;
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.write(html.subarray(0, html.length * share));
        sendRest = () => response.end(html.subarray(html.length * share));
        return true;
      };
      await page.goto(site.origin + route, { waitUntil: 'commit' });
      // Painted, so the scripts come, and have time to run.
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForTimeout(1500);
      sendRest();
      await hydrated(page);
      await expect(page.locator('article h2')).toHaveCount(html.toString().split('<h2').length - 1);
      await expect(page.locator('footer.footer')).toHaveCount(1);
      await page.goto('about:blank');
      await site.close();
    });
  }
});

test.describe('Data that never arrive', () => {
  test.use({ allowedMessages: anyLoadError });

  test('the script of a form: Retry requests it again', async ({ page }) => {
    await hurried(page);
    await withoutPrefetch(page);
    await open(page, '/vaults/smart-contracts/vault');
    await page.route('**/assets/js/*', () => undefined);
    await page.getByRole('button', { name: 'Encode withdraw', exact: true }).click();
    const form = page.getByRole('region', { name: 'Calldata of withdraw' });
    await expect(form).toContainText('could not be loaded');
    await page.unroute('**/assets/js/*');
    await retry(page).click();
    await expect(form.getByRole('textbox').first()).toBeVisible();
  });

  for (const [route, says, then] of dataPages) {
    test(says, async ({ page }) => {
      await hurried(page);
      await page.route('**/abi/**', () => undefined);
      await page.goto(route);
      await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
      await page.unroute('**/abi/**');
      await retry(page).click();
      await expect(page.getByRole('status').filter({ hasText: then })).toBeVisible();
    });
  }
});

test.describe('Data in another form', () => {
  test.use({ allowedMessages: anyLoadError });
  test.beforeEach(({ page }) => withoutPrefetch(page));

  test('the page stays, and Retry of the form loads it anew', async ({ page }) => {
    await page.goto('/vaults/smart-contracts/vault');
    await page.route('**/abi/dictionary.json', (file) => file.fulfill({ json: {} }));
    const encode = page.getByRole('button', { name: 'Encode withdraw', exact: true });
    await encode.click();
    await expect(box(page)).toContainText('could not be loaded');
    await expect(page.locator('article h1')).toBeVisible();
    await page.unroute('**/abi/dictionary.json');
    await retry(page).click();
    await expect(box(page)).toHaveCount(0);
    await encode.click();
    await expect(
      page.getByRole('region', { name: 'Calldata of withdraw' }).locator('input').first(),
    ).toBeVisible();
  });

  for (const [route, says, then] of dataPages) {
    test(says, async ({ page }) => {
      for (const json of [{}, [], null]) {
        await page.goto('about:blank');
        await page.route('**/abi/**', (file) => file.fulfill({ json }));
        await page.goto(route);
        const status = page.getByRole('status').filter({ hasText: says });
        await expect(status).toBeVisible();
        await page.unroute('**/abi/**');
        await retry(page).click();
        await expect(page.getByRole('status').filter({ hasText: then })).toBeVisible();
      }
    });
  }
});

test.describe('Stale tab', () => {
  test.use({ allowedMessages: anyLoadError });
  let site: Deployment;

  // Each test opens one build, and deploys the other.
  test.beforeAll(async () => {
    site = await deployment();
  });
  test.beforeEach(async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, `${site.origin}${from}`);
  });
  test.afterEach(() => {
    site.fault = undefined;
  });
  test.afterAll(() => site.close());

  test('old files gone: a link ends on the right page by itself', async ({ page }) => {
    site.deploy();
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveURL(`${site.origin}${to}`);
    await expect(box(page)).toHaveCount(0);
    await hydrated(page);
  });

  test('a page that has moved leads on by itself', async ({ page }) => {
    site.deploy();
    const redirect = readFileSync(path.join(buildFolder, 'partners/index.html'), 'utf8');
    site.fault = (request, response) => {
      if (request.url !== to) return false;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(redirect);
      return true;
    };
    await link(page, to).click();
    await expect(page).toHaveURL(`${site.origin}/partners/introduction`);
    await expect(box(page)).toHaveCount(0);
  });

  test('old files gone: back and forward end on the right pages', async ({ page }) => {
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText(title);
    site.deploy();
    await link(page, '/getting-started/products/woofy').click();
    await expect(page).toHaveURL(/woofy$/);
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Introduction');
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(box(page)).toHaveCount(0);
  });

  for (const [name, headers, isSilent] of [
    ['that the browser keeps', { 'Cache-Control': 'max-age=600' }, false],
    // As a server does that knows a page by its size and the second in which it was written.
    ['that the server takes for unchanged', { 'Cache-Control': 'no-cache', ETag: '"s"' }, false],
    // Safari does from version 16.4 on.
    ['of which the browser says no source', { 'Cache-Control': 'max-age=600' }, true],
  ] as const) {
    test(`old files gone: a page with a form ${name} ends right by itself`, async ({ page }) => {
      if (isSilent)
        await page.evaluate(() => {
          Object.defineProperty(PerformanceResourceTiming.prototype, 'transferSize', {
            value: undefined,
          });
        });
      const html = readFileSync(path.join(site.folder, calculator, 'index.html'));
      let isDeployed = false;
      site.fault = (request, response) => {
        if (request.url !== calculator) return false;
        const isSame = request.headers['if-none-match'] !== undefined;
        if (isDeployed && !isSame) return false;
        response.writeHead(isSame ? 304 : 200, { 'Content-Type': 'text/html', ...headers });
        response.end(isSame ? '' : html);
        return true;
      };
      await page.evaluate((address) => {
        const ahead = Object.assign(document.createElement('link'), {
          rel: 'prefetch',
          href: address,
        });
        document.head.append(ahead);
        return new Promise((resolve) => (ahead.onload = resolve));
      }, calculator);
      site.deploy();
      isDeployed = true;
      await link(page, calculator).evaluate((found: HTMLAnchorElement) => found.click());
      await expect(page.locator('main form input').first()).toBeEnabled();
      await expect(page).toHaveURL(site.origin + calculator);
      await expect(box(page)).toHaveCount(0);
    });
  }

  // Without a right to list files, S3 says 403 of those that are missing, and other hosts send a page of theirs.
  for (const status of [404, 403, 200]) {
    test(`old files gone, answered ${status}: Retry of the form of a member loads its page`, async ({
      page,
    }) => {
      site.fault = ({ url = '' }, response) => {
        if (!/^\/assets\//.test(url) || existsSync(path.join(site.folder, url))) return false;
        response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>');
        return true;
      };
      await open(page, `${site.origin}/vaults/smart-contracts/vault`);
      const encode = page.getByRole('button', { name: 'Encode withdraw', exact: true });
      await expect(encode).toBeVisible();
      site.deploy();
      await encode.click();
      const form = page.getByRole('region', { name: 'Calldata of withdraw' });
      await expect(form).toContainText('could not be loaded');
      await retry(page).click();
      await expect(form).toHaveCount(0);
      await encode.click();
      await expect(form.getByRole('textbox').first()).toBeVisible();
    });
  }

  test('old files gone: a hash of another page is reached', async ({ page }) => {
    site.deploy();
    await page.locator('article a[href="/resources/defi-glossary#strategy"]').click();
    await expect(page.locator('h1')).toHaveText('DeFi glossary');
    await expect(page.locator('#strategy')).toBeInViewport();
    await hydrated(page);
  });

  test('old files gone: the search opens as a page by itself, answers, and its hit opens', async ({
    page,
  }) => {
    site.deploy();
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(/\/search\?q=#q$/);
    await hydrated(page);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('vault');
    await page.locator('main a[href^="/getting-started/"]').first().click();
    await expect(page.locator('article h1')).toBeVisible();
  });

  test('old files kept by the server: a link ends on the right page, of the new build', async ({
    page,
  }) => {
    const mainScript = (): Promise<string | null> =>
      page.locator('script[src*="/assets/js/main."]').first().getAttribute('src');
    const old = await mainScript();
    site.deploy({ keepsOldAssets: true });
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText(title);
    await hydrated(page);
    expect(await mainScript()).not.toBe(old);
    await expect(box(page)).toHaveCount(0);
  });

  test('two deployments under one tab end on the right page too', async ({ page }) => {
    site.deploy();
    site.deploy({ keepsOldAssets: true });
    // Two reversals of the names: the same ones again, so the pages agree with the tab.
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText(title);
  });

  test('a file that arrived broken and was kept by the browser is fetched anew by Retry', async ({
    page,
  }) => {
    let broken = true;
    site.fault = (request, response) => {
      if (!broken || !isPageFile(request)) return false;
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      response.end('(function(){');
      return true;
    };
    await link(page, to).click();
    await expect(box(page)).toContainText(/ChunkLoadError/);
    broken = false;
    await retry(page).click();
    await expect(page.locator('h1')).toHaveText(title);
  });

  test('server down: the box, and the page once it is up again', async ({ page }) => {
    await site.stop();
    await link(page, to).click();
    await expect(box(page)).toContainText(/ChunkLoadError/);
    await site.start();
    await retry(page).click();
    await expect(page.locator('h1')).toHaveText(title);
  });
});

test.describe('Storage', () => {
  test.use({
    allowedMessages: /browser storage is not available|storage error|SecurityError|QuotaExceeded/,
  });

  async function useSite(page: Page): Promise<void> {
    await open(page, from);
    await link(page, to).click();
    await expect(page.locator('h1')).toHaveText(title);
    const theme = await page.locator('html').getAttribute('data-theme');
    await page.locator('.navbar button[title*="mode"]').last().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Introduction');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('vault');
    await expect(page.getByRole('option').first()).toBeVisible();
  }

  test('forbidden, cookies too: everything works, nothing is remembered', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    });
    await useSite(page);
  });

  test('full: everything works', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('exceeded the quota', 'QuotaExceededError');
      };
    });
    await useSite(page);
  });

  for (const garbage of [
    '',
    '{',
    'null',
    '[1,{"a":[]}]',
    '"\u202e<script>alert(1)</script>',
    'x'.repeat(100_000),
  ]) {
    test(`holding ${JSON.stringify(garbage).slice(0, 40)} under every key: everything works`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        for (const storage of [localStorage, sessionStorage]) {
          const { getItem } = Storage.prototype;
          // Answers for every key that code may ask for.
          storage.setItem('theme', value);
          Object.defineProperty(storage, '__garbage', { value, enumerable: false });
          Storage.prototype.getItem = function (key) {
            return key === 'theme' ? getItem.call(this, key) : value;
          };
        }
      }, garbage);
      await open(page, from);
      await link(page, to).click();
      await expect(page.locator('h1')).toHaveText(title);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Introduction');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('vault');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.locator('script:not([src])').filter({ hasText: 'alert(1)' })).toHaveCount(
        0,
      );
    });
  }
});

test('Places to scroll to that another build has stored in another form are left alone', async ({
  page,
}) => {
  await open(page, from);
  await link(page, to).click();
  await expect(page.locator('h1')).toHaveText(title);
  const stored = (): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem('scroll-positions'));
  await expect.poll(stored).toContain('[[');
  await page.evaluate(
    (text) => {
      const keys = (JSON.parse(text ?? '') as [string][]).map(([key]) => key);
      sessionStorage.setItem(
        'scroll-positions',
        JSON.stringify(keys.map((key) => [key, { y: 1 }])),
      );
    },
    await stored(),
  );
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Introduction');
});

test.describe('Scripts off', () => {
  // An unknown page is asked for; a page that only leads on names no icon, so the browser asks for the usual one.
  test.use({ javaScriptEnabled: false, allowedMessages: /404 \(Not Found\)/ });

  test('documents, tables, formulas, navigation and base paths are there', async ({ page }) => {
    await page.goto(from);
    await expectReadable(page);
    await link(page, to).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toHaveText(title);
    await page.goto('/getting-started/guides/how-apy-works');
    await expect(page.locator('.katex').first()).toBeVisible();
    await page.goto('/getting-started/products/token-addresses');
    await expect(page.locator('article table').first()).toBeVisible();
    // The document itself, and a redirect.
    await page.goto('/security');
    await expect(page.locator('h1')).toHaveText('Security');
    await page.goto('/resources');
    await expect(page).toHaveURL(/\/resources\/faq\/?$/);
    await expect(page.locator('h1')).toBeVisible();
    await page.locator('.navbar a[href="/getting-started/intro"]').first().click();
    await expect(page.locator('h1')).toHaveText('Introduction');
    const response = await page.goto('/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('versions can be reached and left', async ({ page }) => {
    await page.goto('/vaults/smart-contracts/vault');
    await page.locator('.navbar__item.dropdown').first().hover();
    await page.locator('.dropdown__menu a', { hasText: '0.3.5' }).click();
    await expect(page).toHaveURL('/vaults/0.3.5/smart-contracts/vault');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article table, article pre').first()).toBeVisible();
    await page.locator('.alert a[href^="/vaults/"]').first().click();
    await expect(page).toHaveURL(/\/vaults\/(?!0\.3\.5)/);
  });

  test('on a narrow screen one can go on to every document', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(from);
    await expectReadable(page);
    const target = page.locator(`a[href="${to}"]:visible`).first();
    await target.click();
    await expect(page).toHaveURL(to);
  });
});

test('the not-found page of the build is complete without any script', () => {
  const html = readFileSync(path.join(buildFolder, '404.html'), 'utf8');
  expect(html).toMatch(/<h1[^>]*>[^<]*not found/i);
  expect(html).toContain('href="/');
});
