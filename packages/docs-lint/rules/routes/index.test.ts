import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../../../files';
import { check, readSite } from '../../index';
import { exampleFacts } from '../../testing';
import { rule } from './index';

// No fixture: such a file keeps others from cloning the repository.
test('a name that Windows refuses is caught', () => {
  const root = temporaryFolder('routes', { 'docs/resources/a:b.md': '---\ntitle: A\n---\n' });
  const site = readSite(root, exampleFacts);
  const found = check(site, [...site.documents.values()], [{ name: 'routes', ...rule }]);
  assert.match(found[0]?.message ?? '', /contains :, which .* some disks can't read/);
});
