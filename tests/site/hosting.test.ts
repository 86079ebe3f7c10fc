/** Every host of the project answers alike: the shipped server is compared with nginx, on every path of the build. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { headerRules, isNeedless, offered } from '../../packages/hosting';
import { startNginx, type Nginx } from '../../scripts/setup/nginx';
import { createSiteServer } from '../../packages/static-server';
import { ask, each, type Answer } from './hosting';
import { build } from './support';

const secured = Object.keys(headerRules({ scriptHashes: [] })[0]?.headers ?? {}).map((name) =>
  name.toLowerCase(),
);

const mediaType = ({ headers }: Answer): string =>
  (headers['content-type']?.toString() ?? '').split(';')[0] ?? '';

describe('nginx with the shipped configuration', () => {
  let nginx: Nginx;
  let server: Server;
  let shipped = '';
  // A separate folder, so that there's room for old assets next to the build.
  const home = mkdtempSync(path.join(tmpdir(), 'hosting in a folder with blanks-'));
  const { routes, files } = offered(build, '/');

  before(async () => {
    symlinkSync(build, path.join(home, 'build'));
    mkdirSync(path.join(home, '.build-previous/assets/js'), { recursive: true });
    writeFileSync(path.join(home, '.build-previous/assets/js/old.js'), 'old()');
    writeFileSync(path.join(home, '.build-previous/secret.txt'), 'x');
    nginx = await startNginx(path.join(home, 'build'));
    server = createSiteServer(path.join(home, 'build'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    shipped = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await nginx.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test('accepts it without a word', () => assert.equal(nginx.log(), ''));

  test('answers every route with its page and every header', async () => {
    assert.ok(routes.length > 200);
    await each(routes, async (route) => {
      const [one, other] = await Promise.all([ask(nginx.origin, route), ask(shipped, route)]);
      // A section's bare path is a redirect of the host where that can be one.
      if (one.status === 301) {
        const target = one.headers.location?.toString() ?? '';
        assert.equal((await ask(nginx.origin, target)).status, 200, route);
        assert.match(other.body.toString(), new RegExp(`url=${target}`), route);
        return;
      }
      assert.equal(one.status, 200, route);
      assert.ok(one.body.equals(other.body), route);
      assert.equal(one.headers['cache-control'], other.headers['cache-control'], route);
      for (const name of secured) assert.equal(one.headers[name], other.headers[name], route);
    });
  });

  test('answers every file as the shipped server does', async () => {
    await each(files, async (file) => {
      const [one, other] = await Promise.all([ask(nginx.origin, file), ask(shipped, file)]);
      assert.equal(one.status, 200, file);
      assert.ok(one.body.equals(other.body), file);
      assert.equal(one.headers['cache-control'], other.headers['cache-control'], file);
      assert.equal(one.headers['x-content-type-options'], 'nosniff', file);
      if (/\.(?:js|css|json|svg|png|ico|txt|xml|woff2)$/.test(file)) {
        const same = (type: string): string => type.replace('application/java', 'text/java');
        assert.equal(same(mediaType(one)), same(mediaType(other)), file);
      }
    });
  });

  for (const [target, status, location] of [
    ['/nothing-here', 404],
    ['/vaults/9.9.9/smart-contracts/vault', 404],
    ['/assets/js/nothing.js', 404],
    ['/404.html', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/vercel.json', 404],
    ['/.site/nginx.conf', 404],
    ['/.site/headers.json', 404],
    ['/../.build-previous/secret.txt', 404],
    ['/assets/../secret.txt', 404],
    ['/secret.txt', 404],
    ['/assets/js/old.js', 200],
    ['/getting-started/intro/index.html', 301, '/getting-started/intro'],
    ['/index.html', 301, '/'],
    ['/index.html?a=b', 301, '/?a=b'],
    ['//evil.example/index.html', 301, '/evil.example'],
    ['/\\evil.example/index.html', 301, '/evil.example'],
    ['/security/index', 200],
  ] as const) {
    test(`${target}: ${status}, as from the shipped server`, async () => {
      const answers = await Promise.all([ask(nginx.origin, target), ask(shipped, target)]);
      for (const [index, answer] of answers.entries()) {
        const who = ['nginx', 'shipped server'][index];
        // nginx refuses what climbs out of the root before it looks for anything.
        const found = answer.status === 400 && target.includes('..') ? 404 : answer.status;
        assert.equal(found, status, who);
        if (location !== undefined) assert.equal(answer.headers.location, location, who);
        if (answer.status !== 400) {
          for (const name of secured) {
            // Only the shipped server leaves out what a file of its kind does not need.
            const isLeftOut = index === 1 && status === 200 && isNeedless(name, target.slice(1));
            assert.equal(name in answer.headers, !isLeftOut, `${who}: ${name}`);
          }
        }
        if (status === 404 && answer.status === 404) {
          assert.match(answer.headers['cache-control']?.toString() ?? '', /no-cache/, who);
        }
      }
    });
  }

  // A rule that reads slashes by the cube of their number keeps a worker busy for 42 s.
  test('finds out that thousands of slashes are no page', { timeout: 20_000 }, async () => {
    for (const target of ['/'.repeat(7900), `${'/a'.repeat(3900)}/index.htm`, '\\/'.repeat(3900)]) {
      const { status } = await ask(nginx.origin, `/${target}x`);
      assert.equal(status, 404, target.slice(0, 10));
    }
  });

  test('refuses to be written to', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answers = await Promise.all(
        [nginx.origin, shipped].map((origin) => ask(origin, '/', {}, { method })),
      );
      for (const { status } of answers) assert.equal(status, 405, method);
    }
  });

  test('sends the compressed copy, and nothing to who has it', async () => {
    const one = await ask(nginx.origin, '/getting-started/intro', { 'Accept-Encoding': 'gzip' });
    assert.equal(one.headers['content-encoding'], 'gzip');
    const etag = one.headers.etag?.toString() ?? '';
    assert.ok(etag);
    const again = await ask(nginx.origin, '/getting-started/intro', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': etag,
    });
    assert.equal(again.status, 304);
  });
});
