import assert from 'node:assert/strict';
import { test } from 'node:test';

import { releaseDelta } from './index';

test('steps back from the newest release', () => {
  assert.equal(releaseDelta({ numReleases: 5, releaseTarget: 3 }), 1);
  assert.equal(releaseDelta({ numReleases: 5, releaseTarget: 4 }), 0);
});

test('a release that does not exist is refused', () => {
  assert.throws(() => releaseDelta({ numReleases: 5, releaseTarget: 5 }), /no release 5 among 5/);
});
