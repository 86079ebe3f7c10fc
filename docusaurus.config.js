/**
 * What Docusaurus 2.4.3 reads when it is called by itself, as by `npx docusaurus swizzle`. The configuration is
 * `docusaurus.config.ts`.
 */
require('./scripts/docusaurus/habits.cjs');

module.exports = require('./scripts/build/config.cjs');
