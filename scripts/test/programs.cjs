/**
 * Installs what the steps of `npm test` run and this machine lacks, where that is allowed: Debian's packages all at once,
 * and Chrome 92. `cli.cjs` runs it while npm installs the dependencies, because both mostly wait for the network.
 */
const { missingBrowsers } = require('../setup/browser.cjs');
const { installPackages, mayInstall } = require('../setup/debian.cjs');
const { findEngines, missingEngines } = require('../setup/engines.cjs');
const { missingServers } = require('../setup/programs.cjs');

const packages = [...missingBrowsers(), ...missingEngines(), ...missingServers()];
if (packages.length > 0 && mayInstall()) {
  console.log(`Installing ${packages.join(', ')} for the tests (a minute or two) …`);
  installPackages(packages);
}
findEngines();
