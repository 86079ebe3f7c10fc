/** Finds the Chromium that the tests run in, or installs Debian's. */
const { spawnSync } = require('child_process');
const fs = require('fs');
const { stop } = require('./install.cjs');

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function find() {
  if (process.env.CHROMIUM_PATH) {
    if (fs.existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    stop(
      `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", where there is no file. Set it to the path of Chromium or Chrome.`,
    );
  }
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return fs.existsSync(macPath) ? macPath : undefined;
}

function mayInstall() {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  return isRoot && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0;
}

/** Path of the browser; installs it through apt-get where that is there and allowed, else says what to install. */
function browser() {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    stop(
      'No Chromium was found. Install it (Debian: "sudo apt-get install chromium") or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  console.log('Installing Chromium for the browser tests (a minute) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const installed = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    { stdio: ['ignore', 'ignore', 'inherit'], env },
  );
  const path = find();
  if (installed.status !== 0 || !path) {
    stop('apt-get could not install Chromium: its message stands above.');
  }
  return path;
}

module.exports = { browser };
