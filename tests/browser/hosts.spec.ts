/**
 * A sample of `npm run check:hosts`, on the hosts that need nothing installed: a few addresses and steps on each, and a
 * deployment between two clicks.
 */
import { Builds } from '../../scripts/check-hosts/builds';
import { ownHosts } from '../../scripts/check-hosts/hosts/programs';
import { standIns } from '../../scripts/check-hosts/hosts/standIns';
import { faultsOf } from '../../scripts/check-hosts/table';
import { tryHost } from '../../scripts/check-hosts/tryHost';
import { buildFolder, expect, test } from './support/site';

const hosts = [...ownHosts, ...standIns].filter(({ baseUrl = '/' }) => baseUrl === '/');

test.describe('Hosts', () => {
  // The forms that hosts publish are made once.
  test.describe.configure({ mode: 'default', timeout: 90_000 });
  let builds: Builds;
  test.beforeAll(() => {
    builds = new Builds({ '/': buildFolder });
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
