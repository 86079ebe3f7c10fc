/**
 * The site under a path of its host, `/docs/`: the small site, built for it. `BASE_URL_BUILD` names another build for it,
 * such as the whole site's.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx, type Nginx } from '../../scripts/setup/nginx';
import { offered } from '../../packages/hosting';
import { createSiteServer } from '../../packages/static-server';
import { ask, each } from '../site/hosting';
import { addWriting, buildSmallSite, copySmallSite } from '../site/smallSite';
import { expect, hydrated, test } from './support/site';
import { writingTests } from './support/writing';

const baseUrl = '/docs/';

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );
}

test.describe('Base URL /docs/', () => {
  // One build for all of them.
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  let home: string | undefined;
  let folder: string;
  let server: Server;
  let shipped: string;
  let nginx: Nginx;

  test.beforeAll(async () => {
    // This takes minutes on a busy machine, because it builds a site.
    test.setTimeout(600_000);
    folder = process.env.BASE_URL_BUILD ?? '';
    if (folder === '') {
      home = mkdtempSync(path.join(tmpdir(), 'base-url-'));
      copySmallSite(home);
      addWriting(home);
      const { status, output } = buildSmallSite(home, { BASE_URL: baseUrl });
      expect(status, output).toBe(0);
      folder = path.join(home, 'build');
    }
    server = createSiteServer(folder, baseUrl);
    shipped = await listen(server);
    nginx = await startNginx(folder);
  });
  test.afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await nginx.stop();
    if (home) rmSync(home, { recursive: true, force: true });
  });

  test('every route, file and reference answers below it, from both servers', async () => {
    const { routes, files } = offered(folder, baseUrl);
    const references = new Set<string>();
    const wrong: string[] = [];
    await each(routes, async (route) => {
      const answer = await ask(shipped, route);
      if (answer.status !== 200) wrong.push(`${route}: ${answer.status}`);
      const html = answer.body
        .toString()
        .replace(/<script\b(?![^>]*\ssrc=)[\s\S]*?<\/script>/g, '');
      for (const [, quoted, bare = quoted] of html.matchAll(
        /\s(?:href|src)=(?:"(\/[^"#?]*)|(\/[^"\s>#?]*))/g,
      )) {
        references.add(new URL(bare ?? '', shipped).pathname);
      }
    });
    for (const target of references) {
      if (!target.startsWith(baseUrl)) wrong.push(`${target} is not below ${baseUrl}`);
    }
    await each([...new Set([...routes, ...files, ...references])], async (target) => {
      const [one, other] = await Promise.all([ask(shipped, target), ask(nginx.origin, target)]);
      const location = other.headers.location?.toString();
      const [status, body] =
        location === undefined
          ? [other.status, other.body]
          : [(await ask(nginx.origin, location)).status, one.body];
      if (one.status !== 200 || status !== 200) {
        wrong.push(`${target}: ${one.status}, nginx ${other.status} ${location ?? ''}`);
      } else if (!one.body.equals(body)) wrong.push(`${target}: nginx sends something else`);
      if (location !== undefined && !location.startsWith(baseUrl)) {
        wrong.push(`${target} leads to ${location}`);
      }
      const cached = /immutable/.test(other.headers['cache-control']?.toString() ?? '');
      if (cached !== target.startsWith(`${baseUrl}assets/`)) wrong.push(`${target}: cache rule`);
    });
    expect(wrong).toEqual([]);
    expect(routes.length).toBeGreaterThan(20);
    test.info().annotations.push({
      type: 'count',
      description: `${routes.length} routes, ${files.length} files, ${references.size} references`,
    });
  });

  test('nothing answers outside of it', async () => {
    for (const origin of [shipped, nginx.origin]) {
      for (const target of ['/', '/security/multisig', '/assets/', '/docs-other/', '/docsx']) {
        expect((await ask(origin, target)).status, `${origin}${target}`).toBe(404);
      }
      const index = await ask(origin, '/docs/security/multisig/index.html');
      expect([index.status, index.headers.location]).toEqual([301, '/docs/security/multisig']);
    }
  });

  test('hosts of static files are told the same paths', () => {
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    expect(read('_headers')).toMatch(/^\/docs\/\*$/m);
    // A file that is missing would get headers of its folder too: these hosts keep all files as briefly as pages.
    expect(read('_headers')).not.toMatch(/assets/);
    for (const line of read('_redirects').trim().split('\n')) {
      expect(line).toMatch(/^\/docs\/\S* \/docs\/\S* 301$/);
    }
    const vercel = JSON.parse(read('vercel.json')) as { headers: { source: string }[] };
    expect(vercel.headers.map(({ source }) => source)).toEqual(['/docs/(.*)']);
  });

  test('pages are hydrated, ask for nothing outside of it, and links lead on', async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${shipped}${baseUrl}`)) outside.push(request.url());
    });
    const { routes } = offered(folder, baseUrl);
    for (const route of routes.length > 60
      ? routes.filter((_, index) => index % 8 === 0)
      : routes) {
      await page.goto(shipped + route);
      await hydrated(page);
      // A document may hide its title.
      await expect(page.locator('h1, h2').first(), route).toBeVisible();
      expect(new URL(page.url()).pathname.startsWith(baseUrl), route).toBe(true);
    }
    await page.goto(`${shipped}${baseUrl}security/multisig`);
    await hydrated(page);
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(`${shipped}${baseUrl}`);
    await page.goBack();
    await expect(page).toHaveURL(`${shipped}${baseUrl}security/multisig`);
    expect(outside).toEqual([]);
  });

  test('the search answers, and its hits lead below it', async ({ page }) => {
    await page.goto(`${shipped}${baseUrl}`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('multisig');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goto(`${shipped}${baseUrl}search?q=multisig`);
    const hit = page.locator('.search-page__hit a').first();
    await expect(hit).toHaveAttribute('href', /^\/docs\/[a-z]/);
    await hit.click();
    await expect(page).toHaveURL(/\/docs\/[a-z]/);
    await expect(page.locator('article h1')).toBeVisible();
  });

  if (!process.env.BASE_URL_BUILD) writingTests(() => `${shipped}${baseUrl}resources/`);

  test.describe('unknown', () => {
    test.use({ allowedMessages: /404|Refused to|MIME type|Failed to load resource/ });

    test('paths show the not-found page, which leads on', async ({ page }) => {
      const response = await page.goto(`${shipped}${baseUrl}nothing-here`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('main h1')).toHaveText(/not found/i);
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL(`${shipped}${baseUrl}`);
    });

    test('to the host: served at / the home page shows the banner with the right base URL', async ({
      page,
    }) => {
      const wrong = createSiteServer(folder, '/');
      const origin = await listen(wrong);
      await page.goto(`${origin}/`);
      const banner = page.getByRole('alert').filter({ hasText: 'Your site did not load properly' });
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('Suggested base URL: /');
      wrong.closeAllConnections();
      wrong.close();
      // And none where all is right.
      await page.goto(`${shipped}${baseUrl}`);
      await hydrated(page);
      await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
    });
  });

  test.describe('offline reading', () => {
    test.use({ serviceWorkers: 'allow' });

    test('keeps pages below it', async ({ page }) => {
      await page.goto(`${shipped}${baseUrl}security/multisig`);
      await hydrated(page);
      await expect
        .poll(
          () =>
            page.evaluate(async () => Boolean(await caches.match('/docs/offline.json?security'))),
          { timeout: 20_000 },
        )
        .toBe(true);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
        `${shipped}${baseUrl}`,
      );
    });
  });
});
