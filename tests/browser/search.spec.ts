import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { contentSecurityPolicy } from '../../packages/hosting';
import {
  type HostedService,
  startHostedService,
} from '../../packages/search/testing/hosted-service';
import { readRecords } from '../../packages/search/build/records';
import { askedBySection } from '../../packages/docs-lint/site/asked';
import { toHosted } from '../../packages/search/push/records';
import { indexSettings } from '../../packages/search/push/settings';
import { searchSite } from '../../src/config/search';
import { layout } from '../../src/config/layout';
import { axeFile, violations } from './support/axe';
import {
  buildFolder,
  expect,
  holdBack,
  hydrated,
  interceptPageFiles,
  open,
  test,
} from './support/site';

const start = '/getting-started/intro';

// Requests are watched and answered here: a service worker between would hide them.
test.use({ serviceWorkers: 'block' });

/** The stylesheet with the rules of the dialog, which webpack names by its content. */
const stylesheet =
  readdirSync(path.join(buildFolder, 'assets/css')).find(
    (name) =>
      /^\w+\.css$/.test(name) &&
      readFileSync(path.join(buildFolder, 'assets/css', name), 'utf8').includes('.search-dialog'),
  ) ?? '';

const isOfSearch = new RegExp(
  `/assets/search/|/search/manifest|search-[\\w-]+\\.[0-9a-f]+\\.js|/css/${stylesheet}`,
);

const input = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) =>
  page.getByRole('option').filter({ has: page.locator('.search-option__title') });
const box = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

/** Opens the dialog and asks. */
async function ask(page: Page, query: string): Promise<void> {
  await box(page).click();
  await input(page).fill(query);
  await expect(page.locator(`.search-body[data-query=${JSON.stringify(query)}]`)).toBeVisible();
}

/** Address of the option that Enter would open. */
async function activeAddress(page: Page): Promise<string | null> {
  const id = await input(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).getAttribute('href');
}

test.describe('Search: fetched on intent only', () => {
  test('a page fetches nothing of the search before the reader turns to it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request: Request) => requests.push(request.url()));
    await open(page, start);
    await page.waitForTimeout(500);
    expect(requests.filter((url) => isOfSearch.test(url))).toEqual([]);
    await box(page).hover();
    await expect
      .poll(() => requests.filter((url) => /\/assets\/search\/site\./.test(url)).length)
      .toBe(1);
    expect(requests.filter((url) => /\/assets\/search\/0\.4\.2\./.test(url))).toEqual([]);
    const { length } = requests.filter((url) => isOfSearch.test(url));
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await page.waitForTimeout(300);
    expect(requests.filter((url) => isOfSearch.test(url)).length, 'kept for the visit').toBe(
      length,
    );
  });

  test('no request leaves the site', async ({ page, origin }) => {
    const foreign: string[] = [];
    page.on('request', (request: Request) => {
      if (!request.url().startsWith(origin)) foreign.push(request.url());
    });
    await open(page, start);
    await ask(page, 'slippage');
    await expect(options(page).first()).toBeVisible();
    expect(foreign).toEqual([]);
  });
});

