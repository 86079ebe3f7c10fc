import { expect, sampled, test } from '../check';
import { introduction, loadErrors, menuLink, usingYearn, withoutPrefetch } from '../pages';
import { isPageFile } from '../site';

const box = '[role="alert"]';
const title = 'Using Yearn';
const mainScript = 'script[src*="/assets/js/main."]';

test.describe('A tab whose site was redeployed', () => {
  test.use({ expected: loadErrors });

  test.beforeEach(async ({ reader }) => {
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
  });

  test(
    'ends on the right page by itself when its files no longer exist',
    sampled,
    async ({ reader }) => {
      reader.site.deploy();
      await reader.click(menuLink(usingYearn));
      await reader.reads('h1', title);
      await reader.arrives(usingYearn);
      await reader.hydrated();
      expect(await reader.count(box)).toBe(0);
    },
  );

  test('comes to the place that a link names on another page', async ({ reader }) => {
    reader.site.deploy();
    await reader.click('article a[href="/resources/defi-glossary#strategy"]');
    await reader.reads('h1', 'DeFi glossary');
    await reader.hydrated();
    expect(
      await reader.run(() => document.querySelector(':target')?.getBoundingClientRect().top),
    ).toBeLessThan(300);
  });

  test('goes back and forward to the right pages', async ({ reader }) => {
    await reader.click(menuLink(usingYearn));
    await reader.reads('h1', title);
    reader.site.deploy();
    await reader.click(menuLink('/getting-started/products/woofy'));
    await reader.reads('h1', 'Woofy');
    await reader.hydrated();
    await reader.back();
    await reader.reads('h1', title);
    await reader.back();
    await reader.reads('h1', 'Introduction');
    await reader.forward();
    await reader.reads('h1', title);
    expect(await reader.count(box)).toBe(0);
  });

  test('opens the search as a page of the new build, which answers', async ({ reader }) => {
    reader.site.deploy();
    await reader.press('k', 'Control');
    await reader.arrives('/search?q=#q');
    await reader.hydrated();
    expect(await reader.run(() => document.activeElement?.id)).toBe('q');
    await reader.fill('input[type="search"]', 'vault');
    await reader.click('main a[href^="/getting-started/"]');
    await reader.sees('article h1');
  });

  test('comes to the new build when the server keeps the old files', async ({ reader }) => {
    const old = await reader.attribute(mainScript, 'src');
    reader.site.deploy({ keepsOldAssets: true });
    await reader.click(menuLink(usingYearn));
    await reader.reads('h1', title);
    await reader.hydrated();
    expect(await reader.attribute(mainScript, 'src')).not.toBe(old);
    expect(await reader.count(box)).toBe(0);
  });

  test('fetches a file anew that arrived broken and was kept', async ({ reader }) => {
    let isBroken = true;
    reader.site.fault = (request, response) => {
      if (!isBroken || !isPageFile(request)) return false;
      response
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        .end('(function(){');
      return true;
    };
    await reader.click(menuLink(usingYearn));
    await reader.reads(box, /ChunkLoadError/);
    isBroken = false;
    await reader.click({ css: 'button', text: 'Retry' });
    await reader.reads('h1', title);
  });
});
