/**
 * `npm run images`: draws the raster pictures of `static/img/` from their vector originals. The results are committed.
 */
import '../setup/help.cjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';

const root = path.resolve(__dirname, '../..');

const draw = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Packs PNG pictures into an icon file: a directory of sizes and offsets, then the pictures as they are. */
function icon(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

parseArgs();
const logo = readFileSync(path.join(root, 'static/img/favicon.svg'), 'utf8');
const pictures = [16, 32, 48].map((size) => ({ size, png: draw(logo, size) }));
writeFileSync(path.join(root, 'static/img/favicon.ico'), icon(pictures));
const card = readFileSync(path.join(__dirname, 'social-card.svg'), 'utf8');
writeFileSync(path.join(root, 'static/img/social-card.png'), draw(card, 1200));
