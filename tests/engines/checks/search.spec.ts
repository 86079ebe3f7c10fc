import { expect, sampled, test } from '../check';
import { introduction, loadErrors } from '../pages';
import type { Reader } from '../reader';

const box = '.navbar button[aria-haspopup="dialog"]';
const input = '[role="dialog"] [role="combobox"]';
const option = '[role="option"]';
const pageInput = 'main input[type="search"]';

/** Opens the dialog and asks. */
async function ask(reader: Reader, query: string): Promise<void> {
  await reader.press('k', 'Control');
  await reader.fill(input, query);
  await reader.sees(`.search-body[data-query=${JSON.stringify(query)}]`);
  await reader.sees(option);
}

/** Address of the option that Enter would open. */
const active = (reader: Reader): Promise<string | undefined> =>
  reader.run((css) => {
    const id = document.querySelector(css)?.getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.getAttribute('href') ?? undefined;
  }, input);

test.describe('Search', () => {
  test('opens by its button, Ctrl K and /, and Escape gives the focus back', async ({ reader }) => {
    await reader.open(introduction);
    await reader.click(box);
    await reader.sees(input);
    await reader.press('Escape');
    await expect.poll(() => reader.count('[role="dialog"]')).toBe(0);
    for (const open of [() => reader.press('k', 'Control'), () => reader.press('/')]) {
      await reader.run((css) => document.querySelector<HTMLElement>(css)?.focus(), box);
      await open();
      await expect
        .poll(() =>
          reader.run((css) => document.activeElement === document.querySelector(css), input),
        )
        .toBe(true);
      await reader.press('Escape');
      await expect
        .poll(() =>
          reader.run((css) => document.activeElement === document.querySelector(css), box),
        )
        .toBe(true);
    }
  });

  test('finds, and arrows and Enter lead to the section', sampled, async ({ reader }) => {
    await reader.open(introduction);
    await ask(reader, 'pricePerShare');
    const first = '/vaults/smart-contracts/vault#pricepershare';
    await expect.poll(() => active(reader)).toBe(first);
    await reader.press('ArrowDown');
    await expect.poll(() => active(reader)).not.toBe(first);
    await reader.press('ArrowUp');
    await expect.poll(() => active(reader)).toBe(first);
    await reader.press('Enter');
    await reader.arrives(first);
    await expect.poll(() => reader.count('[role="dialog"]')).toBe(0);
    await expect
      .poll(() =>
        reader.run(() => {
          const top = document.getElementById('pricepershare')?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight;
        }),
      )
      .toBe(true);
    // A window that closes before the page's script has come would count as a failed request.
    await reader.sees('[data-island="MemberTools"] input');
  });

  test('leads on by the pointer, and remembers what was opened', async ({ reader }) => {
    await reader.open(introduction);
    await ask(reader, 'slippage');
    await reader.click({ css: option, text: 'Slippage' });
    await reader.arrives('/resources/defi-glossary#slippage');
    await reader.reads('article h1', 'DeFi glossary');
    await reader.press('k', 'Control');
    await reader.sees(option);
    expect((await reader.texts(option))[0]).toContain('Slippage');
    await reader.press('Delete');
    await expect.poll(() => reader.count(option)).toBe(0);
  });

  test('shows a section of several releases once, the others one key away', async ({ reader }) => {
    await reader.open('/vaults/0.3.5/smart-contracts/vault');
    await ask(reader, 'setDepositLimit');
    await expect
      .poll(() => active(reader))
      .toBe('/vaults/0.3.5/smart-contracts/vault#setdepositlimit');
    await reader.press('ArrowRight');
    await reader.press('ArrowDown');
    await expect
      .poll(() => active(reader))
      .toMatch(/^\/vaults\/(?!0\.3\.5).*smart-contracts\/vault#setdepositlimit$/);
  });

  test('says that nothing was found, and takes no query for markup', async ({ reader }) => {
    await reader.open(introduction);
    await reader.press('k', 'Control');
    await reader.fill(input, '<xqzwv>');
    await expect.poll(() => reader.text('[role="dialog"]')).toContain('Nothing found for <xqzwv>');
    expect(await reader.count('[role="dialog"] xqzwv')).toBe(0);
  });

  test('keeps the focus inside while it is open', async ({ reader }) => {
    await reader.open(introduction);
    await ask(reader, 'vault');
    for (let presses = 0; presses < 6; presses += 1) {
      await reader.press('Tab');
      expect(
        await reader.run(() => document.activeElement?.closest('[role=dialog]') !== null),
      ).toBe(true);
    }
  });

  test.describe('without its index', () => {
    test.use({ expected: loadErrors });

    test('says so, and Retry succeeds once it is there', async ({ reader }) => {
      reader.site.fault = ({ url = '' }, response) =>
        /\/assets\/search\/site\./.test(url) && Boolean(response.writeHead(404).end());
      await reader.open(introduction);
      await reader.press('k', 'Control');
      await reader.fill(input, 'slippage');
      await reader.reads('[role="dialog"] [role="alert"]', /could not be loaded/);
      reader.site.fault = undefined;
      await reader.click({ css: '[role="dialog"] button', text: 'Retry' });
      await reader.sees(option);
      expect((await reader.texts(option))[0]).toContain('Slippage');
    });
  });
});

test.describe('Search page', () => {
  test('takes query and filters from the address and keeps them there', async ({ reader }) => {
    const first = () => reader.attribute('.search-page__hit a', 'href');
    await reader.open('/search?q=withdraw&version=0.3.0&kind=function');
    await expect.poll(first).toBe('/vaults/0.3.0/smart-contracts/vault#withdraw');
    await reader.fill(pageInput, 'slippage');
    await reader.arrives(/[?&]q=slippage(&|$)/);
    await reader.reload();
    expect(
      await reader.run((css) => document.querySelector<HTMLInputElement>(css)?.value, pageInput),
    ).toBe('slippage');
  });

  test(
    'bears with fast and long typing, and with a change of mind',
    sampled,
    async ({ reader }) => {
      await reader.open('/search');
      // More changes than WebKit's history takes in ten seconds.
      await reader.run((css) => {
        const field = document.querySelector<HTMLInputElement>(css);
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
        // Goes on by itself: on a busy machine, it takes longer than a driver waits for a script.
        void (async () => {
          for (let count = 0; count < 150; count += 1) {
            set?.call(field, `vault${'x'.repeat(count % 9)}`);
            field?.dispatchEvent(new Event('input', { bubbles: true }));
            await pause();
          }
          set?.call(field, 'slippage');
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        })();
      }, pageInput);
      await reader.arrives('/search?q=slippage', { timeout: 40_000 });
      await reader.sees('.search-page__hit');
      await reader.clickAtOnce('.navbar a[href="/resources/faq"]');
      await reader.reads('h1', 'Frequently asked questions');
    },
  );

  test('is reached from the home page by a question', async ({ reader }) => {
    await reader.open('/');
    await reader.fill('main form input[name="q"]', 'performance fee');
    await reader.press('Enter');
    await reader.arrives(/^\/search\?q=performance(?:\+|%20)fee$/);
    await reader.sees('.search-page__hit');
  });
});
