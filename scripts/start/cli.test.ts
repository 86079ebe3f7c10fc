import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { listen } from '../../packages/static-server';

/** What `npm start` prints and says when it refuses something; it would serve the site otherwise. */
function refusal(...args: string[]): { stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'cli.cjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, PORT: '' }, timeout: 60_000 },
  );
  assert.equal(status === 0 || status === null, false, stderr);
  return { stdout, stderr };
}

test('npm start refuses a wrong option before it builds', () => {
  for (const [args, says] of [
    [['--prot', '3000'], /^Unknown option '--prot'\.\n\n`npm start`: installs what is missing/],
    [['--port', 'x'], /^"x" is not a port\. .*\n$/],
    [['--base-url', '/a b/'], /^"\/a b\/" is not a base path\. .*\n$/],
  ] as const) {
    const { stdout, stderr } = refusal(...args);
    assert.match(stderr, says);
    assert.doesNotMatch(stdout, /built/);
  }
});

test('it refuses an address that it cannot have before it builds', async () => {
  const { origin, stop } = await listen(createServer());
  const { port } = new URL(origin);
  const taken = refusal('--port', port);
  const elsewhere = refusal('--host', '192.0.2.1');
  await stop();
  assert.match(
    taken.stderr,
    new RegExp(`^Port ${port} is taken\\. .*--port ${Number(port) + 1}\\.\n$`),
  );
  assert.match(elsewhere.stderr, /^The server cannot start: .*192\.0\.2\.1.*\n$/);
  for (const { stdout } of [taken, elsewhere]) assert.doesNotMatch(stdout, /built/);
});

test('it builds the folder that it serves, for the path under which it serves it', () => {
  assert.match(refusal('--dir', __dirname).stderr, /^\S*start holds something other than a build/);
  const probe = 'if (process.argv[1]?.endsWith("build/cli.ts")) throw process.env.BASE_URL';
  process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(probe)}`;
  const { stderr } = refusal('--base-url', '/a/');
  delete process.env['NODE_OPTIONS'];
  assert.match(stderr, /^\/a\/$/m);
});
