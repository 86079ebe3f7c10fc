/** Finds the web servers that the tests run, or installs Debian's. */
const { spawnSync } = require('child_process');
const { findOrInstall } = require('./debian.cjs');

/** How to get the version of each, and the package that installs it. */
const servers = {
  apache2: { ask: '-v', package: 'apache2' },
  caddy: { ask: 'version', package: 'caddy' },
  lighttpd: { ask: '-v', package: 'lighttpd' },
  nginx: { ask: '-v', package: 'nginx-light' },
};
const folders = ['', '/usr/sbin/', '/usr/local/sbin/', '/opt/homebrew/bin/'];

/** Path of a server, installed if it is missing and that is allowed; `NGINX_PATH` and the like name another place. */
function server(name) {
  const variable = `${name.toUpperCase()}_PATH`;
  const { ask, package: debian } = servers[name];
  const find = () =>
    process.env[variable] ||
    folders
      .map((folder) => folder + name)
      .find((place) => spawnSync(place, [ask], { stdio: 'ignore' }).status === 0);
  return findOrInstall({
    name,
    find,
    packages: [debian],
    purpose: 'the hosting tests (some seconds)',
    variable: `${variable} to it`,
  });
}

module.exports = { server };
