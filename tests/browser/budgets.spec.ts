/** A first visit stays as light as `tests/budgets.ts` says. */
import { ofKind, transfersOf, weight } from '../../scripts/bench/transfers';
import { budgets, ofMoreReleases, type Budget } from '../budgets';
import { expect, open, test } from './support/site';

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} keeps its budget of bytes`, async ({ page }) => {
    const transfers = await transfersOf(page, route);
    for (const [kind, base] of Object.entries(budget) as [keyof Budget, number][]) {
      const limit = base + (ofMoreReleases[kind] ?? 0);
      const own = ofKind(transfers, kind);
      const size = weight(own);
      const largest = own
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 5)
        .map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`);
      expect(
        size,
        `${route}: ${kind} is ${size} bytes of ${limit}. Largest: ${largest.join(', ')}`,
      ).toBeLessThanOrEqual(limit);
    }
  });
}

test('no page compares text by the rules of a language, which take a browser 10 ms to load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { localeCompare } = String.prototype;
    const compared: string[] = [];
    String.prototype.localeCompare = function (this: string, that: string): number {
      compared.push(`${this} with ${that}`);
      return localeCompare.call(this, that);
    };
    Object.assign(window, { compared });
  });
  for (const route of Object.keys(budgets)) {
    await open(page, route);
    expect(await page.evaluate('compared'), route).toEqual([]);
  }
});
