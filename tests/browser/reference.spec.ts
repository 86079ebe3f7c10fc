import type { Page } from '@playwright/test';
import { expect, holdBack, hydrated, open, test } from './support/site';

const vault = '/vaults/smart-contracts/vault';
const lookUp = 'Selector, topic, name, or data to decode';

/** How far content has moved by itself, a second later. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1000);
      }),
  );

test.describe('Contract reference', () => {
  test('filters members by keyboard and opens the first that is left', async ({ page }) => {
    await open(page, vault);
    const filter = page.getByRole('searchbox', { name: 'Filter members' });
    await expect(filter).toHaveAttribute('spellcheck', 'false');
    await filter.focus();
    await page.keyboard.type('setDepositLimit');
    await expect(page.getByText(/^1 of \d+ members$/)).toBeVisible();
    await expect(page.locator('#setdepositlimit')).toBeVisible();
    await expect(page.locator('#withdraw')).toBeHidden();
    await expect(page.locator('article table[hidden]'), 'with its heads').not.toHaveCount(0);
    await expect(page.locator('article table[hidden]:visible')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('#setdepositlimit')).toBeFocused();
    await filter.fill('withdrawalQueue');
    await filter.press('Enter');
    // The anchor of a row is empty: screen readers would say nothing of it.
    await expect(page.getByText('withdrawalQueue(uint256)', { exact: true })).toBeFocused();
    await filter.focus();
    // A text that was composed is taken back, as Safari sends it.
    await filter.dispatchEvent('keydown', { key: 'Escape', keyCode: 229 });
    await expect(filter).toHaveValue('withdrawalQueue');
    await page.keyboard.press('Escape');
    await expect(page.locator('#withdraw')).toBeVisible();
  });

  test('finds a member by its selector', async ({ page }) => {
    await open(page, vault);
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('0x2e1a7d4d');
    await expect(page.locator('#withdraw')).toBeVisible();
    await expect(page.locator('#setdepositlimit')).toBeHidden();
  });

  test('hides rows of a table on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, vault);
    const row = page.locator('tr', { has: page.locator('#guardian') });
    await page.getByRole('button', { name: 'History of guardian()' }).click();
    const history = page.getByRole('region', { name: 'History of guardian()' });
    await expect(history).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('governance()');
    await expect(row).toBeHidden();
    await expect(history).toBeHidden();
    await expect(page.locator('tr', { has: page.locator('#governance') })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('setDepositLimit');
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.locator('button').click();
    await expect(contents.locator('a[href="#setdepositlimit"]')).toBeVisible();
    await expect(contents.locator('a[href="#withdraw"]')).toBeHidden();
  });

  test('lands on a member that the filter hides', async ({ page }) => {
    await open(page, vault);
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('setDepositLimit');
    await expect(page.locator('#withdraw')).toBeHidden();
    // A link of the text, as those to events are.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#withdraw';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page.locator('#withdraw')).toBeInViewport();
  });

  test('lands on a deep link, and nothing moves when the tools appear', async ({ page }) => {
    await page.goto(`${vault}#setdepositlimit`);
    await hydrated(page);
    await expect(page.locator('#setdepositlimit')).toBeInViewport();
    await expect(
      page.getByRole('button', { name: 'Copy selector of setDepositLimit', exact: true }),
    ).toBeVisible();
    await open(page, vault);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('copies signature, selector and the address of the section', async ({
    page,
    context,
    origin,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, vault);
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page
      .getByRole('button', { name: 'Copy selector of setDepositLimit', exact: true })
      .click();
    await expect.poll(copied).toBe('0xbdc8144b');
    await page.getByRole('button', { name: 'Copy link of setDepositLimit', exact: true }).click();
    await expect.poll(copied).toBe(`${origin}${vault}#setdepositlimit`);
    await page
      .getByRole('button', { name: 'Copy signature of setDepositLimit', exact: true })
      .click();
    await expect.poll(copied).toContain('def setDepositLimit(limit: uint256)');
    await page.getByRole('button', { name: 'Copy ABI' }).click();
    await expect.poll(async () => (await copied()).startsWith('[')).toBe(true);
    const abi = JSON.parse(await copied()) as { name?: string }[];
    expect(abi.some(({ name }) => name === 'setDepositLimit')).toBe(true);
  });

  test('offers every ABI as JSON at a stable address', async ({ request, origin }) => {
    const index = (await (await request.get(`${origin}/abi/index.json`)).json()) as unknown;
    const text = JSON.stringify(index);
    expect(text).toContain('0.4.3');
    for (const file of ['0.4.3/Vault.json', '0.3.0/BaseStrategy.json', '0.4.2/Registry.json']) {
      const response = await request.get(`${origin}/abi/${file}`);
      expect(response.status(), file).toBe(200);
      expect(Array.isArray(await response.json()), file).toBe(true);
    }
  });

  test('compares any two releases, and the address keeps the choice', async ({ page }) => {
    await open(page, '/vaults/compare');
    await page.locator('label', { hasText: /^From/ }).locator('select').selectOption('0.3.0');
    await page.locator('label', { hasText: /^To/ }).locator('select').selectOption('0.3.5');
    await expect(page.locator('summary', { hasText: /^Vault: \d+ changes/ })).toBeVisible();
    await expect(page).toHaveURL(/from=0\.3\.0&to=0\.3\.5/);
    // What was picked has an entry of its own, which a link to the page itself leaves.
    await page.locator('.theme-doc-sidebar-menu a[href="/vaults/compare"]').click();
    await expect(page.locator('#previous')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/from=0\.3\.0&to=0\.3\.5/);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('summary', { hasText: /^Vault: \d+ changes/ })).toBeVisible();
    await expect(page.locator('label', { hasText: /^From/ }).locator('select')).toHaveValue(
      '0.3.0',
    );
    const contents = page.locator('.table-of-contents a:visible');
    await expect(contents).toHaveText(['What counts as breaking', 'Where to go next']);
    const added = page.getByRole('button', { name: /^\d+ added$/ });
    await added.click();
    await expect(page).toHaveURL(/kind=added$/);
    await page.locator('.pagination-nav__link--next').click();
    await page.goBack();
    await expect(contents).toHaveText(['What counts as breaking', 'Where to go next']);
    await expect(added).toHaveAttribute('aria-pressed', 'true');
    await added.click();
    await expect(page).toHaveURL(/to=0\.3\.5$/);
    await page.locator('.theme-doc-sidebar-menu a[href="/vaults/compare"]').click();
    await expect(page.locator('#previous')).toBeVisible();
    await expect(page.locator('label', { hasText: /^From/ }).locator('select')).toHaveValue(
      '0.4.2',
    );
  });

  test('says what a comparison found, and shows the contract that the address names', async ({
    page,
  }) => {
    await open(page, '/vaults/compare?from=0.3.5&to=0.4.3#vault');
    await expect(page.getByRole('status').first()).toHaveText(
      'From 0.3.5 to 0.4.3, 12 contracts differ, with 11 breaking changes.',
    );
    await expect(page.locator('summary', { hasText: /^Vault: / })).toBeInViewport();
    const picked = page.getByRole('region', { name: 'Changes from 0.3.5 to 0.4.3' });
    await expect(picked.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(picked.getByRole('heading', { level: 3 })).toHaveCount(12);
  });

  test('keeps its own lists until the picked comparison is there, and moves nothing below', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/abi/compare/*');
    await open(page, '/vaults/compare?from=0.3.0&to=0.3.5');
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(page.locator('#previous')).toBeVisible();
    release();
    await expect(page.getByRole('region', { name: 'from 0.3.0 to 0.3.5' })).toBeVisible();
    await expect(page.locator('#previous')).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  test('keeps the focus on a kind that the pair lacks, after it is taken back', async ({
    page,
  }) => {
    await open(page, '/vaults/compare?from=0.4.2&to=0.4.3&kind=breaking');
    const kind = page.getByRole('button', { name: '0 breaking' });
    await kind.press('Enter');
    await expect(page.locator('summary', { hasText: /^Vault: / })).toBeVisible();
    await expect(kind).toBeFocused();
    await expect(kind).toBeDisabled();
    await kind.press('Enter');
    await expect(kind).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows no list where a release is compared with itself', async ({ page }) => {
    await open(page, '/vaults/compare');
    await expect(page.locator('#previous')).toBeVisible();
    await page.locator('label', { hasText: /^To/ }).locator('select').selectOption('0.4.2');
    await expect(page.getByText('Pick two different releases.')).toBeVisible();
    await expect(page.locator('#previous')).toBeHidden();
    await expect(page.locator('#breaking')).toBeVisible();
  });

  test.describe('without the script of a form', () => {
    test.use({ allowedMessages: /ERR_FAILED|ChunkLoadError/ });

    test('offers to fetch it again', async ({ page }) => {
      await open(page, '/vaults/smart-contracts/vault');
      await page.route('**/assets/js/*', (route) => route.abort());
      await page.getByRole('button', { name: 'Encode withdraw', exact: true }).click();
      const form = page.getByRole('region', { name: 'Calldata of withdraw' });
      await expect(form).toContainText('The calldata could not be loaded.');
      await page.unroute('**/assets/js/*');
      await form.getByRole('button', { name: 'Retry' }).click();
      await expect(form).toBeFocused();
      await expect(form.getByRole('textbox').first()).toBeVisible();
    });
  });

  test.describe('without the file of a comparison', () => {
    test.use({ allowedMessages: /ERR_FAILED/ });

    test('offers to fetch it again, and keeps its own list', async ({ page }) => {
      await page.route('**/abi/compare/*', (route) => route.abort());
      await open(page, '/vaults/compare?from=0.3.0&to=0.3.5');
      await expect(page.getByText('The comparison could not be loaded.')).toBeVisible();
      await expect(page.locator('#previous')).toBeVisible();
      await page.unroute('**/abi/compare/*');
      const status = page.getByRole('status').filter({ hasText: 'could not be loaded' });
      await status.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(page.getByRole('region', { name: 'from 0.3.0 to 0.3.5' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'From 0.3.0' })).toBeFocused();
    });
  });

  test('shows the older release first, whichever way the two were picked', async ({ page }) => {
    await open(page, '/vaults/compare?from=0.4.3&to=0.3.0');
    for (const visit of ['opened by its address', 'loaded again']) {
      for (const [label, release] of [
        [/^From/, '0.4.3'],
        [/^To/, '0.3.0'],
      ] as const) {
        await expect(
          page.locator('label', { hasText: label }).locator('select'),
          visit,
        ).toHaveValue(release);
      }
      await expect(page.getByRole('status').filter({ hasText: 'from the older' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'from 0.3.0 to 0.4.3' })).toBeVisible();
      await page.reload();
      await hydrated(page);
    }
  });

  test('shows what changed since the release before without JavaScript', async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/vaults/0.3.5/compare`);
    await expect(page.locator('article')).toContainText('0.3.4');
    await expect(page.locator('article h3, article h2').first()).toBeVisible();
    await context.close();
  });

  for (const [asked, contract, member] of [
    ['0x2e1a7d4d', 'Vault', 'withdraw(uint256)'],
    ['2E1A7D4D', 'Vault', 'withdraw(uint256)'],
    [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      'Vault',
      'Transfer(address,address,uint256)',
    ],
  ] as const) {
    test(`looks up ${asked.slice(0, 12)}`, async ({ page }) => {
      await open(page, '/vaults/selectors');
      await page.getByRole('textbox', { name: lookUp }).fill(asked);
      const answer = page.getByRole('region', { name: member, exact: true });
      await expect(answer).toContainText(asked.slice(2).toLowerCase());
      const place = answer.getByRole('listitem').filter({ hasText: /\(0\.3\.0 to 0\.4\.3\)/ });
      await expect(place.getByRole('link', { name: contract, exact: true })).toBeVisible();
    });
  }

  test('says what is wrong with bytes that are none', async ({ page }) => {
    await open(page, '/vaults/selectors');
    const box = page.getByRole('textbox', { name: lookUp });
    await box.fill('0x12');
    await expect(page.getByText(/^Length in bytes: 1\. This is neither calldata/)).toBeVisible();
    await expect(page.locator('main').getByText('Not readable')).toHaveCount(1);
    await box.fill('0x00000001');
    await expect(page.getByText('No contract in these releases has it.')).toBeVisible();
  });

  test('decodes calldata, and the address with it can be shared', async ({ page }) => {
    const call = `0x6e553f65${(1_500_000).toString(16).padStart(64, '0')}${'0'.repeat(24)}${'12'.repeat(20)}`;
    const requests: string[] = [];
    await open(page, '/vaults/selectors');
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('textbox', { name: lookUp }).fill(call);
    await expect(page.getByText('deposit(uint256,address)', { exact: true })).toBeVisible();
    await expect(page.getByText('Call: deposit(uint256,address).', { exact: true })).toBeVisible();
    const decimals = page.getByRole('spinbutton', { name: 'Decimals of the token' });
    await expect(decimals).toHaveAccessibleName(/0 to 36/);
    const amount = page.getByRole('definition').first();
    const before = (await amount.textContent()) ?? '';
    // The 9 alone would be valid, and isn't meant.
    await decimals.fill('');
    await decimals.pressSequentially('99');
    await expect(decimals).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveText(before);
    await decimals.fill('6');
    // A space keeps them apart where they are copied, and lets a line break between them.
    await expect(amount).toHaveText('1,500,000 1.5 tokens');
    await expect(page).toHaveURL(/&decimals=6$/);
    await expect(page.getByRole('link', { name: 'Vault', exact: true }).first()).toHaveAttribute(
      'href',
      `${vault}#deposit`,
    );
    expect(requests.filter((path) => /[0-9a-f]{40}/i.test(path))).toEqual([]);

    const { hash } = new URL(page.url());
    await page.goto('about:blank');
    await open(page, `/vaults/selectors${hash}`);
    await expect(page.getByText('deposit(uint256,address)', { exact: true })).toBeVisible();
    await expect(page.getByText('1.5 tokens')).toBeVisible();

    // Links that are opened in the same tab, one after the other. The browser makes an entry that has no key.
    const box = page.getByRole('textbox', { name: lookUp });
    for (const [next, shown] of [
      [hash.replace('&decimals=6', ''), call],
      ['#input=harvest', 'harvest'],
      ['#input=report', 'report'],
    ] as const) {
      await page.evaluate((to) => void (window.location.hash = to), next);
      await expect(box).toHaveValue(shown);
      if (shown === call) await expect(decimals).toHaveValue('18');
    }
  });

  test('says how many calls of a batch are left out', async ({ page }) => {
    const word = (value: number): string => value.toString(16).padStart(64, '0');
    const each = Array.from({ length: 201 }, (_, i) => i);
    const multicall = `0xac9650d8${[32, 201, ...each.map((i) => 32 * (201 + i)), ...each.map(() => 0)].map(word).join('')}`;
    await open(page, '/vaults/selectors');
    await page.getByRole('textbox', { name: lookUp }).fill(multicall);
    await expect(page.getByText('Call 200 of 201')).toBeVisible();
    // Of the list of arguments, and of the calls.
    await expect(page.getByText("1 more isn't shown.")).toHaveCount(2);
  });

  test('says which of two answers it is, and what is wrong with a call', async ({ page }) => {
    await open(page, '/vaults/selectors');
    const says = page.locator('[data-copy-status]');
    for (const [input, said] of [
      ['execution reverted: !authorized', 'Revert. !authorized'],
      ['execution reverted: !strategist', 'Revert. !strategist'],
      ['0x2e1a7d4d', '1 found. withdraw(uint256)'],
      ['0x3ccfd60b', '1 found. withdraw()'],
      ['0x2e1a7d4d0000', /^Call\. The selector belongs to withdraw\(uint256\), but/],
    ] as const) {
      await page.getByRole('textbox', { name: lookUp }).fill(input);
      await expect(says).toHaveText(said);
    }
  });

  test('leads from a revert to its causes', async ({ page }) => {
    await open(page, '/vaults/selectors');
    await page.getByRole('textbox', { name: lookUp }).fill('execution reverted: !authorized');
    await page.getByRole('link', { name: '!authorized' }).click();
    await expect(page.locator('#authorized')).toBeInViewport();
  });
});

for (const width of [997, 1024, 1180, 1280]) {
  test(`the tools of a reference leave a member in view that a link leads to, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${vault}#deposit`);
    const tools = page.locator('[data-island]').filter({ has: page.getByLabel('Filter members') });
    const heading = page.locator('#deposit');
    await expect(heading).toBeInViewport();
    const { y = 0, height = 0 } = (await tools.boundingBox()) ?? {};
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    // The room that is kept for them before they come.
    expect(height).toBe(parseFloat(await tools.evaluate((it) => getComputedStyle(it).minHeight)));
  });
}

test('the tools of a reference stay in one row where no letter is smaller than 18 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, vault);
  const tools = page.locator('[data-island]').filter({ has: page.getByLabel('Filter members') });
  await page.getByLabel('Filter members').fill('deposit');
  // As browsers do whose reader asks for it.
  await tools.evaluate((it) => {
    for (const each of it.querySelectorAll<HTMLElement>('*')) each.style.fontSize = '18px';
  });
  const parts = await tools.locator('input, button, [class^="status"]').all();
  const middles = await Promise.all(
    parts.map(async (part) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    }),
  );
  expect(new Set(middles).size, middles.join(', ')).toBe(1);
  expect(await tools.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('fields for names and bytes leave them as they are typed', async ({ page }) => {
  const fields: [route: string, role: 'searchbox' | 'textbox', name: string | RegExp][] = [
    ['/search', 'searchbox', /^Question/],
    ['/vaults/selectors', 'textbox', lookUp],
    [vault, 'searchbox', 'Filter members'],
    [vault, 'textbox', /receiver/],
  ];
  for (const [route, role, name] of fields) {
    await open(page, route);
    if (name instanceof RegExp && route === vault)
      await page.getByRole('button', { name: 'Encode transfer', exact: true }).click();
    const field = page.getByRole(role, { name });
    await expect(field).toHaveAttribute('autocorrect', 'off');
    await expect(field).toHaveAttribute('autocapitalize', /^(?:off|none)$/);
    await expect(field).toHaveAttribute('spellcheck', 'false');
  }
});

test('the tools of a reference move nothing when they come', async ({ page }) => {
  await page.goto('/vaults/smart-contracts/registry');
  await expect(page.locator('[data-island] input')).toBeVisible();
  // They have a line of their own.
  await expect(page.locator('[data-island] + h2')).toHaveCSS('border-top-width', '0px');
  const moved = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) shifts.push(`at ${startTime} ms`);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 300);
      }),
  );
  expect(moved).toEqual([]);
});

test.describe('An entry unfolds', () => {
  test('to a form that makes calldata of what a reader types', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, `${vault}#withdraw`);
    const button = page.getByRole('button', { name: 'Encode withdraw', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(requests).not.toContain('/abi/dictionary.json');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const form = page.getByRole('region', { name: 'Calldata of withdraw' });
    await form.getByRole('textbox', { name: 'maxShares' }).fill('1.5 shares');
    await form
      .getByRole('textbox', { name: 'recipient' })
      .fill('0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93E');
    await expect(form).toContainText('a digit may be wrong');
    // With colors of the reader's own, every border has the same one.
    const wrong = form.getByRole('textbox', { name: 'recipient' });
    await expect(wrong).toHaveCSS('border-top-width', '2px');
    await form
      .getByRole('textbox', { name: 'recipient' })
      .fill('0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e');
    await form.getByRole('textbox', { name: 'maxLoss' }).fill('0.5%');
    // By keyboard, with nothing in the field for a moment.
    const decimals = form.getByLabel('Decimals of the token');
    for (const key of ['End', 'Backspace', 'Backspace', '6']) await decimals.press(key);
    const word = (digits: string): string => digits.padStart(64, '0');
    const calldata = `0xe63697c8${word((1_500_000).toString(16))}${word('0bc529c00c6401aef6d220be8c6ea1667f6ad93e')}${word('32')}`;
    await expect(form.locator('pre')).toHaveText(calldata);
    expect(requests.filter((path) => path.includes('/abi/'))).toEqual(['/abi/dictionary.json']);

    // Vyper's default arguments make several functions.
    await form.getByLabel('Arguments').selectOption({ label: 'withdraw()' });
    await expect(form.locator('pre')).toHaveText('0x3ccfd60b');
    // The form of another entry keeps what is in it when this one folds.
    await page.getByRole('button', { name: 'Encode deposit', exact: true }).click();
    const other = page.getByRole('region', { name: 'Calldata of deposit' }).getByRole('textbox');
    await other.first().fill('7');
    await button.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(other.first()).toHaveValue('7');
  });

  test('in a table, to a row of its own that is hidden with it', async ({ page }) => {
    await open(page, `${vault}#strategies`);
    await page.getByRole('button', { name: 'Encode strategies(address)' }).click();
    const form = page.getByRole('region', { name: 'Calldata of strategies(address)' });
    await form.getByRole('textbox').fill('0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e');
    await expect(form.locator('pre')).toHaveText(
      `0x39ebf823${'0bc529c00c6401aef6d220be8c6ea1667f6ad93e'.padStart(64, '0')}`,
    );
    const button = page.getByRole('button', { name: 'History of strategies(address)' });
    // All of the buttons are seen without scrolling.
    expect(await button.locator('..').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    const first = page.getByRole('button', { name: 'Copy selector of strategies(address)' });
    await expect(first, 'with its edges').toBeInViewport({ ratio: 1 });
    await button.click();
    const history = page.getByRole('region', { name: 'History of strategies(address)' });
    await expect(history.locator('li').first()).toContainText('0.4.3');
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('pricePerShare');
    await expect(form).toBeHidden();
    await expect(history).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
    await expect(history).toBeVisible();
    await button.click();
    await expect(history).toHaveCount(0);
    await page.getByRole('button', { name: 'History of MAX_BPS' }).click();
    await expect(page.getByRole('region', { name: 'History of MAX_BPS' })).toContainText(
      'MAX_BPS = 10000',
    );
  });

  test('to what it was in each release', async ({ page }) => {
    await open(page, `${vault}#deposit`);
    const button = page.getByRole('button', { name: 'History of deposit', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const history = page.getByRole('region', { name: 'History of deposit' });
    await expect(history.getByRole('status')).toHaveText(
      'It has been there since 0.3.0, the oldest release here.',
    );
    const states = history.locator('li');
    await expect(states.first()).toHaveText(/^0\.4\.3: code that it calls changed/);
    await expect(states.last()).toContainText('0.3.0');
    await expect(states.last()).toContainText('def deposit(');
    await states.last().getByRole('link', { name: '0.3.0' }).click();
    await expect(page).toHaveURL('/vaults/0.3.0/smart-contracts/vault#deposit');
    await expect(page.locator('#deposit')).toBeInViewport();
    await expect(history).toHaveCount(0);
  });

  test('to links that keep the folder of a page', async ({ page }) => {
    await open(page, '/vaults/smart-contracts/test/Token');
    await page.getByRole('button', { name: 'History of constructor', exact: true }).click();
    const history = page.getByRole('region', { name: 'History of constructor' });
    await history.getByRole('link', { name: '0.3.0', exact: true }).click();
    await expect(page).toHaveURL('/vaults/0.3.0/smart-contracts/test/Token#constructor');
    await expect(page.locator('#constructor')).toBeInViewport();
  });
});
