import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as original from 'react-router-dom';
import { matchRoutes as originalMatchRoutes } from 'react-router-config';
import { createPath, createLocation } from './history';
import { matchPath, matchRoutes, type PathOptions } from './match';

const addresses = ['/', '/a', '/a/', '/A', '/a/b', '/a/b/', '/ab', '/a/b/c.d', '/a%20b', '/ä'];
const patterns: PathOptions[] = ['/', '/a', '/a/', '/a/b', '/ab', '*', '/ä', '/a/b/c.d'].flatMap(
  (path) => [{}, { exact: true }, { sensitive: true }].map((options) => ({ path, ...options })),
);

test('paths match as those of the original router', () => {
  for (const address of addresses) {
    for (const pattern of patterns) {
      const expected = original.matchPath(address, pattern as original.RouteProps);
      const found = matchPath(address, pattern);
      assert.equal(found, expected !== null, `${address} ${JSON.stringify(pattern)}`);
    }
  }
});

test('nested routes are found as by the original', () => {
  const routes = [
    {
      path: '/a',
      routes: [
        { path: '/a/b', exact: true },
        { path: '/a', exact: true },
      ],
    },
    { path: '/a/c', exact: true },
    { path: '*' },
  ];
  for (const address of addresses.concat('/a/c')) {
    const original = originalMatchRoutes(routes, address).map(({ route }) => route.path);
    assert.deepEqual(
      matchRoutes(routes, address).map(({ route }) => route.path),
      // Where the original stops at a route without an inner one, the next route that matches is taken.
      original.length === 1 && original[0] === '/a'
        ? [address === '/a/c' ? '/a/c' : '*']
        : original,
      address,
    );
  }
});

test('locations come from links, and back', () => {
  const here = { pathname: '/a/b' };
  const cases: [to: string, pathname: string, search: string, hash: string][] = [
    ['/x?q=1#h', '/x', '?q=1', '#h'],
    ['#h', '/a/b', '', '#h'],
    ['?q', '/a/b', '?q', ''],
    ['c', '/a/c', '', ''],
    ['../c', '/c', '', ''],
    ['/x?#', '/x', '', ''],
    ['/%C3%A4', '/ä', '', ''],
  ];
  for (const [to, pathname, search, hash] of cases) {
    const location = createLocation(to, here);
    assert.deepEqual(
      [location.pathname, location.search, location.hash],
      [pathname, search, hash],
      to,
    );
  }
  assert.equal(createPath({ pathname: '/x', search: 'q=1', hash: 'h' }), '/x?q=1#h');
  const { pathname, search } = createLocation({ pathname: '/ä b', search: 'q=1' }, here);
  assert.deepEqual([pathname, search], ['/ä b', '?q=1']);
});
