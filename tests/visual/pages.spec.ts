import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, open, test } from '../browser/support/site';
import { pageKinds } from './kinds';

/** Sizes of a small and a usual phone, a tablet, a laptop and a wide screen. */
const screens = [
  [320, 640],
  [390, 844],
  [768, 900],
  [1280, 800],
  [1440, 900],
] as const;

const fonts = path.join(path.dirname(require.resolve('katex/package.json')), 'dist/fonts');

const face = (name: string, file: string, weight: string): string =>
  `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(
    path.join(fonts, `${file}.woff2`),
  ).toString('base64')}) }`;

/** System fonts differ between machines, so the pictures are taken in fonts that come with the project. */
const sameEverywhere = [
  face('Picture', 'KaTeX_SansSerif-Regular', '1 599'),
  face('Picture', 'KaTeX_SansSerif-Bold', '600 1000'),
  face('Picture mono', 'KaTeX_Typewriter-Regular', '1 1000'),
  `html[data-theme] { --ifm-font-family-base: Picture; --ifm-font-family-monospace: 'Picture mono' }`,
  `button, input, select { font-family: Picture }`,
  // The day of the last change moves with every commit.
  `.theme-last-updated { visibility: hidden }`,
].join('\n');

test.use({ allowedMessages: /404 \(Not Found\)/ });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, route] of Object.entries(pageKinds)) {
    for (const [width, height] of screens) {
      test(`${kind} ${width} ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, route);
        await page.addStyleTag({ content: sameEverywhere });
        await page.evaluate(() =>
          Promise.all(
            ['16px Picture', 'bold 16px Picture', "16px 'Picture mono'"].map((font) =>
              document.fonts.load(font),
            ),
          ),
        );
        await expect(page).toHaveScreenshot(`${kind}-${width}-${colorScheme}.png`);
      });
    }
  }
}