test.describe('Search: bytes, as they are copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const word = (digits: string): string => digits.padStart(64, '0');
  const yfi = '0x0bc529c00c6401aef6d220be8c6ea1667f6ad93e';
  /** `withdraw(uint256,address,uint256)` with its arguments: 202 characters. */
  const calldata = `0xe63697c8${word('de0b6b3a7640000')}${word(yfi.slice(2))}${word('1')}`;
  const cases = [
    ['calldata', calldata, '/vaults/smart-contracts/vault#withdraw', true],
    [
      'calldata longer than an address',
      calldata + word('7').repeat(300),
      '/vaults/smart-contracts/vault#withdraw',
      true,
    ],
    [
      'a selector filled up to 32 bytes',
      `0xbdc8144b${'0'.repeat(56)}`,
      '/vaults/smart-contracts/vault#setdepositlimit',
      true,
    ],
    [
      'a topic',
      '0x67f96d2854a335a4cadb49f84fd3ca6f990744ddb3feceeb4b349d2d53d32ad3',
      '/vaults/smart-contracts/vault#strategyreported',
      true,
    ],
    [
      'an address filled up to 32 bytes',
      `0x${word(yfi.slice(2))}`,
      '/getting-started/products/token-addresses',
      false,
    ],
  ] as const;

  for (const [what, bytes, found, hasLookup] of cases) {
    test(`${what} finds its entry, and the way to the lookup carries it`, async ({ page }) => {
      await open(page, start);
      await page.evaluate((text) => navigator.clipboard.writeText(text), bytes);
      await box(page).click();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Control+v');
      await expect(input(page)).toHaveValue(bytes.slice(0, 2000));
      await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${found}`));
      const link = page.getByRole('dialog').getByRole('link', { name: /^Look up 0x/ });
      await expect(link).toHaveCount(hasLookup ? 1 : 0);

      await page.getByRole('link', { name: /^(?:All \d+ results|1 result)$/ }).click();
      await expect(page.locator('main li a').first()).toHaveAttribute(
        'href',
        new RegExp(`^${found}`),
      );
      if (!hasLookup) return;
      await page
        .locator('main')
        .getByRole('link', { name: /^Look up 0x/ })
        .click();
      await expect(page).toHaveURL(/\/vaults\/selectors\?q=0x/);
      const asked = page.getByRole('textbox', { name: /^Selector, topic, name/ });
      await expect(asked).toHaveValue(new RegExp(`^${bytes.slice(0, 10)}`));
      await expect(page.locator('[data-island="SelectorLookup"]')).toContainText(
        /\d+ found|withdraw\(uint256,address,uint256\)/,
      );
    });
  }

  test('an open lookup takes what the search hands over', async ({ page }) => {
    await open(page, '/vaults/selectors?q=harvest');
    await box(page).click();
    await input(page).fill(calldata);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Look up 0x/ })
      .click();
    const asked = page.getByRole('textbox', { name: /^Selector, topic, name/ });
    await expect(asked).toHaveValue(calldata);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('bytes that nothing has are said in short, and led on', async ({ page }) => {
    await open(page, start);
    await box(page).click();
    await input(page).fill(`0xdead0001${word('1').repeat(50)}`);
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^Nothing found for/)
        .first(),
    ).toHaveText(/^.{1,110}$/);
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /^Look up 0xdead0001/ }),
    ).toBeVisible();
  });
});

test.describe('Search: box and keyboard', () => {
  test('opens by Ctrl K, ⌘ K and /, and closes by Escape, giving the focus back', async ({
    page,
  }) => {
    await open(page, start);
    // Chrome sends one without a key when it fills in a field.
    await page.evaluate(() => document.dispatchEvent(new Event('keydown')));
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await box(page).focus();
      await page.keyboard.press(key);
      await expect(input(page), key).toBeFocused();
      await expect(input(page), key).toHaveAttribute('spellcheck', 'false');
      await expect(input(page), key).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(box(page)).toBeFocused();
    }
  });

  test('opens by a key that is pressed as soon as the bar of another section is there', async ({
    page,
  }) => {
    await open(page, start);
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const bar = document.querySelector('nav.navbar');
      new MutationObserver((_, observer) => {
        if (!document.querySelector('h1')?.textContent?.startsWith('Frequently')) return;
        if (document.querySelector('nav.navbar') === bar) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.navbar__item[href^="/resources"]').first().click();
    await expect(input(page)).toBeFocused();
  });

  test('stays open after a double click on its button', async ({ page }) => {
    await open(page, start);
    const loaded = page.waitForResponse(/search-dialog.*\.js$/);
    await box(page).hover();
    await loaded;
    await box(page).dblclick();
    await expect(input(page)).toBeFocused();
    await page.locator('.search-backdrop').click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('whose script fails once', () => {
    test.use({ allowedMessages: /ERR_FAILED|ChunkLoadError/ });

    test('stays open if it opens before the failure is known', async ({ page }) => {
      await open(page, start);
      await page.route(/search-dialog.*\.js$/, (route) => route.abort(), { times: 1 });
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      // The question whether the site was deployed anew.
      const asked = page.waitForRequest((request) => request.url().endsWith(start));
      await page.route(`**${start}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.keyboard.press('/');
      await asked;
      await page.keyboard.press('/');
      await input(page).fill('vault');
      const answered = page.waitForResponse((response) => response.url().endsWith(start));
      answer();
      await (await answered).finished();
      await page.waitForTimeout(100);
      await expect(input(page)).toHaveValue('vault');
    });
  });

  test('stays open when Escape takes back what is composed', async ({ page }) => {
    await open(page, start);
    await ask(page, 'vault');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'きん',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await expect(input(page)).toHaveValue('vaultきん');
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeVisible();
    await session.send('Input.insertText', { text: '' });
    // As Safari sends it.
    await input(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
    await expect(input(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveCount(0);
  });

  test('closes by Escape after a click on text that it shows', async ({ page }) => {
    await open(page, start);
    await box(page).click();
    await input(page).fill('strategy');
    await page.locator('.search-group').first().click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes by Back of the browser, which leaves the page only after that', async ({ page }) => {
    await open(page, start);
    await page.locator('.navbar__item[href^="/resources"]').first().click();
    const heading = page.locator('h1');
    await expect(heading).toHaveText('Frequently asked questions');
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/resources/faq');
    await expect(heading).toHaveText('Frequently asked questions');
    await page.goBack();
    await expect(heading).toHaveText('Introduction');
    await page.goForward();
    await page.reload();
    await hydrated(page);
    await box(page).click();
    await expect(input(page)).toBeFocused();
    // The router doesn't know the entries of before a reload, and can't stay.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading).toHaveText('Introduction');
    await expect(page).toHaveURL(start);
  });

  test('stays open, with its text, when a page arrives that was on its way', async ({ page }) => {
    await open(page, start);
    await box(page).click();
    await input(page).fill('timelock');
    await page.keyboard.press('Escape');
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    await interceptPageFiles(page, async (route) => {
      await wait;
      await route.continue();
    });
    await page.locator('.navbar__item[href^="/resources"]').first().click();
    await expect(page).toHaveURL(/\/resources\//);
    await box(page).click();
    await expect(input(page)).toHaveValue('');
    await input(page).fill('slippage');
    release();
    await expect(page.locator('h1')).not.toHaveText('Introduction');
    await expect(input(page)).toHaveValue('slippage');
    await expect(options(page).first()).toContainText('Slippage');
    await expect(input(page)).toBeFocused();
  });

  test('"/" typed into a field is a character', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('"/" can be turned off, and then is a key like others', async ({ page }) => {
    const choice = page.getByRole('checkbox', { name: '/ opens the search' });
    const isTaken = (key: object): Promise<boolean> =>
      page.evaluate(
        (init) =>
          !document.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init })),
        key,
      );
    await open(page, start);
    await box(page).click();
    await choice.press('Space');
    await expect(choice).not.toBeChecked();
    for (const when of ['at once', 'on the next visit']) {
      if (when === 'at once') await page.keyboard.press('Escape');
      else await open(page, start);
      expect(await isTaken({ key: '/' }), when).toBe(false);
    }
    expect(await isTaken({ key: 'k', ctrlKey: true })).toBe(true);
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.keyboard.press('Escape');
    expect(await isTaken({ key: '/' })).toBe(true);
    await expect(input(page)).toBeFocused();
  });

  test('is a combobox: arrows choose, Enter opens, the section is in view', async ({ page }) => {
    await open(page, start);
    await ask(page, 'pricePerShare');
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    const list = await input(page).getAttribute('aria-controls');
    await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
    expect(await activeAddress(page)).toBe('/vaults/smart-contracts/vault#pricepershare');
    await page.keyboard.press('ArrowDown');
    expect(await activeAddress(page)).not.toBe('/vaults/smart-contracts/vault#pricepershare');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const last = options(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/vaults/smart-contracts/vault#pricepershare');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#pricepershare')).toBeInViewport();
    // The keyboard goes on from there, on the open page too.
    await ask(page, 'setDepositLimit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/vaults/smart-contracts/vault#setdepositlimit');
    await page.waitForTimeout(100);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await open(page, start);
    await ask(page, 'vault');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
      ).toBe(true);
    }
  });

  test('says how many sections were found', async ({ page }) => {
    await open(page, start);
    await ask(page, 'slippage');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      /^\d+ sections? found\.$/,
    );
  });

  test('waits for its stylesheet, also when the click follows the pointer at once', async ({
    page,
  }) => {
    const release = await holdBack(page, `**/css/${stylesheet}`);
    await open(page, start);
    await box(page).hover();
    await box(page).click();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /search-dialog/.test(name)),
    );
    await page.waitForTimeout(200);
    await expect(page.locator('.search-dialog')).toHaveCount(0);
    release();
    await expect(input(page)).toBeFocused();
    await expect(page.locator('.search-dialog')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });

  test('breaks no rule of accessibility, empty and with results', async ({ page }) => {
    await page.addInitScript({ path: axeFile });
    await open(page, start);
    await box(page).click();
    await expect(input(page)).toBeFocused();
    const faults = async (): Promise<string[]> => {
      // Colors match the stylesheet only once it's applied and nothing fades in anymore.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined),
      );
      return violations(page, '[role=dialog]');
    };
    expect(await faults()).toEqual([]);
    await input(page).fill('withdraw');
    await expect(options(page).first()).toBeVisible();
    expect(await faults()).toEqual([]);
  });
});

