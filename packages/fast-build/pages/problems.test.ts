import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import webpack, { type Stats } from 'webpack';
import { isReported } from './problems';

const folder = mkdtempSync(path.join(tmpdir(), 'problems-'));
after(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a page that asks for a picture, and the error of the page. */
async function problemOf(
  bundle: string,
  request: string,
): Promise<{ error: unknown; stats: Stats }> {
  writeFileSync(path.join(folder, 'one.js'), '');
  writeFileSync(
    path.join(folder, 'page.js'),
    `const name = 'two'; module.exports = () => require(${request});`,
  );
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './page.js',
    target: 'node',
    output: { path: folder, filename: bundle, library: { type: 'commonjs2' } },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => (done ? resolve(done) : reject(error as Error)));
  });
  try {
    (require(path.join(folder, bundle)) as () => void)();
  } catch (error) {
    return { error, stats };
  }
  throw new Error('The page has no problem.');
}

test('the compiler reports a module that it misses, and not one that a page misses', async () => {
  const missing = await problemOf('fixed.js', "'./two.js'");
  assert.match(String(missing.error), /Cannot find module/);
  assert.ok(isReported(missing.error, missing.stats));
  const composed = await problemOf('composed.js', '`./${name}.js`');
  assert.match(String(composed.error), /Cannot find module/);
  assert.ok(!isReported(composed.error, composed.stats));
  assert.ok(!isReported(new Error('window is not defined'), missing.stats));
});
