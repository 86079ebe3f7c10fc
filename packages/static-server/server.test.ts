import assert from 'node:assert/strict';
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, mock, test } from 'node:test';
import { compress } from '../fast-build';
import { recoverBuild, replaceBuild } from './previous';
import { listen } from './served';
import { createSiteServer } from './server';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A copy of a folder, whose path comes back. */
function cpTo(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  return to;
}

function ask(server: Server, target: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the shipped server', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const folder = path.join(root, 'build');
  const forServers = ['_headers', '_redirects', 'vercel.json', '.site/nginx.conf', 'a/.hidden'];
  let server: Server;

  before(async () => {
    write(folder, {
      'index.html': 'home',
      '404.html': `not found ${'x'.repeat(1000)}`,
      'a/b/index.html': `page ${'y'.repeat(1000)}`,
      'security/index.html': 'redirect',
      'security/index/index.html': 'security',
      'assets/js/main.abc.js': `// ${'z'.repeat(1000)}`,
      '.well-known/security.txt': 'Contact: a',
      ...Object.fromEntries(forServers.map((name) => [name, 'x'])),
    });
    await compress(folder);
    server = createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  after(() => {
    server.close();
    rmSync(root, { recursive: true });
  });

  test('answers pages with and without a trailing slash, queries included', async () => {
    for (const target of ['/a/b', '/a/b/', '/a/b?x=%2F', '/a/%62', 'http://127.0.0.1/a/b?x=y']) {
      const { status, body } = await ask(server, target);
      assert.equal(status, 200, target);
      assert.match(body, /^page/, target);
    }
    assert.equal((await ask(server, '/security/index')).body, 'security');
    assert.equal((await ask(server, '/security')).body, 'redirect');
  });

  test('answers unknown and hostile paths with 404 and the not-found page', async () => {
    for (const target of [
      '/nope',
      '/A/B',
      '/%E0%A4%A',
      '/a/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%00',
      '//nope',
      '/404.html/x',
      '/404',
      '/404.html',
      '/%2fevil.example',
      '/\\\\evil.example',
      '/__proto__',
      '/constructor',
    ]) {
      const { status, body } = await ask(server, target);
      assert.equal(status, 404, target);
      assert.match(body, /^not found/, target);
    }
  });

  test('keeps 404 whatever the request asks of caches and ranges', async () => {
    const { headers } = await ask(server, '/404.html');
    for (const asked of [{ 'if-none-match': headers.etag }, { range: 'bytes=0-3' }]) {
      assert.equal((await ask(server, '/nope', asked)).status, 404);
    }
  });

  test('redirects a trailing index.html away, never to another host', async () => {
    for (const [target, location] of [
      ['/index.html', '/'],
      ['/a/b/index.html', '/a/b'],
      ['/a/b/index.html?x=1', '/a/b?x=1'],
      ['//evil.example/index.html', '/evil.example'],
      ['/\\evil.example/index.html', '/evil.example'],
      ['http://127.0.0.1/a/b/index.html', '/a/b'],
    ] as const) {
      const answer = await ask(server, target);
      assert.equal(answer.status, 301, target);
      assert.equal(answer.headers.location, location, target);
    }
  });

  test('sends the precompressed file that the browser understands', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, GZIP;q=0.5', 'gzip'],
      ['', undefined],
    ] as const) {
      for (const target of ['/a/b', '/assets/js/main.abc.js', '/nope']) {
        const { headers } = await ask(server, target, { 'accept-encoding': accepted });
        assert.equal(headers['content-encoding'], encoding, `${target} for "${accepted}"`);
        assert.equal(headers.vary, 'Accept-Encoding', target);
      }
    }
  });

  test('lets hashed assets be cached for good and pages not at all', async () => {
    const asset = await ask(server, '/assets/js/main.abc.js');
    assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
    const page = await ask(server, '/a/b');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const again = await ask(server, '/a/b', { 'if-none-match': page.headers.etag });
    assert.equal(again.status, 304);
    assert.equal((await ask(server, '/assets/js/gone.js')).headers['cache-control'], 'no-cache');
  });

  test('takes no other methods than GET and HEAD', async () => {
    assert.equal((await ask(server, '/a/b', {}, 'POST')).status, 405);
    const head = await ask(server, '/a/b', {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.equal(head.body, '');
  });

  test('hangs up on a program that asks for many files without waiting for the first', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write('GET /a/b HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
    await new Promise((resolve) => socket.on('close', resolve));
    assert.ok(received.split('200 OK').length < 1000);
    assert.equal((await ask(server, '/a/b')).status, 200);
  });

  test('sends the headers of the build with every answer', async () => {
    for (const [target, method] of [
      ['/', 'GET'],
      ['/assets/js/main.abc.js', 'GET'],
      ['/nope', 'GET'],
      ['/index.html', 'GET'],
      ['/a/b', 'POST'],
    ] as const) {
      const { headers } = await ask(server, target, {}, method);
      assert.equal(headers['x-content-type-options'], 'nosniff', target);
      assert.match(String(headers['strict-transport-security']), /max-age=\d{8}/, target);
      // Browsers heed these with documents and workers, so the files of a page go without their weight.
      const isDocument = !target.startsWith('/assets/js/');
      if (isDocument) {
        assert.match(String(headers['content-security-policy']), /^default-src 'self'; script-src/);
      }
      for (const name of [
        'content-security-policy',
        'referrer-policy',
        'permissions-policy',
        'x-frame-options',
      ]) {
        assert.equal(name in headers, isDocument, `${target}: ${name}`);
      }
    }
  });

  test('keeps files that are meant for servers to itself', async () => {
    for (const name of [...forServers, 'a/b/index.html.br', 'a/b/index.html.gz']) {
      assert.equal((await ask(server, `/${name}`)).status, 404, name);
    }
    assert.equal((await ask(server, '/.well-known/security.txt')).status, 200);
  });

  test('serves a new build from the next request on, with the old assets for open tabs', async () => {
    const next = path.join(root, 'next');
    write(next, {
      'index.html': 'home 2',
      '404.html': 'not found 2',
      'c/index.html': 'new',
      'assets/js/main.def.js': '// 2',
    });
    replaceBuild(next, folder);
    assert.equal((await ask(server, '/c')).body, 'new');
    assert.equal((await ask(server, '/a/b')).status, 404);
    assert.equal((await ask(server, '/')).body, 'home 2');
    assert.equal((await ask(server, '/assets/js/main.def.js')).body, '// 2');
    const old = await ask(server, '/assets/js/main.abc.js');
    assert.equal(old.status, 200);
    assert.match(old.headers['cache-control'] ?? '', /immutable/);
    assert.equal((await ask(server, '/assets/js/gone.js')).status, 404);
    // Old pages don't survive: only assets are kept, and only those of one build.
    assert.equal((await ask(server, '/security')).status, 404);
    write(next, { 'index.html': 'home 3', '404.html': 'not found 3' });
    replaceBuild(next, folder);
    assert.equal((await ask(server, '/assets/js/main.def.js')).status, 200);
    assert.equal((await ask(server, '/assets/js/main.abc.js')).status, 404);
  });

  test('lives through builds that change under running requests', async () => {
    let running = true;
    const statuses = new Map<number, number>();
    const readers = Array.from({ length: 20 }, async () => {
      while (running) {
        const { status, body } = await ask(server, '/');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        assert.match(body, /^home/);
      }
    });
    for (let turn = 0; turn < 30; turn += 1) {
      const next = path.join(root, 'next');
      write(next, { 'index.html': `home ${turn}`, '404.html': 'not found' });
      replaceBuild(next, folder);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    running = false;
    await Promise.all(readers);
    assert.deepEqual([...statuses.keys()], [200]);
    assert.equal((await ask(server, '/')).body, 'home 29');
  });

  test('waits for the new build while there is none', async () => {
    const away = path.join(root, 'away');
    write(folder, { 'late/index.html': 'late', 'index.html': 'home' });
    replaceBuild(cpTo(folder, path.join(root, 'next')), folder);
    await ask(server, '/');
    renameSync(folder, away);
    setTimeout(() => renameSync(away, folder), 200);
    const { status, body } = await ask(server, '/late');
    assert.equal(status, 200);
    assert.equal(body, 'late');
  });

  test('answers 500 when a listed file cannot be read, and goes on', async () => {
    write(folder, { 'broken/index.html': 'x' });
    replaceBuild(cpTo(folder, path.join(root, 'next')), folder);
    await ask(server, '/');
    rmSync(path.join(folder, 'broken/index.html'));
    mkdirSync(path.join(folder, 'broken/index.html'));
    const log = mock.method(console, 'error', () => undefined);
    const { status, headers } = await ask(server, '/broken');
    log.mock.restore();
    assert.equal(status, 500);
    assert.ok(headers['content-security-policy']);
    assert.equal((await ask(server, '/')).status, 200);
  });
});

test('old assets are there when a build is put in place while the one before is listed', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const folder = path.join(root, 'build');
  const next = path.join(root, 'next');
  write(folder, { 'index.html': 'home', '404.html': 'not found', 'assets/js/old.js': '// old' });
  write(next, { 'index.html': 'home 2', '404.html': 'not found' });
  const replaceMeanwhile = (file: string): boolean => {
    const isThere = existsSync(file);
    replaceBuild(next, folder);
    return isThere;
  };
  mock.method(fs, 'existsSync', replaceMeanwhile, { times: 1 });
  const server = createSiteServer(folder);
  const { stop } = await listen(server);
  const { body } = await ask(server, '/assets/js/old.js');
  await stop();
  rmSync(root, { recursive: true });
  assert.equal(body, '// old');
});