test.describe('Search: releases', () => {
  test('a section of several releases shows once, that of the release that is read', async ({
    page,
  }) => {
    await open(page, '/vaults/0.3.5/smart-contracts/vault');
    await ask(page, 'setDepositLimit');
    expect(await activeAddress(page)).toBe('/vaults/0.3.5/smart-contracts/vault#setdepositlimit');
    const addresses = await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.filter((address) => /\/vault#setdepositlimit$/.test(address)).length).toBe(1);
  });

  test('the chosen release counts on pages without one', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-vaults', '0.3.2'));
    await open(page, start);
    await ask(page, 'setDepositLimit');
    expect(await activeAddress(page)).toBe('/vaults/0.3.2/smart-contracts/vault#setdepositlimit');
  });

  test('the others are one key away', async ({ page }) => {
    await open(page, start);
    await ask(page, 'setDepositLimit');
    await page.keyboard.press('ArrowRight');
    // Of what is listed, screen readers say only the active one.
    expect(await activeAddress(page)).toBe('/vaults/0.4.2/smart-contracts/vault#setdepositlimit');
    await page.keyboard.press('ArrowLeft');
    expect(await activeAddress(page)).toBe('/vaults/smart-contracts/vault#setdepositlimit');
    await expect(page.locator('[data-version]')).toHaveCount(0);
  });

  test('the first one is chosen, also where they take the place of those of a hit above', async ({
    page,
  }) => {
    await open(page, start);
    await ask(page, 'withdraw');
    const active = page.locator('[role="option"][aria-selected="true"]');
    const nextOfSeveral = async (): Promise<void> => {
      while (!(await active.getAttribute('aria-description'))) {
        await page.keyboard.press('ArrowDown');
      }
    };
    await nextOfSeveral();
    await page.keyboard.press('ArrowRight');
    await expect(active).not.toHaveAttribute('aria-description');
    await nextOfSeveral();
    const second = await activeAddress(page);
    await page.keyboard.press('ArrowRight');
    await expect(active).not.toHaveAttribute('aria-description');
    expect(await activeAddress(page)).toBe(second?.replace('/vaults/', '/vaults/0.4.2/'));
  });

  test('and one click away', async ({ page }) => {
    await open(page, start);
    await ask(page, 'setDepositLimit');
    await page
      .getByRole('option', { name: /Show 7 other releases of setDepositLimit/ })
      .first()
      .click();
    await page.locator('[data-version="0.3.0"]').click();
    await expect(page).toHaveURL('/vaults/0.3.0/smart-contracts/vault#setdepositlimit');
  });
});

