/**
 * `npm test [-- STEP … [-OPTION …]]`: installs what is missing and runs every check, or the named steps only: `types`,
 * `lint`, `content`, `samples`, `unit`, `build`, `site`, `browser`, `engines`, and these, which run only by name:
 * `campaign`, `rehearsal`, `all-engines`, `visual`. Options and paths go to the command of the named step, such as
 * `-- browser --grep search` and `-- unit src/data`, which runs the tests there only.
 *
 * Every step runs even if one before it failed, except those that need the build. Steps that leave processors idle run
 * beside each other.
 */
require('../setup/help.cjs');
const { spawn } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { browser, headlessShell } = require('../setup/browser.cjs');
const { findEngines } = require('../setup/engines.cjs');
const { checkNode, install, root } = require('../setup/install.cjs');
const { python } = require('../setup/programs.cjs');

checkNode();

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const node = (...args) => [process.execPath, args];
const playwright = (config, ...args) => [bin('playwright'), ['test', '-c', config, ...args]];

const testFile = /\.test\.tsx?$/;

/** Unit tests are next to what they test. */
function unitTests(folder) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => testFile.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}

/** The tests in a file or folder that is named for a step. */
function testsIn(place) {
  const isFolder = fs.statSync(path.join(root, place)).isDirectory();
  const tests = isFolder ? unitTests(place) : [place].filter((file) => testFile.test(file));
  if (tests.length > 0) return tests;
  console.error(`There is no test in ${place}.`);
  process.exit(1);
}

/** Whether an argument is a path, such as `src/data`. No step's name has a slash. */
const isPath = (argument) => !argument.startsWith('-') && argument.includes('/');

/**
 * Files are separate from the options before them, because Node takes whatever follows a file for another file.
 *
 * @param {string[]} loader what reads TypeScript
 */
const nodeTest = (files, loader = ['--require', 'tsx/cjs']) => [
  ...node(
    '--require',
    './tests/setup/css.cjs',
    ...loader,
    '--test',
    // Node reserves one processor for itself, which is half of the time if there are two.
    `--test-concurrency=${os.availableParallelism()}`,
    '--test-reporter',
    './tests/setup/reporter.mjs',
  ),
  files,
];

/** Tests that start commands and builds most of the time: each has a process of its own, and they run beside each other. */
const apart = [
  'scripts/bench/replicate.test.ts',
  'scripts/check/cli.test.ts',
  'scripts/release/index.test.ts',
  'tests/repository/commands/index.test.ts',
  'tests/site/bad-input.test.ts',
  'tests/site/dev.test.ts',
];

/** Runs the tests of some folders, all that aren't `apart` in one process. */
function testsOf(...folders) {
  const files = folders.flatMap(unitTests);
  const together = files.filter((file) => !apart.includes(file));
  return [
    ...nodeTest([...files.filter((file) => apart.includes(file)), 'tests/setup/together.cjs']),
    { TESTS_OF_ONE_PROCESS: together.join('\n') },
  ];
}

