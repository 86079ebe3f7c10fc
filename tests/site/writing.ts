import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/data/site';

const origin = site.url;

/** Tests what the small site with `tests/fixtures/writing` has in addition to what a browser shows. */
export function assertWriting(build: string): void {
  const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
  const page = (name: string): string => read(`resources/writing/${name}/index.html`);

  // Files as other systems write them have the same text.
  const code = (name: string): string =>
    /<div class="language-js[\s\S]*<\/code>/.exec(page(name))?.[0] ?? '';
  for (const name of ['line-ends', 'order-mark', 'blank-behind-dashes']) {
    assert.match(page(name), /<h1>Fences<\/h1>/, name);
    assert.equal(code(name), code('fences'), name);
  }

  // Names of files.
  for (const name of ['numbered', 'with space', 'folder', 'folder/child', 'with-part']) {
    assert.ok(page(name), name);
  }
  assert.ok(!existsSync(path.join(build, 'resources/writing/_part')));
  assert.match(page('with-part'), /Heading of the part/);

  // Lists for machines.
  const places = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  assert.ok(places.includes(`${origin}/resources/writing/with%20space`));
  assert.ok(places.includes(`${origin}/resources/writing/folder/`));
  const copies = [...read('llms.txt').matchAll(/\]\(([^)]*\.md)\)/g)].map(([, url = '']) => url);
  assert.ok(copies.includes(`${origin}/resources/writing/with%20space.md`));
  assert.ok(copies.includes(`${origin}/resources/writing/folder.md`));
  for (const url of [...places, ...copies]) {
    assert.doesNotMatch(url, /\s/);
    const file = decodeURIComponent(new URL(url).pathname);
    assert.ok(existsSync(path.join(build, file)), url);
  }

  // Copies as Markdown.
  const copy = read('resources/writing/fences.md');
  assert.match(copy, /^```js title="my file\.js"$/m);
  assert.doesNotMatch(copy, /highlight-/);
  assert.match(read('resources/writing/columns.md'), /^\| --- \| --: \| :-: \|$/m);

  // Tags of a document for the head.
  const head = page('head');
  assert.match(head, /<title[^>]*>Title of the head<\/title>/);
  assert.match(head, /property="og:image" content="https:\/\/docs\.yearn\.finance\/img\/own\.png"/);
  assert.doesNotMatch(head, /og:image:width/);
}
