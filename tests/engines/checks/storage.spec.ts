import { desktop, expect, sampled, test } from '../check';
import { introduction, menuLink, usingYearn, vault } from '../pages';
import type { Reader } from '../reader';

const modeButton = '.navbar button[title*="mode"]';
const release = '.navbar__item.dropdown .navbar__link';

const theme = (reader: Reader) => reader.attribute('html', 'data-theme');

/** Reads, changes the mode, goes back and searches. */
async function useSite(reader: Reader): Promise<void> {
  await reader.open(introduction);
  await reader.click(menuLink(usingYearn));
  await reader.reads('h1', 'Using Yearn');
  const before = await theme(reader);
  await reader.click(modeButton);
  await expect.poll(() => theme(reader)).not.toBe(before);
  await reader.back();
  await reader.reads('h1', 'Introduction');
  await reader.press('k', 'Control');
  await reader.fill('[role="combobox"]', 'vault');
  await reader.sees('[role="option"]');
}

test.describe('Storage', () => {
  test.use({
    expected: /browser storage is not available|storage error|SecurityError|QuotaExceeded/,
  });

  test(
    'that is forbidden, cookies too: everything works, nothing is remembered',
    sampled,
    async ({ reader }) => {
      reader.site.inPage = () => {
        const refuse = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get: refuse });
        }
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      };
      await useSite(reader);
    },
  );

  test('that is full: everything works', async ({ reader }) => {
    reader.site.inPage = () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('exceeded the quota', 'QuotaExceededError');
      };
    };
    await useSite(reader);
  });

  test('that holds nonsense: everything works', async ({ reader }) => {
    reader.site.inPage = () => {
      for (const store of [localStorage, sessionStorage]) {
        for (const key of [
          'theme',
          'docs-preferred-version-vaults',
          'search-recent',
          'scroll-positions',
        ]) {
          if (!store.getItem(key)) store.setItem(key, '{"\u202e<b onclick=alert(1)>');
        }
      }
    };
    await useSite(reader);
  });
});

test.describe('Color mode', () => {
  test('is light for a light system, and the switch is kept', async ({ reader }) => {
    await reader.open('/');
    expect(await theme(reader)).toBe('light');
    await reader.click(modeButton);
    await expect.poll(() => theme(reader)).toBe('dark');
    await reader.reload();
    expect(await theme(reader)).toBe('dark');
  });

  test.describe('of a dark system', () => {
    test.use({ view: { ...desktop, colorScheme: 'dark' }, needs: ['dark system'] });

    test('is dark, until the reader switches', async ({ reader }) => {
      await reader.open('/');
      expect(await theme(reader)).toBe('dark');
      await reader.click(modeButton);
      await expect.poll(() => theme(reader)).toBe('light');
      await reader.reload();
      expect(await theme(reader)).toBe('light');
    });
  });
});

test.describe('Releases', () => {
  test('are listed with the newest one at the unversioned root', async ({ reader }) => {
    await reader.open(vault);
    await reader.reads(release, '0.4.3');
    await reader.click(release);
    await reader.sees('.dropdown__link');
    expect(await reader.texts('.navbar .dropdown__link')).toEqual([
      '0.4.3',
      '0.4.2',
      '0.3.5',
      '0.3.4',
      '0.3.3',
      '0.3.2',
      '0.3.1',
      '0.3.0',
    ]);
  });

  test('switch on the same document, and the choice is kept', sampled, async ({ reader }) => {
    await reader.open(vault);
    await reader.hover(release);
    await reader.click({ css: '.dropdown__link', text: '0.3.5' });
    await reader.arrives('/vaults/0.3.5/smart-contracts/vault');
    await reader.reads(release, '0.3.5');
    await reader.open('/resources/faq');
    await reader.reads(release, '0.3.5');
    await reader.reload();
    await reader.reads(release, '0.3.5');
  });

  test('that lack a contract keep the reader at its page', async ({ reader }) => {
    await reader.open('/vaults/smart-contracts/yToken');
    await reader.hover(release);
    await reader.click({ css: '.dropdown__link', text: '0.3.0' });
    await reader.arrives('/vaults/0.3.0/smart-contracts/yToken');
    await expect.poll(() => reader.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  });
});
