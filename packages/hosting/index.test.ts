import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder, writeFiles } from '../files';
import { hostFiles } from './host-files';
import {
  headersFile,
  hostLimits,
  nginxFile,
  redirectsFile,
  serveFile,
  vercelFile,
  type HostRules,
} from './formats';
import { headersFor, readHeaders, writeHeaders } from './index';
import { hashSource, inlineScripts, unhashable } from './inline';
import { nest } from './nested';
import { commonRedirectPage, redirectScript } from './redirects';

const redirectPage = (to: string): string => `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}" />
  </head>
  <script>
    window.location.href = '${to}' + window.location.search + window.location.hash;
  </script>
</html>`;

describe('inline scripts', () => {
  test('are those that browsers run', () => {
    const html = `<script>a()</script><script src="/x.js"></script><script type=module>b()</script>
      <script type="application/ld+json">{"c":1}</script><SCRIPT data-rh="true">d(\n)</SCRIPT >`;
    assert.deepEqual(inlineScripts(html), ['a()', 'b()', 'd(\n)']);
  });

  test('are named as browsers compute it', () => {
    // The example of the specification of Content Security Policy, level 3.
    assert.equal(
      hashSource("alert('Hello, world.');"),
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('code that no hash names', () => {
  for (const [html, found] of [
    ['<img src="x" onerror="y()">', 'the event handler onerror'],
    ['<a href="&#106;">x</a><a href=javascript:y()>', 'a javascript: link'],
    ['<form action=" javascript:y()">', 'a javascript: link'],
    ['<svg><a xlink:href="vbscript:y">', 'a vbscript: link'],
  ] as const) {
    test(`is found: ${html}`, () => assert.deepEqual(unhashable(html), [found]));
  }

  test('is not seen in texts, attributes and scripts', () => {
    assert.deepEqual(
      unhashable(
        '<p title=" onclick=x()">a onclick="b"</p><script>"<a onclick=x>"</script><a href="/javascript:x">',
      ),
      [],
    );
  });
});

describe('redirect pages', () => {
  test('get the common script and the card of their target, keep that, and show a link', () => {
    const card = [
      '<title data-rh="true">A page</title>',
      '<meta data-rh="true" property="og:title" content="A page"/>',
      '<meta data-rh="true" name="description" content="What is on it."/>',
      '<link data-rh="true" rel="canonical" href="https://example.org/a/b"/>',
    ];
    const target = `<head>${card.join('<meta name="author" content="x"/>')}</head><title>Drawing</title>`;
    const page = commonRedirectPage(redirectPage('/a/b'), (address) => {
      assert.equal(address, '/a/b');
      return target;
    });
    assert.ok(page.includes(`\n${card.join('\n')}\n`), page);
    assert.doesNotMatch(page, /author|Drawing/);
    assert.deepEqual(inlineScripts(page), [redirectScript]);
    assert.match(page, /content="0; url=\/a\/b"/);
    assert.match(page, /<a href="\/a\/b">/);
    assert.equal(
      commonRedirectPage('<p>x</p>', () => ''),
      '<p>x</p>',
    );
  });
});

describe('a built site', () => {
  const folder = temporaryFolder('headers');
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  test('gets the same headers in the words of every host', () => {
    writeFiles(folder, {
      'index.html': '<meta charset="utf-8"><script>a()</script>',
      'b/index.html': '<meta charset="UTF-8"><script>a()</script>',
      'c/index.html': redirectPage('/b'),
      'd/index.html': redirectPage('/b'),
    });
    writeHeaders(folder, { baseUrl: '/' });

    const [rule] = readHeaders(folder);
    assert.ok(rule);
    const policy = rule.headers['Content-Security-Policy'] ?? '';
    assert.equal(policy.match(/'sha256-/g)?.length, 2);
    assert.ok(policy.includes(hashSource('a()')));
    assert.ok(policy.includes(hashSource(redirectScript)));
    const vercel = JSON.parse(read('vercel.json')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
      redirects: { source: string; destination: string }[];
    };
    for (const [name, value] of Object.entries(rule.headers)) {
      assert.ok(read('_headers').includes(`  ${name}: ${value}\n`), name);
      assert.ok(read('.site/nginx.conf').includes(`add_header ${name} "`), name);
      assert.deepEqual(
        vercel.headers[0]?.headers.find(({ key }) => key === name),
        { key: name, value },
      );
    }
    assert.equal(read('_redirects'), '/c /b 301\n/d /b 301\n');
    assert.deepEqual(
      vercel.redirects.map(({ source, destination }) => [source, destination]),
      [
        ['/c', '/b'],
        ['/d', '/b'],
      ],
    );
    assert.ok(!read('index.html').includes('http-equiv'));
  });

  test('gets the policy in its pages where it is asked for', () => {
    writeHeaders(folder, { baseUrl: '/', inPages: true });
    for (const file of ['index.html', 'b/index.html', 'c/index.html']) {
      assert.match(
        read(file),
        /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src /i,
        file,
      );
    }
  });

  test('gets the policy after an encoding in any form, and is refused with a page that names none', () => {
    writeFiles(folder, { 'e/index.html': "<meta charset='utf-8' /><p>Text</p>" });
    writeHeaders(folder, { baseUrl: '/', inPages: true });
    assert.match(read('e/index.html'), /^<meta charset='utf-8' \/><meta http-equiv="Content-Sec/);
    writeFiles(folder, { 'e/index.html': '<p>Text</p>' });
    assert.throws(
      () => writeHeaders(folder, { baseUrl: '/', inPages: true }),
      /^Error: e\/index\.html .* Add <meta charset="utf-8">/,
    );
  });

  test('gets its assets cached for good, and nothing else', () => {
    const rules = readHeaders(folder);
    assert.match(headersFor(rules, 'assets/js/x.js')['Cache-Control'] ?? '', /immutable/);
    assert.equal(headersFor(rules, 'index.html')['Cache-Control'], undefined);
  });

  test('gets the policy with documents and workers', () => {
    const rules = readHeaders(folder);
    const hasPolicy = (file: string): boolean =>
      headersFor(rules, file)['Content-Security-Policy'] !== undefined;
    for (const file of ['index.html', 'sw.js', 'img/a.svg', 'assets/js/search-worker.1a2b.js']) {
      assert.ok(hasPolicy(file), file);
    }
    for (const file of ['assets/js/main.1a2b.js', 'assets/css/styles.1a2b.css', 'img/a.png']) {
      assert.ok(!hasPolicy(file), file);
    }
  });

  test('is refused with code that no policy can allow, naming the page', () => {
    writeFiles(folder, { 'e/index.html': '<a onclick="x()">' });
    assert.throws(
      () => writeHeaders(folder, { baseUrl: '/' }),
      /e\/index\.html has the event handler onclick/,
    );
  });
});

describe('more than hosts read stops the build', () => {
  const rules = { baseUrl: '/', redirects: [], headers: [] };

  test('a long header', () => {
    const headers = [
      { prefix: '', headers: { 'Content-Security-Policy': 'x'.repeat(hostLimits.headerLine) } },
    ];
    assert.throws(
      () => headersFile({ ...rules, headers }),
      /Content-Security-Policy has \d+ characters/,
    );
  });

  test('many redirects', () => {
    const redirects = Array.from({ length: hostLimits.redirects + 1 }, (_, index) => ({
      from: `/${index}`,
      to: '/',
    }));
    assert.throws(() => redirectsFile({ ...rules, redirects }), /1001 redirects; hosts read 1000/);
  });
});

test('a rule for files that are there goes to hosts that can tell', () => {
  const rules: HostRules = {
    baseUrl: '/docs/',
    redirects: [],
    headers: [
      { prefix: '', headers: { A: 'b' } },
      { prefix: 'assets/', headers: { 'Cache-Control': 'immutable' }, needsFile: true },
    ],
  };
  for (const file of [headersFile(rules), vercelFile(rules)]) {
    assert.doesNotMatch(file, /immutable/);
  }
  for (const file of [serveFile(rules), nginxFile(rules)]) assert.match(file, /immutable/);
  // Browsers keep a redirect for good if nothing says otherwise.
  const returned = nginxFile({ ...rules, redirects: [{ from: '/a', to: '/b' }] });
  assert.match(
    returned,
    /location = \/a \{\n(?: +add_header .*\n)* +add_header Cache-Control no-cache always;\n +return 301 \/b/,
  );
});

test('nginx sends nothing that is for hosts', () => {
  const file = nginxFile({ baseUrl: '/docs/', redirects: [], headers: [] });
  const [, hidden = ''] = /location ~ (\S*_headers\S*) \{/.exec(file) ?? [];
  for (const name of [...hostFiles, `${hostFiles[0]}.br`, '.site/headers.json']) {
    assert.match(`/docs/${name}`, new RegExp(hidden), name);
  }
  assert.doesNotMatch('/docs/a/index.html', new RegExp(hidden));
});

test('serve gets no setting beyond its schema: it would not start', () => {
  const file = serveFile({ baseUrl: '/', redirects: [], headers: [] });
  // Those of @zeit/schemas, deployment/config-static.js, that we use.
  const known = ['directoryListing', 'headers', 'redirects'];
  assert.deepEqual(Object.keys(JSON.parse(file) as object).sort(), known);
});

test('a nested build has the site below its base path, and files for hosts at the top', () => {
  const files = ['index.html', '404.html', '404.html.br', 'assets/a.js', '_headers', 'vercel.json'];
  const all = [...files, '.site/headers.json', '.nojekyll', '.well-known/a.txt'].map((file) => [
    file,
    file,
  ]);
  const folder = temporaryFolder('nested', Object.fromEntries(all));
  nest(folder, '/');
  assert.ok(existsSync(path.join(folder, 'index.html')));
  nest(folder, '/a/docs/');
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  assert.deepEqual(found.sort(), [
    '.nojekyll',
    '.site/headers.json',
    '.well-known/a.txt',
    '404.html',
    '404.html.br',
    '_headers',
    'a/docs/404.html',
    'a/docs/404.html.br',
    'a/docs/assets/a.js',
    'a/docs/index.html',
    'vercel.json',
  ]);
});
