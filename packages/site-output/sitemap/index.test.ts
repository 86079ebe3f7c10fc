import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitemapXml } from '.';

test('addresses are sorted and escaped, and a date appears only where it is known', () => {
  const xml = sitemapXml([
    { url: 'https://d.example/b?x=1&y=2', changed: undefined },
    { url: 'https://d.example/a', changed: '2022-07-01T10:00:00Z' },
  ]);
  assert.deepEqual(xml.match(/<url>.*<\/url>/g), [
    '<url><loc>https://d.example/a</loc><lastmod>2022-07-01T10:00:00Z</lastmod></url>',
    '<url><loc>https://d.example/b?x=1&amp;y=2</loc></url>',
  ]);
});
