/** Going from page to page, and from place to place: where the reader lands, and what is said. */
import type { Page } from '@playwright/test';
import {
  clickFarDown,
  expect,
  holdBack,
  hydrated,
  interceptPageFiles,
  open,
  releasePageFiles,
  test,
  withoutPrefetch,
} from './support/site';

const vault = '/vaults/smart-contracts/vault';
const strategy = '/vaults/smart-contracts/BaseStrategy';
const apys = '/getting-started/guides/how-apy-works';
const glossary = '/resources/defi-glossary';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const target = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector(':target')?.id);

/** Follows a link of the site as a press on it does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.querySelector<HTMLAnchorElement>('.theme-doc-markdown a[href^="/"]');
    link?.setAttribute('href', address);
    link?.click();
  }, href);
}

test.describe('Back while a page is hydrated', () => {
  for (const [from, heading, to, nextHeading] of [
    ['/getting-started/intro', 'Introduction', '/getting-started/using-yearn', 'Using Yearn'],
    ['/vaults/0.3.5/smart-contracts/vault', 'Vault.vy', strategy, 'BaseStrategy'],
    [apys, 'How to Understand Vault APYs', '/search', 'Search'],
    ['/resources/faq', 'Frequently asked questions', '/', /^Yearn earns/],
    ['/', /^Yearn earns/, '/blog/archive', 'Archive of release notes'],
    ['/getting-started/intro', 'Introduction', apys, 'How to Understand Vault APYs'],
  ] as const) {
    for (const forward of ['while it is', 'when it was'] as const) {
      test(`leads to ${from} and forward to ${to} again, ${forward} hydrated`, async ({ page }) => {
        await open(page, from);
        await page.evaluate((path) => window.history.pushState({ key: 'second' }, '', path), to);
        const release = await holdBack(page, /\/assets\/js\//);
        await page.reload({ waitUntil: 'commit' });
        await expect(page.locator('h1')).toHaveText(nextHeading);
        await page.evaluate(() => window.history.back());
        await expect(page).toHaveURL(from);
        if (forward === 'while it is') {
          await page.evaluate(() => window.history.forward());
          await expect(page).toHaveURL(to);
          release();
          await hydrated(page);
        } else {
          release();
          await hydrated(page);
          await expect(page.locator('h1')).toHaveText(heading);
          await page.goForward();
        }
        await expect(page.locator('h1')).toHaveText(nextHeading);
        await expect(page).toHaveURL(to);
        await expect(page.locator('footer.footer')).toHaveCount(1);
        await page.goBack();
        await expect(page.locator('h1')).toHaveText(heading);
      });
    }
  }
});

test.describe('A link to the place that the address names', () => {
  /** To the last member of the same chapter: of long contents, the chapter that is read is open. */
  const far = (page: Page): Promise<void> =>
    page.evaluate(() => document.getElementById('withdraw')?.scrollIntoView());

  async function leads(page: Page, press: () => Promise<void>): Promise<void> {
    await expect(page.locator('#deposit')).toBeInViewport();
    for (let times = 0; times < 2; times += 1) {
      // A reader scrolls, so nothing holds the place anymore.
      await page.keyboard.press('Shift');
      await far(page);
      await expect(page.locator('#deposit')).not.toBeInViewport();
      await press();
      await expect(page.locator('#deposit')).toBeInViewport();
      await expect.poll(() => topOf(page, '#deposit')).toBeLessThan(200);
      expect(await target(page)).toBe('deposit');
    }
  }

  for (const start of ['opened', 'reached'] as const) {
    test(`leads there from the contents, by pointer and by Enter, where it was ${start}`, async ({
      page,
    }) => {
      await open(page, start === 'opened' ? `${vault}#deposit` : vault);
      const link = page.locator('.table-of-contents a[href="#deposit"]');
      if (start === 'reached') {
        await page.evaluate(() => document.getElementById('transfer')?.scrollIntoView());
        await link.click();
      }
      await leads(page, () => link.click());
      await leads(page, async () => {
        await link.focus();
        await page.keyboard.press('Enter');
      });
      await page.goBack();
      await expect(page).toHaveURL(start === 'opened' ? /.*/ : vault);
    });
  }

  test('leads there on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${vault}#deposit`);
    const button = page.locator('.theme-doc-toc-mobile > button');
    const link = page.locator('.theme-doc-toc-mobile a[href="#deposit"]');
    await expect(page.locator('#deposit')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await button.click();
    await link.click();
    await expect(page.locator('#deposit')).toBeInViewport();
  });

  test('leads there from the text, by its whole address too, and by its own heading', async ({
    page,
  }) => {
    await open(page, `${vault}#deposit`);
    for (const href of ['#deposit', `${vault}#deposit`]) {
      await leads(page, () => follow(page, href).catch(() => undefined));
      await page.reload();
      await hydrated(page);
    }
    await leads(page, () =>
      page.locator('#deposit .hash-link').evaluate((link: HTMLElement) => link.click()),
    );
  });

  test('shows what the filter hides', async ({ page }) => {
    await open(page, `${vault}#deposit`);
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('setDepositLimit');
    await expect(page.locator('#deposit')).toBeHidden();
    // The contents hide it too. A text may name it.
    await follow(page, '#deposit');
    await expect(page.locator('#deposit')).toBeInViewport();
  });
});

