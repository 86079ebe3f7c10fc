/**
 * What this site does when Docusaurus is called directly. For commands that write or serve a site, this site has its
 * own, which do more. Those run instead. The other commands work as usual.
 *
 * Loaded with the configuration, which is the first thing that Docusaurus reads.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Commands with one of their own here. Each of them reports options that it doesn't have. */
const own = { build: 'build', start: 'dev', serve: 'serve' };

const short = { '-p': '--port', '-h': '--host' };

/** What others do here, in a sentence. */
const instead = [
  [
    /^deploy$/,
    'This site is published by the workflow "Deploy", which runs on every commit on master; "npm run build" writes the folder that any other host can take.',
  ],
  [
    /^docs:version(?::.*)?$/,
    'A release of the vaults is cut with "npm run release:vaults -- RELEASE --facts FOLDER", which also writes its reference, its menus and its note; the other sections have no releases.',
  ],
];

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs the site's own command instead of the one of Docusaurus, and ends with it. */
function handOn(command, given) {
  const isBuiltFirst = command === 'serve' && given.includes('--build');
  const name = isBuiltFirst ? 'start' : own[command];
  // The folder of the site is always this one, and no browser opens.
  const args = given
    .filter((arg) => !['.', '--no-open', ...(isBuiltFirst ? ['--build'] : [])].includes(arg))
    .map((arg) => short[arg] || arg);
  console.log(`docusaurus ${command}: here that is "npm run ${name}".`);
  const file = path.join(root, 'scripts', name, isBuiltFirst ? 'cli.cjs' : 'cli.ts');
  const { status } = spawnSync(process.execPath, ['--require', 'tsx/cjs', file, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status === null ? 1 : status);
}

const [program = '', command = '', ...given] = process.argv.slice(1);

if (/^docusaurus(?:\.mjs)?$/.test(path.basename(program))) {
  const [, sentence] = instead.find(([pattern]) => pattern.test(command)) || [];
  if (sentence) stop(sentence);
  if (Object.hasOwn(own, command)) handOn(command, given);
}
