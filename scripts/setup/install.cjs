/**
 * What `npm start` and `npm test` do before anything else, on a machine with nothing but Node and npm.
 *
 * Plain CommonJS for old Node versions too: it must be able to say that Node is too old.
 */
const { spawnSync } = require('child_process');
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');

const root = path.resolve(__dirname, '../..');
const stamp = path.join(root, 'node_modules/.installed-lockfile');
const neededNode = 20;
/** Bytes that an install and a build need together. */
const neededDisk = 1.5 * 1024 ** 3;

/** What npm prints on failure, and what to tell the reader. */
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
    'npm may not write here. Give this folder to your user, then run the command again.',
  ],
  [
    /EUSAGE|lock file|package-lock\.json/i,
    'package.json and package-lock.json disagree. Run "npm install" and commit the lockfile.',
  ],
];

/** Prints one sentence and ends the process. */
function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < neededNode) {
    stop(
      `Node ${process.versions.node} is too old: install Node ${neededNode} or newer (see .nvmrc), then run the command again.`,
    );
  }
}

function checkDisk() {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < neededDisk) stop(causes[0][1]);
}

function lockHash() {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  try {
    return fs.readFileSync(stamp, 'utf8') === lockHash();
  } catch {
    return false;
  }
}

/** Checks Node and the disk, and installs the dependencies unless those of this lockfile are there. */
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
    stop(cause ? cause[1] : 'npm could not install the dependencies: its message stands above.');
  }
  fs.writeFileSync(stamp, lockHash());
}

module.exports = { install, root, stop };