test.describe('Search: opened before', () => {
  test('sections opened from the search are listed, and removed by key and by button', async ({
    page,
  }) => {
    await open(page, start);
    for (const query of ['slippage', 'timelock']) {
      await ask(page, query);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A bar that is replaced while the button is down would lose the click.
      await expect(page.locator('h1')).toHaveText('DeFi glossary');
    }
    await box(page).click();
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toContainText('Timelock');
    await page.keyboard.press('Delete');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/resources/defi-glossary#slippage');
    await box(page).click();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(options(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
  });

  test('what else is in the storage does no harm', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'search-recent',
        JSON.stringify([
          { title: 'x', place: 'y', url: 'javascript:alert(1)' },
          { title: 'x', place: 'y', url: '//evil.example' },
          { title: 'x', place: 'y', url: '/\\evil.example' },
          7,
        ]),
      ),
    );
    await open(page, start);
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});

test.describe('Search: nothing found, nothing reached', () => {
  test('says where to start while nothing is entered, and closes when the reader does', async ({
    page,
  }) => {
    await open(page, start);
    await box(page).click();
    const lead = page.getByRole('dialog').getByRole('link', { name: 'Glossary' });
    await expect(lead).toBeVisible();
    await input(page).fill('slippage');
    await expect(lead).toHaveCount(0);
    await input(page).fill('');
    // In a tab of its own, which leaves the box as it is.
    await lead.click({ modifiers: ['ControlOrMeta'] });
    await expect(lead).toBeVisible();
    await lead.click();
    await expect(page).toHaveURL('/resources/defi-glossary');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has as many results as before when a reader comes back from one', async ({ page }) => {
    await open(page, '/search?q=vault');
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    const hits = page.locator('.search-page__hit');
    await expect(hits).toHaveCount(40);
    await expect(hits.nth(19).locator('h2 a')).toBeFocused();
    await hits.nth(35).locator('h2 a').click();
    await expect(page.locator('h1')).not.toHaveText('Search');
    await page.goBack();
    await expect(hits).toHaveCount(40);
    await expect(hits.nth(35)).toBeInViewport();
    await page.getByRole('searchbox').fill('strategy');
    await expect(page).toHaveURL('/search?q=strategy');
    await expect(hits).toHaveCount(20);
  });

  test('says that nothing was found and offers what is near', async ({ page }) => {
    await open(page, start);
    await ask(page, 'qqslippagqqe zzz');
    const dialog = page.getByRole('dialog');
    if ((await options(page).count()) === 0) {
      await expect(dialog).toContainText('Nothing found');
      await expect(dialog.getByRole('link', { name: 'Resources' })).toBeVisible();
    }
    await input(page).fill('xqzwv');
    await expect(dialog).toContainText('Nothing found for xqzwv');
    await expect(dialog.getByRole('link', { name: 'Smart Contracts' })).toBeVisible();
  });

  test.describe('with failing requests', () => {
    test.use({
      allowedMessages:
        /Failed to load resource|net::ERR|ChunkLoadError|Loading chunk|Refused to apply style/,
    });

    for (const [what, files] of [
      ['the list of files', /\/search\/manifest-/],
      ['the index', /\/assets\/search\/site\.[0-9a-f]+\.json/],
      ['the worker', /\/assets\/js\/search-worker\./],
    ] as const) {
      test(`without ${what} it says so, and Retry succeeds once it is there`, async ({ page }) => {
        let refused = 0;
        await page.route(files, (route) => {
          refused += 1;
          return route.fulfill({ status: 404, body: 'gone' });
        });
        await open(page, start);
        await box(page).click();
        await input(page).fill('slippage');
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('could not be loaded');
        const before = refused;
        await alert.getByRole('button', { name: 'Retry' }).click();
        // The box of the first failure goes before anything is asked again.
        await expect.poll(() => refused).toBeGreaterThan(before);
        await expect(alert).toContainText('could not be loaded');
        await page.unroute(files);
        await alert.getByRole('button', { name: 'Retry' }).press('Enter');
        await expect(options(page).first()).toContainText('Slippage');
        await expect(alert).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }

    test('without the dialog it says so, and the page works', async ({ page }) => {
      const files = /search-dialog\.[0-9a-f]+\.js/;
      await page.route(files, (route) => route.abort());
      await open(page, start);
      await box(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('could not be loaded');
      await alert.getByRole('button', { name: 'Close' }).click();
      await expect(alert).toHaveCount(0);
      await expect(box(page)).toBeFocused();
      await box(page).press('Enter');
      await expect(alert).toContainText('could not be loaded');
      await page.unroute(files);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await page.locator('.menu a[href="/getting-started/using-yearn"]').first().click();
      await expect(page).toHaveURL('/getting-started/using-yearn');
    });

    test('without texts the results appear without excerpts', async ({ page }) => {
      await page.route(/\/assets\/search\/.*\/\d+\.json/, (route) => route.abort());
      await open(page, start);
      await ask(page, 'slippage');
      await expect(options(page).first()).toContainText('Slippage');
    });
  });
});

test.describe('Search: no markup', () => {
  test('neither a query nor the address of the page becomes markup', async ({ page }) => {
    const hostile = '<img src=x onerror="document.title=1"> vault';
    await open(page, `/search?q=${encodeURIComponent(hostile)}&section=<b>&kind=%22`);
    await expect(page.getByRole('searchbox')).toHaveValue(hostile);
    await expect(page.locator('.search-page__hit').first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await box(page).click();
    await input(page).fill('<img src=x> xqzwv<script>');
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Search/);
  });
});

test.describe('Search: on a phone', () => {
  test.use({
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  } as never);

  test('opens, finds and leads on by touch, without sideways scrolling', async ({ page }) => {
    await open(page, start);
    await box(page).tap();
    await input(page).fill('slippage');
    await options(page).first().tap();
    await expect(page).toHaveURL('/resources/defi-glossary#slippage');
    // The address is there before the page: the box of the page that is left goes with it.
    await expect(page.locator('article h1')).toHaveText('DeFi glossary');
    await box(page).tap();
    await expect(page.getByRole('dialog')).toHaveCSS('animation-name', 'none');
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: window.innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
  });

  test('shows a result above the keyboard of a phone held sideways', async ({ page }) => {
    await open(page, start);
    await box(page).tap();
    await page.setViewportSize({ width: 844, height: 180 });
    await input(page).fill('slippage');
    const title = options(page).first().locator('.search-option__title');
    await expect(title).toBeInViewport({ ratio: 1 });
  });
});

test.describe('Search: every field', () => {
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('takes as much as an address can hold', async ({ page }) => {
    for (const route of ['/', `/${'long'.repeat(1000)}`, '/search']) {
      await open(page, route);
      const field = page.locator('input[name="q"]');
      await expect(field, route).toHaveAttribute('maxlength', '2000');
      if (route.length > 10) await expect(field).toHaveValue('long'.repeat(500));
    }
    await box(page).click();
    await expect(input(page)).toHaveAttribute('maxlength', '2000');
  });
});

test.describe('Search page', () => {
  test('answers in the box for the release of its filter', async ({ page }) => {
    await open(page, '/search?q=withdraw');
    await page.getByLabel('Release of the smart contracts').selectOption('0.3.5');
    await expect(page).toHaveURL('/search?q=withdraw&version=0.3.5');
    await ask(page, 'setDepositLimit');
    expect(await activeAddress(page)).toBe('/vaults/0.3.5/smart-contracts/vault#setdepositlimit');
  });

  test('gets the answer to its question while the box asks another one', async ({ page }) => {
    await open(page, '/search');
    const arrive = await holdBack(page, /\/assets\/search\//);
    await page.getByRole('searchbox').fill('slippage');
    await expect(page.getByText('Searching …')).toBeVisible();
    await box(page).click();
    await input(page).fill('timelock');
    await expect(page.getByText('Searching …')).toHaveCount(2);
    arrive();
    await expect(options(page).first()).toContainText('Timelock');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-page__hit a').first()).toHaveText('Slippage');
  });

  test('takes query and filters from the address and keeps them there', async ({ page }) => {
    await open(page, '/search?q=withdraw&version=0.3.0&kind=function');
    const first = page.locator('.search-page__hit a').first();
    await expect(first).toHaveAttribute('href', '/vaults/0.3.0/smart-contracts/vault#withdraw');
    await page.getByLabel('Section').selectOption('developers');
    await expect(page).toHaveURL(
      '/search?q=withdraw&section=developers&version=0.3.0&kind=function',
    );
    await expect(first).toHaveAttribute('href', /^\/developers\//);
    await page.getByLabel('Section').selectOption('');
    await page.getByLabel('Kind').selectOption('');
    await page.getByLabel('Release of the smart contracts').selectOption('');
    await page.getByRole('searchbox').fill('slippage');
    await expect(page).toHaveURL('/search?q=slippage');
    await expect(first).toHaveText('Slippage');
    await expect(page.getByText(/^\d+ sections? found\.$/)).toBeVisible();
    await open(page, '/search?q=withdraw&section=gone&version=0.2.0');
    await expect(first).toBeVisible();
    await expect(page.getByLabel('Section')).toHaveValue('');
    await expect(page.getByLabel('Release of the smart contracts')).toHaveValue('');
  });

  test('keeps what was entered while the scripts were on their way', async ({ page }) => {
    const arrive = await holdBack(page, /\/assets\/js\/.*\.js$/);
    await page.goto('/search?version=0.3.0', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('slippage');
    await page.getByLabel('Kind').selectOption('term');
    arrive();
    await hydrated(page);
    await expect(page.getByRole('searchbox')).toHaveValue('slippage');
    await expect(page.getByLabel('Kind')).toHaveValue('term');
    await expect(page).toHaveURL('/search?q=slippage&version=0.3.0&kind=term');
    await expect(page.locator('.search-page__hit a').first()).toHaveText('Slippage');
  });

  test('shows other releases and more results on demand', async ({ page }) => {
    await open(page, '/search?q=vault');
    await expect(page.locator('.search-page__hit')).toHaveCount(20);
    const says = page.locator('.search-page form + p');
    await expect(says).toHaveText(/^\d+ sections found\. The first 20 are shown\.$/);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(says).toHaveText(/^\d+ sections found\. The first 40 are shown\.$/);
    await expect(page.locator('.search-page__hit')).toHaveCount(40);
    await page
      .getByText(/Also in 7 other releases/)
      .first()
      .click();
    await expect(page.getByRole('link', { name: '0.3.0', exact: true }).first()).toBeVisible();
  });

  test('says that nothing was found and offers what is near', async ({ page }) => {
    await open(page, '/search?q=xqzwv');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Getting Started' }).last()).toBeVisible();
    await page.getByLabel('Kind').selectOption('event');
    await expect(page.getByText('Nothing found with these filters.')).toBeVisible();
  });

  test('is reached from the dialog with the same query', async ({ page }) => {
    await open(page, start);
    await ask(page, 'withdraw');
    await page.getByRole('link', { name: /^All \d+ results$/ }).click();
    await expect(page).toHaveURL('/search?q=withdraw');
    await expect(page.getByRole('searchbox')).toHaveValue('withdraw');
  });

  test('answers for the release in which the dialog was opened', async ({ page }) => {
    await open(page, '/vaults/0.3.5/smart-contracts/vault');
    await ask(page, 'setDepositLimit');
    await page.getByRole('link', { name: /^All \d+ results$/ }).click();
    await expect(page.getByLabel('Release of the smart contracts')).toHaveValue('0.3.5');
    await expect(page.locator('.search-page__hit a').first()).toHaveAttribute(
      'href',
      '/vaults/0.3.5/smart-contracts/vault#setdepositlimit',
    );
  });

  test('says what it finds and where to start while nothing is entered', async ({ page }) => {
    await open(page, '/search');
    const start = page.locator('main a[href="/resources/defi-glossary"]');
    await expect(page.getByText(/You can ask in your own words/)).toBeVisible();
    await expect(start).toBeVisible();
    await page.getByRole('searchbox').fill('withdraw');
    await expect(start).toHaveCount(0);
    await page.getByRole('searchbox').fill(' ');
    await expect(start).toBeVisible();
  });

  test('keeps lists of results out of search engines, and not itself', async ({ page }) => {
    const robots = page.locator('meta[name="robots"]');
    await page.goto('/search');
    await hydrated(page);
    await expect(robots).toHaveCount(0);
    await page.getByRole('searchbox').fill('withdraw');
    await expect(page).toHaveURL('/search?q=withdraw');
    await expect(robots).toHaveAttribute('content', /noindex/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('says what it needs and where to go on', async ({ page }) => {
      await page.goto('/search');
      // Playwright's text and role locators never look into noscript.
      const notice = page.locator('main noscript p');
      await expect(notice).toBeVisible();
      expect(await notice.innerText()).toContain('Searching needs JavaScript.');
      await expect(page.locator('main a[href="/resources/defi-glossary"]')).toBeVisible();
    });
  });
});

test.describe('Search: hosted service', () => {
  // The records of the build are read once for all of them.
  test.describe.configure({ mode: 'default' });
  const application = 'TESTAPP';
  let service: HostedService;

  test.beforeAll(async () => {
    service = await startHostedService();
    service.indices.set('docs', {
      records: new Map(
        readRecords(buildFolder, searchSite, { asked: askedBySection(process.cwd(), layout) })
          .map(toHosted)
          .map((record) => [record.objectID, { ...record }]),
      ),
      settings: { ...indexSettings },
    });
  });
  test.afterAll(() => service.close());
  test.beforeEach(({}) => {
    service.fault = undefined;
    service.delay = 0;
    service.queries.length = 0;
  });

  /**
   * The build with the three variables set. Its settings name the service, and its policy allows the hosts of the
   * service. Requests to the service go to a replacement on loopback.
   */
  async function withService(page: Page, origin: string): Promise<void> {
    await page.route(/\/assets\/js\/main\.[0-9a-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const hosted = { appId: application, indexName: 'docs', apiKey: 'public' };
      const patched = body.replace(
        /(\bsearch["']?:\{(?:default|"default"):)\{\}/,
        (_, start: string) => `${start}${JSON.stringify({ hosted })}`,
      );
      expect(patched).not.toBe(body);
      await route.fulfill({ response, body: patched });
    });
    await page.route(`${origin}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'];
      const allowed = /connect-src [^;]+/.exec(
        contentSecurityPolicy({ scriptHashes: [], searchApplication: application }),
      )?.[0];
      if (policy && allowed) {
        headers['content-security-policy'] = policy.replace(/connect-src [^;]+/, allowed);
      }
      return route.fulfill({ response, headers });
    });
    await page.route(
      /^https:\/\/testapp[\w.-]*\.algolia(?:net)?\.(?:net|com)\//i,
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({
          url: `http://127.0.0.1:${service.port}${pathname}${search}`,
        });
        await route.fulfill({ response });
      },
    );
  }

  test('answers in the same box, highlighted, a release once; nothing is asked before typing', async ({
    page,
    origin,
  }) => {
    const requests: string[] = [];
    page.on('request', (request: Request) => requests.push(request.url()));
    await withService(page, origin);
    await open(page, start);
    await box(page).click();
    await expect(input(page)).toBeFocused();
    expect(requests.filter((url) => /algolia/.test(url))).toEqual([]);
    await input(page).fill('pricePerShare');
    await expect(options(page).first()).toBeVisible();
    await expect(page.locator('.search-option mark').first()).toHaveText('pricePerShare');
    const addresses = await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(addresses.filter((address) => /\/vault#pricepershare$/.test(address ?? ''))).toEqual([
      '/vaults/smart-contracts/vault#pricepershare',
    ]);
    expect(
      requests.filter((url) => /\/assets\/search\//.test(url)),
      'no embedded index',
    ).toEqual([]);
    const [query] = service.queries;
    expect(query).toMatchObject({ query: 'pricePerShare', hitsPerPage: 12, analytics: false });
  });

  test('asks once for a word typed quickly', async ({ page, origin }) => {
    await withService(page, origin);
    // However busy the machine is, 20 ms pass from key to key.
    await page.clock.install();
    await open(page, start);
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const key of 'slippage') {
      await page.keyboard.press(key);
      await page.clock.runFor(20);
    }
    await page.clock.resume();
    await expect(options(page).first()).toContainText('Slippage');
    expect(service.queries).toHaveLength(1);
  });

  test('answers the page and the box, whose questions come at almost the same time', async ({
    page,
    origin,
  }) => {
    await withService(page, origin);
    await page.clock.install();
    await open(page, '/search');
    // Loads the box.
    await ask(page, 'timelock');
    await page.keyboard.press('Escape');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('searchbox').fill('slippage');
    await page.clock.runFor(20);
    await box(page).click();
    await input(page).fill('timelock');
    await page.clock.resume();
    await expect(options(page).first()).toContainText('Timelock');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-page__hit a').first()).toHaveText('Slippage');
  });

  test('shows records as text, whatever they hold', async ({ page, origin }) => {
    const [id, record] = [...(service.indices.get('docs')?.records ?? [])][0] ?? ['', undefined];
    service.indices.get('docs')?.records.set('evil', {
      ...record,
      objectID: 'evil',
      group: 'evil',
      title: '<img src=x onerror="document.title=1">xqzwv',
      text: '<script>document.title=1</script>',
      url: id.startsWith('/') ? '/resources/faq' : '/resources/faq',
    });
    service.indices.get('docs')?.records.set('evil-link', {
      ...record,
      objectID: 'evil-link',
      group: 'evil-link',
      title: 'xqzwv',
      url: 'javascript:alert(1)',
    });
    await withService(page, origin);
    await open(page, start);
    await ask(page, 'xqzwv');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('<img src=x');
    await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
    service.indices.get('docs')?.records.delete('evil');
    service.indices.get('docs')?.records.delete('evil-link');
  });

  test('filters on the search page, and offers near sections if nothing is found', async ({
    page,
    origin,
  }) => {
    await withService(page, origin);
    await open(page, '/search?q=withdraw&version=0.3.0&kind=function');
    const inVaults = page.locator('.search-page__hit h2 a[href^="/vaults/"]');
    await expect(inVaults.first()).toBeVisible();
    const addresses = await inVaults.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.filter((address) => !address.startsWith('/vaults/0.3.0/'))).toEqual([]);
    expect(service.queries[0]).toMatchObject({
      facetFilters: ['kind:function'],
      optionalFilters: [['version:0.3.0', 'version:none']],
    });
    await page.getByLabel('Kind').selectOption('');
    await page.getByRole('searchbox').fill('slipxqz');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Slippage', exact: true })).toBeVisible();
  });

  test('a slow answer does not take the place of a newer one', async ({ page, origin }) => {
    await withService(page, origin);
    await open(page, start);
    await box(page).click();
    service.delay = 1500;
    await input(page).fill('slippage');
    await page.waitForTimeout(400);
    service.delay = 0;
    await input(page).fill('timelock');
    await expect(options(page).first()).toContainText('Timelock');
    await page.waitForTimeout(1600);
    await expect(options(page).first()).toContainText('Timelock');
  });

  test.describe('failing', () => {
    test.use({ allowedMessages: /Failed to load resource|status of (?:4|5)\d\d/ });

    for (const [status, message] of [
      [429, 'its quota is used up'],
      [403, 'refuses the query'],
      [500, 'could not be reached'],
    ] as const) {
      test(`status ${status}: says so, and Retry succeeds afterwards`, async ({ page, origin }) => {
        await withService(page, origin);
        await open(page, start);
        await box(page).click();
        service.fault = { status, message: 'Too many requests' };
        await input(page).fill('slippage');
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(message);
        service.fault = undefined;
        await alert.getByRole('button', { name: 'Retry' }).click();
        await expect(options(page).first()).toContainText('Slippage');
      });
    }
  });
});
