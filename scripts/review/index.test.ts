import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { compare, visible } from './compare';
import { mark, report } from './report';

const { body, post } = require('./comment.cjs') as {
  body: (text: string) => string;
  post: (text: string, env: Record<string, string>, load: unknown) => Promise<string>;
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'review-'));
after(() => rmSync(folder, { recursive: true }));

function build(name: string, pages: Record<string, string>): string {
  const root = path.join(folder, name);
  for (const [file, content] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

const page = (text: string, script = 'a'): string =>
  `<head></head><main class="x_${script}"><p>${text}</p></main><script data-scripts="/assets/${script}.js">1</script>`;

test('new, gone and changed pages, and what a first visit loads', () => {
  const before = build('before', {
    'index.html': page('Home'),
    'old/index.html': page('Old'),
    'text/index.html': page('One'),
    'moved/index.html': '<head><meta http-equiv="refresh" content="0; url=/text"></head>',
    'assets/a.js': 'x'.repeat(100),
  });
  const now = build('after', {
    'index.html': page('Home', 'b'),
    'new/index.html': page('New', 'b'),
    'text/index.html': page('Two', 'b'),
    'assets/b.js': Array.from({ length: 999 }, (_item, index) => index * 7919).join(),
  });
  const found = compare(before, now);
  assert.deepEqual(found.added, ['/new']);
  assert.deepEqual(found.removed, ['/old']);
  assert.deepEqual(found.changed, ['/text']);
  const [home] = found.firstLoad;
  assert.ok(home && home.after > home.before + 1000);
  const text = report(found, ['/text']);
  assert.ok(text.startsWith(mark));
  assert.match(text, /\| First visit to `\/` \| 0\.\d kB \| \d\.\d kB \| \+\d\.\d kB \|/);
  assert.match(text, /### Pages that look different \(1\)\n\n- `\/text`/);
  assert.match(text, /src\/data\/moved/);
});

test('a date and a hashed name are no change', () => {
  assert.equal(
    visible('<main><p class="a_1">x <time>2022</time></p><img src="/assets/a-1.png"></main>'),
    visible('<main><p class="a_2">x <time>2023</time></p><img src="/assets/a-2.png"></main>'),
  );
});

test('two equal builds say so', () => {
  const one = build('one', { 'index.html': page('Home') });
  assert.match(report(compare(one, one), undefined), /No page reads differently/);
});

const env = {
  GITHUB_TOKEN: 't',
  GITHUB_REPOSITORY: 'yearn/yearn-devdocs',
  HEAD_OWNER: 'someone',
  HEAD_BRANCH: 'fix',
  HEAD_SHA: 'abc',
};

/** Stands for GitHub: answers lists, notes what is written. */
function github(pulls: unknown, comments: unknown) {
  const written: string[] = [];
  const load = async (address: string, { method = 'GET' }: { method?: string }) => {
    if (method !== 'GET') written.push(`${method} ${address}`);
    return Response.json(address.includes('/pulls?') ? pulls : comments);
  };
  return { written, load };
}

test('the report is posted once, then renewed, and only for the newest commit', async () => {
  const pulls = [{ number: 7, head: { sha: 'abc' } }];
  const first = github(pulls, []);
  assert.equal(await post('text', env, first.load), 'Posted under #7.');
  assert.match(first.written.join(), /^POST .*\/issues\/7\/comments$/);
  const own = { user: { type: 'Bot' }, body: `${mark}\nold`, url: 'https://api.github.com/c/1' };
  const foreign = { user: { type: 'User' }, body: mark, url: 'https://api.github.com/c/2' };
  const again = github(pulls, [foreign, own]);
  await post('text', env, again.load);
  assert.deepEqual(again.written, ['PATCH https://api.github.com/c/1']);
  const late = github([{ number: 7, head: { sha: 'def' } }], []);
  assert.match(await post('text', env, late.load), /nothing to say/);
  assert.deepEqual(late.written, []);
});

test('a report cannot notify people or be too long', () => {
  assert.doesNotMatch(body('hello @someone'), /@someone/);
  assert.ok(body('x'.repeat(100_000)).length < 65_536);
});
