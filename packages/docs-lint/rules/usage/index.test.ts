import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../temporary';
import { kinds } from './index';
import { readTexts } from './texts';

test('each kind is caught', () => {
  const caught = readFileSync(path.join(__dirname, 'fixtures/caught.txt'), 'utf8');
  assert.deepEqual(
    Object.keys(kinds).filter((name) => !caught.includes(`(${name})`)),
    [],
  );
});

test('the lock of an editor is no text', () => {
  const root = temporaryFolder('texts');
  symlinkSync('someone@host.1:2', path.join(root, '.#README.md'));
  assert.deepEqual(readTexts(root, { folders: [], skipped: /^$/ }), []);
});
