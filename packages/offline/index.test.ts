import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { recordFile } from '../fast-client';
import { writeFiles } from '../files';
import offline from './index';
import { filesOfHtml } from './list';
import { age, noticeText } from './notice';
import { listFile, workerFile, type OfflineList } from './protocol';
import {
  dated,
  isOfSite,
  isSound,
  notKept,
  pageKey,
  savedAtHeader,
  titleOf,
  withNotice,
} from './responses';
import { writeOffline } from './write';

const answer = (status: number, type: string): Response =>
  new Response(status === 304 ? null : 'x', { status, headers: { 'content-type': type } });

describe('the age of a copy', () => {
  const minute = 60_000;
  for (const [milliseconds, words] of [
    [-5, 'less than a minute ago'],
    [59_999, 'less than a minute ago'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [47 * 60 * minute, '1 day ago'],
    [72 * 60 * minute, '3 days ago'],
  ] as const) {
    test(`${milliseconds} ms: ${words}`, () => assert.equal(age(milliseconds), words));
  }

  test('says when the copy was made, or that this is not known', () => {
    const now = new Date('2022-07-12T14:00:00Z');
    assert.match(
      noticeText('2022-07-12T11:00:00.000Z', now),
      /saved 3 hours ago \(2022-07-12 11:00 UTC\)/,
    );
    for (const unknown of [undefined, 'yesterday']) {
      assert.match(noticeText(unknown, now), /at an unknown time/);
    }
  });
});

describe('what is kept', () => {
  test('is what its address promises', () => {
    for (const [path, type] of [
      ['/assets/js/a.js', 'text/javascript; charset=utf-8'],
      ['/assets/css/a.css', 'text/css'],
      ['/search/manifest.json', 'application/json'],
      ['/assets/fonts/a.woff2', 'font/woff2'],
      ['/assets/fonts/a.woff2', 'application/octet-stream'],
      ...['png', 'jpg', 'jpeg', 'webp', 'svg', 'ico', 'gif'].map((name) => [
        `/a.${name}`,
        'image/x',
      ]),
    ] as [string, string][]) {
      assert.ok(isSound(path, answer(200, type)), path);
      assert.ok(!isSound(path, answer(200, 'text/html')), `${path}: an error page instead`);
    }
    assert.ok(isSound('/intro', answer(200, 'text/html')));
    assert.ok(!isSound('/assets/css/a.css', answer(200, 'text/plain')));
    assert.ok(!isSound('/intro', answer(500, 'text/html')));
    assert.ok(!isSound('/intro', answer(206, 'text/html')));
  });

  test('has one name for all spellings of its address', () => {
    for (const spelling of ['/a/b', '/a/b/', '/a/b?x=1', '/a/b#c', '/a/b//?x']) {
      assert.equal(pageKey(`https://x.example${spelling}`), 'https://x.example/a/b');
    }
    for (const spelling of ['/security', '/security/', '/security/index', '/security/index.html']) {
      assert.equal(pageKey(`https://x.example${spelling}`), 'https://x.example/security');
    }
    for (const home of ['/', '/index.html', '/?x']) {
      assert.equal(pageKey(`https://x.example${home}`), 'https://x.example/');
    }
  });

  test('is a page of the site, however a host writes it, and not one of a host or network', () => {
    for (const html of [
      '<body><div id="__docusaurus"><p>x',
      '<body><div class=a id=__docusaurus>',
      '<meta http-equiv="refresh" content="0; url=/a">',
    ]) {
      assert.ok(isOfSite(html), html);
    }
    for (const html of [
      '<h1>Log in to the network</h1>',
      '<meta http-equiv="refresh" content="0; url=http://10.0.0.1/login">',
      '<meta http-equiv="refresh" content="0; url=//portal.example/">',
      '<p>__docusaurus</p>',
      '',
    ]) {
      assert.ok(!isOfSite(html), html);
    }
  });

  test('says when it was kept, and is shown with a notice', async () => {
    const now = new Date('2022-07-12T14:00:00Z');
    const kept = await dated(
      new Response('<html><body class="x"><p>text</p></body></html>', {
        headers: { 'content-encoding': 'br', 'content-type': 'text/html' },
      }),
      now,
    );
    assert.equal(kept.headers.get(savedAtHeader), now.toISOString());
    assert.equal(kept.headers.get('content-encoding'), null);
    const html = await (await withNotice(kept, new Date('2022-07-13T15:00:00Z'))).text();
    assert.match(html, /<body class="x"><div id="offline-notice" role="status">.*1 day ago/);
    assert.match(html, /<p>text<\/p>/);
  });
});

test('a page that is not kept leads to those that are', async () => {
  const response = notKept([
    ['https://x.example/a"b', titleOf('<title data-rh>A &amp; B</title>') ?? ''],
  ]);
  assert.equal(response.status, 503);
  const html = await response.text();
  assert.match(html, /<a href="https:\/\/x\.example\/a&quot;b">A &amp; B<\/a>/);
});

test('files of a page are what its HTML loads', () => {
  const html = `<link rel="stylesheet" href="/assets/css/s.css"><link rel="canonical" href="/assets/x">
    <script src="/assets/js/m.js"></script><script data-scripts="/assets/js/r.js /assets/js/n.js">1</script><img src="/img/logo.svg" alt=""><link rel="prefetch" href="/assets/js/p.js">
    <img src="https://other.example/x.png"><a href="/assets/y.pdf">`;
  assert.deepEqual(filesOfHtml(html, '/'), [
    '/assets/css/s.css',
    '/assets/js/m.js',
    '/assets/js/r.js',
    '/assets/js/n.js',
    '/img/logo.svg',
  ]);
});

describe('the switch', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const page = path.join(folder, 'security/index/index.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, '<p>x</p>');
  mkdirSync(path.join(folder, 'security/deep/index'), { recursive: true });
  for (const alias of ['index.html', 'deep/index.html', 'deep/index/index.html']) {
    writeFileSync(path.join(folder, 'security', alias), '<p>x</p>');
  }
  const site = { baseUrl: '/', generated: folder };
  writeFileSync(path.join(folder, recordFile), '{}');
  const worker = (): string => readFileSync(path.join(folder, workerFile), 'utf8');

  test('off: no page starts a worker, and the one that is served takes itself away', async () => {
    const { NODE_ENV: mode } = process.env;
    process.env.NODE_ENV = 'production';
    try {
      assert.deepEqual(offline(undefined, { enabled: false }).getClientModules?.(), []);
      assert.equal(offline(undefined, { enabled: true }).getClientModules?.().length, 1);
    } finally {
      process.env.NODE_ENV = mode;
    }
    await writeOffline(folder, site, { enabled: false, sections: ['security'] });
    assert.match(worker(), /registration\.unregister\(\)/);
    assert.ok(!existsSync(path.join(folder, listFile)));
  });

  test('on: the worker and the list of what is kept whole', async () => {
    await writeOffline(folder, site, { enabled: true, sections: ['security'] });
    assert.doesNotMatch(worker(), /unregister/);
    const list = JSON.parse(readFileSync(path.join(folder, listFile), 'utf8')) as OfflineList;
    assert.deepEqual(list.sections.security?.pages, ['/security/deep/index', '/security/index']);
  });

  test('of pages that are no folders, and without redirects and lists of tags', async () => {
    writeFiles(folder, {
      'docs.html': '<p>x</p>',
      'docs/a.html': '<p>x</p>',
      'docs/1.0/tags/a.html': '<p>x</p>',
      'docs/b/tags.html': '<div class="theme-doc-markdown">',
      'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs">',
    });
    await writeOffline(folder, site, { enabled: true, sections: ['docs'] });
    const list = JSON.parse(readFileSync(path.join(folder, listFile), 'utf8')) as OfflineList;
    assert.deepEqual(list.sections.docs?.pages, ['/docs', '/docs/a', '/docs/b/tags']);
    const misspelled = writeOffline(folder, site, { enabled: true, sections: ['docs', 'dcs'] });
    await assert.rejects(misspelled, /section "dcs" has no document/);
  });

  test('of another edition: the worker drops what the ones before have kept', async () => {
    const dropped: string[] = [];
    const kept = ['offline / pages 1', 'offline / files 1', 'offline / files 2', 'other'];
    const works: Promise<unknown>[] = [];
    const scope = {
      registration: { scope: 'https://x.example/' },
      clients: { claim: () => Promise.resolve() },
      addEventListener(type: string, listener: (event: object) => void) {
        const waitUntil = (work: Promise<unknown>): void => void works.push(work);
        if (type === 'activate') listener({ waitUntil });
      },
    };
    const caches = {
      keys: () => Promise.resolve([...kept, 'offline /docs/ pages 1']),
      delete: (name: string) => Promise.resolve(dropped.push(name)),
    };
    await writeOffline(folder, site, { enabled: true, sections: [], edition: 2 });
    runInNewContext(worker(), { self: scope, caches, URL, Promise });
    await Promise.all(works);
    assert.deepEqual(dropped, ['offline / pages 1', 'offline / files 1']);
    rmSync(folder, { recursive: true });
  });
});
