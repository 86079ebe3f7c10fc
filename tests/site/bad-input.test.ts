/**
 * What a build does with bad input, tested on a small site: the real configuration, theme, plugins and tools over the
 * few documents of `tests/fixtures/small-site`.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addWriting,
  buildCommand,
  buildSite,
  buildSmallSite,
  copySmallSite,
  type Outcome,
} from './smallSite';
import { assertWriting } from './writing';

describe('a build', () => {
  // Folders have names like that.
  const site = mkdtempSync(path.join(tmpdir(), 'site #1 [x] é-'));
  const page = path.join(site, 'build/security/multisig/index.html');
  let good: string;

  const build = (env: Record<string, string> = {}): Outcome => buildSmallSite(site, env);

  const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

  /** Changes files or adds them, runs a build, and puts everything back. */
  function buildWith(changes: Readonly<Record<string, (text: string) => string>>): Outcome {
    const before = Object.keys(changes).map(
      (file) => [file, existsSync(path.join(site, file)) ? read(file) : undefined] as const,
    );
    for (const [file, text = ''] of before) {
      const changed = changes[file]?.(text) ?? text;
      assert.notEqual(changed, text, `the fault was not put into ${file}`);
      writeFileSync(path.join(site, file), changed);
    }
    try {
      return build();
    } finally {
      for (const [file, text] of before) {
        if (text === undefined) rmSync(path.join(site, file));
        else writeFileSync(path.join(site, file), text);
      }
    }
  }

  function assertKept({ status, output }: Outcome): void {
    assert.equal(status, 1, output);
    assert.match(output, /still holds the last good build/);
    assert.equal(readFileSync(page, 'utf8'), good);
    assert.ok(!existsSync(path.join(site, '.build-next')), 'nothing half done is left');
  }

  before(() => {
    copySmallSite(site);
    addWriting(site);
    // Docusaurus takes what follows the # of the folder for a place in a linked file, and finds none.
    rmSync(path.join(site, 'docs/resources/writing/features.md'));
    const { status, output } = build();
    assert.equal(status, 0, output);
    good = readFileSync(page, 'utf8');
  });

  after(() => rmSync(site, { recursive: true, force: true }));

  test('has what people write as Docusaurus has it, in a folder of any name', () => {
    assertWriting(path.join(site, 'build'));
  });

  test('is stopped by an unclosed tag, which is shown in five lines', () => {
    const outcome = buildWith({
      'docs/security/multisig.md': (text) =>
        `${text}\nLine one<br>line two.\n\nAnother.\n\n${'A paragraph of some length.\n\n'.repeat(200)}`,
    });
    assertKept(outcome);
    assert.match(
      outcome.output,
      /\ndocs\/security\/multisig\.md:9:9: <br> is not closed → write <br \/>\n[\s>]+7 \|.*\n[\s\S]*?> +9 \| Line one<br>line two\.\n +\| {9}\^\n/,
    );
    assert.equal(outcome.output.split('<br> is not closed').length, 2, outcome.output);
    const longest = Math.max(...outcome.output.split('\n').map((line) => line.length));
    assert.ok(longest < 400, `a line has ${longest} characters`);
  });

  test('is stopped by wrong imports, with file, line and fix', () => {
    const outcome = buildWith({
      'docs/security/multisig.md': (text) =>
        text.replace('\nBack', "\nimport A from '@site/src/figures/nowhere';\n\nBack"),
      'docs/resources/faq.md': (text) =>
        text.replace('\nText', "\nimport Tabs from '@theme/Tabs';\nText"),
    });
    assertKept(outcome);
    assert.match(
      outcome.output,
      /docs\/resources\/faq\.md:8:\d+: .* → fix the import or export, and put a blank line below it/,
    );
    assert.match(
      outcome.output,
      /docs\/security\/multisig\.md:7:\d+: there is no "@site\/src\/figures\/nowhere" → fix the path/,
    );
  });

  test('that is killed half way leaves the last good build, and the next one clears up', async () => {
    const child = spawn(process.execPath, buildCommand, {
      cwd: site,
      stdio: 'ignore',
      // A group of its own, so that the compiler is killed with it.
      detached: true,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const next = path.join(site, '.build-next');
    while (!existsSync(next) && child.exitCode === null) await wait(20);
    assert.equal(child.exitCode, null, 'it was killed before its end');
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
    assert.equal(readFileSync(page, 'utf8'), good);
    assertKept(build({ BASE_URL: 'docs' }));
  });

  test('that the disk does not take leaves the last good build', () => {
    // No file may grow beyond 32 kB: writing fails as on a full disk, wherever the build is by then.
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'trap "" XFSZ; ulimit -f 64; exec "$@"', 'sh', process.execPath, ...buildCommand],
      { cwd: site, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    assertKept({ status, output: stdout + stderr });
  });

  test('only warns of a broken Markdown link, and is stopped by a broken internal link', () => {
    const outcome = buildWith({
      'docs/security/index.md': (text) => text.replace('./multisig.md', './nowhere.md'),
      'docs/security/multisig.md': (text) => text.replace('/security/index)', '/security/nowhere)'),
    });
    assertKept(outcome);
    assert.match(
      outcome.output,
      /\[WARNING\][\s\S]*markdown link couldn't be resolved[\s\S]*nowhere\.md[\s\S]*docs\/security\/index\.md/,
    );
    assert.match(outcome.output, /broken links found/);
    assert.match(
      outcome.output,
      /source page path = \/security\/multisig[\s\S]*linking to \/security\/nowhere/,
    );
  });

  test('is stopped by malformed front matter, wrong sidebars and cards, and a list of releases that is not the one of the site, with file, line and fix', () => {
    const several = buildWith({
      'docs/security/multisig.md': (text) =>
        text.replace('description: A', 'description: A: b: "c" d\n  - e: A'),
      'docs/security/index.md': (text) => text.replace(/^title: .*/m, 'title: [a]'),
      'docs/resources/faq.md': (text) => text.replace(/^tags: .*/m, 'tags:'),
      'sidebars/security.ts': (text) =>
        text.replace(
          "'multisig'",
          "'multisig', 'missing', 'odd(name', { type: 'category', label: 'Odd' } as never",
        ),
      'docs/resources/writing/folder/_category_.json': () =>
        '{ "link": { "type": "generated-index" } }\n',
      'vaults_versions.json': () => '["0.3.9"]',
    });
    const item = buildWith({
      'sidebars/security.ts': (text) =>
        text.replace("'multisig'", "'multisig', { type: 'links', label: 'Odd' } as never"),
      'vaults_versions.json': () => '["0.3.',
    });
    for (const [outcome, ...lines] of [
      [
        several,
        /^docs\/security\/multisig\.md:\d+:\d+: the front matter is not valid YAML: .+ → .*quotes/m,
        /^docs\/security\/index\.md:2:8: the value of "title" is not text → /m,
        /^docs\/resources\/faq\.md:\d+:\d+: the tags are not a list of words → write "tags: /m,
        /^sidebars\/security\.ts:3:\d+: the sidebar names "missing".* → write docs\/security\/missing\.md/m,
        /^sidebars\/security\.ts:3:\d+: the sidebar names "odd\(name"/m,
        /^sidebars\/security\.ts:3:\d+: the category "Odd" has no items.* → list /m,
        /^docs\/resources\/writing\/folder\/_category_\.json:1:\d+: there are no generated index pages.* → write a document/m,
        /^vaults_versions\.json: .*\["0\.3\.9"\].* → write \[\]/m,
      ],
      [
        item,
        /^sidebars\/security\.ts:3:\d+: .*: Unknown sidebar item type "links"\. in .*Odd/m,
        /^vaults_versions\.json: .*JSON.* → write \[\]/m,
      ],
    ] as const) {
      assertKept(outcome);
      for (const line of lines) assert.match(outcome.output, line);
      assert.doesNotMatch(outcome.output, /^ +at /m);
    }
  });

  test('is stopped by a sidebar that cannot be read, with its file', () => {
    const outcome = buildWith({
      'sidebars/security.ts': (text) => `${text}\nunknownName();`,
    });
    assertKept(outcome);
    assert.match(outcome.output, /^sidebars\/security\.ts: .+: unknownName is not defined → /m);
  });

  test('is stopped by a configuration that cannot be read, with file, line and fix', () => {
    const syntax = buildWith({
      'docusaurus.config.ts': (text) => text.replace('const config', 'const const'),
    });
    assertKept(syntax);
    assert.match(syntax.output, /docusaurus\.config\.ts:\d+:\d+: the file cannot be read: .+ → /);
    const value = buildWith({
      'docusaurus.config.ts': (text) => text.replace('title: site.title', 'title: 5'),
    });
    assertKept(value);
    assert.match(value.output, /docusaurus\.config\.ts:\d+:\d+: "title" must be a string → /);
  });

  test('is stopped by code and forgeries in documents, with file, line and fix', () => {
    const planted = [
      ['<script>alert(1)</script>', /<script> may run or load code/],
      ['<img src="x.png" onerror="alert(1)" alt="" />', /"onerror" runs code/],
      ['[a](javascript:alert(1))', /"javascript:alert\(1\)" runs or holds code/],
      ['[a](java&#x09;script&colon;alert(1))', /runs or holds code/],
      ['An address \u202e turned', /U\+202E/],
      ['[Yearn](https://yeаrn.finance/)', /letters of another alphabet/],
      ['[Yearn](https://yearn.finance@evil.example/)', /hides the site "evil\.example"/],
      ['`0x0b\u0441529c00C6401aEF6D220BE8C6Ea1667F6Ad93e`', /letters of another alphabet/],
      ['`0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93f`', /looks like/],
      [
        '```mdx-code-block\n<p onClick={() => alert(1)}>a</p>\n```',
        /fence of "mdx-code-block" runs code/,
      ],
    ] as const;
    const outcome = buildWith({
      'docs/security/multisig.md': (text) =>
        `${text}\n${planted.map(([line]) => line).join('\n\n')}\n`,
    });
    assertKept(outcome);
    const lines = outcome.output.split('\n').filter((line) => line.startsWith('docs/'));
    for (const [index, [text, message]] of planted.entries()) {
      const place = new RegExp(`^docs/security/multisig\\.md:${9 + 2 * index}:\\d+: .* → `);
      assert.ok(
        lines.some((line) => place.test(line) && message.test(line)),
        `${text}\n${lines.join('\n')}`,
      );
    }
  });

  test('is stopped by a variable that cannot be read, naming it and what to write, and speaks of a last good build only where there is one', () => {
    const target = path.join(site, 'target');
    const refused = (env: Record<string, string>): string => {
      const { status, output } = buildSite(site, [...buildCommand, '--out-dir', 'target'], env);
      assert.equal(status, 1, output);
      return output;
    };
    assert.match(
      refused({ BASE_URL: 'docs' }),
      /BASE_URL is "docs".*→ Write a path that starts and ends with a slash[^]*The site was not built\. .* again\.\n$/,
    );
    mkdirSync(path.join(target, '.site'), { recursive: true });
    writeFileSync(path.join(target, '.site/headers.json'), '[]');
    assert.match(
      refused({ ALGOLIA_APP_ID: 'x' }),
      /ALGOLIA_INDEX_NAME and ALGOLIA_API_KEY are not set[^]*target\/ still holds the last good build/,
    );
  });
});
