import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { temporaryFolder } from '../../files';
import { cardPath, options, writeCards } from '.';
import { cardSize, cardSvg } from './card';

const folder = temporaryFolder('cards');

const card = (title: string): string =>
  cardSvg(
    { title, section: 'Getting Started', site: 'Docs' },
    { art: '<rect width="1200" height="630"/>', titleColor: '#fff', color: '#ccc' },
  );

/** Right end of a card's text in pixels. */
function textEnd(svg: string): number {
  const drawn = svg.replace(/<(rect|path|g)[^>]*\/?>|<\/g>/g, '');
  const box = new Resvg(drawn, options).getBBox();
  return box ? box.x + box.width : 0;
}

test('a card is a PNG of the agreed size, drawn once and then taken from the cache', async () => {
  const svg = card('How to understand vault APYs');
  const cache = path.join(folder, 'cache');
  await writeCards([svg, svg], folder, cache);
  const png = readFileSync(path.join(folder, cardPath(svg)));
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.equal(png.readUInt32BE(16), cardSize.width);
  assert.equal(png.readUInt32BE(20), cardSize.height);
  assert.equal(readdirSync(cache).length, 1);
  const [name = ''] = readdirSync(cache);
  writeFileSync(path.join(cache, name), 'from the cache');
  await writeCards([svg], folder, cache);
  assert.equal(readFileSync(path.join(folder, cardPath(svg)), 'utf8'), 'from the cache');
});

test('another title is another card', () => {
  assert.notEqual(cardPath(card('A')), cardPath(card('B')));
});

test('another font makes other cards', () => {
  const copy = temporaryFolder('fonts');
  cpSync(__dirname, copy, { recursive: true });
  symlinkSync(path.resolve(__dirname, '../../../node_modules'), path.join(copy, 'node_modules'));
  appendFileSync(path.join(copy, 'fonts/Roboto-Medium.ttf'), 'x');
  const other = require(path.join(copy, 'index.ts')) as { cardPath: typeof cardPath };
  assert.notEqual(other.cardPath(card('A')), cardPath(card('A')));
});

test('titles of any length and letters stay between the margins', () => {
  for (const title of [
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'MMMM MMMM MMMM MMMM MMMM MMMM MMMM',
    'BaseStrategyInitializableBaseStrategyInitializableBaseStrategyInitializable',
    'What happens if I enter or leave with a different token from the vault’s own, and who pays for it in the end, and when?',
    'A & B < "C" and a[b[0]]> 1',
  ]) {
    assert.ok(textEnd(card(title)) <= cardSize.width - 60, `${title}: ${textEnd(card(title))}`);
  }
});
