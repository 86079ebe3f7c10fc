/**
 * The shim between Docusaurus 2.4.3, which reads JavaScript only, and our TypeScript configuration.
 *
 * Registering tsx also lets Docusaurus `require` the TypeScript sidebars and plugins that the configuration names.
 */
require('tsx/cjs');

// Docusaurus ends with status 0 when it's stopped, and what is missing then would be published.
if (process.argv[2] === 'build')
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.prependListener(signal, () => (process.exitCode = 1));

module.exports = require('../../docusaurus.config.ts').default;
