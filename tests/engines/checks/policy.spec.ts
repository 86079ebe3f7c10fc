import { expect, test } from '../check';
import { change } from '../site';

test.describe('Planted code', () => {
  test.use({ expected: /./ });

  for (const [name, markup] of [
    ['an inline script', '<script>window.__ran = 1</script>'],
    ['an event handler', '<img src="data:," onerror="window.__ran = 1">'],
    ['a script in a data: address', '<script src="data:text/javascript,__ran=1"></script>'],
    ['a javascript: link', '<a id="bad" href="javascript:window.__ran=1">x</a>'],
  ] as const) {
    test(`${name} does not run`, async ({ reader }) => {
      reader.site.fault = ({ headers }, response) => {
        if (!headers.accept?.startsWith('text/html')) return false;
        change(
          response,
          (sent) => delete sent['Content-Length'],
          (body) =>
            String(body).replace(/<div id="?__docusaurus/, `${markup}<b id="planted"></b>$&`),
        );
        return false;
      };
      await reader.open('/getting-started/guides/how-apy-works');
      await reader.sees('#planted', { shown: false });
      await reader.run(() => document.getElementById('bad')?.click());
      await reader.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await reader.run(() => '__ran' in window)).toBe(false);
    });
  }
});
