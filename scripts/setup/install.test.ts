import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'acorn';

const root = path.resolve(__dirname, '../..');

describe('what runs before every command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));

  before(() => {
    cpSync(path.join(root, 'scripts/setup'), path.join(folder, 'scripts/setup'), {
      recursive: true,
    });
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'x', version: '1.0.0', dependencies: { 'is-number': '7.0.0' } }),
    );
    writeFileSync(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({
        name: 'x',
        version: '1.0.0',
        lockfileVersion: 3,
        packages: {
          '': { name: 'x', version: '1.0.0', dependencies: { 'is-number': '7.0.0' } },
          'node_modules/is-number': { version: '7.0.0' },
        },
      }),
    );
  });

  after(() => rmSync(folder, { recursive: true }));

  /** Runs the installer after a line that stages a fault. */
  function install(
    fault: string,
    env: Record<string, string> = {},
  ): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '-e',
        `${fault}; require('./scripts/setup/install.cjs').install(); console.log('installed')`,
      ],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_execpath: '', ...env } },
    );
    return { status, output: stdout + stderr };
  }

  test('a Node that is too old is named, with the one to install', () => {
    for (const version of ['9.11.2', '18.12.1', '20.9.0', '20.19.6']) {
      const { status, output } = install(
        `Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
      );
      assert.equal(status, 1, version);
      assert.ok(output.includes(`Node ${version} is too old: install Node 20.20 or newer`), output);
    }
  });

  test('what runs before that can be read by the oldest of them', () => {
    const files = readdirSync(__dirname).filter((name) => name.endsWith('.cjs'));
    for (const file of [...files, '../start/cli.cjs', '../test/cli.cjs']) {
      const text = readFileSync(path.join(__dirname, file), 'utf8');
      assert.doesNotThrow(() => parse(text, { ecmaVersion: 2019 }), file);
    }
  });

  test('a command in TypeScript says that too, and that the packages are missing', () => {
    for (const [fault, says] of [
      ['18.12.1', /^\nNode 18\.12\.1 is too old: install Node 20\.20 or newer .*\n$/],
      ['20.20.2', /^\nThe packages are not installed\. Run "npm ci", then run .*\n$/],
    ] as const) {
      writeFileSync(
        path.join(folder, 'fault.cjs'),
        `Object.defineProperty(process.versions, 'node', { value: '${fault}' })`,
      );
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--require', './fault.cjs', '--require', './scripts/setup/tsx.cjs', '-e', '1'],
        { cwd: folder, encoding: 'utf8' },
      );
      assert.match(stderr, says);
      assert.equal(status, 1);
    }
  });

  test('no command asks for a newer list of browsers than the pinned one', () => {
    const late =
      'const D = Date; Date = class extends D { constructor(time = "2100") { super(time); } };';
    const ask = `${late} require('browserslist')(null, { path: '.' })`;
    const command = ['--require', './scripts/setup/tsx.cjs', '-e', ask];
    const { stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    assert.equal(stderr, '');
  });

  test('a full disk is said before anything is fetched', () => {
    const { status, output } = install(
      "require('fs').statfsSync = () => ({ bavail: 1000, bsize: 4096 })",
    );
    assert.equal(status, 1);
    assert.match(output, /The disk is full\. Free at least 1\.5 GB/);
    assert.doesNotMatch(output, /Installing/);
  });

  test('a registry that cannot be reached is said in one sentence', () => {
    const { status, output } = install('', {
      // A closed port on this machine answers at once.
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(folder, 'cache'),
    });
    assert.equal(status, 1, output);
    assert.match(output, /Installing dependencies/);
    assert.match(output, /The npm registry cannot be reached\. Check the network or the proxy/);
  });

  /** Puts there what npm notes at the end of an installation. */
  function note(packages: Record<string, object>): void {
    mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
    writeFileSync(
      path.join(folder, 'node_modules/.package-lock.json'),
      JSON.stringify({ name: 'x', lockfileVersion: 3, packages }),
    );
  }
  const isNumber = { 'node_modules/is-number': { version: '7.0.0' } };

  test('dependencies of this lockfile are not installed again, no matter who installed them', () => {
    note(isNumber);
    const { status, output } = install('');
    assert.equal(status, 0, output);
    assert.equal(output.trim(), 'installed');
  });

  for (const [what, packages] of [
    ['another version', { 'node_modules/is-number': { version: '6.0.0' } }],
    ['one more package', { ...isNumber, 'node_modules/x': { version: '1.0.0' } }],
    ['nothing', {}],
  ] as const) {
    test(`${what} is replaced`, () => {
      note(packages);
      const { output } = install('', {
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_fetch_retries: '0',
        npm_config_cache: path.join(folder, 'cache'),
      });
      assert.match(output, /Installing dependencies/);
    });
  }
});

describe('the browser', () => {
  function find(env: Record<string, string>): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['-e', "console.log(require('./scripts/setup/browser.cjs').browser())"],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
    );
    return { status, output: stdout + stderr };
  }

  test('is the one that CHROMIUM_PATH names', () => {
    assert.equal(find({ CHROMIUM_PATH: process.execPath }).output.trim(), process.execPath);
  });

  test('that CHROMIUM_PATH names but is not there is an error that says so', () => {
    const { status, output } = find({ CHROMIUM_PATH: '/nowhere/chromium' });
    assert.equal(status, 1);
    assert.match(output, /CHROMIUM_PATH is "\/nowhere\/chromium", where there is no file/);
  });
});
