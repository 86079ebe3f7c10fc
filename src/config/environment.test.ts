import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildEnvironment, isBuilt } from './environment';

const hosted = { ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX_NAME: 'index', ALGOLIA_API_KEY: 'key' };

test('nothing set: the whole site at the root, with the embedded search', () => {
  const environment = buildEnvironment({});
  assert.deepEqual(environment, {
    baseUrl: '/',
    sections: undefined,
    hostedSearch: undefined,
    policyInPages: false,
  });
  assert.ok(isBuilt(environment, 'vaults'));
});

test('all search variables set: the hosted service', () => {
  assert.deepEqual(buildEnvironment(hosted).hostedSearch, {
    appId: 'app',
    indexName: 'index',
    apiKey: 'key',
  });
});

for (const name of Object.keys(hosted) as (keyof typeof hosted)[]) {
  test(`search without ${name} stops and names it`, () => {
    assert.throws(
      () => buildEnvironment({ ...hosted, [name]: undefined }),
      new RegExp(`${name} is not set`),
    );
  });
}

test('a search variable that was copied with something around it stops and is named', () => {
  for (const value of ['app\n', ' app', '"app"', 'app; script-src *'])
    assert.throws(
      () => buildEnvironment({ ...hosted, ALGOLIA_APP_ID: value }),
      /^Error: ALGOLIA_APP_ID has a space, a line break, or a sign/,
      value,
    );
});

test('sections are read as a list; an unknown one stops and names those there are', () => {
  const environment = buildEnvironment({ SECTIONS: 'partners, security' });
  assert.deepEqual(environment.sections, ['partners', 'security']);
  assert.ok(!isBuilt(environment, 'vaults'));
  assert.throws(() => buildEnvironment({ SECTIONS: 'nope' }), /"nope".*getting-started/);
});

test('a base URL must start and end with a slash', () => {
  assert.equal(buildEnvironment({ BASE_URL: '/docs/' }).baseUrl, '/docs/');
  for (const value of ['docs', '/docs', 'docs/', 'https://x/', '/a b/']) {
    assert.throws(() => buildEnvironment({ BASE_URL: value }), /BASE_URL/);
  }
});

test('the policy is put into pages by "1", and nothing else is taken for a no', () => {
  assert.equal(buildEnvironment({ POLICY_IN_PAGES: '1' }).policyInPages, true);
  for (const value of ['true', 'yes', '0', ' 1'])
    assert.throws(() => buildEnvironment({ POLICY_IN_PAGES: value }), /Write "1"/, value);
});
