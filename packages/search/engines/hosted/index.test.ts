import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchSite } from '../../testing/site';
import { parametersOf, readHit, segmentsOf } from '.';
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

test('a query is cut to the bytes that the service takes, between characters', () => {
  for (const query of ['é'.repeat(400), '钱包'.repeat(300), `a${'🙂'.repeat(300)}`]) {
    const { query: sent } = parametersOf({ query, reading: '0.4.3', limit: 5 }, searchSite);
    assert.ok(query.startsWith(sent));
    assert.ok(Buffer.byteLength(sent) > 490 && Buffer.byteLength(sent) <= 512, sent);
  }
});

test('of a pasted error the message is asked, of a question what it asks', () => {
  const asked = (query: string): string =>
    parametersOf({ query, reading: '0.4.3', limit: 5 }, { ...searchSite, name: 'example protocol' })
      .query;
  // The message of an error that libraries wrap is behind more than the service takes.
  const sent = `transaction={"from":"0x${'22'.repeat(20)}","data":"0x4641257d"}`;
  const error = `cannot estimate gas (${sent}, ${'x'.repeat(500)}, reason="execution reverted: !authorized")`;
  assert.equal(asked(error), '!authorized');
  assert.equal(asked('example protocol gas fees'), 'gas fees');
  assert.equal(asked('hi all, does anyone know how do I withdraw? thanks'), 'how do I withdraw');
  assert.match(asked('0x2E1A7D4D withdraw'), /^2e1a7d4d +withdraw$/);
});

test('a record that something else wrote is no hit', () => {
  const hit = {
    objectID: '1',
    url: '/faq',
    title: 'Questions',
    section: 'faq',
    kind: 'guide',
  } as const;
  assert.equal(readHit(hit, searchSite)?.url, '/faq');
  assert.equal(readHit({ ...hit, kind: 'lvl1' as 'guide' }, searchSite), undefined);
  for (const url of ['//a.example', '/\\a.example', '/\t/a.example', 'https://a.example/']) {
    assert.notEqual(new URL(url, 'https://site.example').host, 'site.example');
    assert.equal(readHit({ ...hit, url }, searchSite), undefined, url);
  }
});
