import assert from 'node:assert/strict';
import {
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '.';

const root = mkdtempSync(path.join(tmpdir(), 'compress-'));
after(() => rmSync(root, { recursive: true }));

/** Compresses a folder with these files, and returns all that is in it then. */
async function compressed(
  name: string,
  files: Readonly<Record<string, string>>,
  last?: string,
): Promise<Map<string, Buffer>> {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), content);
  }
  await compress(folder, last && path.join(root, last));
  return new Map(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file))] as const),
  );
}

const page = (word: string): string => `<p>${`${word} and more. `.repeat(100)}</p>`;

test('writes copies that hold what the file holds', async () => {
  const files = await compressed('first', { 'a.html': page('one'), 'b.html': page('two') });
  assert.deepEqual([...files.keys()].sort(), [
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.html',
    'b.html.br',
    'b.html.gz',
  ]);
  for (const name of ['a.html', 'b.html']) {
    const content = files.get(name)?.toString();
    assert.equal(brotliDecompressSync(files.get(`${name}.br`) ?? '').toString(), content);
    assert.equal(gunzipSync(files.get(`${name}.gz`) ?? '').toString(), content);
  }
});

test('takes over copies of what has not changed', async () => {
  const copies = ['a.html.br', 'a.html.gz', 'b.html.br'].map((name) =>
    path.join(root, 'first', name),
  );
  for (const copy of copies) writeFileSync(copy, 'x');
  // This copy was made before the program was changed.
  utimesSync(copies[1] ?? '', 0, 0);
  const changed = { 'a.html': page('one'), 'b.html': page('three'), 'c.html': page('four') };
  const files = await compressed('second', changed, 'first');
  assert.equal(files.get('a.html.br')?.toString(), 'x');
  assert.equal(gunzipSync(files.get('a.html.gz') ?? '').toString(), changed['a.html']);
  for (const [name, content] of Object.entries(changed).slice(1)) {
    assert.equal(brotliDecompressSync(files.get(`${name}.br`) ?? '').toString(), content);
  }
});

test('leaves alone what is too short, and pictures', async () => {
  const files = await compressed('third', { 'a.html': 'short', 'b.png': page('one') });
  assert.deepEqual([...files.keys()].sort(), ['a.html', 'b.png']);
});