test.describe('The place that a link names', () => {
  test('is `:target` after a link, a hit of the search, and back and forward', async ({ page }) => {
    await open(page, '/getting-started/intro');
    await follow(page, `${vault}#deposit`);
    await expect(page.locator('#deposit')).toBeInViewport();
    expect(await target(page)).toBe('deposit');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Introduction');
    expect(await target(page)).toBeUndefined();
    await page.goForward();
    await expect.poll(() => target(page)).toBe('deposit');
    await expect(page.locator('#deposit')).toBeInViewport();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('pricePerShare');
    // The first search loads the index.
    await expect(page.locator('.search-body[data-query="pricePerShare"]')).toBeVisible({
      timeout: 20_000,
    });
    const length = await page.evaluate(() => window.history.length);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#pricepershare$/);
    await expect.poll(() => target(page)).toBe('pricepershare');
    await expect(page.locator('#pricepershare')).toBeInViewport();
    expect(await page.evaluate(() => window.history.length), 'one entry').toBe(length + 1);
    await page.goBack();
    await expect(page).toHaveURL(`${vault}#deposit`);
  });

  test('is found in whatever case it is written, and the address put right', async ({ page }) => {
    for (const name of ['harvestTrigger', 'HARVESTTRIGGER', 'harvesttrigger']) {
      await open(page, '/getting-started/intro');
      await open(page, `${strategy}#${name}`);
      await expect(page.locator('#harvesttrigger'), name).toBeInViewport();
      await expect(page, name).toHaveURL(`${strategy}#harvesttrigger`);
      expect(await target(page), name).toBe('harvesttrigger');
    }
    await open(page, '/getting-started/intro');
    const length = await page.evaluate(() => window.history.length);
    await follow(page, `${strategy}#harvestTrigger`);
    await expect(page.locator('#harvesttrigger')).toBeInViewport();
    await expect(page).toHaveURL(`${strategy}#harvesttrigger`);
    expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
    await page.keyboard.press('Shift');
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      window.location.hash = '#tendTrigger';
    });
    await expect(page.locator('#tendtrigger')).toBeInViewport();
    await expect(page).toHaveURL(`${strategy}#tendtrigger`);
    await page.goBack();
    await expect(page).toHaveURL(`${strategy}#harvesttrigger`);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Introduction');
    // Names of other tools, and none at all.
    for (const name of ['__proto__', '%E0%A4%A', 'a"b', 'ü', ':target']) {
      await page.evaluate((hash) => (window.location.hash = hash), name);
      await expect(page.locator('h1')).toHaveText('Introduction');
    }
  });
});

