/**
 * `npm start`: installs what is missing, builds the production site and serves it. Options: `--port N` (or `PORT`),
 * `--host HOST`. The server that follows each save is `npm run dev`.
 */
require('../setup/help.cjs');
const { spawn, spawnSync } = require('child_process');
const { install, root, stop } = require('../setup/install.cjs');

install();
require('tsx/cjs');
// Before the build, so that a wrong option doesn't cost two minutes.
require('../serve/options').readOptions();
console.log(
  'The production site is built and served. While you write, "npm run dev" follows each save.',
);

const tsx = ['--require', 'tsx/cjs'];
const built = spawnSync(process.execPath, [...tsx, 'scripts/build/cli.ts'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) {
  stop('The site could not be built: the message above says where and why.');
}
const served = spawn(process.execPath, [...tsx, 'scripts/serve/cli.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => served.kill(signal)));
served.on('exit', (code) => process.exit(code === null ? 0 : code));
