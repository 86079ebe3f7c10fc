/**
 * What `npm start` and `npm test` do before anything else, on a machine with nothing but Node and npm.
 *
 * Plain CommonJS for old Node versions too: it must be able to say that Node is too old.
 */
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

// Versions are pinned, so no one should update the list of browsers because Browserslist finds it old.
process.env.BROWSERSLIST_IGNORE_OLD_DATA = '1';

const root = path.resolve(__dirname, '../..');
/** What npm notes at the end of an installation: packages as they are in the lockfile. */
const installed = path.join(root, 'node_modules/.package-lock.json');
const neededNode = '20.20';
/** Bytes that an install and a build need together. */
const neededDisk = 1.5 * 1024 ** 3;

/** What npm prints on failure, and the message for it. */
const causes = [
  [
    /ENOSPC|no space left/i,
    'The disk is full. Free at least 1.5 GB where this folder is, then run the command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|network|socket hang up|E50[0-9]/i,
    'The npm registry cannot be reached. Check the network or the proxy (npm config get registry), then run the command again.',
  ],
  [
    /EACCES|EPERM/i,
    "npm isn't allowed to write here. Make yourself the owner of this folder, then run the command again.",
  ],
  [
    /EUSAGE|lock file|package-lock\.json/i,
    'package.json and package-lock.json disagree. Run "npm install" and commit the lockfile.',
  ],
];

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function checkNode() {
  const { node } = process.versions;
  if (node.localeCompare(neededNode, 'en', { numeric: true }) < 0) {
    stop(
      `Node ${node} is too old: install Node ${neededNode} or newer (see .nvmrc), then run the command again.`,
    );
  }
}

function checkDisk() {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < neededDisk) stop(causes[0][1]);
}

const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

/** Whether `node_modules` matches the lockfile, whichever npm command installed it. */
function isInstalled() {
  try {
    const there = packagesOf(installed);
    const locked = packagesOf(path.join(root, 'package-lock.json'));
    delete locked[''];
    return (
      Object.keys(there).every((place) => place in locked) &&
      Object.entries(locked).every(([place, { version, integrity, optional, peer }]) => {
        const found = there[place];
        // Packages for other systems are left out, and those that only others ask for may be.
        return found
          ? found.version === version && found.integrity === integrity
          : optional || peer;
      })
    );
  } catch {
    return false;
  }
}

/** Checks Node and the disk, and installs the dependencies unless they already match the lockfile. */
function install() {
  checkNode();
  if (isInstalled()) return;
  checkDisk();
  console.log('Installing dependencies (a minute or two) …');
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  const result = spawnSync(
    npm[0],
    [...npm[1], 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'inherit', 'pipe'],
    },
  );
  if (result.status !== 0) {
    const output = result.stderr || String(result.error || '');
    process.stderr.write(output);
    const cause = causes.find(([pattern]) => pattern.test(output));
    stop(cause ? cause[1] : 'npm could not install the dependencies. Its message is above.');
  }
}

module.exports = { checkNode, install, root, stop };
