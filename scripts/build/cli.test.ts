import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../packages/files';
import { buildCommand, copySmallSite } from '../../tests/site/smallSite';

/** What a build into a folder says that it refuses; it would take minutes otherwise. */
function refusal(target: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', path.join(__dirname, 'cli.ts'), '--out-dir', target],
    { encoding: 'utf8', timeout: 120_000 },
  );
  assert.equal(status, 1, stderr);
  return stderr;
}

test('a build refuses a folder that holds something else, which it would delete', () => {
  const folder = temporaryFolder('out-dir', { 'index.md': 'A text.\n', '404.html': '' });
  const kept = path.join(folder, 'index.md');
  assert.match(refusal(folder), /^.* holds something other than a build.* with --out-dir\.\n$/);
  assert.ok(existsSync(kept));
  assert.match(refusal(path.join(kept, 'below')), /^EN?[A-Z]+: .*index\.md.*\n$/);
});

test('Ctrl+C during the check of a build blames no file', async () => {
  const site = temporaryFolder('stopped');
  copySmallSite(site);
  // A group of its own, which gets the signal as from a terminal.
  const child = spawn(process.execPath, buildCommand, {
    cwd: site,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  await wait(1500);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  assert.equal(output, '');
  assert.equal(signal, 'SIGINT');
});

test('a build that is stopped has failed', () => {
  // What Docusaurus does before it reads the configuration.
  const program = `process.on('SIGTERM', () => process.exit());
require(${JSON.stringify(path.join(__dirname, 'config.cjs'))});
process.kill(process.pid, 'SIGTERM');
setInterval(() => undefined, 1000);`;
  const { status } = spawnSync(process.execPath, ['-e', program, 'docusaurus.mjs', 'build']);
  assert.equal(status, 1);
});
