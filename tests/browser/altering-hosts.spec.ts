/**
 * Hosts that change what the build holds: the reader gets the right page, at worst because the browser loads it, and
 * never a blank page or a loop.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { minify } from 'html-minifier-terser';
import { parse, serialize } from 'parse5';
import { createSiteServer } from '../../packages/static-server';
import { deployment, renamed, type Deployment } from './support/deployment';
import { buildFolder, expect, hydrated, open, test, withoutPrefetch } from './support/site';

/** Pages that are read one after another, by the links between them. */
const steps = [
  ['/getting-started/using-yearn', 'Using Yearn'],
  ['/security/index', 'Security'],
  ['/resources/faq', 'Frequently asked questions'],
  ['/getting-started/intro', 'Introduction'],
] as const;
const [, , , [from]] = steps;
const [[to, title]] = steps;

/** How often the browser may load one page. More than that is a loop. */
const mostLoads = 2;

const follow = (page: Page, route: string): Promise<void> =>
  page
    .locator(`a[href="${route}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** Reads through the site by its links, and back; counts how often the browser loads a page at each step. */
async function readThrough(page: Page, origin: string): Promise<void> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(origin + from);
  await expect(page.locator('h1')).toHaveText('Introduction');
  for (const [route, heading] of steps) {
    loads = 0;
    await follow(page, route);
    await expect(page.locator('h1')).toHaveText(heading);
    expect(new URL(page.url()).pathname.replace(/\/(?:index)?$/, '')).toBe(
      route.replace(/\/index$/, ''),
    );
    // By now, anything that loads the page once more has done so.
    await page.waitForTimeout(300);
    expect(loads, `loads of ${route}`).toBeLessThanOrEqual(mostLoads);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
}

/** The built page of an address, if there is one. */
function builtPage({ url = '/' }: IncomingMessage): string | undefined {
  const file = path.join(buildFolder, decodeURI(url.replace(/\?.*$/, '')), 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const sendPage = (response: ServerResponse, html: string | Buffer, headers = {}): true => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
  response.end(html);
  return true;
};

const minified = (html: string, minifyJS: boolean): Promise<string> =>
  minify(html, {
    collapseBooleanAttributes: true,
    collapseWhitespace: true,
    minifyCSS: true,
    minifyJS,
    removeAttributeQuotes: true,
    removeComments: true,
    removeEmptyAttributes: true,
    removeOptionalTags: true,
    removeRedundantAttributes: true,
  });

const withoutComments = (html: string): string => html.replace(/<!--[\s\S]*?-->/g, '');

const banner =
  '<div id="banner" style="padding:1rem">A banner of the host</div><script>document.body.prepend(document.getElementById("banner"));addEventListener("load",()=>{document.body.append(document.createElement("aside"))})</script>';

test.describe('Hosts that alter pages', () => {
  let site: Deployment;
  test.beforeAll(async () => {
    site = await deployment();
  });
  test.beforeEach(() => {
    site.fault = undefined;
  });
  test.afterAll(() => site.close());

  test('keep a copy below an address of their own, as archives do: it stays as it was sent', async ({
    page,
  }) => {
    const archive = '/web/2022/https://docs.yearn.finance';
    site.fault = (request, response) => {
      if (!request.url?.startsWith(archive)) return false;
      request.url = request.url.slice(archive.length);
      const html = builtPage(request);
      return html !== undefined && sendPage(response, html);
    };
    for (const [route, heading] of [...steps.slice(2), ['/', 'Yearn earns yield']] as const) {
      await page.goto(site.origin + archive + route, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toContainText(heading);
    }
  });

  for (const [name, alter] of [
    ['minify them', (html: string) => minified(html, false)],
    ['drop their comments', (html: string) => Promise.resolve(withoutComments(html))],
    ['write them anew from a parser', (html: string) => Promise.resolve(serialize(parse(html)))],
    [
      'add a banner with a script',
      (html: string) => Promise.resolve(html.replace(/(<body[^>]*>)/, `$1${banner}`)),
    ],
    [
      'add a banner at the end',
      (html: string) =>
        Promise.resolve(
          html.includes('</body>') ? html.replace('</body>', `${banner}</body>`) : html + banner,
        ),
    ],
  ] as const) {
    test(`${name}: every page is right, and the browser loads the first alone`, async ({
      page,
    }) => {
      const pages = new Map<string, string>();
      site.fault = (request, response) => {
        const html = builtPage(request);
        if (html === undefined) return false;
        const { url = '' } = request;
        void (async () => {
          const altered = pages.get(url) ?? (await alter(html));
          pages.set(url, altered);
          // Such a host doesn't send our policy.
          sendPage(response, altered);
        })();
        return true;
      };
      await withoutPrefetch(page);
      await page.goto(site.origin + from);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      for (const [route, heading] of steps) {
        await follow(page, route);
        await expect(page.locator('h1')).toHaveText(heading);
        expect(await page.evaluate(() => 'isFirst' in window), route).toBe(true);
      }
    });
  }

  test.describe('and their scripts', () => {
    test.use({ allowedMessages: /Content Security Policy|Refused to/ });

    test('against the policy: every page is right', async ({ page }) => {
      const policy = (await fetch(site.origin + from)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain('script-src');
      site.fault = (request, response) => {
        const html = builtPage(request);
        if (html === undefined) return false;
        void minified(html, true).then((altered) =>
          sendPage(response, altered + banner, { 'Content-Security-Policy': policy }),
        );
        return true;
      };
      await readThrough(page, site.origin);
    });
  });

  test('compress what is compressed: every page is right', async ({ page }) => {
    site.fault = (request, response) => {
      const html = builtPage(request);
      if (html === undefined) return false;
      return sendPage(response, gzipSync(brotliCompressSync(html)), {
        'Content-Encoding': 'br, gzip',
      });
    };
    await readThrough(page, site.origin);
  });
});

test.describe('Hosts that know no missing page', () => {
  test.use({
    allowedMessages:
      /ChunkLoadError|Loading chunk|Refused to execute|MIME type|SyntaxError|Unexpected token|Failed to load resource|Could not preload/,
  });

  /** Answers 200 with the host's own page for whatever the build lacks. */
  const ownPage = (site: Deployment, served: () => boolean): void => {
    site.fault = (request, response) => {
      const { url = '/' } = request;
      const name = decodeURI(url.replace(/\?.*$/, ''));
      const isThere = [name, `${name}/index.html`].some((file) =>
        existsSync(path.join(site.folder, file)),
      );
      if (isThere && served()) return false;
      return sendPage(response, '<!doctype html><title>Host</title><h1>Welcome to the host</h1>');
    };
  };

  test('after a deployment a link ends on the right page', async ({ page }) => {
    const site = await deployment();
    ownPage(site, () => true);
    await withoutPrefetch(page);
    await open(page, site.origin + from);
    site.deploy();
    await follow(page, to);
    await expect(page.locator('h1')).toHaveText(title);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('vault');
    await expect(page.getByRole('option').first()).toBeVisible();
    await site.close();
  });

  test('a page that was removed shows what the host has for it, at the latest after Retry', async ({
    page,
  }) => {
    const site = await deployment();
    await withoutPrefetch(page);
    await open(page, site.origin + from);
    ownPage(site, () => false);
    await follow(page, to);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Welcome to the host');
    await site.close();
  });
});

test.describe('Two builds behind one address', () => {
  test.use({
    allowedMessages:
      /404 \(Not Found\)|ChunkLoadError|Loading chunk|Refused to|MIME type|Could not preload|The page stays|without its styles/,
  });

  for (const [name, choose] of [
    ['in turn', (count: number) => count % 2],
    ['two requests each', (count: number) => (count >> 1) % 2],
  ] as const) {
    test(`${name}: every page is right, and at rest once one build is left`, async ({ page }) => {
      const home = mkdtempSync(path.join(tmpdir(), 'balancer-'));
      const next = path.join(home, 'next');
      renamed(buildFolder, next);
      const builds = [createSiteServer(buildFolder), createSiteServer(next)];
      let count = 0;
      let isMixed = true;
      const server = createServer((request, response) => {
        count += 1;
        builds[isMixed ? choose(count) : 1]?.emit('request', request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await readThrough(page, origin);
      isMixed = false;
      await page.reload();
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Frequently asked questions');
      await follow(page, to);
      await expect(page.locator('h1')).toHaveText(title);
      server.closeAllConnections();
      server.close();
      rmSync(home, { recursive: true });
    });
  }
});
