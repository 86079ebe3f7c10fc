/** Installs a program that the tests run from Debian's packages, where it is missing and that is allowed. */
const { spawnSync } = require('child_process');
const { stop } = require('./install.cjs');

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What goes before `apt-get`: nothing as root, `sudo` on a CI runner that has it; undefined if it may not be used. */
function installer() {
  if (!works('sh', ['-c', 'command -v apt-get'])) return undefined;
  if (typeof process.getuid === 'function' && process.getuid() === 0) return [];
  return process.env.CI && works('sudo', ['-n', 'true']) ? ['sudo', '-n', '-E'] : undefined;
}

/** Whether packages may be installed here. */
const mayInstall = () => installer() !== undefined;

/**
 * Installs Debian packages with apt-get, where that exists and is allowed.
 *
 * @param {string[]} packages
 * @returns {boolean} whether they are installed now
 */
function installPackages(packages) {
  const before = installer();
  if (!before) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args, stdio) => {
    const [command, ...rest] = [...before, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio, env });
  };
  run(['update', '-qq'], 'ignore');
  const { status } = run(
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ['ignore', 'ignore', 'inherit'],
  );
  return status === 0;
}

/**
 * Path of a program; installs it with apt-get where that exists and is allowed, or else says what to install and
 * stops.
 *
 * @param {object} program
 * @param {string} program.name its name in messages
 * @param {() => string | undefined} program.find looks for it on this machine
 * @param {string[]} program.packages Debian packages that bring it
 * @param {string} program.purpose what it is installed for, and about how long that takes
 * @param {string} program.variable how to name another place of it, as the end of a sentence
 */
function findOrInstall({ name, find, packages, purpose, variable }) {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    stop(
      `No ${name} was found. Install it (Debian: "sudo apt-get install ${packages[0]}") or set ${variable}.`,
    );
  }
  console.log(`Installing ${name} for ${purpose} …`);
  const isInstalled = installPackages(packages);
  const path = find();
  if (!isInstalled || !path) stop(`apt-get could not install ${name}: see its message above.`);
  return path;
}

module.exports = { findOrInstall, installPackages, mayInstall };
