import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { byBlocksAttribute } from '../../../packages/fast-client/long-texts/constants';
import { settled } from './site';

/** The library, for `page.addInitScript`. */
export const axeFile = require.resolve('axe-core/axe.min.js');

/** What changes with the color mode: the second mode needs no other rule. */
const colors = ['color-contrast', 'link-in-text-block'] as const;
/** Every rule that axe turns on by default, and one more that Lighthouse tests. */
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** The rules of color alone. */
export const colorRules: RunOptions = { runOnly: { type: 'rule', values: [...colors] } };

interface Axe {
  readonly run: (context: string, options: RunOptions) => Promise<AxeResults>;
}

/** Violations in one part of a page as lines: rule, help and the first places. */
export async function violations(
  page: Page,
  part: string,
  options: RunOptions = {},
): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    ([context, given]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        resultTypes: ['violations'],
        // Stylesheets and media are there already, and places are shown by their markup.
        preload: false,
        selectors: false,
        ...given,
      }),
    [part, options] as const,
  );
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`)
        .join(' | ')} (${nodes.length})`,
  );
}

/** Puts the other color mode on the open page, and returns its name. */
const switchMode = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    return (dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark');
  });

/**
 * What axe finds on an open page, as lines: by the rules of color in the mode that it isn't in, and by every rule in its
 * own.
 *
 * @param wholePage whether bars and menus, which many pages share, are looked at in the other mode, too
 */
export async function audit(page: Page, wholePage = true): Promise<string[]> {
  const start = Date.now();
  await page.evaluate((byBlocks) => {
    // Before text is laid out, it isn't clear what is behind it.
    document.documentElement.removeAttribute(byBlocks);
    // Colors would change by transitions, each element after the one around it: a slow machine would measure halfway.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
  }, byBlocksAttribute);
  const other = await switchMode(page);
  const others = await violations(page, wholePage ? 'html' : 'main', colorRules);
  await switchMode(page);
  await settled(page, Date.now() - start);
  const own = await violations(page, 'html', allRules);
  return [...own, ...others.map((line) => `${other}: ${line}`)];
}
