import { resemblanceTo } from '../../../packages/search/client';

/** Route and title of a page, as `/pages.json` lists them. */
export type PageEntry = readonly [route: string, title: string];

/** How alike two words must be for a page to be worth offering; found by trying misspelled and moved addresses. */
const likeEnough = 0.4;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function likenessTo(asked: string): (found: string) => number {
  const resemblance = resemblanceTo(lettersOf(asked));
  return (found) => resemblance(lettersOf(found));
}

const lastPart = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/** The release that an address names, behind a slash. */
export const releaseIn = (route: string): string =>
  /\/\d+\.\d+\.\d+(?=\/|$)/.exec(route)?.[0] ?? '';

/** The address of a document without its release: all of its releases share it. */
const unnumbered = ([route]: PageEntry): string => route.replace(releaseIn(route), '');

/**
 * Pages whose address is most like the one asked for, best first.
 *
 * The last part of the address counts most, then the whole of it. Of a document, only its best page is offered, so that
 * a document in many releases takes one line. Pages of a different release than the one asked for count less.
 *
 * @param asked path without the base URL
 * @param count how many at most
 */
export function nearest(asked: string, pages: readonly PageEntry[], count: number): PageEntry[] {
  const path = asked
    .replace(/\/+$/, '')
    .replace(/\.(html?|mdx?)$/, '')
    // Tags have a "v" before the release.
    .replace(/\/v(?=\d+\.\d+\.)/, '/');
  const named = releaseIn(path);
  const release = pages.some(([route]) => releaseIn(route) === named) ? named : '';
  const [nameLikeness, pathLikeness] = [likenessTo(lastPart(path)), likenessTo(path)];
  return pages
    .map((page) => {
      const [route, title] = page;
      const name = Math.max(nameLikeness(lastPart(route)), nameLikeness(title));
      const score = 0.7 * name + 0.3 * pathLikeness(route);
      return { page, score: releaseIn(route) === release ? score : score - 0.25 };
    })
    .filter(({ score }) => score > likeEnough)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page)
    .filter((page, at, all) => at === all.findIndex((one) => unnumbered(one) === unnumbered(page)))
    .slice(0, count);
}
