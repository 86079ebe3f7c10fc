import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../packages/files';

const program = (name: string): string =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

test('browsers that are missing are asked for at once, and only where that is allowed', () => {
  // A machine that has no browser, and an apt-get that notes what it's asked for.
  const folder = temporaryFolder('browsers');
  const asked = path.join(folder, 'asked.txt');
  symlinkSync(program('sh'), path.join(folder, 'sh'));
  const write = (name: string, text: string): void =>
    writeFileSync(path.join(folder, name), `#!${program('sh')}\n${text}\n`, { mode: 0o755 });
  write('apt-get', `echo "$@" >> ${asked}`);

  /** What apt-get is asked for. */
  function run(needs: readonly string[], env: Record<string, string>): string[] {
    const command = [path.join(__dirname, 'browsers.cjs'), ...needs];
    rmSync(asked, { force: true });
    const { status, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      env: { PATH: folder, CHROME_92_PATH: process.execPath, ...env },
    });
    assert.equal(status, 0, stderr);
    return existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
  }

  if (process.getuid?.() !== 0) {
    assert.deepEqual(run(['browser', 'engines'], {}), []);
    // A CI runner, where every user may become root.
    write('sudo', 'while [ "${1#-}" != "$1" ]; do shift; done; exec "$@"');
    write('true', '');
  }
  const [update, install, ...more] = run(['browser', 'engines'], { CI: '1' });
  assert.match(update ?? '', /^update /);
  assert.match(install ?? '', /^install .*\bchromium-headless-shell firefox-esr /);
  assert.deepEqual(more, []);
  assert.match(run(['browser'], { CI: '1' })[1] ?? '', /^install .* chromium-headless-shell$/);
  assert.doesNotMatch(run(['engines'], { CI: '1' })[1] ?? '', /chromium/);
});
