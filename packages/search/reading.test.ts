import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingRelease } from './reading';
import type { Versions } from './types';

const versions = { section: 'docs', releases: ['2.0', '1.0'] };

/** The release that is read on a page, in a browser that has stored something. */
function read(stored: Record<string, string>, page: string, of: Versions = versions): string {
  const getItem = (key: string): string | null => stored[key] ?? null;
  Object.assign(globalThis, { window: { localStorage: { getItem } } });
  try {
    return readingRelease(of, `/base${page}`, '/base/');
  } finally {
    // Other tests share the process.
    Reflect.deleteProperty(globalThis, 'window');
  }
}

test('the open page says which release is read', () => {
  assert.equal(read({}, '/docs/intro'), '2.0');
  assert.equal(read({}, '/docs/1.0/intro'), '1.0');
});

test('elsewhere it is the one chosen before, which Docusaurus keeps by the id of the plugin', () => {
  const chosen = { 'docs-preferred-version-default': '1.0' };
  assert.equal(read(chosen, '/blog'), '2.0');
  assert.equal(read(chosen, '/blog', { ...versions, plugin: 'default' }), '1.0');
  assert.equal(read({ 'docs-preferred-version-docs': '1.0' }, '/blog'), '1.0');
});

test('on the search page it is the one of the filter', () => {
  const chosen = { 'docs-preferred-version-docs': '2.0' };
  assert.equal(read(chosen, '/search?q=fee&version=1.0'), '1.0');
  assert.equal(read({ 'docs-preferred-version-docs': '1.0' }, '/search?version=9.0'), '1.0');
  assert.equal(read(chosen, '/blog?version=1.0'), '2.0');
});
