import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basePathTargets } from '../../routes';
import { buildFolder } from '../../browser/support/site';
import { expect, sampled, test } from '../check';
import { introduction, vault } from '../pages';

const missing = /status of 404|404 \(Not Found\)/;

test.describe('Addresses', () => {
  test('the bare path of every section and release leads to its main document', async ({
    reader,
  }) => {
    for (const [from, to] of basePathTargets) {
      await reader.goto(from);
      await reader.arrives(new RegExp(`^${to.replaceAll('.', '\\.')}/?$`));
      await reader.hydrated();
      await expect.poll(() => reader.text('h1'), { message: from }).not.toMatch(/not found/i);
    }
  });

  test('a trailing index.html is taken off where a server sends the file', async ({ reader }) => {
    const html = readFileSync(path.join(buildFolder, introduction, 'index.html'));
    reader.site.fault = (request, response) => {
      if (request.url !== `${introduction}/index.html`) return false;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      return true;
    };
    await reader.open(`${introduction}/index.html`);
    await reader.reads('h1', 'Introduction');
    await reader.arrives(introduction);
  });

  test('land on their place if they name a text too, as links to a highlight do', async ({
    reader,
  }) => {
    await reader.open(`${vault}#withdraw:~:text=not%20there`);
    const top = () =>
      reader.run(() => document.getElementById('withdraw')?.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(-1);
    expect(await top()).toBeLessThan(720);
  });

  test.describe('that no page has', () => {
    test.use({ expected: missing });

    for (const route of ['/nothing-here', '/getting-started/INTRO', '/%E0%A4%A']) {
      test(
        `${route} shows the not-found page, which stays and leads on`,
        route === '/nothing-here' ? sampled : {},
        async ({ reader }) => {
          await reader.open(route);
          await reader.reads('h1', /not found/i);
          // The worker for offline reading starts some seconds after the page.
          await reader.run(() => new Promise((resolve) => setTimeout(resolve, 4000)));
          expect(await reader.text('h1')).toMatch(/not found/i);
          expect(await reader.text('body')).not.toMatch(/cannot be reached/i);
          await reader.open(route);
          await reader.reads('h1', /not found/i);
          expect(await reader.text('body')).not.toMatch(/cannot be reached/i);
          await reader.click('.navbar a[href="/resources/faq"]');
          await reader.arrives('/resources/faq');
          await reader.sees('article');
        },
      );
    }
  });

  test.describe('of a site under another path', () => {
    test.use({ expected: /404|Refused to|MIME|^file: |was not loaded|blocked/i });

    test('show a red banner on the home page, with the right base URL', async ({ reader }) => {
      const html = readFileSync(path.join(buildFolder, 'index.html'));
      reader.site.fault = (request, response) => {
        const isHome = request.url === '/deep/prefix/';
        response
          .writeHead(isHome ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(isHome ? html : '');
        return true;
      };
      await reader.goto('/deep/prefix/');
      await reader.reads('[role="alert"]', /Your site did not load properly/);
      await reader.reads('[role="alert"]', /Suggested base URL: \/deep\/prefix\//);
    });
  });
});
