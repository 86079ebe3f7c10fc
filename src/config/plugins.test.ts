import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latestRelease } from '../data/releases';
import { numberedRoutes } from './plugins';

test('an address that names the newest release leads to the page without a version', () => {
  assert.deepEqual(numberedRoutes('/vaults/compare'), [`/vaults/${latestRelease}/compare`]);
  assert.deepEqual(numberedRoutes('/vaults/getting-started'), [
    `/vaults/${latestRelease}`,
    `/vaults/${latestRelease}/getting-started`,
  ]);
});

test('older releases, lists of tags and other sections have no such address', () => {
  for (const route of [
    '/vaults/0.3.0/compare',
    '/vaults/0.3.0',
    '/vaults/tags',
    '/vaults/tags/vaults',
    '/security/index',
  ]) {
    assert.deepEqual(numberedRoutes(route), [], route);
  }
});
