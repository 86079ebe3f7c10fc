/** `npm run test:campaign`: all of the hostile input of which `npm test` tries a sample. Needs the built site. */
require('../setup/help.cjs');
const { spawnSync } = require('child_process');
const path = require('path');
const { browser } = require('../setup/browser.cjs');
const { install, root } = require('../setup/install.cjs');

install();
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'tests/playwright.config.ts', 'hostile.spec.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CAMPAIGN: 'full', CHROMIUM_PATH: browser() },
  },
);
process.exitCode = status ?? 1;
