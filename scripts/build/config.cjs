/**
 * The shim between Docusaurus 2.4.3, which reads JavaScript only, and our TypeScript configuration.
 *
 * Registering tsx also lets Docusaurus `require` the TypeScript sidebars and plugins that the configuration names.
 */
require('tsx/cjs');

module.exports = require('../../docusaurus.config.ts').default;
