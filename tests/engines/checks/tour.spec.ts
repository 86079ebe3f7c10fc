import { documentRoutes } from '../../routes';
import { desktop, expect, phone, sampled, test } from '../check';
import { limits } from '../engines';
import type { Reader } from '../reader';

/** Pages of every kind: single pages, every document of the sections, and contracts of three releases. */
const routes = [
  '/',
  '/search',
  '/blog',
  '/blog/archive',
  '/getting-started/tags',
  '/vaults/compare',
  '/vaults/selectors',
  ...documentRoutes.filter((route) => !/^\/vaults\//.test(route)),
  ...['/vaults', '/vaults/0.4.2', '/vaults/0.3.0'].flatMap((base) => [
    `${base}/getting-started`,
    `${base}/smart-contracts/vault`,
    `${base}/smart-contracts/yToken`,
  ]),
];

const batchSize = 12;
const schemes = ['light', 'dark'] as const;

/** Stands for the reader's own choice, where an engine knows no dark system. */
const chooseDark = (): void => localStorage.setItem('theme', 'dark');

/** Visits pages; an error, a warning or a violation fails the check by itself. */
async function visit(reader: Reader, batch: readonly string[], scheme: string): Promise<void> {
  for (const route of batch) {
    await reader.open(route);
    expect(await reader.attribute('html', 'data-theme'), route).toBe(scheme);
    expect(await reader.text('h1'), route).not.toMatch(/crashed|not found/i);
    const over = await reader.run(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${route} is wider than the window`).toBeLessThanOrEqual(0);
    // Firefox says of a script that's on its way that it failed, when the page is left.
    await expect.poll(() => reader.count('script[data-webpack]')).toBe(0);
  }
}

[desktop, phone].forEach((view, wide) => {
  schemes.forEach((colorScheme, dark) => {
    // The sample has every fifteenth page, each in one of the four ways.
    const chosen = routes.filter(
      (_route, index) => process.env.ENGINES_ALL || index % 15 === wide * 8 + dark * 4,
    );
    test.describe(`At ${view.width} px, ${colorScheme}`, () => {
      test.use({ view: { ...view, colorScheme } });
      test.describe.configure({ timeout: 120_000 });

      for (let start = 0; start < chosen.length; start += batchSize) {
        const batch = chosen.slice(start, start + batchSize);
        test(
          `pages open without a message, from ${batch[0]}, at ${view.width} px, ${colorScheme}`,
          sampled,
          async ({ engine, reader }) => {
            const isChosen = colorScheme === 'dark' && limits[engine]['dark system'] !== undefined;
            if (isChosen) reader.site.inPage = chooseDark;
            await visit(reader, batch, colorScheme);
          },
        );
      }
    });
  });
});
