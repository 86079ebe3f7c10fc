import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costOf } from './processes';

/** Takes 0.4 s of a processor, however busy the machine is. */
const busy = 'while (process.cpuUsage().user < 400_000);';

/** The cost of a program that does nothing but start a busy one. */
const costOfStarting = (start: string): number =>
  costOf(process.execPath, ['-e', `require('child_process').${start}`], { cwd: __dirname }).cpu;

test('the cost of a command includes its helpers, also those that outlive it', () => {
  const args = `process.execPath, ['-e', ${JSON.stringify(busy)}]`;
  assert.ok(costOfStarting(`spawnSync(${args})`) > 0.4);
  assert.ok(costOfStarting(`spawn(${args}, { stdio: 'ignore', detached: true }).unref()`) > 0.4);
});

test('a failure carries the message of the command', () => {
  assert.throws(
    () =>
      costOf(process.execPath, ['-e', 'console.error("no such thing"); process.exit(3)'], {
        cwd: __dirname,
      }),
    /no such thing/,
  );
});

test('time and memory of the command itself count', () => {
  const { cpu, wall, memory } = costOf(process.execPath, ['-e', busy], { cwd: __dirname });
  assert.ok(cpu > 0.4);
  assert.ok(wall > 0.2);
  assert.ok(memory > 1024 ** 2);
});
