/**
 * Installs the browsers that this machine lacks, where that is allowed: Debian's packages all at once, and Chrome 92.
 * `cli.cjs` runs it while npm installs the dependencies, because both mostly wait for the network.
 *
 * Arguments: `browser` for what the steps in Chromium need, `engines` for the other engines.
 */
const { missingBrowsers } = require('../setup/browser.cjs');
const { installPackages, mayInstall } = require('../setup/debian.cjs');
const { findEngines, missingEngines } = require('../setup/engines.cjs');

const needs = process.argv.slice(2);
const packages = [
  ...(needs.includes('browser') ? missingBrowsers() : []),
  ...(needs.includes('engines') ? missingEngines() : []),
];
if (packages.length > 0 && mayInstall()) {
  console.log(`Installing ${packages.join(', ')} for the tests (a minute or two) …`);
  installPackages(packages);
}
// Fetches Chrome 92.
if (needs.includes('engines')) findEngines();
