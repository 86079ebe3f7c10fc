import { expect, sampled, test } from '../check';
import { vault } from '../pages';

const filter = '[data-island] input[type="search"]';
const lookUp = 'main textarea';
const calculators = [
  '/getting-started/guides/how-apy-works',
  '/getting-started/products/yvaults/overview',
  '/contributing/governance/veyfi',
  '/partners/introduction',
] as const;

/** The field of the last calculator of the page, and its results. */
const calculator = () => {
  const all = [...document.querySelectorAll('section')].filter((section) =>
    section.querySelector('form input'),
  );
  const section = all[all.length - 1];
  section?.querySelector('input')?.setAttribute('data-tried', '');
  return section?.querySelector('table')?.textContent ?? '';
};

test.describe('Calculators', () => {
  for (const route of calculators) {
    test(
      `on ${route} compute, and keep their values in the address`,
      route === calculators[0] ? sampled : {},
      async ({ reader }) => {
        await reader.open(route);
        await expect.poll(() => reader.count('fieldset:disabled')).toBe(0);
        const before = await reader.run(calculator);
        await reader.fill('[data-tried]', '7');
        await reader.arrives(/[?&][^=]+=7(&|$)/);
        await expect.poll(() => reader.run(calculator)).not.toBe(before);
        const after = await reader.run(calculator);
        await reader.reload();
        await expect.poll(() => reader.run(calculator)).toBe(after);
        await reader.fill('[data-tried]', 'much');
        await expect.poll(() => reader.attribute('[data-tried]', 'aria-invalid')).toBe('true');
      },
    );
  }

  test('bear with fast typing', async ({ reader }) => {
    await reader.open(calculators[0]);
    await expect.poll(() => reader.count('fieldset:disabled')).toBe(0);
    await reader.run(calculator);
    await reader.run(() => {
      const field = document.querySelector('[data-tried]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      // Goes on by itself: on a busy machine, it takes longer than a driver waits for a script.
      void (async () => {
        for (let count = 1; count <= 150; count += 1) {
          set?.call(field, String(count < 150 ? count % 60 : 75));
          field?.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 15));
        }
      })();
    });
    await reader.arrives(/[?&][^=]+=75(&|$)/, { timeout: 40_000 });
  });
});

test.describe('Contract pages', () => {
  test('filter members by name and by selector', sampled, async ({ reader }) => {
    await reader.open(vault);
    await reader.fill(filter, 'setDepositLimit');
    await reader.sees('#setdepositlimit');
    await reader.missesShown('#withdraw');
    await reader.press('Enter');
    await expect.poll(() => reader.run(() => document.activeElement?.id)).toBe('setdepositlimit');
    await reader.fill(filter, '0x2e1a7d4d');
    await reader.sees('#withdraw');
    await reader.missesShown('#setdepositlimit');
    await reader.press('Escape');
    await reader.sees('#setdepositlimit');
  });

  test('have the border of the site around the filter, and kinds in one bar', async ({
    reader,
  }) => {
    await reader.open(vault);
    await reader.sees(`:is(${filter}):enabled`);
    const { appearance, gaps } = await reader.run((css) => {
      const field = document.querySelector(css) as Element;
      const boxes = [...document.querySelectorAll('[data-island] [role="group"] button')]
        .filter((button) => /^(?:All|Read|Write|Events)$/.test(button.textContent ?? ''))
        .map((button) => button.getBoundingClientRect());
      return {
        appearance: getComputedStyle(field).appearance,
        gaps: boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0)),
      };
    }, filter);
    expect(appearance).toBe('textfield');
    expect(gaps).toHaveLength(3);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0);
  });

  test('show a member that the filter hides when a link leads to it', async ({ reader }) => {
    await reader.open(vault);
    await reader.fill(filter, 'setDepositLimit');
    await reader.missesShown('#withdraw');
    await reader.clickAtOnce('.table-of-contents a[href="#withdraw"]');
    await reader.sees('#withdraw');
    await expect
      .poll(() =>
        reader.run(() => {
          const top = document.getElementById('withdraw')?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight;
        }),
      )
      .toBe(true);
  });
});

test.describe('Look-up', () => {
  test('finds a selector and a topic, and says what is none', sampled, async ({ reader }) => {
    await reader.open('/vaults/selectors');
    await reader.fill(lookUp, '0x2e1a7d4d');
    await expect
      .poll(() => reader.text('[data-island="SelectorLookup"]'))
      .toMatch(/withdraw\(uint256\)/);
    await reader.fill(lookUp, '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
    await expect
      .poll(() => reader.text('[data-island="SelectorLookup"]'))
      .toMatch(/Transfer\(address,address,uint256\)/);
    await reader.fill(lookUp, '0x00000001');
    await expect.poll(() => reader.text('main')).toContain('No contract in these releases has it.');
  });
});

test.describe('Comparison', () => {
  test('of two releases is shown, and the address keeps the choice', async ({ reader }) => {
    await reader.open('/vaults/compare');
    await reader.sees('main select');
    const lists = await reader.count('main select');
    expect(lists).toBeGreaterThanOrEqual(2);
    await reader.choose('main label:nth-of-type(1) select', '0.3.0');
    await reader.choose('main label:nth-of-type(2) select', '0.3.5');
    await reader.arrives(/from=0\.3\.0&to=0\.3\.5/);
    await expect
      .poll(() => reader.texts('main summary'))
      .toContainEqual(expect.stringMatching(/^Vault: \d+ changes/));
    await reader.reload();
    await expect
      .poll(() => reader.texts('main summary'))
      .toContainEqual(expect.stringMatching(/^Vault: \d+ changes/));
  });
});
