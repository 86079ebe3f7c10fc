import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf } from './write';

test('a page is a folder with an index, unless its path names a file', () => {
  assert.equal(fileOf('/'), 'index.html');
  assert.equal(fileOf('/getting-started/intro'), 'getting-started/intro/index.html');
  assert.equal(fileOf('/security/'), 'security/index.html');
  assert.equal(fileOf('/404.html'), '404.html');
});
