import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(__dirname, '../../..');
const upstream = path.join(root, 'node_modules/@docusaurus');

const list = readFileSync(path.join(root, 'maintenance/decisions/replaced-parts.md'), 'utf8');

/** What the list names: our files, and the file of Docusaurus if it isn't a library. */
const listed = [...list.matchAll(/^\| (?:`([^`]+)`|[^|]+) \| `([^`]+)` \|$/gm)].map(
  ([, original, ours = '']) => ({ original, ours }),
);

const files = ['src', 'packages'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/fixtures/')),
);

/** Whether a file takes the place of a component of a theme, by its name. */
function isComponent(file: string): boolean {
  const [, name] = /\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file) ?? [];
  return ['theme-classic', 'theme-search-algolia'].some((theme) =>
    [`${name}.js`, `${name}/index.js`].some((one) =>
      existsSync(path.join(upstream, theme, 'lib/theme', one)),
    ),
  );
}

/** Whether a file says at its top that it takes the place of a file of Docusaurus. */
const saysSo = (file: string): boolean =>
  /^\/\*\*[\s*]*(?:Replaces|Wraps) (?:`(?:@docusaurus|@theme|react-)|2\.4\.3)/.test(
    readFileSync(path.join(root, file), 'utf8'),
  );

test('the list has every file that takes the place of one of Docusaurus', () => {
  const known = new Set(listed.map(({ ours }) => ours));
  assert.deepEqual(
    files.filter((file) => (isComponent(file) || saysSo(file)) && !known.has(file)),
    [],
  );
});

test('what is installed is what the replacements were compared with', () => {
  const compared = [...list.matchAll(/(@docusaurus\/[\w-]+|react-[\w-]+) (\d+\.\d+\.\d+)/g)];
  const [, docusaurus = ''] = /^\| Docusaurus (\S+) \| Here \|$/m.exec(list) ?? [];
  assert.ok(compared.length >= 5 && docusaurus);
  for (const [, name = '', release] of [...compared, ['', '@docusaurus/core', docusaurus]]) {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    assert.equal(
      version,
      release,
      `${name}: compare its replacements again, and write the release into maintenance/decisions/replaced-parts.md`,
    );
  }
});

test('both files of each row are there', () => {
  assert.ok(listed.length > 40);
  for (const { original, ours } of listed) {
    assert.ok(existsSync(path.join(root, ours)), ours);
    if (original) assert.ok(existsSync(path.join(upstream, original)), original);
  }
});
