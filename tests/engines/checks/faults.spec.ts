import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../../browser/support/deployment';
import { buildFolder } from '../../browser/support/site';
import { expect, sampled, test } from '../check';
import { introduction, loadErrors, menuLink, usingYearn, withoutPrefetch } from '../pages';
import type { Reader } from '../reader';
import { change, isPageFile } from '../site';

const box = '[role="alert"]';
const retry = { css: 'button', text: 'Retry' };
const title = 'Using Yearn';

/** Half of the file that is asked for. */
function half(url: string): { type: string; text: string } {
  const isScript = url.endsWith('.js');
  const text = readFileSync(path.join(buildFolder, url, isScript ? '' : 'index.html'), 'utf8');
  return {
    type: isScript ? 'text/javascript' : 'text/html; charset=utf-8',
    text: text.slice(0, text.length / 2),
  };
}

const answers: Readonly<Record<string, Fault>> = {
  'answered by an error of the server': (_request, response) =>
    Boolean(response.writeHead(503).end('down')),
  'cut in half': ({ url = '' }, response) => {
    const { type, text } = half(url);
    return Boolean(response.writeHead(200, { 'Content-Type': type }).end(text));
  },
  empty: (_request, response) =>
    Boolean(response.writeHead(200, { 'Content-Type': 'text/javascript' }).end()),
  'served as another page': (_request, response) =>
    Boolean(
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>portal'),
    ),
  'without an answer': (_request, response) => Boolean(response.destroy()),
};

/** No page is ever blank. There is a heading, or a message that says what to do. */
async function expectReadable(reader: Reader): Promise<void> {
  await reader.sees('h1, [role="alert"]');
  expect((await reader.text('body'))?.length).toBeGreaterThan(100);
}

test.describe('Files of a page', () => {
  test.use({ expected: loadErrors });

  for (const [name, fault] of Object.entries(answers)) {
    test(
      `${name}: a red box with Retry, which leads on once they are right`,
      name === 'without an answer' ? sampled : {},
      async ({ reader }) => {
        reader.site.inPage = withoutPrefetch;
        await reader.open(introduction);
        reader.site.fault = (request, response) => isPageFile(request) && fault(request, response);
        await reader.clickAtOnce(menuLink(usingYearn));
        await reader.reads(box, /ChunkLoadError/);
        await reader.arrives(usingYearn);
        await reader.sees('.navbar');
        const [red = 0, green = 0, blue = 0] = await reader.run((css) => {
          const alert = document.querySelector(css);
          const color = alert ? getComputedStyle(alert).backgroundColor : '';
          return [...color.matchAll(/\d+/g)].map(Number);
        }, box);
        expect(red).toBeGreaterThan(150);
        expect(Math.max(green, blue)).toBeLessThan(100);
        reader.site.fault = undefined;
        await reader.click(retry);
        await reader.reads('h1', title);
        await reader.arrives(usingYearn);
        expect(await reader.count(box)).toBe(0);
      },
    );
  }

  test('missing for good: the browser opens the page itself', async ({ reader }) => {
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
    reader.site.fault = ({ url = '' }, response) =>
      /\.js$/.test(url) && Boolean(response.writeHead(404).end());
    await reader.clickAtOnce('.navbar a[href="/partners/introduction"]');
    await reader.arrives('/partners/introduction');
    await reader.reads('h1', 'Partnership Program');
    expect(await reader.count(box)).toBe(0);
  });

  test('on a server that is down: the box, and the page once it is up again', async ({
    reader,
  }) => {
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
    await reader.site.stop();
    await reader.clickAtOnce(menuLink(usingYearn));
    await reader.reads(box, /ChunkLoadError/);
    await reader.click(retry);
    await reader.reads(box, /ChunkLoadError/);
    await reader.site.start();
    await reader.click(retry);
    await reader.reads('h1', title);
  });

  test('that failed are forgotten by the next link', async ({ reader }) => {
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
    reader.site.fault = (request, response) => isPageFile(request) && Boolean(response.destroy());
    await reader.clickAtOnce(menuLink(usingYearn));
    await reader.sees(box);
    reader.site.fault = undefined;
    await reader.clickAtOnce('.navbar a[href="/partners/introduction"]');
    await reader.reads('h1', 'Partnership Program');
    expect(await reader.count(box)).toBe(0);
    await reader.back();
    await reader.reads('h1', title);
  });
});

test.describe('Files of the first page', () => {
  test.use({ expected: loadErrors });

  for (const [name, pattern] of [
    ['the main script', /\/assets\/js\/main\..*\.js$/],
    ['every script', /\.js$/],
  ] as const) {
    test(`without ${name} it is readable, with links that work`, async ({ reader }) => {
      reader.site.fault = ({ url = '' }, response) =>
        pattern.test(url) && Boolean(response.destroy());
      await reader.goto(introduction);
      await expectReadable(reader);
      expect(await reader.text('h1')).toBe('Introduction');
      await reader.click(menuLink(usingYearn));
      await reader.reads('h1', title);
      await reader.arrives(usingYearn);
    });
  }

  test('without its stylesheet it is readable', async ({ reader }) => {
    reader.site.fault = ({ url = '' }, response) =>
      url.endsWith('.css') && Boolean(response.destroy());
    await reader.open(introduction);
    await expectReadable(reader);
  });

  test('that fail for a while: readable at once, hydrated when they can be had', async ({
    reader,
  }) => {
    reader.site.fault = ({ url = '' }, response) =>
      /\/assets\/js\/.*\.js$/.test(url) &&
      !/\/(?:main|runtime~main)\./.test(url) &&
      Boolean(response.destroy());
    await reader.goto(introduction);
    await expectReadable(reader);
    await expect.poll(() => reader.site.heard.join()).toContain('The page stays as it was sent');
    expect(await reader.attribute('html', 'data-has-hydrated')).toBe('false');
    reader.site.fault = undefined;
    await reader.run(() => void window.dispatchEvent(new Event('online')));
    await reader.hydrated();
    await reader.click(menuLink(usingYearn));
    await reader.reads('h1', title);
  });

  test(
    'that are slow while the reader goes back and forward: no crash',
    sampled,
    async ({ reader }) => {
      await reader.open(introduction);
      await reader.click(menuLink(usingYearn));
      await reader.reads('h1', title);
      // Reloaded, the page waits for its scripts: the reader goes back meanwhile.
      reader.site.fault = (_request, response) => {
        change(response, (headers) => (headers['Cache-Control'] = 'no-store'));
        return false;
      };
      const release = reader.site.hold(({ url = '' }) => url.endsWith('.js'));
      await reader.leave(() => location.reload(), { whole: false });
      await reader.reads('h1', title);
      await reader.back();
      await reader.arrives(introduction);
      release();
      await reader.hydrated();
      await reader.forward();
      await reader.arrives(usingYearn);
      await reader.reads('h1', title);
      expect(await reader.text('main')).not.toMatch(/crashed/i);
    },
  );
});
