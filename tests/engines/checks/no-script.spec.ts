import { pageKinds } from '../../visual/kinds';
import { desktop, expect, phone, sampled, test } from '../check';
import { introduction, menuLink, usingYearn } from '../pages';

for (const view of [desktop, phone]) {
  test.describe(`Without scripts at ${view.width} px`, () => {
    // Chrome says of each script that it does not run.
    test.use({ view, expected: /sandboxed and the 'allow-scripts'|status of 404/ });

    test.beforeEach(({ reader }) => {
      reader.site.scripting = false;
    });

    test(
      `pages are read and left, at ${view.width} px`,
      view === phone ? sampled : {},
      async ({ reader }) => {
        await reader.goto('/');
        await reader.sees('main form[action="/search"] input[name="q"]');
        await reader.click('main a[href="/getting-started/using-yearn"]');
        await reader.reads('h1', 'Using Yearn');
        await reader.goto(introduction);
        expect(await reader.attribute('html', 'data-has-hydrated')).toBe('false');
        await reader.click(menuLink(usingYearn));
        await reader.reads('h1', 'Using Yearn');
        await reader.goto('/getting-started/guides/how-apy-works');
        await reader.sees('.katex');
        await reader.goto('/search');
        await reader.reads('main noscript', /Searching needs JavaScript/);
        await reader.goto(pageKinds['not-found']);
        await reader.reads('h1', /not found/i);
        await reader.goto('/security/multisig');
        expect(await reader.count('button[data-page]', { shown: true })).toBe(0);
      },
    );

    test(`no page is wider than the window, at ${view.width} px`, async ({ reader }) => {
      const wide: string[] = [];
      for (const route of Object.values(pageKinds)) {
        await reader.goto(route);
        const over = await reader.run(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        if (over > 0) wide.push(`${route}: ${over} px`);
      }
      expect(wide).toEqual([]);
    });
  });
}
