import assert from 'node:assert/strict';
import { test } from 'node:test';
import path from 'node:path';
import { checkAll, checkOne, limits, type Remembered, type Surroundings } from '.';
import { addressesIn, collect } from './collect';
import { report } from './report';

type Answer = { status: number; headers?: Record<string, string> } | Error;

/** Servers that answer what a test says, and a clock that only waits move. */
class Fake implements Surroundings {
  readonly asked: string[] = [];
  time = 0;

  constructor(private readonly answers: Record<string, Answer[]>) {}

  now = (): number => this.time;

  wait = async (time: number): Promise<void> => {
    this.time += time;
  };

  fetch: typeof fetch = async (input) => {
    const url = String(input);
    this.asked.push(url);
    const queue = this.answers[url] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined) throw new Error(`no answer for ${url}`);
    if (answer instanceof Error) throw answer;
    return new Response(null, answer);
  };
}

const page = 'https://a.example/page';

test('a good page is asked for once', async () => {
  const fake = new Fake({ [page]: [{ status: 200 }] });
  assert.equal((await checkOne(page, fake)).outcome, 'ok');
  assert.deepEqual(fake.asked, [page]);
});

test('a page that was removed is not asked for again and again', async () => {
  const fake = new Fake({ [page]: [{ status: 404 }] });
  assert.deepEqual(await checkOne(page, fake), { outcome: 'gone', detail: 'status 404' });
  assert.equal(fake.asked.length, 1);
});

test('a fault that may pass is tried again, later each time', async () => {
  const fake = new Fake({ [page]: [new Error('reset'), new Error('reset'), { status: 200 }] });
  assert.equal((await checkOne(page, fake)).outcome, 'ok');
  assert.equal(fake.time, 2000 + 4000);
  const down = new Fake({ [page]: [new Error('reset')] });
  assert.deepEqual(await checkOne(page, down), { outcome: 'failed', detail: 'reset' });
  assert.equal(down.asked.length, limits.tries);
});

test('a server that asks for patience gets it, within reason', async () => {
  const busy = { status: 429, headers: { 'retry-after': '7' } };
  const fake = new Fake({ [page]: [busy, { status: 200 }] });
  assert.equal((await checkOne(page, fake)).outcome, 'ok');
  assert.equal(fake.time, 7000);
  const slow = new Fake({ [page]: [{ status: 429, headers: { 'retry-after': '9999' } }] });
  assert.equal((await checkOne(page, slow)).outcome, 'refused');
  assert.equal(slow.time, 2 * 60_000);
});

test('addresses of one host are asked for with pauses, good results are kept for a while', async () => {
  const urls = ['https://a.example/1', 'https://a.example/2', 'https://b.example/1'];
  const answers = Object.fromEntries(urls.map((url) => [url, [{ status: 200 }]]));
  const first = new Fake(answers);
  const memory = new Map<string, Remembered>();
  await checkAll(urls, memory, first);
  assert.equal(first.time, limits.pause);
  const again = new Fake(answers);
  again.time = first.time + limits.maxAge - 1;
  await checkAll(urls, memory, again);
  assert.deepEqual(again.asked.length, 1, 'only the result that the pause made older');
  const failed = new Map<string, Remembered>([[page, { outcome: 'failed', detail: '', at: 0 }]]);
  const retried = new Fake({ [page]: [{ status: 200 }] });
  await checkAll([page], failed, retried);
  assert.equal(retried.asked.length, 1);
});

test('addresses are cut where they end, and templates are left alone', () => {
  assert.deepEqual(
    addressesIn(
      'See [a](https://a.example/b_(c)#d), https://b.example/e. `https://api.example/${id}`\n<https://c.example/f> http://localhost:3000',
    ),
    [
      { url: 'https://a.example/b_(c)', line: 1 },
      { url: 'https://b.example/e', line: 1 },
      { url: 'https://c.example/f', line: 2 },
    ],
  );
});

test('the site leads to many addresses, each with its places', () => {
  const places = collect(path.resolve(__dirname, '../..'));
  assert.ok(places.size > 20);
  const files = [...places.values()].flat().map(({ file }) => file.split('/')[0]);
  for (const folder of ['docs', 'vaults', 'blog', 'src']) assert.ok(files.includes(folder), folder);
});

test('the report lists faults first and counts places', () => {
  const places = [1, 2, 3, 4].map((line) => ({ file: 'docs/a.md', line }));
  const text = report([
    { url: page, places, result: { outcome: 'gone', detail: 'status 404' } },
    { url: 'https://b.example/', places, result: { outcome: 'ok', detail: 'status 200' } },
  ]);
  assert.match(text, /1 of 2 addresses/);
  assert.match(
    text,
    /## Removed \(1\)[\s\S]*in docs\/a\.md:1, docs\/a\.md:2, docs\/a\.md:3, and 1 more/,
  );
});
