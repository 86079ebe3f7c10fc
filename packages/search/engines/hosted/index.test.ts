import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchSite } from '../../testing/site';
import { engineConfig } from '..';
import { segmentsOf } from '.';
import { markEnd, markStart } from './record';

test('marks are cut into pieces; markup stays text', () => {
  assert.deepEqual(segmentsOf(`a <b>${markStart}x & y${markEnd}</b>`), [
    { text: 'a <b>', match: false },
    { text: 'x & y', match: true },
    { text: '</b>', match: false },
  ]);
  assert.deepEqual(segmentsOf(''), []);
  assert.deepEqual(segmentsOf(`${markStart}never closed`), [{ text: 'never closed', match: true }]);
});

test('a build asks the hosted service if it is set up, else its own index', () => {
  const site = searchSite;
  assert.deepEqual(engineConfig(site, undefined), { engine: 'embedded' });
  assert.deepEqual(engineConfig(site, { appId: 'a', indexName: 'i', apiKey: 'k' }), {
    engine: 'hosted',
    appId: 'a',
    indexName: 'i',
    apiKey: 'k',
    site,
  });
});
