import { pageKinds } from '../../visual/kinds';
import { expect, phone, sampled, test } from '../check';

const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth;

/** Things to press that are smaller than a fingertip. Runs in the page. */
const tooSmall = (css: string): string[] =>
  [...document.querySelectorAll(css)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = width > 0 && height > 0;
    return isShown && (Math.round(width) < 44 || Math.round(height) < 44)
      ? [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)}`]
      : [];
  });

test.use({ view: phone });

test.describe('On a phone', () => {
  for (const [kind, route] of Object.entries(pageKinds)) {
    test.describe(kind, () => {
      test.use({ expected: /status of 404|404 \(Not Found\)/ });
      test(`the page of kind "${kind}" is not wider than the screen`, async ({ reader }) => {
        await reader.open(route);
        expect(await reader.run(() => window.innerWidth)).toBe(phone.width);
        expect(await reader.run(overflow)).toBeLessThanOrEqual(0);
      });
    });
  }

  test('the menu opens by a press, leads on and closes', sampled, async ({ reader }) => {
    await reader.open(pageKinds.document);
    expect(await reader.count('.navbar-sidebar', { shown: true })).toBe(0);
    await reader.click('.navbar__toggle');
    await reader.sees('.navbar-sidebar .menu__link');
    await expect
      .poll(() =>
        reader.run(
          () => document.querySelector('.navbar-sidebar')?.getBoundingClientRect().left ?? -1,
        ),
      )
      .toBe(0);
    expect(await reader.run(tooSmall, '.navbar-sidebar a, .navbar-sidebar button')).toEqual([]);
    await reader.click('.navbar-sidebar a[href="/getting-started/intro"]');
    await reader.reads('h1', 'Introduction');
    await expect
      .poll(() =>
        reader.run(() => {
          const box = document.querySelector('.navbar-sidebar')?.getBoundingClientRect();
          return !box || box.right <= 0 || box.width === 0;
        }),
      )
      .toBe(true);
  });

  test('the name of the site keeps its distance from the logo, in bar and menu', async ({
    reader,
  }) => {
    await reader.open(pageKinds.document);
    const gap = (css: string): Promise<number> =>
      reader.run((brand) => {
        const [picture, name] = ['svg', 'b'].map((part) =>
          document.querySelector(`${brand} ${part}`)?.getBoundingClientRect(),
        );
        return (name?.left ?? 0) - (picture?.right ?? 0);
      }, css);
    await reader.click('.navbar__toggle');
    await reader.sees('.navbar-sidebar__brand b');
    expect(await gap('.navbar-sidebar__brand')).toBeGreaterThanOrEqual(6);
  });

  test('bars, contents and foot can be pressed by a finger', async ({ reader }) => {
    await reader.open(pageKinds.document);
    const css = [
      '.navbar__inner a, .navbar__inner button',
      '.breadcrumbs a, .footer a, .pagination-nav a',
    ];
    for (const part of css) expect(await reader.run(tooSmall, part)).toEqual([]);
    await reader.click('.theme-doc-toc-mobile button');
    await reader.sees('.theme-doc-toc-mobile a');
    expect(
      await reader.run(tooSmall, '.theme-doc-toc-mobile a, .theme-doc-toc-mobile button'),
    ).toEqual([]);
  });

  test('links that are alone in a table can be pressed by a finger', async ({ reader }) => {
    await reader.open('/contributing/governance/proposal-repository');
    const small = await reader.run(() =>
      [...document.querySelectorAll('article td > a:only-child')].flatMap((link) => {
        const { height } = link.getBoundingClientRect();
        const isAlone = link.parentElement?.textContent?.trim() === link.textContent?.trim();
        return isAlone && Math.round(height) < 24
          ? [`${height} ${link.outerHTML.slice(0, 90)}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
  });

  test('the search opens, finds and leads on', async ({ reader }) => {
    await reader.open(pageKinds.document);
    await reader.click('.navbar button[aria-haspopup="dialog"]');
    await reader.fill('[role="dialog"] [role="combobox"]', 'slippage');
    await reader.click({ css: '[role="option"]', text: 'Slippage' });
    await reader.arrives('/resources/defi-glossary#slippage');
    await reader.reads('article h1', 'DeFi glossary');
    expect(await reader.run(overflow)).toBeLessThanOrEqual(0);
  });
});
