import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const home = mkdtempSync(path.join(tmpdir(), 'launch-test-'));
after(() => rmSync(home, { recursive: true }));

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

test('a server with a group of its own ends with the command that started it', async () => {
  const file = path.join(home, 'command.ts');
  const setup = (name: string): string => JSON.stringify(path.join(__dirname, name));
  writeFileSync(
    file,
    `import ${setup('help.cjs')};
import { freePort, launch } from ${setup('launch')};
void freePort().then(async (port) => {
  const code = \`require('http').createServer((_, r) => r.end()).listen(\${port}, '127.0.0.1')\`;
  const { origin } = await launch([process.execPath, '-e', code], port);
  process.stdout.write(origin);
  setInterval(() => undefined, 1000);
});
`,
  );
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = data.toString();
  assert.equal(await answers(origin), true);
  child.kill('SIGINT');
  await once(child, 'exit');
  for (let left = 50; left > 0 && (await answers(origin)); left -= 1) await wait(100);
  assert.equal(await answers(origin), false);
});
