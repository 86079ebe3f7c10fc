import assert from 'node:assert/strict';
import { test } from 'node:test';

import { tagIds, tags } from './index';

test('tags are sorted, unique and in kebab case', () => {
  const ids = tags.map((tag) => tag.id);
  assert.deepEqual(ids, [...ids].sort());
  assert.equal(tagIds.size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
});

test('every tag says what it is for', () => {
  for (const tag of tags) {
    assert.ok(tag.label.length > 1, tag.id);
    assert.match(tag.description, /^[A-Z].{15,100}\.$/, tag.id);
  }
});
