import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { apply, edits, filesOf } from './edits';

const root = path.resolve(__dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'edits-'));
after(() => rmSync(home, { recursive: true }));

test('every edit fits the files of this commit and can be taken back', () => {
  for (const edit of edits) {
    for (const { file } of filesOf(edit)) {
      const copy = path.join(home, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(path.join(root, file), copy);
    }
    const takeBack = apply(home, edit);
    for (const { file, to } of filesOf(edit)) {
      assert.ok(readFileSync(path.join(home, file), 'utf8').includes(to), file);
    }
    takeBack();
    for (const { file } of filesOf(edit)) {
      assert.equal(
        readFileSync(path.join(home, file), 'utf8'),
        readFileSync(path.join(root, file), 'utf8'),
      );
    }
  }
});

test('an edit of a text that is missing, or appears twice, says so', () => {
  writeFileSync(path.join(home, 'a.ts'), 'one one');
  const change =
    (from: string): (() => void) =>
    () =>
      void apply(home, { name: '', file: 'a.ts', from, to: '' });
  assert.throws(
    change('one'),
    /a\.ts: "one" appears 2 times in it\. In .*edits\.ts, choose a text/,
  );
  assert.throws(change('two'), /"two" appears 0 times/);
});
