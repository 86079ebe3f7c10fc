import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { alwaysWhole, byBlocksAttribute } from './constants';

test('the style sheet begins where the blocks end that always stand whole', () => {
  const sheet = readFileSync(path.join(__dirname, 'client/styles.css'), 'utf8');
  const [, first] = /\[([\w-]+)\][^{]*:nth-child\(n \+ (\d+)\)/.exec(sheet)?.slice(1) ?? [];
  assert.equal(Number(first), alwaysWhole + 1);
  assert.ok(sheet.includes(`html[${byBlocksAttribute}]`));
});
