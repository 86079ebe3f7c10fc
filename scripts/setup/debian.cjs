/** Installs a program that the tests run from Debian's packages, where it is missing and that is allowed. */
const { spawnSync } = require('child_process');
const { stop } = require('./install.cjs');

/** Folders of servers and other programs that may not be in a user's PATH. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Path of the first of some programs that is on this machine, or undefined. */
function onPath(...names) {
  const { stdout } = spawnSync(
    'sh',
    ['-c', names.map((name) => `command -v ${name}`).join(' || ')],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: [process.env.PATH, ...folders].join(':') },
    },
  );
  return stdout.trim() || undefined;
}

/** What goes before `apt-get`: nothing as root, `sudo` on a CI runner that has it; undefined if it may not be used. */
function installer() {
  if (!onPath('apt-get')) return undefined;
  if (typeof process.getuid === 'function' && process.getuid() === 0) return [];
  const mayBecomeRoot = process.env.CI && spawnSync('sudo', ['-n', 'true']).status === 0;
  return mayBecomeRoot ? ['sudo', '-n', '-E'] : undefined;
}

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
  const [command, ...args] = [...before, 'apt-get'];
  spawnSync(command, [...args, 'update', '-qq'], { stdio: 'ignore', env });
  const { status } = spawnSync(
    command,
    [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'], env },
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
 * @param {string} program.variable how to name another place of it, as the end of a sentence
 */
function findOrInstall({ name, find, packages, variable }) {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    stop(
      `No ${name} was found. Install it (Debian: "sudo apt-get install ${packages[0]}") or set ${variable}.`,
    );
  }
  console.log(`Installing ${name} (a minute at most) …`);
  const isInstalled = installPackages(packages);
  const path = find();
  if (!isInstalled || !path) stop(`apt-get could not install ${name}: see its message above.`);
  return path;
}

module.exports = { findOrInstall, installPackages, mayInstall, onPath };
