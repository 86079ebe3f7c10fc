import { expect, sampled, test } from '../check';
import {
  introduction,
  loadErrors,
  menuLink,
  strategy,
  usingYearn,
  vault,
  withoutPrefetch,
} from '../pages';
import { isPageFile } from '../site';

const scrolled = (): number => Math.round(window.scrollY);

test.describe('Links', () => {
  test(
    'a link leads on in the same tab, to the top, with title and description',
    sampled,
    async ({ reader }) => {
      await reader.open(introduction);
      const description = await reader.attribute('meta[name="description"]', 'content');
      await reader.run(() => {
        Object.assign(window, { __same: true });
        scrollTo(0, 400);
      });
      await reader.click(menuLink(usingYearn));
      await reader.reads('h1', 'Using Yearn');
      await reader.arrives(usingYearn);
      expect(await reader.run(() => '__same' in window)).toBe(true);
      await expect.poll(() => reader.run(() => document.title)).toBe('Using Yearn | Yearn.finance');
      expect(await reader.attribute('meta[name="description"]', 'content')).not.toBe(description);
      await expect.poll(() => reader.run(scrolled)).toBe(0);
      await reader.back();
      await reader.reads('h1', 'Introduction');
      await expect
        .poll(() => reader.run(() => document.title))
        .toBe('Introduction | Yearn.finance');
    },
  );

  test('a link to a place in another page lands there', async ({ reader }) => {
    await reader.open('/resources/defi-glossary');
    const css = 'article a[href^="/"][href*="#"]';
    const href = (await reader.attribute(css, 'href')) ?? '';
    await reader.click(`article a[href="${href}"]`);
    await reader.arrives(href);
    await expect
      .poll(() =>
        reader.run(
          (id) => {
            const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
            return top >= 0 && top < innerHeight;
          },
          href.split('#')[1] ?? '',
        ),
      )
      .toBe(true);
  });

  test('every address with a place lands there, and the heading is marked', async ({ reader }) => {
    await reader.open(`${strategy}#harvest`);
    const marked = (id: string) =>
      reader.run((name) => {
        const heading = document.getElementById(name);
        const { top } = heading?.getBoundingClientRect() ?? { top: -1 };
        return (
          top >= 0 &&
          top < innerHeight &&
          heading !== null &&
          getComputedStyle(heading).textDecorationLine === 'underline'
        );
      }, id);
    await expect.poll(() => marked('harvest')).toBe(true);
    // Its chapter is folded in the contents while another is read.
    await reader.clickAtOnce('.table-of-contents a[href="#tendtrigger"]');
    await expect.poll(() => marked('tendtrigger')).toBe(true);
    expect(await marked('harvest')).toBe(false);
  });

  test('the heading that a link of another page leads to is marked', async ({ reader }) => {
    await reader.open(introduction);
    await reader.run((to) => {
      const link = document.querySelector('.theme-doc-markdown a[href^="/"]');
      link?.setAttribute('href', to);
      (link as HTMLElement | null)?.click();
    }, '/resources/defi-glossary#slippage');
    await reader.arrives('/resources/defi-glossary#slippage');
    await expect
      .poll(() =>
        reader.run(() => {
          const heading = document.getElementById('slippage');
          return heading && getComputedStyle(heading).textDecorationLine;
        }),
      )
      .toBe('underline');
  });

  test('back and forward return to where the reader was', sampled, async ({ reader }) => {
    await reader.open('/resources/faq');
    await reader.run(() => scrollTo(0, 700));
    await expect.poll(() => reader.run(scrolled)).toBe(700);
    await reader.clickAtOnce(menuLink('/resources/links'));
    await reader.arrives('/resources/links');
    await expect.poll(() => reader.run(scrolled)).toBe(0);
    await reader.back();
    await reader.arrives('/resources/faq');
    await expect.poll(() => reader.run(scrolled)).toBe(700);
    await reader.forward();
    await reader.arrives('/resources/links');
    await expect.poll(() => reader.run(scrolled)).toBe(0);
  });

  test('back from a document outside the site returns to where the reader was', async ({
    reader,
  }) => {
    await reader.open('/resources/faq');
    await reader.run(() => scrollTo(0, 700));
    await expect.poll(() => reader.run(scrolled)).toBe(700);
    // A page of the site would be another page of the same app: this one is a text.
    await reader.leave(() => void (location.href = '/robots.txt'));
    await reader.back();
    await reader.reads('h1', 'Frequently asked questions');
    await expect.poll(() => reader.run(scrolled)).toBe(700);
  });

  test.describe('reloaded', () => {
    test.use({ needs: ['place after a reload'] });

    test('below the place that its address names, a page stays there', async ({ reader }) => {
      await reader.open('/resources/defi-glossary#slippage');
      await expect.poll(() => reader.run(scrolled)).toBeGreaterThan(0);
      await reader.run(() => scrollBy(0, 1500));
      const before = await reader.run(scrolled);
      await reader.reload();
      await expect.poll(() => reader.run(scrolled)).toBe(before);
    });
  });

  test('back after a jump within a long page returns to where the reader was', async ({
    reader,
  }) => {
    await reader.open('/resources/defi-glossary');
    await reader.run(() => scrollTo(0, 300));
    await expect.poll(() => reader.run(scrolled)).toBe(300);
    const line = (): Promise<string | undefined> =>
      reader.run(() => {
        const { top } = document.getElementById('__docusaurus')?.getBoundingClientRect() ?? {
          top: 0,
        };
        return `${Math.round(-top / 10)}`;
      });
    const before = await line();
    await reader.run(() => {
      const links = document.querySelectorAll<HTMLElement>(
        '.table-of-contents a, article a[href^="#"]',
      );
      links[links.length - 1]?.click();
    });
    await expect.poll(() => reader.run(scrolled)).toBeGreaterThan(2000);
    await reader.back();
    await expect.poll(line).toBe(before);
  });

  test('the last of two links wins while the first page is slow', async ({ reader }) => {
    const other = '/getting-started/products/woofy';
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
    const release = reader.site.hold((request) => request.url === usingYearn);
    await reader.clickAtOnce(menuLink(usingYearn));
    await expect.poll(() => reader.site.requests).toContain(usingYearn);
    await reader.clickAtOnce(menuLink(other));
    await reader.reads('h1', 'Woofy');
    release();
    await reader.run(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await reader.reads('h1', 'Woofy');
    await reader.arrives(other);
  });
});

test.describe('Waiting for a page', () => {
  test('shows the old page, an animation and then a thin bar without a spinner', async ({
    reader,
  }) => {
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
    const release = reader.site.hold(isPageFile);
    await reader.clickAtOnce(menuLink(usingYearn));
    await reader.sees('[role="status"][aria-label="Loading page"]');
    expect(await reader.text('h1')).toBe('Introduction');
    await reader.sees('#nprogress .bar');
    expect(await reader.count('#nprogress .spinner, #nprogress [role="spinner"]')).toBe(0);
    release();
    await reader.reads('h1', 'Using Yearn');
    await expect.poll(() => reader.count('#nprogress')).toBe(0);
    await expect.poll(() => reader.count('[role="status"][aria-label="Loading page"]')).toBe(0);
  });

  test('shows no bar for a page that comes at once', async ({ reader }) => {
    reader.site.inPage = () => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) Object.assign(window, { __bar: true });
      }).observe(document, { subtree: true, childList: true });
    };
    await reader.open(introduction);
    await reader.click(menuLink(usingYearn));
    await reader.reads('h1', 'Using Yearn');
    expect(
      await reader.run(
        () => new Promise<boolean>((resolve) => setTimeout(() => resolve('__bar' in window), 1300)),
      ),
    ).toBe(false);
  });
});

