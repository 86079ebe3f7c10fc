import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../packages/temporary';

const home = temporaryFolder('temporary-test');

/** Runs a command that makes a temporary folder, and returns that folder, and the status or signal with which it ended. */
async function runCommand(then: string, signal?: NodeJS.Signals) {
  const file = path.join(home, 'command.ts');
  const setup = (name: string): string => JSON.stringify(path.join(__dirname, name));
  writeFileSync(
    file,
    `import ${setup('help.cjs')};\nimport { temporaryFolder } from ${setup('../../packages/temporary')};\n` +
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

test('a temporary folder goes with the command, however that ends', async () => {
  for (const [then, signal, expected] of [
    ['', undefined, 0],
    ["throw new Error('x');", undefined, 1],
    ['setInterval(() => undefined, 1000);', 'SIGINT', 'SIGINT'],
    ['setInterval(() => undefined, 1000);', 'SIGTERM', 'SIGTERM'],
  ] as const) {
    const { folder, end } = await runCommand(then, signal);
    assert.match(folder, /\/x-\w+$/);
    assert.equal(existsSync(folder), false, `${then} ${signal}`);
    assert.equal(end, expected);
  }
});
