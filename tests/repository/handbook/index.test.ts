import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { site } from '../../../src/data/site';

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
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/README.md`),
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

test('every file of the repository that a document links is there', () => {
  const { url, branch } = site.repository;
  const link = new RegExp(`${url}/(?:blob|edit|tree)/${branch}/([^)\\s#?]+)`, 'g');
  for (const folder of ['docs', 'vaults'])
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.md'))
        for (const [, target = ''] of read(`${folder}/${file}`).matchAll(link))
          assert.ok(existsSync(path.join(root, target)), `${folder}/${file}: ${target}`);
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

test('what can only repeat the addresses of the site and its repository has the right ones', () => {
  const samples = readdirSync(path.join(root, 'samples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `samples/${name}/README.md`);
  const forms = ['config', 'mistake', 'site'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`);
  const guides = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file}`)
    .filter((file) => file.endsWith('.md') && /cd \S+\/samples\//.test(read(file)));
  const project = path.basename(site.repository.url);
  const { host } = new URL(site.url);
  for (const [address, files] of [
    [site.url, ['README.md', '.github/SECURITY.md', ...forms, ...samples]],
    [host, ['docs/resources/faq.md', 'scripts/check/words/trusted-hosts.txt']],
    [
      site.repository.url,
      [
        'docs/contributing/documentation/working-on-docs.md',
        'docs/contributing/contribute.md',
        'docs/developers/v2/guides/first-strategy.md',
      ],
    ],
    [`cd ${project}/samples/`, guides],
    [`branches: [${site.repository.branch}]`, ['.github/workflows/deploy.yml']],
  ] as const)
    assert.deepEqual(
      files.filter((file) => !read(file).includes(address)),
      [],
      `these files lack "${address}", as src/data/site has it`,
    );
});

test('every folder in the drawing of the build is there, and its name fits into its box', () => {
  const names = [
    ...read('maintenance/architecture.svg').matchAll(
      />((?:src|packages|scripts|reference)\/[^<]+)</g,
    ),
  ];
  assert.ok(names.length >= 10);
  for (const [, text = ''] of names) {
    assert.ok(text.length <= 34, text);
    // In a list of packages, the first one's folder counts for the others, too: `packages/hosting, search`.
    const [first = '', ...others] = text.split(/,? +/);
    for (const name of [
      first,
      ...others.map((other) => (other.includes('/') ? other : `${path.dirname(first)}/${other}`)),
    ])
      assert.ok(existsSync(path.join(root, name)), name);
  }
});

test('no command ignores arguments that it has no use for', () => {
  for (const [name, command] of Object.entries(scripts)) {
    const [, file = ''] = /node --require \S+ (\S+)/.exec(command) ?? [];
    if (file) assert.match(read(file), /parseArgs|readOptions/, `${name}: ${file}`);
  }
});

test('READMEs give figures as they were measured last', () => {
  const figures = read('maintenance/figures.md');
  const rowsOf = (title: string): string[][] =>
    (figures.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));
  /** What a cell says of this site and of stock, as "1 / 2 = 0.50". */
  const cell = (title: string, row: RegExp, column: number, digits = 0): [string, string] => {
    const text = rowsOf(title).find(([, name = '']) => row.test(name))?.[column] ?? '';
    const [own = '', stock = ''] = text
      .split(' / ')
      .map((part) => parseFloat(part).toFixed(digits));
    return [own, stock];
  };
  const visit = 'Bytes of a first visit';
  const [js, stockJs] = cell(visit, /intro$/, 5);
  const scores = rowsOf('Lighthouse').flatMap(([, page, score]) =>
    page?.startsWith('/') ? Number(score?.split(' / ')[1]) : [],
  );
  const [cold, stockCold] = cell('Build', /^cold/, 2);
  const [next, stockNext] = cell('Build', /the same$/, 2);
  const [paint, stockPaint] = cell('Lighthouse', /intro$/, 6);
  const [click, stockClick] = cell('Navigation', /^median$/, 2);
  const [more, stockMore] = cell('Growth', /^each 100/, 5, 1);
  const said = {
    'README.md': [
      `takes ${cell(visit, /intro$/, 2)[0]} kB over the network, of which ${js} kB are scripts`,
      `stock gets ${Math.min(...scores)} to ${Math.max(...scores)},`,
    ],
    'packages/fast-build/README.md': [
      `took ${cold} s of processor time where a stock one took ${stockCold} s`,
      `took ${next} s where stock took ${stockNext} s`,
    ],
    'packages/fast-client/README.md': [
      `loads ${js} kB of scripts instead of ${stockJs} kB`,
      `painted after ${paint} ms instead of ${stockPaint} ms`,
      `${click} ms after the click instead of ${stockClick} ms`,
      `${more} kB per hundred to a page instead of ${stockMore} kB`,
    ],
  };
  for (const [file, sentences] of Object.entries(said)) {
    for (const sentence of sentences)
      assert.ok(read(file).includes(sentence), `${file}: ${sentence}`);
  }
});
