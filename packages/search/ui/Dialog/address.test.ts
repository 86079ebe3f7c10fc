import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchAddress } from './address';

const versions = { section: 'docs', releases: ['2.0', '1.0'] };

/** The address to which a reader of a release is led, in a browser that has stored a chosen one. */
function address(chosen: string | null, reading: string): string {
  Object.assign(globalThis, { window: { localStorage: { getItem: () => chosen } } });
  try {
    return searchAddress(versions, 'a b', reading, '/base/');
  } finally {
    // Other tests share the process.
    Reflect.deleteProperty(globalThis, 'window');
  }
}

test('the search page is told the release that it would not answer for', () => {
  assert.equal(address(null, '1.0'), '/base/search?q=a+b&version=1.0');
  assert.equal(address(null, '2.0'), '/base/search?q=a+b');
  assert.equal(address('1.0', '2.0'), '/base/search?q=a+b&version=2.0');
  assert.equal(address('1.0', '1.0'), '/base/search?q=a+b');
});
