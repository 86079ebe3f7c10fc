/** `npm run test:engines`: every check in every engine, of which `npm test` runs a sample. Needs the built site. */
require('../setup/help.cjs');
const { spawnSync } = require('child_process');
const path = require('path');
const { findEngines } = require('../setup/engines.cjs');
const { install, root } = require('../setup/install.cjs');

install();
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ENGINES_ALL: '1', ENGINES: JSON.stringify(findEngines()) },
  },
);
process.exitCode = status ?? 1;
