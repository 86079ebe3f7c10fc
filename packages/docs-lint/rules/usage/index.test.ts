import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../files';
import { check, readSite } from '../..';
import { exampleFacts } from '../../testing';
import { rules } from '..';
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
  assert.deepEqual(readTexts(root, { folders: [], skipped: /^$/, data: [] }), []);
});

test('labels of menus and other data that pages show are spelled', () => {
  const menu =
    "export default {\n  a: [{ type: 'category', label: 'Simply recieved', note: 'In getAssetts()', items: [] }],\n};\n";
  const site = readSite(temporaryFolder('texts', { 'sidebars/resources.ts': menu }), exampleFacts);
  assert.deepEqual(
    check(
      site,
      [],
      rules.filter(({ name }) => /^(?:spelling|phrases)$/.test(name)),
    ).map(({ file, line, column, rule }) => [file, line, column, rule].join(':')),
    ['sidebars/resources.ts:2:35:phrases', 'sidebars/resources.ts:2:42:spelling'],
  );
});
