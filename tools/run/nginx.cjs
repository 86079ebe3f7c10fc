/** Finds the nginx that the tests run, or installs Debian's. */
const { spawnSync } = require('child_process');
const { stop } = require('./install.cjs');

const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx on this machine, or undefined. */
function find() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  return places.find((place) => spawnSync(place, ['-v']).status === 0);
}

function mayInstall() {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  return isRoot && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0;
}

/** Path of nginx; installs it through apt-get where that is there and allowed, else says what to install. */
function nginx() {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    stop(
      'No nginx was found. Install it (Debian: "sudo apt-get install nginx-light") or set NGINX_PATH to it.',
    );
  }
  console.log('Installing nginx for the hosting tests (some seconds) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const installed = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    { stdio: ['ignore', 'ignore', 'inherit'], env },
  );
  const path = find();
  if (installed.status !== 0 || !path) {
    stop('apt-get could not install nginx: its message stands above.');
  }
  return path;
}

module.exports = { nginx };
