import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costOf, readStat, Tally, type Process } from './processes';

const one = (id: number, parent: number, ticks: number, pages = 10): Process => ({
  id,
  parent,
  group: 1,
  ticks,
  pages,
});

test('a line of /proc is read whatever the name of the program holds', () => {
  const line = '42 (a ) 1 b) S 7 5 5 0 -1 4194304 90 80 0 0 11 12 13 14 20 0 7 0 100 999 321 18446';
  assert.deepEqual(readStat(line), { id: 42, parent: 7, group: 5, ticks: 50, pages: 321 });
});

test('a helper that ended counts once: in its parent', () => {
  const tally = new Tally();
  tally.look([one(1, 0, 100), one(2, 1, 50)]);
  tally.look([one(1, 0, 160)]);
  assert.equal(tally.cpu, 1.6);
  assert.equal(tally.memory, 20 * 4096);
});

test('a helper that outlived its parent counts too', () => {
  const tally = new Tally();
  tally.look([one(1, 0, 100), one(2, 1, 30), one(3, 2, 50)]);
  tally.look([one(1, 0, 140), one(3, 0, 60)]);
  tally.look([one(1, 0, 150)]);
  assert.equal(tally.cpu, 2.1);
});

test('the cost of a command includes its helpers, and a failure carries its message', async () => {
  const busy = 'const end = Date.now() + 400; while (Date.now() < end);';
  const parent = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); setTimeout(() => {}, 400)`;
  const cost = await costOf(process.execPath, ['-e', parent], { cwd: __dirname });
  assert.ok(cost.cpu > 0 && cost.memory > 1024 ** 2);
  await assert.rejects(
    costOf(process.execPath, ['-e', 'console.error("no such thing"); process.exit(3)'], {
      cwd: __dirname,
    }),
    /no such thing/,
  );
});
