import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { headersFile, maxHeaderLine } from './formats';
import { headersFor, readHeaders, writeHeaders } from './index';
import { hashSource, inlineScripts, unhashable } from './inline';
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
  test('get the common script, keep their target and show a link', () => {
    const page = commonRedirectPage(redirectPage('/a/b'), 'a/index.html', '/');
    assert.deepEqual(inlineScripts(page), [redirectScript]);
    assert.match(page, /content="0; url=\/a\/b"/);
    assert.match(page, /<link rel="canonical" href="\/a\/b">/);
    assert.match(page, /<a href="\/a\/b">/);
    assert.equal(commonRedirectPage('<p>x</p>', 'x.html', '/'), '<p>x</p>');
  });

  test('never name the address under which a host may find them', () => {
    for (const baseUrl of ['/', '/docs/']) {
      const page = commonRedirectPage(
        redirectPage(`${baseUrl}security/index`),
        'security/index.html',
        baseUrl,
      );
      assert.ok(page.includes(`url=${baseUrl}security/index/"`), page);
      assert.ok(page.includes(`rel="canonical" href="${baseUrl}security/index"`), page);
    }
  });
});

describe('a built site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  after(() => rmSync(folder, { recursive: true }));

  test('gets the same headers in the words of every host', () => {
    write('index.html', '<meta charset="utf-8"><script>a()</script>');
    write('b/index.html', '<meta charset="UTF-8"><script>a()</script>');
    write('c/index.html', redirectPage('/b'));
    write('d/index.html', redirectPage('/b'));
    const summary = writeHeaders(folder, { baseUrl: '/' });
    assert.deepEqual(summary, { pages: 4, hashes: 2, redirects: 2 });

    const [rule] = readHeaders(folder);
    assert.ok(rule);
    const policy = rule.headers['Content-Security-Policy'] ?? '';
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

  test('gets its assets cached for good, and nothing else', () => {
    const rules = readHeaders(folder);
    assert.match(headersFor(rules, 'assets/js/x.js')['Cache-Control'] ?? '', /immutable/);
    assert.equal(headersFor(rules, 'index.html')['Cache-Control'], undefined);
  });

  test('is refused with code that no policy can allow, naming the page', () => {
    write('e/index.html', '<a onclick="x()">');
    assert.throws(
      () => writeHeaders(folder, { baseUrl: '/' }),
      /e\/index\.html holds the event handler onclick/,
    );
  });
});

test('a header longer than hosts read stops the build', () => {
  const rules = {
    baseUrl: '/',
    redirects: [],
    headers: [{ prefix: '', headers: { 'Content-Security-Policy': 'x'.repeat(maxHeaderLine) } }],
  };
  assert.throws(() => headersFile(rules), /Content-Security-Policy has \d+ characters/);
});
