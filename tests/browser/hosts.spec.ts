/**
 * A sample of `npm run check:hosts`, on the hosts that need nothing installed: a few addresses and steps on each, and a
 * deployment between two clicks.
 */
import { Builds } from '../../scripts/check-hosts/builds';
import { ownHosts } from '../../scripts/check-hosts/hosts/programs';
import { standIns } from '../../scripts/check-hosts/hosts/standIns';
import { faultsOf } from '../../scripts/check-hosts/table';
import { tryHost } from '../../scripts/check-hosts/tryHost';
import { freePort } from '../../scripts/setup/launch';
import { buildFolder, expect, open, test } from './support/site';

const hosts = [...ownHosts, ...standIns].filter(({ baseUrl = '/' }) => baseUrl === '/');

test.describe('Hosts', () => {
  // The forms that hosts publish are made once.
  test.describe.configure({ mode: 'default', timeout: 90_000 });
  let builds: Builds;
  test.beforeAll(() => {
    builds = new Builds({ '/': buildFolder });
  });

  test.describe('whose addresses end in a slash', () => {
    test.use({ allowedMessages: /status of 404/ });

    for (const start of ['/nope', '/security/index', '/resources/faq/index.html']) {
      test(`GitHub Pages: a visit that begins at ${start} is redirected once at most`, async ({
        page,
      }) => {
        const [pages] = hosts.filter(({ name }) => name === 'GitHub Pages');
        if (!pages) throw new Error('There is no stand-in for GitHub Pages.');
        const running = await pages.start(builds.for(pages).site, await freePort());
        await open(page, running.origin + start);
        let redirects = 0;
        page.on('response', (response) => (redirects += Number(response.status() === 301)));
        for (const route of [
          '/getting-started/intro',
          '/partners/introduction',
          '/resources/faq',
        ]) {
          await page.locator(`.navbar a[href="${route}"]`).first().click();
          await expect(page).toHaveURL(new RegExp(`${route}/?$`));
          await expect(page.locator('article h1')).toBeVisible();
        }
        await running.stop();
        expect(redirects).toBeLessThanOrEqual(1);
      });
    }
  });

  for (const host of hosts) {
    test(`${host.name}: every page, step and offline copy is right`, async ({ browser }) => {
      const row = await tryHost(browser, host, builds, { every: 20, perSection: 1 });
      expect(faultsOf(row)).toEqual([]);
      expect(row.answers.addresses).toBeGreaterThan(50);
      expect(row.visit.steps).toBeGreaterThan(15);
      expect(row.offline.pages).toBeGreaterThan(5);
    });
  }
});