test('a replacement that was killed half way is put right, and one that fails changes nothing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const [target, next] = [path.join(root, 'site/build'), path.join(root, 'next')];
  const last = path.join(root, 'site/.build-last');
  const home = (): string => readFileSync(path.join(target, 'index.html'), 'utf8');
  write(last, { 'index.html': 'last' });
  recoverBuild(target);
  assert.equal(home(), 'last');
  write(last, { 'index.html': 'older' });
  recoverBuild(target);
  assert.throws(() => replaceBuild(next, target), /ENOENT/);
  assert.equal(home(), 'last');
  write(last, { 'index.html': 'older' });
  write(next, { 'index.html': 'next' });
  replaceBuild(next, target);
  assert.equal(home(), 'next');
  assert.ok(!existsSync(last));
  rmSync(path.dirname(target), { recursive: true });
  write(next, { 'index.html': 'first' });
  replaceBuild(next, target);
  assert.equal(home(), 'first');
  rmSync(root, { recursive: true });
});

describe('under another base URL', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  let server: Server;

  before(async () => {
    write(folder, { 'index.html': 'home', '404.html': 'not found', 'a/index.html': 'page' });
    server = createSiteServer(folder, '/docs/');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  test('answers below it only', async () => {
    assert.equal((await ask(server, '/docs/')).body, 'home');
    assert.equal((await ask(server, '/docs')).body, 'home');
    assert.equal((await ask(server, '/docs/a')).body, 'page');
    assert.equal((await ask(server, '/a')).status, 404);
    assert.equal((await ask(server, '/docs/index.html')).headers.location, '/docs/');
  });
});
