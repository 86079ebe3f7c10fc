import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(path.join(tmpdir(), 'out-dir-'));
after(() => rmSync(folder, { recursive: true }));

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
  const kept = path.join(folder, 'index.md');
  writeFileSync(kept, 'A text.\n');
  assert.match(refusal(folder), /^.* holds something other than a build.* with --out-dir\.\n$/);
  assert.ok(existsSync(kept));
  assert.match(refusal(path.join(kept, 'below')), /^EN?[A-Z]+: .*index\.md.*\n$/);
});
