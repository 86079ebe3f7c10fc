import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readingRelease } from './reading';

const stored = new Map([['docs-preferred-version-default', '1.0']]);
const getItem = (key: string): string | null => stored.get(key) ?? null;
const versions = { section: 'docs', releases: ['2.0', '1.0'] };

describe('the release that a reader has open', () => {
  before(() => Object.assign(globalThis, { window: { localStorage: { getItem } } }));
  after(() => Reflect.deleteProperty(globalThis, 'window'));

  test('is that of the page', () => {
    assert.equal(readingRelease(versions, '/base/docs/intro', '/base/'), '2.0');
    assert.equal(readingRelease(versions, '/base/docs/1.0/intro', '/base/'), '1.0');
  });

  test('is elsewhere the one chosen before, which Docusaurus keeps by the id of the plugin', () => {
    assert.equal(readingRelease({ ...versions, plugin: 'default' }, '/blog', '/'), '1.0');
    assert.equal(readingRelease(versions, '/blog', '/'), '2.0');
    stored.set('docs-preferred-version-docs', '1.0');
    assert.equal(readingRelease(versions, '/blog', '/'), '1.0');
  });
});
