import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy, headerRules, policyOfPage, trustedTypePolicies } from './index';

const input = { scriptHashes: ["'sha256-abc='"] };

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts run from the site and by hash only', () => {
  const policy = contentSecurityPolicy(input);
  assert.deepEqual(directive(policy, 'script-src'), ["'self'", "'sha256-abc='"]);
  assert.doesNotMatch(policy, /unsafe-eval|unsafe-hashes|strict-dynamic|\*/);
  assert.deepEqual(directive(policy, 'require-trusted-types-for'), ["'script'"]);
  assert.deepEqual(directive(policy, 'trusted-types'), [...trustedTypePolicies]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'frame-src']) {
    assert.deepEqual(directive(policy, name), ["'none'"], name);
  }
});

test('connections leave the site for the configured search service only', () => {
  assert.deepEqual(directive(contentSecurityPolicy(input), 'connect-src'), ["'self'"]);
  const hosts = directive(
    contentSecurityPolicy({ ...input, searchApplication: 'ABC123' }),
    'connect-src',
  );
  assert.deepEqual(hosts.slice(0, 3), [
    "'self'",
    'https://abc123-dsn.algolia.net',
    'https://abc123.algolia.net',
  ]);
  assert.equal(hosts.length, 6);
});

test('the policy for the page leaves out what counts in a header only', () => {
  const whole = contentSecurityPolicy(input);
  const policy = policyOfPage(whole);
  assert.doesNotMatch(policy, /frame-ancestors|report-uri|sandbox/);
  assert.ok(policy.length > 0 && whole.startsWith(policy));
});

test('no header is set by two rules, since hosts join or repeat such headers', () => {
  const names = headerRules(input).flatMap(({ headers }) => Object.keys(headers));
  assert.equal(new Set(names).size, names.length);
});
