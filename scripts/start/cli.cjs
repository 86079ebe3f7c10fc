/**
 * `npm start`: installs what is missing, builds the production site and serves it. Options: `--port N` (or `PORT`),
 * `--host HOST`, `--dir DIR`, `--base-url /docs/` (or `BASE_URL`). The server that follows each save is `npm run dev`.
 */
require('../setup/help.cjs');
const { spawnSync } = require('child_process');
const { install, root, stop } = require('../setup/install.cjs');

install();
process.chdir(root);
require('tsx/cjs');
// Before the build, so that a wrong option doesn't cost two minutes.
const { readOptions, tryPort } = require('../serve/options');
const { port, host, folder, baseUrl } = readOptions();

function buildAndServe() {
  console.log(
    'The production site is built and served. While you write, "npm run dev" follows each save.',
  );
  const built = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'scripts/build/cli.ts', '--out-dir', folder],
    { stdio: 'inherit', env: { ...process.env, BASE_URL: baseUrl } },
  );
  // A signal that has come meanwhile ends this process first.
  setImmediate(() => {
    if (built.status !== 0) {
      stop('The site could not be built: the message above says where and why.');
    }
    require('../serve/cli');
  });
}

void tryPort(port, host).then(buildAndServe);
