/**
 * `npm run images`: draws the raster pictures of `static/img/` from their vector originals, by
 * Chromium.
 *
 * The results are committed: a build needs no browser.
 */
import '../setup/help.cjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../setup/chromium';

const root = path.resolve(__dirname, '../..');

async function draw(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  const sized = svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sized}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

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

async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const logo = readFileSync(path.join(root, 'static/img/favicon.svg'), 'utf8');
  const pictures = [];
  for (const size of [16, 32, 48])
    pictures.push({ size, png: await draw(browser, logo, size, size) });
  writeFileSync(path.join(root, 'static/img/favicon.ico'), icon(pictures));
  const card = readFileSync(path.join(__dirname, 'social-card.svg'), 'utf8');
  writeFileSync(
    path.join(root, 'static/img/social-card.png'),
    await draw(browser, card, 1200, 630),
  );
  await browser.close();
}

void main();
