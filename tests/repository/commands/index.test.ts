import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../../../packages/files';

const root = path.resolve(__dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a command line as npm does. */
function run(command: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
    },
  });
  return { status, output: stdout + stderr };
}

describe('every command says what it does with --help, and does nothing else', () => {
  for (const [name, command] of Object.entries(scripts)) {
    test(name, () => {
      const { status, output } = run(`${command} --help`);
      assert.equal(status, 0, output);
      const own = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
      const isShared = command.includes('test/cli.cjs');
      const expected = command.startsWith('node') ? (isShared ? 'npm test' : own) : 'Usage: ';
      assert.ok(output.includes(expected), output);
    });
  }
});

test('an option that there is not is said in a line, with those that there are', () => {
  for (const script of ['build', 'dev', 'serve', 'check']) {
    const { status, output } = run(`${scripts[script]} --nothing`);
    assert.equal(status, 2, output);
    assert.match(output, new RegExp(`^Unknown option '--nothing'\\.\\n\\n\`npm run ${script}`));
  }
});

test('a dry run is one without the "--" that npm wants before options, too', () => {
  const { status, output } = run('npm run --silent sources --dry-run');
  assert.equal(status, 2, output);
  assert.match(output, /^Unknown option '--dry-run'\./);
});

test('a step passes its options on, or refuses them', () => {
  for (const [command, says] of [
    ['rehearse:release', /bad option: --nothing/],
    ['lint', /^The step "lint" .* takes no options, such as "--nothing"/],
    ['typecheck', /^The step "types" .* takes no options, such as "--nothing"/],
  ] as const) {
    const { status, output } = run(`${scripts[command]} --nothing`);
    assert.equal(status, 1, output);
    assert.match(output, says);
  }
});

test('a step runs only the tests of the paths that are named for it', () => {
  // Node runs no tests within a test.
  const at = (...paths: string[]): string =>
    run(`env -u NODE_TEST_CONTEXT ${scripts.test} ${paths.join(' ')}`).output;
  // Options may have a value with a slash.
  const [file, pattern] = ['packages/files/problem.test.ts', '--test-name-pattern one/line'];
  assert.match(at('unit', 'packages/files', 'src/data/tags'), /[1-9] passed, 0 failed[^]*✔ unit/);
  assert.match(at('unit', pattern, file), /\n0 passed, 0 failed, [1-9] skipped/);
  assert.match(at('unit', 'packages/file'), /Could not find '.*packages\/file'/);
  for (const place of ['docs/security', 'src/data/tags/index.ts'])
    assert.ok(at('unit', place).includes(`There is no test in ${place}.`), place);
  assert.match(at('src/data'), /^Name the one step .*: npm test -- unit src\/data\n$/);
});

test('a step that needs the built site says so where there is none', () => {
  const folder = temporaryFolder('commands');
  for (const part of ['scripts/test', 'scripts/setup', 'package-lock.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const step of ['site', 'browser', 'campaign', 'all-engines', 'visual']) {
    const { status, output } = run(`node '${folder}/scripts/test/cli.cjs' ${step}`);
    assert.equal(status, 1);
    assert.equal(
      output,
      `There is no built site in build/, which the step "${step}" needs. Run "npm run build" first.\n`,
    );
  }
});

test('a section that there is not is named in a line, with those that there are', () => {
  const { status, output } = run(`${scripts.dev} resorces`);
  assert.equal(status, 1);
  assert.match(output, /^There is no section "resorces"\. Sections: .*, resources, .*\n$/);
});

test('the repository of a hook is not handed on to what a command asks git', () => {
  const names = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX'];
  const set = names.map((name) => `${name}=/nowhere`).join(' ');
  const left = `Object.keys(process.env).filter((name) => /^GIT_[DIWP]/.test(name)).join()`;
  const { output } = run(`${set} node --require ./scripts/setup/help.cjs -p "${left}"`);
  assert.equal(output, '\n');
});

test("a port that is taken is said before the writer's server is prepared", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { status, output } = run(`${scripts.dev} --port ${port}`);
  assert.equal(status, 1);
  assert.match(output, new RegExp(`^Port ${port} is taken\\. Stop what uses it, .*\n$`));
  server.close();
});

test('a comment without a report is refused in a line, as is an argument', () => {
  const command = `REVIEW_FILE=/nowhere/review.md ${scripts['review:comment']}`;
  assert.match(run(command).output, /^There is no report in \/nowhere\/review\.md\. .*\n$/);
  assert.match(run(`${command} extra`).output, /^Unexpected argument 'extra'/);
});

test('a file that a command cannot read is named in a line, with the place', () => {
  const folder = temporaryFolder('commands', {
    'command.ts': `import '${path.join(root, 'scripts/setup/help.cjs')}';\nimport './data';\n`,
    'data.ts': "export const a = {\n  id: 'b'\n  kind: 'c',\n};\n",
  });
  const { status, output } = run(`node --require tsx/cjs '${folder}/command.ts'`);
  assert.equal(status, 1);
  assert.match(output, /^.*data\.ts:3:3: the file cannot be read: Expected .* → .*\n$/);
});

describe('what people know of Docusaurus', () => {
  const template = [
    ...['docusaurus', 'start', 'build', 'swizzle', 'deploy', 'clear', 'serve'],
    ...['write-translations', 'write-heading-ids', 'typecheck', 'lint', 'format'],
  ];

  test('every script of its template is one here', () => {
    assert.deepEqual(
      template.filter((name) => !(name in scripts)),
      [],
    );
  });

  test('its version is told', () => {
    assert.match(run('docusaurus --version').output, /^2\.4\.3$/m);
  });

  test('its commands find the configuration', () => {
    const { status, output } = run('docusaurus swizzle @docusaurus/theme-classic --list');
    assert.equal(status, 0, output);
    assert.match(output, /CodeBlock/);
  });

  for (const [command, sentence] of [
    ['deploy', /^This site is published by the workflow "Deploy".*\.$/m],
    ['docs:version 9.9.9', /^A release of the vaults is cut with "npm run release:vaults .*\.$/m],
    ['docs:version:vaults 9.9.9', /^A release of the vaults is cut with/m],
  ] as const) {
    test(`"docusaurus ${command}" says what does it here`, () => {
      const { status, output } = run(`docusaurus ${command}`);
      assert.equal(status, 1, output);
      assert.match(output, sentence);
    });
  }

  for (const [command, script, option] of [
    ['build --locale en', 'build', '--locale'],
    ['start --hot-only', 'dev', '--hot-only'],
  ] as const) {
    test(`"docusaurus ${command}" says which command it is here, and that it lacks the option`, () => {
      const { status, output } = run(`docusaurus ${command}`);
      assert.notEqual(status, 0, output);
      assert.ok(output.includes(`here that is "npm run ${script}".`), output);
      assert.match(output, new RegExp(`^Unknown option '${option}'`, 'm'));
    });
  }

  test('"docusaurus serve" is handed on with its options', () => {
    const { status, output } = run('docusaurus serve --dir /nowhere/at/all -p 4000 --no-open');
    assert.equal(status, 1);
    assert.match(
      output,
      /here that is "npm run serve"\.\nThere is no built site in \/nowhere\/at\/all/,
    );
  });

  test('"docusaurus serve --build" builds what it serves', () => {
    const { status, output } = run('docusaurus serve --build --dir scripts');
    assert.equal(status, 1);
    assert.match(output, /here that is "npm run start"\.[\s\S]*scripts holds something other than/);
  });
});
