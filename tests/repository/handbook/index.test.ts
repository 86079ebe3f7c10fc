import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What maintainers and contributors read other than the site. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/pull_request_template.md',
  ...readdirSync(path.join(root, 'maintenance'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `maintenance/${file.split(path.sep).join('/')}`),
];

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('every command that a page names is a script', () => {
  for (const page of pages) {
    for (const [, name = ''] of read(page).matchAll(/npm run ([\w:-]+)/g)) {
      assert.ok(scripts[name], `${page}: npm run ${name}`);
    }
  }
});

test('every script can be started: its file is there', () => {
  for (const [name, command] of Object.entries(scripts)) {
    const [, file = ''] = /node (?:--require \S+ )?(\S+)/.exec(command) ?? [];
    assert.ok(existsSync(path.join(root, file)), `${name}: ${command}`);
  }
});

test('every file that a page links is there', () => {
  for (const page of pages) {
    for (const [, target = ''] of read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      assert.ok(existsSync(path.join(root, path.dirname(page), target)), `${page}: ${target}`);
    }
  }
});

test('every folder that a page names is there, and the map has every folder of the top level', () => {
  for (const page of pages) {
    for (const [, name = ''] of read(page).matchAll(
      /`((?:docs|src|packages|scripts|tests|reference|vaults|maintenance|blog|static|sidebars)\/[\w./-]*)`/g,
    )) {
      assert.ok(existsSync(path.join(root, name)), `${page}: ${name}`);
    }
  }
  const map = /## Map([\s\S]*?)## /.exec(read('README.md'))?.[1] ?? '';
  const made = ['build', 'node_modules', 'test-results'];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.') || made.includes(entry.name)) continue;
    assert.ok(map.includes(`\`${entry.name}/`), `README.md: ${entry.name}/ is not on the map`);
  }
});

test('no command ignores arguments that it has no use for', () => {
  for (const [name, command] of Object.entries(scripts)) {
    const [, file = ''] = /node --require \S+ (\S+)/.exec(command) ?? [];
    if (file) assert.match(read(file), /parseArgs|readOptions/, `${name}: ${file}`);
  }
});

test('the README gives figures as they were measured last', () => {
  const [figures, readme] = [read('maintenance/figures.md'), read('README.md')];
  const rowsOf = (title: string): string[][] =>
    (figures.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| /'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
  const visit = rowsOf('Bytes of a first visit').find(([, page]) => page?.endsWith('/intro'));
  const [all, js] = [visit?.[2], visit?.[5]].map((cell) => Math.round(parseFloat(cell ?? '')));
  assert.ok(readme.includes(`takes ${all} kB over the network, of which ${js} kB are scripts`));
  const stock = rowsOf('Lighthouse').map(([, , score]) => Number(score?.split(' / ')[1]));
  assert.ok(readme.includes(`stock gets ${Math.min(...stock)} to ${Math.max(...stock)},`));
});
