/** `npm run test:visual`: compares the built site with the kept pictures; `-- --update` takes them again. */
require('../../scripts/setup/help.cjs');
const { spawnSync } = require('child_process');
const path = require('path');
const { browser } = require('../../scripts/setup/browser.cjs');

const root = path.resolve(__dirname, '../..');
const given = process.argv
  .slice(2)
  .map((argument) => (argument === '--update' ? '--update-snapshots' : argument));
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    path.join(__dirname, 'playwright.config.ts'),
    ...given,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser() } },
);
process.exitCode = status === null ? 1 : status;
