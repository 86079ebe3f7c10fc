/** Finds the nginx that the tests run, or installs Debian's. */
const { spawnSync } = require('child_process');
const { findOrInstall } = require('./debian.cjs');

const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx on this machine, or undefined. */
function find() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  return places.find((place) => spawnSync(place, ['-v']).status === 0);
}

/** Path of nginx, installed if it is missing and that is allowed. */
const nginx = () =>
  findOrInstall({
    name: 'nginx',
    find,
    packages: ['nginx-light'],
    purpose: 'the hosting tests (some seconds)',
    variable: 'NGINX_PATH to it',
  });

module.exports = { nginx };
