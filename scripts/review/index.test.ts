import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, type Files } from '../../packages/files';
import { compare, visible } from './compare';
import { report } from './report';

const build = (pages: Files): string => temporaryFolder('review', pages);

const page = (text: string, script = 'a'): string =>
  `<head></head><main class="x_${script}"><p>${text}</p></main><script data-scripts="/assets/${script}.js">1</script>`;

test('new, gone and changed pages, and what a first visit weighs', () => {
  const before = build({
    'index.html': page('Home'),
    'old/index.html': page('Old'),
    'text/index.html': page('One'),
    'moved/index.html': '<head><meta http-equiv="refresh" content="0; url=/text"></head>',
    'assets/a.js': 'x'.repeat(100),
  });
  const now = build({
    'index.html': page('Home', 'b'),
    'new/index.html': page('New', 'b'),
    'text/index.html': page('Two', 'b'),
    'assets/b.js': Array.from({ length: 999 }, (_item, index) => index * 7919).join(),
  });
  const found = compare(before, now);
  assert.deepEqual(found.added, ['/new']);
  assert.deepEqual(found.removed, ['/old']);
  assert.deepEqual(found.changed, ['/text']);
  const text = report(found, [{ route: '/', before: 400, after: 2100 }], ['/text']);
  assert.match(text, /\| First visit to `\/` \| 0\.4 kB \| 2\.1 kB \| \+1\.7 kB \|/);
  assert.match(
    text,
    /### Of the 2 pages that were drawn, these look different \(1\)\n\n- `\/text`/,
  );
  assert.match(text, /src\/data\/moved/);
  const slightly = report({ ...found, total: { before: 1000, after: 1040 } }, [], []);
  assert.match(slightly, /\| All files, uncompressed \| 1\.0 kB \| 1\.0 kB \| same \|/);
});

test('an address is named that the site did not show before, or does not show now', () => {
  const [kept, old, forged] = ['11', '2a', '2b'].map((digits) => `0x${digits.repeat(20)}`);
  const before = build({ 'index.html': page(`<code>${kept}</code> ${old}`) });
  const now = build({
    'index.html': page(`${kept} <a href="https://etherscan.io/address/${forged}">${forged}</a>`),
    'new/index.html': page(`${kept} 0x${'3'.repeat(64)}`),
  });
  const found = compare(before, now);
  assert.deepEqual(found.addresses, { added: [forged], removed: [old] });
  const text = report(found, [], []);
  assert.match(text, new RegExp(`### Addresses that are new on the site \\(1\\)\n\n- .${forged}`));
  assert.match(text, /every digit of a new address/);
  assert.doesNotMatch(report(compare(now, now), [], []), /ddress/);
});

test('what comes in beside the text is named: other sites, addresses in data or between tags, scripts', () => {
  const before = build({ 'index.html': page('Home <a href="https://known.example/a">a</a>') });
  const [split, inData] = ['12', '34'].map((digits) => `0x${digits.repeat(20)}`);
  const now = build({
    'index.html': `<link rel="canonical" href="https://other.example/"><script src="//cdn.example/x.js"></script>${page(
      `<p>${split?.slice(0, 9)}<b>${split?.slice(9)}</b></p><p>Add <a href="https://known.example@evil.example/a">a</a></p>`,
    )}<footer><a href="https://foot.example">a</a></footer>`,
    'abi/index.json': JSON.stringify({ of: inData, url: 'https://data.example' }),
    'theme.js': '',
    '.site/headers.json': JSON.stringify({ policy: "script-src 'self' 'sha256-aB+/c='" }),
  });
  const found = compare(before, now);
  assert.deepEqual(found.addresses.added, [inData, split]);
  assert.deepEqual(found.scripts, ['theme.js', 'sha256-aB+/c=']);
  assert.deepEqual(
    [...found.sites].sort(),
    ['cdn', 'data', 'foot', 'known.example@evil', 'other'].map((name) => `${name}.example`),
  );
  const text = report(found, [], []);
  assert.match(text, /### Outside sites that are new \(5\)\n\n- `data\.example`/);
  assert.match(text, /### Scripts that are new, inline ones by their hashes \(2\)/);
});

test('a date and a hashed name are no change', () => {
  assert.equal(
    visible('<main><p class="a_1">x <time>2022</time></p><img src="/assets/a-1.png"></main>'),
    visible('<main><p class="a_2">x <time>2023</time></p><img src="/assets/a-2.png"></main>'),
  );
});

test('two equal builds say so', () => {
  const one = build({ 'index.html': page('Home') });
  assert.match(report(compare(one, one), [], []), /No page reads differently/);
});

/** Posts a report to a stand-in for GitHub's command, which knows one pull request; returns what that was asked for. */
function post(text: string, headSha: string): { output: string; asked: string } {
  const folder = temporaryFolder('review');
  const [file, asked] = [path.join(folder, 'review.md'), path.join(folder, 'asked')];
  writeFileSync(file, text);
  writeFileSync(
    path.join(folder, 'gh'),
    `#!/bin/sh\nif [ "$2" = list ]; then echo '[{"number":7,"headRefOid":"abc"}]'; else echo "$@" > ${asked}; cat >> ${asked}; fi\n`,
    { mode: 0o755 },
  );
  writeFileSync(asked, '');
  const output = execFileSync(process.execPath, [path.join(__dirname, 'comment.cjs')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_TOKEN: 't',
      GITHUB_REPOSITORY: 'yearn/yearn-devdocs',
      REVIEW_FILE: file,
      HEAD_BRANCH: 'fix',
      HEAD_SHA: headSha,
    },
  });
  return { output, asked: readFileSync(asked, 'utf8') };
}

test('the report is posted once, then renewed, and only for the newest commit', () => {
  assert.match(
    post('text', 'abc').asked,
    /^pr comment 7 --edit-last --create-if-none .*--repo yearn\/yearn-devdocs\n> This report was written by the code of the pull request, .*\n\ntext$/,
  );
  const late = post('text', 'def');
  assert.match(late.output, /nothing to say/);
  assert.equal(late.asked, '');
});

test('a report cannot notify people or be too long', () => {
  assert.doesNotMatch(post('hello @someone', 'abc').asked, /@someone/);
  assert.ok(post('x'.repeat(100_000), 'abc').asked.length < 65_536);
});
