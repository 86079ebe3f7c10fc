/** Finds other programs that the tests run, or installs Debian's. */
const { findOrInstall, onPath } = require('./debian.cjs');

/** Path of a web server, installed if it is missing and that is allowed; `NGINX_PATH` and the like name another place. */
function server(name) {
  const variable = `${name.toUpperCase()}_PATH`;
  return findOrInstall({
    name,
    find: () => process.env[variable] || onPath(name),
    packages: [name === 'nginx' ? 'nginx-light' : name],
    variable: `${variable} to it`,
  });
}

/** Makes sure that there is the Python that runs the samples of the documents. */
const python = () =>
  findOrInstall({
    name: 'Python 3',
    find: () => onPath('python3'),
    packages: ['python3'],
    variable: 'PATH so that "python3" is found',
  });

module.exports = { python, server };
