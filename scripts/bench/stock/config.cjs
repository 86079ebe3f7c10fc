/** Lets Docusaurus 2.4.3, which reads JavaScript only, read the configuration of the stock build. */
require('tsx/cjs');

module.exports = require('./docusaurus.config.ts').default;
