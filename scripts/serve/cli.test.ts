import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { temporaryFolder } from '../../packages/files';

const cli = ['--require', 'tsx/cjs', path.join(__dirname, 'cli.ts')];

describe('npm run serve', () => {
  const folder = temporaryFolder('serve', { 'index.html': 'home' });
  let taken: Server;
  let port: number;

  before(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as AddressInfo).port;
  });

  after(() => void taken.close());

  /** The first line that the server prints, and the way to end it. */
  async function start(args: string[], env = {}): Promise<{ line: string; child: ChildProcess }> {
    const child = spawn(process.execPath, [...cli, '--dir', folder, ...args], {
      env: { ...process.env, PORT: '', ...env },
    });
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    return { line, child };
  }

  test('listens on loopback only and prints the address', async () => {
    const { line, child } = await start(['--port', '0']);
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0] ?? '';
    assert.equal(await (await fetch(address)).text(), 'home');
    child.kill();
  });

  test('takes the next free port if none was chosen', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve, reject) => {
      // Another program may hold 3000 already: that's the same situation.
      blocker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve() : reject(error),
      );
      blocker.listen(3000, '127.0.0.1', resolve);
    });
    const { line, child } = await start([]);
    const chosen = Number(/:(\d+)\//.exec(line)?.[1]);
    assert.ok(chosen > 3000 && chosen < 3100, line);
    child.kill();
    blocker.close();
  });

  for (const [how, args, env] of [
    ['--port', (asked: number) => ['--port', String(asked)], () => ({})],
    ['PORT', () => [], (asked: number) => ({ PORT: String(asked) })],
  ] as const) {
    test(`stops with one sentence if the port chosen by ${how} is taken`, () => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [...cli, '--dir', folder, ...args(port)],
        { encoding: 'utf8', env: { ...process.env, PORT: '', ...env(port) } },
      );
      assert.equal(status, 1);
      assert.match(stderr, new RegExp(`^Port ${port} is taken\\. .*--port ${port + 1}\\.\\n$`));
    });
  }

  test('says what to do with a port or a base path that is none, and without a build', () => {
    // The second is one that no build takes.
    for (const path of ['docs', '/a b/']) {
      const base = spawnSync(process.execPath, [...cli, '--dir', folder, '--base-url', path], {
        encoding: 'utf8',
      });
      assert.equal(base.status, 1);
      assert.equal(base.stderr.split(' Write')[0], `"${path}" is not a base path.`);
    }
    const wrong = spawnSync(process.execPath, [...cli, '--port', 'x'], { encoding: 'utf8' });
    assert.equal(wrong.status, 1);
    assert.match(wrong.stderr, /"x" is not a port/);
    const empty = spawnSync(process.execPath, [...cli, '--dir', `${folder}/none`], {
      encoding: 'utf8',
    });
    assert.equal(empty.status, 1);
    assert.match(empty.stderr, /Run "npm run build" first/);
  });
});
