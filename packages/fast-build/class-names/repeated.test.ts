import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { repeatedNames } from './repeated';

const home = mkdtempSync(path.join(tmpdir(), 'class-names-'));
after(() => rmSync(home, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
  writeFileSync(path.join(home, file), source);
}

test('names that two style modules use are found, whatever the order of files', () => {
  write('src/a/styles.module.css', '.box { color: red } .box .line { top: 0.5rem }');
  write('src/b/styles.module.css', '/* .line */ .entry, .box:hover { top: 0 }');
  write('src/b/plain.css', '.entry {}');
  write('package/lib/styles.module.css', '.entry {}');
  const [src, lib] = [path.join(home, 'src'), path.join(home, 'package/lib')];
  assert.deepEqual([...repeatedNames([src])], ['box']);
  assert.deepEqual([...repeatedNames([lib, src])], ['box', 'entry']);
});
