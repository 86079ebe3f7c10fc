import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request as ask } from 'node:http';
import type { Page } from '@playwright/test';
import { hashSource, inlineScripts } from '../../packages/hosting';
import { buildFolder, expect, hydrated, open, test } from './support/site';

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Collects the browser's own reports of what the policy blocked. */
async function collectViolations(page: Page): Promise<() => Promise<Violation[]>> {
  await page.addInitScript(() => {
    const found: { directive: string; blocked: string }[] = [];
    Object.assign(window, { __violations: found });
    document.addEventListener('securitypolicyviolation', (event) =>
      found.push({ directive: event.effectiveDirective, blocked: event.blockedURI }),
    );
  });
  return () =>
    page.evaluate(() => (window as unknown as { __violations: Violation[] }).__violations);
}

const article = '/getting-started/guides/how-apy-works';

test.describe('Content security policy', () => {
  test('is on every kind of page, and nothing on them violates it', async ({ page }) => {
    const violations = await collectViolations(page);
    for (const route of [
      '/',
      article,
      '/security/multisig',
      '/resources/defi-glossary',
      '/search',
    ]) {
      const response = await page.goto(route);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy, route).toContain("require-trusted-types-for 'script'");
      expect(/script-src [^;]*/.exec(policy)?.[0], route).not.toMatch(/unsafe|\*|https?:|data:/);
      await hydrated(page);
      // Late content too: formulas, prefetched pages, fonts.
      await page.waitForLoadState('networkidle');
      expect(await violations(), route).toEqual([]);
    }
  });

  test('bears with navigation, search, colour mode, calculators and formulas', async ({ page }) => {
    const violations = await collectViolations(page);
    await open(page, '/getting-started/intro');
    await page.locator(`.menu a[href="${article}"]`).first().click();
    await expect(page).toHaveURL(article);
    await expect(page.locator('.katex').first()).toBeVisible();
    await expect(page.locator('.table-of-contents a').first()).not.toBeEmpty();
    await page.locator('article form input').first().fill('7');
    await page.locator('.navbar button[title*="mode"]').last().click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('vault');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goto('/search?q=vault');
    await expect(page.locator('main a[href*="vault"]').first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test('the device keeps what the FAQ says, and no cookie is set', async ({ page, context }) => {
  await open(page, '/getting-started/guides/withdraw-without-the-app');
  await page.getByRole('tab', { name: 'TypeScript' }).click();
  await page.locator('.navbar button[title*="mode"]').last().click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('vault');
  await page.getByRole('option').first().click();
  await open(page, '/vaults/smart-contracts/vault');
  await page
    .locator('.navbar .dropdown__link[href^="/vaults/0.3.5/"]')
    .first()
    .dispatchEvent('click');
  await expect(page).toHaveURL(/0\.3\.5/);
  // Each of these is named in `docs/resources/faq.md#privacy`.
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort()))
    .toEqual([
      'docs-preferred-version-vaults',
      'docusaurus.tab.code',
      'scroll-positions',
      'search-recent',
      'theme',
    ]);
  expect(await context.cookies()).toEqual([]);
});

test.describe('Planted code', () => {
  const planted = '<b id="planted">x</b>';

  /** Serves a page with markup added, under the headers of the server. */
  async function plant(page: Page, markup: string): Promise<void> {
    await page.route(`**${article}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<div id="?__docusaurus)/, `${markup}$1`);
      await route.fulfill({ response, body: html });
    });
    await page.goto(article);
    await page.waitForSelector('#planted', { state: 'attached' });
  }

  test.use({
    allowedMessages:
      /violates the following Content Security Policy|Refused to|violates the following directive|ERR_BLOCKED_BY_CSP|This document requires 'Trusted|net::ERR/i,
  });

  for (const [name, markup, directive] of [
    ['an inline script', '<script>window.__ran = 1</script>', 'script-src-elem'],
    ['an event handler', '<img src="data:," onerror="window.__ran = 1">', 'script-src-attr'],
    [
      'a script of another origin',
      '<script src="https://evil.example/x.js"></script>',
      'script-src-elem',
    ],
    [
      'a script in a data: address',
      '<script src="data:text/javascript,__ran=1"></script>',
      'script-src-elem',
    ],
    ['a style element', '<style>body { display: none }</style>', 'style-src-elem'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
    ['a base element', '<base href="https://evil.example/">', 'base-uri'],
    ['a plugin', '<object data="/img/logo.svg"></object>', 'object-src'],
    ['a picture of another origin', '<img src="https://evil.example/p.png">', 'img-src'],
  ] as const) {
    test(`${name} is blocked`, async ({ page }) => {
      const violations = await collectViolations(page);
      await plant(page, markup + planted);
      await expect
        .poll(async () => (await violations()).map((each) => each.directive))
        .toContain(directive);
      expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    });
  }

  test('a javascript: link does nothing', async ({ page }) => {
    await plant(page, `<a id="bad" href="javascript:window.__ran=1">x</a>${planted}`);
    await page.locator('#bad').evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    await expect(page).toHaveURL(article);
  });

  test('strings do not become code or markup', async ({ page }) => {
    await open(page, article);
    const outcomes = await page.evaluate(async () => {
      // Not in the turn of the debugger, for which browsers suspend the rule against evaluation.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = (run: () => unknown): string => {
        try {
          run();
          return 'ran';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      return {
        innerHTML: attempt(() => (document.createElement('p').innerHTML = '<i>x</i>')),
        insertAdjacentHTML: attempt(() =>
          document.body.insertAdjacentHTML('beforeend', '<i>x</i>'),
        ),
        write: attempt(() => document.write('<i>x</i>')),
        parse: attempt(() => new DOMParser().parseFromString('<i>x</i>', 'text/html')),
        scriptSrc: attempt(() => (script.src = '/assets/js/x.js')),
        scriptText: attempt(() => (script.text = 'window.__ran = 1')),
        eval: attempt(() => (0, eval)('window.__ran = 1')),
        function: attempt(() => new Function('window.__ran = 1')()),
        worker: attempt(() => new Worker('/sw.js')),
        policy: attempt(() =>
          (
            window as unknown as {
              trustedTypes: { createPolicy(name: string, rules: object): unknown };
            }
          ).trustedTypes.createPolicy('evil', {}),
        ),
      };
    });
    expect(outcomes).toEqual({
      innerHTML: 'TypeError',
      insertAdjacentHTML: 'TypeError',
      write: 'TypeError',
      parse: 'TypeError',
      scriptSrc: 'TypeError',
      scriptText: 'TypeError',
      eval: 'EvalError',
      function: 'EvalError',
      worker: 'TypeError',
      policy: 'TypeError',
    });
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  });

  test('a page of another origin cannot frame the site', async ({ page, origin }) => {
    await page.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/"></iframe>` }),
    );
    await page.goto('http://other.example/');
    await page.waitForTimeout(500);
    const inner = page.frames().find((frame) => frame !== page.mainFrame());
    expect(await inner?.content().catch(() => '')).not.toContain('__docusaurus');
  });
});

