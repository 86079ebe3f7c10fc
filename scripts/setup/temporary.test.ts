import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../packages/files';

const home = temporaryFolder('temporary-test');

/**
 * Runs a program that makes a temporary folder, and returns that folder, and the status or signal with which it ended.
 *
 * @param first what it loads first: a command loads `help.cjs`, a test doesn't
 */
async function runProgram(first: string, then: string, signal?: NodeJS.Signals) {
  const file = path.join(home, 'program.ts');
  const setup = (name: string): string =>
    JSON.stringify(name.startsWith('node:') ? name : path.join(__dirname, name));
  writeFileSync(
    file,
    `import ${setup(first)};\nimport { temporaryFolder } from ${setup('../../packages/files')};\n` +
      `process.stdout.write(temporaryFolder('x'));\n${then}\n`,
  );
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const [folder] = (await once(child.stdout, 'data')) as [Buffer];
  if (signal) child.kill(signal);
  const [status, by] = await ended;
  return { folder: folder.toString(), end: status ?? by };
}

test('a temporary folder goes with the program, however that ends', async () => {
  for (const [first, then, signal, expected] of [
    ['help.cjs', '', undefined, 0],
    ['help.cjs', "throw new Error('x');", undefined, 1],
    ['help.cjs', 'setInterval(() => undefined, 1000);', 'SIGINT', 'SIGINT'],
    ['help.cjs', 'setInterval(() => undefined, 1000);', 'SIGTERM', 'SIGTERM'],
    ['node:test', 'setInterval(() => undefined, 1000);', 'SIGINT', 'SIGINT'],
  ] as const) {
    const { folder, end } = await runProgram(first, then, signal);
    assert.match(folder, /\/x-\w+$/);
    assert.equal(existsSync(folder), false, `${first} ${then} ${signal}`);
    assert.equal(end, expected);
  }
});
