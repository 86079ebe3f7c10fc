/**
 * Lets Node read the TypeScript of a command. If the packages are missing, or Node is too old, it says so instead of
 * Node's own error.
 */
const { checkNode, stop } = require('./install.cjs');

checkNode();
try {
  require('tsx/cjs');
} catch (error) {
  if (error.code !== 'MODULE_NOT_FOUND') throw error;
  stop('The packages are not installed. Run "npm ci", then run the command again.');
}