test.describe('Loading ahead', () => {
  test('asks for pages that links in view lead to', async ({ reader }) => {
    await reader.open(introduction);
    await expect
      .poll(() => reader.site.requests.filter((url) => /^\/getting-started\/[\w-]+$/.test(url)))
      .toContain(usingYearn);
  });

  test('asks for none on a 2g connection with data-saver on', async ({ reader }) => {
    reader.site.inPage = () => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '2g', saveData: true },
      });
    };
    await reader.open(introduction);
    await reader.hover(menuLink(usingYearn));
    await reader.run(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(reader.site.requests).not.toContain(usingYearn);
  });

  test.describe('that fails', () => {
    test.use({ expected: loadErrors });

    test('leaves the page as it is, with one warning', async ({ reader }) => {
      reader.site.inPage = withoutPrefetch;
      await reader.open(introduction);
      reader.site.fault = (request, response) => {
        if (!isPageFile(request)) return false;
        response.destroy();
        return true;
      };
      // The pointer may be on the link since the last check, and wouldn't come to it.
      await reader.hover('h1');
      await reader.hover(menuLink(usingYearn));
      const warnings = () =>
        reader.site.heard.filter((line) => /^warn: .*Could not preload/.test(line));
      await expect.poll(() => warnings().length).toBe(1);
      expect(warnings()[0]).toContain(usingYearn);
      expect(await reader.count('[role="alert"]')).toBe(0);
      reader.site.fault = undefined;
      await reader.click(menuLink(usingYearn));
      await reader.reads('h1', 'Using Yearn');
      expect(warnings()).toHaveLength(1);
    });
  });
});

test.describe('Long pages', () => {
  test('have about the height before they are laid out that they have after', async ({
    reader,
  }) => {
    await reader.open(strategy);
    const height = () => reader.run(() => document.documentElement.scrollHeight);
    const guessed = await height();
    await reader.run(() => void window.dispatchEvent(new Event('beforeprint')));
    const real = await height();
    expect(real).toBeGreaterThan(5000);
    expect(guessed / real).toBeGreaterThan(0.8);
    expect(guessed / real).toBeLessThan(1.35);
  });

  test('are put in whole by a link, with their tools', async ({ reader }) => {
    const headings = () =>
      reader.run(() =>
        [...document.querySelectorAll('.markdown > h2, .markdown > h3')].map(({ id }) => id),
      );
    await reader.open(strategy);
    const built = await headings();
    await reader.open(vault);
    await reader.click(menuLink(strategy));
    await reader.reads('h1', 'BaseStrategy');
    await expect.poll(headings).toEqual(built);
    await reader.sees('[data-island] input[type="search"]');
  });
});
