import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latestRelease } from '../data/releases';
import { buildEnvironment } from './environment';
import { numberedRoutes, pagePlugins } from './plugins';

test('a misspelled option of a package is refused, with the right ones', () => {
  let refused = 0;
  for (const plugin of pagePlugins(buildEnvironment({}))) {
    const [name, options] = plugin as [string, object?];
    if (!Array.isArray(plugin) || !name.includes('packages')) continue;
    const { validateOptions } = require(name) as {
      validateOptions: (given: { options: object }) => object;
    };
    assert.deepEqual(validateOptions({ options: options ?? {} }), { id: 'default', ...options });
    const misspelled = { ...options, enabeld: true };
    assert.throws(
      () => validateOptions({ options: misspelled }),
      new RegExp(`"enabeld" of a plugin → .*${Object.keys(options ?? {})[0]}`),
    );
    refused += 1;
  }
  assert.equal(refused, 6);
});

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
