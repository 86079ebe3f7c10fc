import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFile, noticeId, type OfflineList } from '../../../packages/offline';
import { buildFolder } from '../../browser/support/site';
import { expect, sampled, test } from '../check';
import { introduction, loadErrors, menuLink } from '../pages';
import type { Reader } from '../reader';

const document = '/developers/v2/getting-started';
const other = '/partners/introduction';
const notKept = '/resources/links';
const notice = `#${noticeId}`;

const list = JSON.parse(readFileSync(path.join(buildFolder, listFile), 'utf8')) as OfflineList;

/** Waits until the worker has kept a page, or the whole section with the given id. */
async function kept(reader: Reader, what: string): Promise<void> {
  const key = what.startsWith('/') ? what : `/${listFile}?${what}`;
  await expect
    .poll(() => reader.run(async (each) => (await caches.match(each)) !== undefined, key), {
      message: `${what} is kept`,
      timeout: 20_000,
    })
    .toBe(true);
}

/** Opens a page and waits until the worker has kept it with all that it needs. */
async function visit(reader: Reader, route: string): Promise<void> {
  await reader.open(route);
  await kept(reader, route);
  const lacking = (): Promise<number> =>
    reader.run(async () => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter((url) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js'));
      const copies = await Promise.all(files.map((url) => caches.match(url.pathname)));
      return copies.filter((copy) => !copy).length;
    });
  await expect.poll(lacking, { message: 'scripts that are not kept', timeout: 20_000 }).toBe(0);
}

test.describe('Offline', () => {
  test.use({ expected: loadErrors });

  test(
    'pages that were read open, by address, link and history, and say their age',
    sampled,
    async ({ reader }) => {
      await visit(reader, document);
      expect(await reader.count(notice)).toBe(0);
      const title = await reader.text('h1');
      await visit(reader, other);
      await reader.site.stop();
      await reader.open(document);
      await reader.reads('h1', title ?? '');
      await reader.reads(notice, /less than a minute ago/);
      await reader.goto(`${other}/?utm_source=x#top`);
      await reader.reads('article h1', 'Partnership Program');
      await reader.sees(notice);
      await reader.back();
      await reader.reads('h1', title ?? '');
      await reader.sees(notice);
    },
  );

  test('a page that was not read leads to those that were', async ({ reader }) => {
    await visit(reader, document);
    const title = await reader.text('h1');
    await reader.site.stop();
    await reader.goto(notKept);
    await reader.reads('h1', 'The site cannot be reached');
    await reader.click(`a[href$="${document}"]`);
    await reader.reads('article h1', title ?? '');
  });

  test('a section opens whole after one visit, with styles and fonts', async ({ reader }) => {
    const pages = list.sections['getting-started']?.pages ?? [];
    await visit(reader, introduction);
    await kept(reader, 'getting-started');
    await reader.site.stop();
    for (const route of pages) {
      await reader.goto(route);
      await reader.sees('article h1');
      await reader.sees(notice);
    }
    await reader.hydrated();
    await reader.click(menuLink(introduction));
    await reader.reads('h1', 'Introduction');
    expect(await reader.run(() => getComputedStyle(window.document.body).fontFamily)).not.toMatch(
      /^"?Times/,
    );
  });

  test('formulas have every font that they use', async ({ reader }) => {
    const route = '/getting-started/guides/how-apy-works';
    await visit(reader, route);
    await kept(reader, 'getting-started');
    await reader.site.stop();
    await reader.open(route);
    const faces = await reader.run(async () => {
      await window.document.fonts.ready;
      return [...window.document.fonts]
        .filter(({ status }) => status === 'error')
        .map(({ family, style }) => `${family} ${style}`);
    });
    expect(faces).toEqual([]);
  });

  test('ends with the network: the notice goes, pages come anew', async ({ reader }) => {
    await visit(reader, document);
    await reader.site.stop();
    await reader.open(document);
    await reader.sees(notice);
    await reader.site.start();
    await reader.run(() => void window.dispatchEvent(new Event('online')));
    await expect.poll(() => reader.count(notice), { timeout: 15_000 }).toBe(0);
    await reader.reload();
    expect(await reader.count(notice)).toBe(0);
  });

  test('a server that answers with an error counts as out of reach', async ({ reader }) => {
    await visit(reader, document);
    reader.site.fault = (_request, response) => Boolean(response.writeHead(502).end('bad gateway'));
    await reader.open(document);
    await reader.sees('article h1');
    await reader.sees(notice);
  });

  test('a new deployment is seen at the next visit', async ({ reader }) => {
    const script = 'script[src*="/assets/js/main."]';
    await visit(reader, introduction);
    const old = await reader.attribute(script, 'src');
    reader.site.deploy();
    await reader.open(introduction);
    expect(await reader.attribute(script, 'src')).not.toBe(old);
    expect(await reader.count(notice)).toBe(0);
  });

  test('a page that was removed from the site is forgotten', async ({ reader }) => {
    await visit(reader, document);
    reader.site.fault = ({ url }, response) =>
      url === document &&
      Boolean(response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>gone</h1>'));
    await reader.goto(document);
    await expect
      .poll(() => reader.run(async (route) => Boolean(await caches.match(route)), document))
      .toBe(false);
  });
});

test.describe('Without a worker', () => {
  for (const [name, inPage] of [
    [
      'that the browser lacks',
      () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    ],
    [
      'that the browser refuses',
      () => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('refused', 'SecurityError'));
      },
    ],
  ] as const) {
    test(`${name}, nothing changes`, async ({ reader }) => {
      reader.site.inPage = inPage;
      await reader.open(introduction);
      await reader.run(() => new Promise((resolve) => setTimeout(resolve, 2500)));
      await reader.click(menuLink('/getting-started/using-yearn'));
      await reader.reads('h1', 'Using Yearn');
      expect(await reader.count(notice)).toBe(0);
    });
  }
});