const steps = [
  // The longest first, so that no processor waits for them at the end.
  {
    name: 'samples',
    runsBeside: true,
    says: 'Running the samples of the guides on a chain',
    // The tests inside the guides need a chain: the first of these runs them.
    run: () =>
      nodeTest(
        unitTests('samples').filter((file) => /^samples\/(chain\/)?[^/]+$/.test(file)),
        // These are ES modules, as readers run them.
        ['--import', 'tsx'],
      ),
  },
  {
    name: 'build',
    runsBeside: true,
    says: 'Building the site',
    run: () => node('--require', 'tsx/cjs', 'scripts/build/cli.ts'),
  },
  {
    name: 'unit',
    runsBeside: true,
    says: 'Running unit tests',
    needsPython: true,
    run: () => testsOf('packages', 'src', 'scripts', 'tests/repository'),
  },
  {
    name: 'site',
    runsBeside: true,
    says: 'Checking the built site',
    needsBuild: true,
    run: () => testsOf('tests/site'),
  },
  {
    name: 'types',
    runsBeside: true,
    says: 'Checking types',
    takesNoOptions: true,
    run: () => ['sh', ['-c', '"$0" --noEmit -p . && "$0" --noEmit -p samples', bin('tsc')]],
  },
  {
    name: 'lint',
    runsBeside: true,
    says: 'Linting code, styles, formatting and imports',
    takesNoOptions: true,
    run: () => [
      'sh',
      [
        '-c',
        '"$0" . --max-warnings 0 && "$1" "{src,packages}/**/*.css" && "$2" --check --log-level warn . && "$3" --output-type err packages src scripts tests',
        bin('eslint'),
        bin('stylelint'),
        bin('prettier'),
        bin('depcruise'),
      ],
    ],
  },
  {
    name: 'content',
    runsBeside: true,
    says: 'Checking the content',
    needsPython: true,
    run: () => node('--require', 'tsx/cjs', 'scripts/check/cli.ts'),
  },
  {
    name: 'browser',
    says: 'Checking behaviors in Chromium',
    needsBuild: true,
    needsBrowser: true,
    run: () => playwright('tests/playwright.config.ts'),
  },
  {
    name: 'engines',
    says: 'Checking a sample of behaviors in Firefox, WebKit, and Chrome 92',
    needsBuild: true,
    needsEngines: true,
    run: () => playwright('tests/engines/playwright.config.ts'),
  },
  {
    name: 'campaign',
    says: 'Trying all of the hostile input that `npm test` tries a sample of',
    isOnDemand: true,
    needsBuild: true,
    needsBrowser: true,
    env: { CAMPAIGN: 'full' },
    run: () => playwright('tests/playwright.config.ts', 'hostile.spec.ts'),
  },
  {
    name: 'rehearsal',
    says: 'Cutting a made-up release of the vaults, and building it',
    isOnDemand: true,
    env: { REHEARSAL: '1' },
    run: () => nodeTest(['scripts/release/index.test.ts']),
  },
  {
    name: 'all-engines',
    says: 'Checking every behavior in every engine',
    isOnDemand: true,
    needsBuild: true,
    needsEngines: true,
    env: { ENGINES_ALL: '1' },
    run: () => playwright('tests/engines/playwright.config.ts'),
  },
  {
    name: 'visual',
    says: 'Comparing the built site with the saved screenshots (`-- --update-snapshots` takes them again)',
    isOnDemand: true,
    needsBuild: true,
    needsBrowser: true,
    run: () => playwright('tests/visual/playwright.config.ts'),
  },
];

/**
 * Runs a step.
 *
 * @param {string[]} options of the command line for the step's command
 * @param {'alone' | 'beside' | 'after'} place what other steps there are: beside them, its output is printed as a whole
 *   at its end, and after them, it's kept as well
 * @returns the step, whether it `passed`, a `note` with its time, and its `output`, empty if it ran alone
 */
function runStep(step, env, options, place) {
  const start = Date.now();
  const [command, args, files, variables] = step.run();
  const named = files
    ? options.filter((option) => isPath(option) && fs.existsSync(path.join(root, option)))
    : [];
  const flags = options.filter((option) => !named.includes(option));
  const tests = named.length > 0 ? named.flatMap(testsIn) : files || [];
  console.log(`\n— ${step.says} …`);
  const output = [];
  const child = spawn(command, [...args, ...flags, ...tests], {
    cwd: root,
    env: { ...env, ...step.env, ...variables },
    stdio: ['ignore', ...(place === 'alone' ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      stream.on('data', (data) => {
        output.push(data);
        if (place === 'after') process.stdout.write(data);
      });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const note = `${((Date.now() - start) / 1000).toFixed(0)} s`;
      const text = Buffer.concat(output).toString();
      if (place === 'beside') console.log(`\n— ${step.says}: ${note}\n${text}`.trimEnd());
      resolve({ ...step, passed: status === 0, note, output: text });
    });
  });
}

