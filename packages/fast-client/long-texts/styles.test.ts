import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { groupClass } from '../text-groups/constants';
import { byBlocksAttribute } from './constants';

test('the stylesheet names the groups and the attribute that the code sets', () => {
  const stylesheet = readFileSync(path.join(__dirname, 'client/styles.css'), 'utf8');
  assert.ok(stylesheet.includes(`html[${byBlocksAttribute}] .${groupClass} {`));
});
