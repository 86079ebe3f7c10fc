import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, writeFiles } from '../../packages/files';
import { apply, edits, filesOf } from './edits';

const root = path.resolve(__dirname, '../..');
const home = temporaryFolder('edits');

test('every edit fits the files of this commit and can be taken back', () => {
  for (const edit of edits) {
    for (const { file } of filesOf(edit))
      writeFiles(home, { [file]: readFileSync(path.join(root, file)) });
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
  writeFiles(home, { 'a.ts': 'one one' });
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
