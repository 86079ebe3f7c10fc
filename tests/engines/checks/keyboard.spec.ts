import { pageKinds } from '../../visual/kinds';
import { expect, phone, sampled, test } from '../check';

const focused = (): { text: string; isShown: boolean; isOutlined: boolean } | undefined => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom, width } = element.getBoundingClientRect();
  return {
    text: (element.innerText || element.outerHTML).slice(0, 100),
    isShown: bottom > 0 && top < window.innerHeight && width > 0,
    isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  };
};

test.describe('By keyboard', () => {
  test('the first Tab offers to skip to the content', async ({ reader }) => {
    await reader.open(pageKinds.document);
    await reader.press('Tab');
    const first = await reader.run(focused);
    expect(first?.text).toMatch(/skip to main content/i);
    expect(first?.isShown).toBe(true);
    await reader.press('Enter');
    await reader.press('Tab');
    expect(await reader.run(() => document.activeElement?.closest('nav.navbar') === null)).toBe(
      true,
    );
  });

  for (const kind of ['home', 'document', 'reference'] as const) {
    test(`every stop on the page of kind "${kind}" shows where it is`, async ({ reader }) => {
      await reader.open(pageKinds[kind]);
      const problems: string[] = [];
      let stops = 0;
      for (; stops < 40; stops += 1) {
        await reader.press('Tab');
        const stop = await reader.run(focused);
        if (!stop) break;
        if (!stop.isShown) {
          // An engine may bring it into sight with a later frame.
          await expect
            .poll(async () => (await reader.run(focused))?.isShown, { message: stop.text })
            .toBe(true);
        }
        if (!stop.isOutlined) problems.push(JSON.stringify(stop));
      }
      expect(problems).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
  }

  test('sidebar and release menu open and close', sampled, async ({ reader }) => {
    await reader.open(pageKinds.document);
    const button = '.menu__list-item-collapsible [aria-expanded]';
    const before = await reader.attribute(button, 'aria-expanded');
    await reader.run((css) => document.querySelector<HTMLElement>(css)?.focus(), button);
    await reader.press('Enter');
    await expect.poll(() => reader.attribute(button, 'aria-expanded')).not.toBe(before);
    await reader.run(() =>
      document
        .querySelector<HTMLElement>('.navbar .dropdown > a, .navbar .dropdown > button')
        ?.focus(),
    );
    await reader.press('Enter');
    await reader.sees('.dropdown__menu');
  });

  test('a link is followed', async ({ reader }) => {
    await reader.open('/getting-started/intro');
    await reader.run(() =>
      document.querySelector<HTMLElement>('.menu a[href="/getting-started/using-yearn"]')?.focus(),
    );
    await reader.press('Enter');
    await reader.reads('h1', 'Using Yearn');
  });

  test.describe('on a narrow window', () => {
    test.use({ view: phone });

    test('the contents open, and tables that scroll can be reached', async ({ reader }) => {
      await reader.open('/developers/v2/naming-convention');
      await reader.press('Tab');
      await reader.sees('[tabindex="0"]:is(.data-table, .markdown table)');
      await reader.open(pageKinds.document);
      await reader.run(() =>
        document.querySelector<HTMLElement>('.theme-doc-toc-mobile button')?.focus(),
      );
      await reader.press('Enter');
      await reader.sees('.theme-doc-toc-mobile a');
    });
  });
});