test.describe('Policy in the page', () => {
  test('of a host that sends no headers blocks the same', async ({ page }) => {
    const html = readFileSync(path.join(buildFolder, article, 'index.html'), 'utf8');
    const { contentSecurityPolicy, policyOfPage } = await import('../../packages/hosting');
    const policy = policyOfPage(
      contentSecurityPolicy({ scriptHashes: inlineScripts(html).map(hashSource) }),
    );
    const violations = await collectViolations(page);
    await page.route(`**${article}`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html
          .replace(
            '<meta charset="UTF-8">',
            `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
          )
          .replace('</body>', '<script>window.__ran = 1</script></body>'),
      }),
    );
    await open(page, article);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    expect((await violations()).map((each) => each.directive)).toEqual(['script-src-elem']);
  });
  test.use({
    allowedMessages: /violates the following Content Security Policy|Refused to execute/,
  });
});

test('every answer of the server carries the headers', async ({ origin }) => {
  for (const target of ['/', '/nope', '/index.html', '/assets/js/nope.js', '/%00', '/robots.txt']) {
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
      ask(`${origin}${target}`, (response) => {
        response.resume();
        resolve(response.headers);
      })
        .on('error', reject)
        .end();
    });
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]) {
      expect(headers[name], `${target}: ${name}`).toBeTruthy();
    }
  }
});
