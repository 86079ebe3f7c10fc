/** Finds other programs that the tests run, or installs Debian's. */
const { findOrInstall, onPath } = require('./debian.cjs');

/** The variable that names another place of a server. */
const variableOf = (name) => `${name.toUpperCase()}_PATH`;
const findServer = (name) => process.env[variableOf(name)] || onPath(name);
const packageOf = (name) => (name === 'nginx' ? 'nginx-light' : name);

/** Path of a web server, installed if it is missing and that is allowed. */
const server = (name) =>
  findOrInstall({
    name,
    find: () => findServer(name),
    packages: [packageOf(name)],
    purpose: 'the hosting tests (some seconds)',
    variable: `${variableOf(name)} to it`,
  });

/** Package of the server that `npm test` runs, if it is missing. The others are for `npm run check:hosts`. */
const missingServers = () => (findServer('nginx') ? [] : [packageOf('nginx')]);

/** Makes sure that there is the Python that runs the samples of the documents. */
const python = () =>
  findOrInstall({
    name: 'Python 3',
    find: () => onPath('python3'),
    packages: ['python3'],
    purpose: 'the samples of the documents (some seconds)',
    variable: 'PATH so that "python3" is found',
  });

module.exports = { missingServers, python, server };