test.describe('Back after a jump in a long text', () => {
  /** The first letters in the window, below the bar. */
  const seen = (page: Page): Promise<{ text: string; top: number }> =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('.theme-doc-markdown :is(p, li, tr, h2, h3)')];
      const block = blocks.find((each) => each.getBoundingClientRect().top > 80);
      return {
        text: block?.textContent?.slice(0, 40) ?? '',
        top: Math.round(block?.getBoundingClientRect().top ?? 0),
      };
    });

  async function expectSeen(
    page: Page,
    { text, top }: { text: string; top: number },
  ): Promise<void> {
    const distance = async (): Promise<number> => {
      const now = await seen(page);
      return now.text === text ? Math.abs(now.top - top) : Infinity;
    };
    await expect.poll(distance).toBeLessThan(8);
    // And stays.
    await page.waitForTimeout(500);
    expect(await distance()).toBeLessThan(8);
  }

  for (const route of [glossary, vault, '/resources/faq']) {
    for (const part of [0.3, 0.6]) {
      test(`lands where the reader was in ${route}, ${part * 100}% down`, async ({ page }) => {
        await open(page, route);
        await page.waitForLoadState('networkidle');
        await page.evaluate(
          (share) => window.scrollTo(0, document.documentElement.scrollHeight * share),
          part,
        );
        await page.waitForTimeout(300);
        const before = await seen(page);
        const jump = page.locator('.table-of-contents a').last();
        await jump.evaluate((link: HTMLElement) => link.click());
        await expect.poll(() => target(page)).toBeTruthy();
        await page.waitForTimeout(200);
        await page.goBack();
        await expectSeen(page, before);
        // To another page and back.
        await page.locator('.navbar__brand').evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveURL('/');
        await page.goBack();
        await expectSeen(page, before);
      });
    }
  }

  for (const [how, leave] of [
    ['a reload', (page: Page) => page.reload()],
    [
      'a return from elsewhere',
      async (page: Page) => {
        await page.goto('/llms.txt');
        await page.goBack();
      },
    ],
  ] as const) {
    test(`stays where the reader was below a place that the address names, after ${how}`, async ({
      page,
    }) => {
      await open(page, `${glossary}#emergency-shutdown`);
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(300);
      const before = await seen(page);
      await leave(page);
      await hydrated(page);
      await expectSeen(page, before);
    });
  }

  test('begins at the top of a page that is reloaded before it is there', async ({ page }) => {
    await open(page, '/resources/faq');
    await interceptPageFiles(page, () => Promise.resolve());
    await page.locator(`.menu a[href="${glossary}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(glossary);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await page.waitForTimeout(200);
    await releasePageFiles(page);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toBeInViewport();
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const place of ['/getting-started/products/yvaults/overview#fees', `${vault}#deposit`]) {
    for (const width of [390, 1280]) {
      test(`the bar leaves ${place} in sight, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(place);
        const heading = page.locator(place.slice(place.indexOf('#')));
        await expect(heading).toBeInViewport();
        const { y = 0, height = 0 } = (await page.locator('.navbar').boundingBox()) ?? {};
        expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
      });
    }
  }
});

test.describe('Another page', () => {
  const status = (page: Page) => page.locator('[data-copy-status]');
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return `${element?.localName} ${element?.id || element?.textContent?.slice(0, 30)}`;
    });

  test('is announced by its title, and its heading has the focus', async ({ page }) => {
    await open(page, '/getting-started/intro');
    await expect(status(page)).toHaveText('');
    await page.locator('.menu a[href="/getting-started/using-yearn"]').first().click();
    await expect(status(page)).toHaveText('Using Yearn | Yearn.finance');
    expect(await focused(page)).toBe('h1 Using Yearn');
    expect(await scrollY(page)).toBe(0);
    await expect(page.locator('h1')).toHaveCSS('outline-style', 'none');
    await page.goBack();
    await expect(status(page)).toHaveText('Introduction | Yearn.finance');
    expect(await focused(page)).toBe('a Using Yearn');
    await page.goForward();
    await expect(status(page)).toHaveText('Using Yearn | Yearn.finance');
    expect(await focused(page)).toBe('h1 Using Yearn');
    // By keyboard, and to pages of each kind.
    for (const [href, title] of [
      ['/resources/faq', 'h1 Frequently asked questions'],
      ['/', 'h1 '],
    ] as const) {
      await page.locator(`.navbar a[href="${href}"]`).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      await expect.poll(() => focused(page)).toContain(title);
      expect(await scrollY(page)).toBe(0);
      await expect(page.locator('h1')).toHaveCSS('outline-style', 'none');
    }
    // Tab goes on in the page.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('of an older release is not interrupted by what is above each of its pages', async ({
    page,
  }) => {
    await open(page, '/vaults/0.3.5/smart-contracts/registry');
    await page.locator('.menu a[href="/vaults/0.3.5/smart-contracts/vault"]').click();
    await expect(status(page)).toHaveText('Vault.vy 0.3.5 | Yearn.finance');
    await expect(page.getByText('This page is for release 0.3.5 of the vaults')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('that a link opens at a place has the focus there', async ({ page }) => {
    await open(page, '/getting-started/intro');
    await follow(page, `${vault}#deposit`);
    await expect(page.locator('#deposit')).toBeInViewport();
    await expect.poll(() => focused(page)).toBe('h3 deposit');
    await expect(status(page)).toHaveText(/^Vault.* \| Yearn\.finance$/);
  });

  test('that its scripts render has the formulas of the built one, and no attributes of its own', async ({
    page,
  }) => {
    const formulas = (): Promise<string[]> => page.locator('math').allTextContents();
    await open(page, '/components');
    const built = await formulas();
    expect(built.join('')).toContain('A/S');
    await open(page, '/getting-started/intro');
    await follow(page, '/components');
    await expect(page.locator('h1')).toHaveText('Components for documents');
    expect(await formulas()).toEqual(built);
    await page.goBack();
    await expect(page).toHaveTitle('Introduction | Yearn.finance');
    await expect(page.locator('[soletext], [suppresshydrationwarning]')).toHaveCount(0);
  });

  test('that the reader comes back to does not scroll for the focus', async ({ page }) => {
    await open(page, '/resources/faq');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForTimeout(100);
    await page.locator('.menu a[href="/resources/links"]').first().click();
    // The page is there, and not only a picture of it.
    await expect.poll(() => focused(page)).toBe('h1 Links');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(900);
    await expect.poll(() => focused(page)).toBe('a Links');
    expect(await scrollY(page)).toBe(900);
  });

  test('that the reader comes back to has the focus on the link that led away', async ({
    page,
  }) => {
    await open(page, '/resources/faq');
    const link = page.locator('main a[href="/developers/v2/EMERGENCY"]');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^h1 Emergency/);
    await page.goBack();
    await expect(link).toBeFocused();
    // Of several links to one page, it's the one that was followed.
    await open(page, '/developers/v2/OPERATIONS');
    const second = page.locator('main a[href="/developers/v2/EMERGENCY"]').nth(1);
    await second.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^h1 Emergency/);
    await page.goBack();
    await expect(second).toBeFocused();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(900);
    // The next stop is the next link, and not the first of the page.
    await page.keyboard.press('Tab');
    expect(await scrollY(page)).toBeGreaterThan(left - 200);
  });

  for (const start of ['opened', 'reached'] as const) {
    test(`that the reader leaves while only its picture is there returns to the place, where it was ${start}`, async ({
      page,
    }) => {
      await open(page, start === 'opened' ? '/resources/faq' : glossary);
      if (start === 'reached') {
        await page.locator('.menu a[href="/resources/faq"]').first().click();
        await expect.poll(() => focused(page)).toBe('h1 Frequently asked questions');
      }
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.locator('.menu a[href="/resources/links"]').first().hover();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        const link = document.querySelector<HTMLElement>('.menu a[href="/resources/links"]');
        link?.click();
        while (!document.querySelector('h1')?.textContent?.startsWith('Links')) {
          await new Promise((resolve) => setTimeout(resolve));
        }
        window.history.back();
      });
      await expect(page).toHaveURL('/resources/faq');
      await expect(page.locator('h1')).toHaveText('Frequently asked questions');
      await expect.poll(() => scrollY(page)).toBe(900);
      // And stays.
      await page.waitForTimeout(500);
      expect(await scrollY(page)).toBe(900);
    });
  }

  for (const second of ['at once', 'on its way', 'there'] as const) {
    test(`that two presses of Back lead to is where the reader left it, the first page ${second}`, async ({
      page,
    }) => {
      await open(page, '/resources/faq');
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.locator(`.menu a[href="${glossary}"]`).first().click();
      await expect.poll(() => focused(page)).toMatch(/^h1 DeFi/);
      await page.evaluate(() => window.scrollTo(0, 2500));
      await page.locator('.menu a[href="/resources/links"]').first().click();
      await expect.poll(() => focused(page)).toMatch(/^h1 Links/);
      await page.evaluate(async (when) => {
        const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
        window.history.back();
        if (when !== 'at once') while (window.location.pathname.endsWith('/links')) await pause();
        if (when === 'there')
          while (document.querySelector('h1')?.textContent?.startsWith('Links')) await pause();
        window.history.back();
      }, second);
      await expect(page).toHaveURL('/resources/faq');
      await expect(page.locator('h1')).toHaveText('Frequently asked questions');
      await expect.poll(() => scrollY(page)).toBe(900);
      // And stays.
      await page.waitForTimeout(500);
      await expect(page.locator('h1')).toHaveText('Frequently asked questions');
      expect(await scrollY(page)).toBe(900);
      await page.goForward();
      await expect.poll(() => scrollY(page)).toBe(2500);
    });
  }

  test('is not announced for a place in it, a query or a reload', async ({ page }) => {
    await open(page, vault);
    await page.locator('.table-of-contents a').last().click();
    await page.waitForTimeout(300);
    await expect(status(page)).toHaveText('');
    await open(page, '/search');
    await page.getByRole('searchbox').fill('vault');
    await expect(page).toHaveURL('/search?q=vault');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(status(page)).toHaveText('');
  });

  test('is begun by a link that skips to what is read', async ({ page }) => {
    await open(page, '/getting-started/intro');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('Where the reader is', () => {
  /** Whether an element is seen in the box that it scrolls in. */
  const isSeen = (page: Page, selector: string): Promise<boolean> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.some((element) => {
        const box = element.closest('.thin-scrollbar, .navbar-sidebar__item');
        if (!box || element.getClientRects().length === 0) return false;
        const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
        return (
          own.top >= around.top &&
          own.bottom <= around.bottom &&
          own.top >= 0 &&
          own.bottom <= window.innerHeight
        );
      }),
    );

  test('is in view in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    const last = '/vaults/smart-contracts/test/TokenNoReturn';
    await open(page, last);
    const active = 'aside .menu__link--active:not(.menu__link--sublist)';
    await expect.poll(() => isSeen(page, active)).toBe(true);
    await clickFarDown(page.locator('.pagination-nav__link--prev'));
    await expect(page).not.toHaveURL(last);
    await expect.poll(() => isSeen(page, active)).toBe(true);
    // Opened anew: a window that changes its size has the list scrolled, too.
    await page.setViewportSize({ width: 390, height: 420 });
    await open(page, last);
    await page.locator('.thumb-menu').click();
    // The list of the site has an active entry as well.
    const entry =
      '.navbar-sidebar .theme-doc-sidebar-menu .menu__link--active:not(.menu__link--sublist)';
    await expect.poll(() => isSeen(page, entry)).toBe(true);
  });

  test('is in view in the contents, also while the page is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, vault);
    for (const part of [0.9, 0.5, 0.99, 0.2]) {
      await page.evaluate(
        (share) => window.scrollTo(0, document.documentElement.scrollHeight * share),
        part,
      );
      await expect.poll(() => isSeen(page, '.table-of-contents__link--active')).toBe(true);
    }
  });

  for (const width of [1280, 390]) {
    test(`is known by the release on the screen, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [route, release] of [
        [vault, '0.4.3'],
        ['/vaults/0.3.5/smart-contracts/vault', '0.3.5'],
        ['/vaults/0.3.0/smart-contracts/IERC20Metadata', '0.3.0'],
      ] as const) {
        await page.goto(route);
        if (
          page.url().endsWith('IERC20Metadata') &&
          (await page.locator('article').count()) === 0
        ) {
          continue;
        }
        await hydrated(page);
        // It takes no presses, and so it isn't what is at a point.
        await page
          .locator('.reading-release')
          .evaluateAll(([pill]) => pill?.setAttribute('style', 'pointer-events: auto'));
        for (const part of [0, 0.5, 1, 0.8]) {
          await page.evaluate(
            (share) => window.scrollTo(0, document.documentElement.scrollHeight * share),
            part,
          );
          await page.waitForTimeout(400);
          const places = await page.evaluate(
            (name) =>
              [
                ...document.querySelectorAll(
                  '.navbar *, .reading-release, .theme-doc-version-badge',
                ),
              ]
                .filter(
                  (element) => element.children.length === 0 || element.matches('.navbar__link'),
                )
                .filter((element) => {
                  if (!element.textContent?.endsWith(name)) return false;
                  const { top, bottom, left, width: size } = element.getBoundingClientRect();
                  if (size === 0 || top < 0 || bottom > window.innerHeight) return false;
                  const hit = document.elementFromPoint(left + size / 2, (top + bottom) / 2);
                  return hit !== null && (element.contains(hit) || hit.contains(element));
                }).length,
            release,
          );
          expect(places, `${route} at ${part}`).toBeGreaterThan(0);
        }
      }
      await open(page, '/resources/faq');
      await expect(page.locator('.reading-release')).toHaveCount(0);
    });
  }
});

test('A page that arrives right after the reader has gone on is not shown', async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, '/getting-started/intro');
  const arrive = await holdBack(page, /\/getting-started\/using-yearn$/);
  const arriveNext = await holdBack(page, /\/resources\/faq$/);
  await page.evaluate(() => {
    const seen = new Set<string | undefined>();
    Object.assign(window, { __seen: seen });
    const note = (): void => void seen.add(document.querySelector('h1')?.textContent);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  const click = (href: string): Promise<void> =>
    page.evaluate(
      (address) => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click(),
      href,
    );
  await click('/getting-started/using-yearn');
  // The router has heard of the first page by then.
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  // And hasn't yet of the next one when the first arrives.
  const arrived = page.waitForResponse('/getting-started/using-yearn');
  await click('/resources/faq');
  arrive();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  arriveNext();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  const seen = await page.evaluate(() => [
    ...(window as unknown as { __seen: Set<string> }).__seen,
  ]);
  expect(seen).not.toContain('Using Yearn');
});

test.describe('A page that the reader left before it arrived', () => {
  test.use({ allowedMessages: /net::ERR|ChunkLoadError|Could not preload/ });

  test('is asked for again when the reader comes back to this document', async ({ page }) => {
    await open(page, '/getting-started/intro');
    await interceptPageFiles(page, (route) => route.abort());
    await page.locator('.navbar a[href="/resources/faq"]').first().click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await releasePageFiles(page);
    // As the back-forward cache has it.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.locator('h1')).toHaveText(/questions/i);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });

  test('lets the browser scroll, and only then takes that over', async ({ page }) => {
    await open(page, '/resources/faq');
    const kinds = await page.evaluate(async () => {
      const seen: string[] = [];
      const note = (): void => void seen.push(window.history.scrollRestoration);
      note();
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      note();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      note();
      await new Promise((resolve) => setTimeout(resolve, 100));
      note();
      return seen;
    });
    expect(kinds).toEqual(['manual', 'auto', 'auto', 'manual']);
  });
});

test.describe('What a reader enters', () => {
  const look = (page: Page) => page.getByRole('textbox', { name: /^Selector, topic, name/ });

  test('in the lookup is there again after Back, a reload and by its address', async ({ page }) => {
    await open(page, '/vaults/selectors');
    await look(page).fill('0x2e1a7d4d');
    await page.locator('[data-island="SelectorLookup"] section a').first().click();
    await expect(page).toHaveURL(/\/smart-contracts\//);
    await page.goBack();
    await expect(page).toHaveURL('/vaults/selectors#input=0x2e1a7d4d');
    await expect(look(page)).toHaveValue('0x2e1a7d4d');
    await expect(page.locator('[data-island="SelectorLookup"] section').first()).toBeVisible();
    await page.reload();
    await expect(look(page)).toHaveValue('0x2e1a7d4d');
    await look(page).fill('');
    await expect(page).toHaveURL('/vaults/selectors');
    await look(page).fill('deposit');
    await page.locator('.theme-doc-sidebar-menu a[href="/vaults/selectors"]').click();
    await expect(look(page), 'after a link to the page itself').toHaveValue('');
  });

  test('in the filter of a contract is there again after Back', async ({ page }) => {
    await open(page, vault);
    const filter = page.getByRole('searchbox', { name: 'Filter members' });
    const count = page.getByText(/^[1-9] of 111 members$/);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await filter.fill('strategydebt');
    await expect(count).toBeVisible();
    await clickFarDown(page.locator('.pagination-nav__link--next'));
    await expect(page.locator('h1')).toHaveText('yToken');
    await page.goBack();
    await expect(filter).toHaveValue('strategydebt');
    await expect(count).toBeVisible();
    await filter.press('Escape');
    await expect(page.getByRole('button', { name: 'Write', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('right before a press on a link to a place is in the address', async ({ page }) => {
    await open(page, '/contributing/governance/veyfi');
    const amount = page.getByRole('textbox', { name: /^Locked YFI/ });
    await amount.fill('77');
    await expect(page).toHaveURL(/yfi=77/);
    await amount.fill('78');
    await page.locator('.table-of-contents a[href="#risks"]').click();
    await expect(page).toHaveURL(/yfi=78.*#risks$/);
  });

  test('or unfolds in a calculator before its script is there stays so, also after Back', async ({
    page,
  }) => {
    const arrive = await holdBack(page, /\/assets\/js\/.*\.js$/);
    await page.goto('/partners/introduction', { waitUntil: 'commit' });
    await expect(page.locator('footer.footer')).toBeAttached();
    const samples = page.locator('details', { hasText: /^Sample values/ });
    const opener = samples.locator('summary');
    await clickFarDown(opener);
    await expect(samples).toHaveAttribute('open');
    arrive();
    await expect(page.locator('main form input').first()).toBeEnabled();
    await expect(samples).toHaveAttribute('open');
    await expect(opener).toBeFocused();
    await page.locator('.navbar a[href="/resources/faq"]').first().click();
    await expect(page.locator('h1')).toHaveText(/Frequently/);
    await page.goBack();
    await expect(page.locator('main form input').first()).toBeEnabled();
    await expect(samples).toHaveAttribute('open');
  });

  test('in a form for calldata is there again after Back', async ({ page }) => {
    await open(page, '/vaults/smart-contracts/vault');
    const encode = page.getByRole('button', { name: 'Encode withdraw', exact: true });
    await encode.click();
    const form = page.getByRole('region', { name: 'Calldata of withdraw' });
    await form.getByLabel('Arguments').selectOption('withdraw(maxShares)');
    await form.getByRole('textbox', { name: 'maxShares' }).fill('1.5 shares');
    await form.getByLabel('Decimals of the token').fill('6');
    const calldata = `0x2e1a7d4d${(1_500_000).toString(16).padStart(64, '0')}`;
    await expect(form.locator('pre')).toHaveText(calldata);
    await encode.click();
    await expect(form).toHaveCount(0);
    await encode.click();
    await expect(form.locator('pre'), 'folded and unfolded').toHaveText(calldata);
    await page.locator('.navbar a[href="/resources/faq"]').first().click();
    await expect(page.locator('h1')).toHaveText(/Frequently/);
    await page.goBack();
    await encode.click();
    await expect(form.getByRole('textbox', { name: 'maxShares' })).toHaveValue('1.5 shares');
    await expect(form.locator('pre'), 'left and opened again').toHaveText(calldata);
  });

  for (const [route, field] of [
    ['/search', 'input[name="q"]'],
    ['/vaults/selectors', '[data-island="SelectorLookup"] textarea'],
    ['/getting-started/guides/how-apy-works', 'main form input'],
  ] as const) {
    test(`on ${route} is in the address, however fast it comes`, async ({ page }) => {
      // WebKit counts changes of history, and throws at one too many.
      await page.addInitScript(() => {
        let left = 100;
        for (const name of ['pushState', 'replaceState'] as const) {
          const change = window.history[name].bind(window.history);
          window.history[name] = (...args) => {
            left -= 1;
            if (left < 0) throw new DOMException('Too many', 'SecurityError');
            change(...args);
          };
        }
      });
      await open(page, route);
      const input = page.locator(field).first();
      await expect(input).toBeEnabled();
      await input.focus();
      await page.keyboard.press('Control+A');
      for (let times = 0; times < 75; times += 1) {
        await page.keyboard.type('1');
        await page.keyboard.press('Backspace');
      }
      await page.keyboard.type('12');
      await expect.poll(() => page.url()).toMatch(/=12(&|$)/);
      await page.locator('.navbar a[href="/resources/faq"]').first().click();
      await expect(page).toHaveURL('/resources/faq');
      await page.goBack();
      await expect(input).toHaveValue('12');
    });
  }
});

test.describe('In a browser that refuses any more changes of history', () => {
  test.use({ allowedMessages: /Too many/ });

  test('links lead on', async ({ page }) => {
    await open(page, '/getting-started/intro');
    await page.evaluate(() => {
      const refuse = (): never => {
        throw new DOMException('Too many', 'SecurityError');
      };
      window.history.pushState = refuse;
      window.history.replaceState = refuse;
    });
    await page.locator('.navbar a[href="/resources/faq"]').first().click();
    await expect(page.locator('h1')).toHaveText('Frequently asked questions');
    await expect(page).toHaveURL('/resources/faq');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Introduction');
  });
});
