import { expect, sampled, test } from '../check';
import { introduction, loadErrors, menuLink, usingYearn, withoutPrefetch } from '../pages';
import { isPageFile } from '../site';

test.describe('Back to a page that the browser has kept whole', () => {
  test.use({ needs: ['back-forward cache'], expected: loadErrors });

  test('it works as before', sampled, async ({ reader }) => {
    await reader.open(introduction);
    await reader.run(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { __kept: persisted }));
    });
    await reader.leave(() => void (location.href = '/robots.txt'));
    await reader.back();
    await reader.reads('h1', 'Introduction');
    expect(await reader.run(() => (window as { __kept?: boolean }).__kept)).toBe(true);
    await reader.click(menuLink(usingYearn));
    await reader.reads('h1', 'Using Yearn');
    await reader.press('k', 'Control');
    await reader.sees('[role="dialog"] [role="combobox"]');
  });

  test('a page that was still coming when the reader left comes, without a Retry box', async ({
    reader,
  }) => {
    reader.site.inPage = withoutPrefetch;
    await reader.open(introduction);
    const release = reader.site.hold(isPageFile);
    await reader.clickAtOnce(menuLink(usingYearn));
    await reader.arrives(usingYearn);
    await reader.leave(() => void (location.href = '/robots.txt'));
    release();
    await reader.back();
    await reader.reads('h1', 'Using Yearn', { timeout: 15_000 });
    expect(await reader.count('[role="alert"]')).toBe(0);
  });
});
