/** Finds the Python that runs the samples of the documents, or installs Debian's. */
const { spawnSync } = require('child_process');
const { findOrInstall } = require('./debian.cjs');

/** Name of Python on this machine, installed if it is missing and that is allowed. */
const python = () =>
  findOrInstall({
    name: 'Python 3',
    find: () => ['python3'].find((name) => spawnSync(name, ['--version']).status === 0),
    packages: ['python3'],
    purpose: 'the samples of the documents (some seconds)',
    variable: 'PATH so that "python3" is found',
  });

module.exports = { python };