/**
 * What to read first of a step that failed, since what followed it may be long: 30 lines of each failure that a reporter
 * printed, or the last 40 lines.
 */
function failures(output) {
  const lines = (text, from, to) => text.split('\n').slice(from, to).join('\n').trimEnd();
  const [, ...failed] = `\n${output}`.split(/\n(?=✖ )/);
  return failed.length > 0
    ? failed.map((text) => lines(text, 0, 30)).join('\n\n')
    : lines(output.trimEnd(), -40);
}

/**
 * Installs the dependencies and, meanwhile, the browsers that the chosen steps run.
 *
 * @returns {Promise<Record<string, string>>} the environment of the steps
 */
async function prepare(chosen) {
  const needs = [
    ...(chosen.some((step) => step.needsBrowser) ? ['browser'] : []),
    ...(chosen.some((step) => step.needsEngines) ? ['engines'] : []),
  ];
  const browsers =
    needs.length > 0 &&
    spawn(process.execPath, [path.join(__dirname, 'browsers.cjs'), ...needs], { stdio: 'inherit' });
  install();
  if (browsers) await new Promise((resolve) => browsers.on('close', resolve));
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
  // A container may say "production", which is for the build alone.
  delete env.NODE_ENV;
  if (chosen.some((step) => step.needsPython)) python();
  if (needs.includes('browser')) {
    env.HEADLESS_SHELL_PATH = headlessShell();
    env.CHROMIUM_PATH = browser();
  }
  if (needs.includes('engines')) env.ENGINES = JSON.stringify(findEngines());
  return env;
}

async function main() {
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((argument) => argument.startsWith('-') || isPath(argument));
  const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
  const options = given.slice(wanted.length);
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step "${unknown[0]}". Steps: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  if (options.length > 0 && wanted.length !== 1) {
    console.error(
      `Name the one step that "${options[0]}" is for, such as: npm test -- ${isPath(options[0]) ? 'unit' : 'browser'} ${options[0]}`,
    );
    process.exit(1);
  }
  const chosen = steps.filter(({ name, isOnDemand }) =>
    wanted.length === 0 ? !isOnDemand : wanted.includes(name),
  );
  if (options.length > 0 && chosen[0].takesNoOptions) {
    console.error(
      `The step "${wanted[0]}" runs several programs and takes no options, such as "${options[0]}": leave it out. "npm run format" and "npx eslint . --fix" correct files.`,
    );
    process.exit(1);
  }
  const needsBuild = chosen.find((step) => step.needsBuild);
  if (
    needsBuild &&
    !chosen.some(({ name }) => name === 'build') &&
    !fs.existsSync(path.join(root, 'build/index.html'))
  ) {
    console.error(
      `There is no built site in build/, which the step "${needsBuild.name}" needs. Run "npm run build" first.`,
    );
    process.exit(1);
  }
  const env = await prepare(chosen);

  const results = [];
  let building;
  const runInTurn = async (step, place) => {
    const running =
      step.needsBuild && building && !(await building).passed
        ? { ...step, passed: false, note: 'not run: there is no build' }
        : runStep(step, env, options, chosen.length > 1 ? place : 'alone');
    if (step.name === 'build') building = running;
    results.push(await running);
  };
  const beside = chosen.filter(({ runsBeside }) => runsBeside);
  const lanes = Array.from({ length: os.availableParallelism() }, async () => {
    for (let step = beside.shift(); step; step = beside.shift()) await runInTurn(step, 'beside');
  });
  await Promise.all(lanes);
  for (const step of chosen.filter(({ runsBeside }) => !runsBeside)) await runInTurn(step, 'after');

  for (const { name, passed, output } of results) {
    if (!passed && output) console.log(`\nWhat failed in ${name}\n\n${failures(output)}`);
  }
  console.log('\nSummary');
  for (const { name, passed, note } of results) {
    console.log(`  ${passed ? '✔' : '✖'} ${name} (${note})`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
