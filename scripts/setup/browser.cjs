/** Finds the Chromium that tests and benchmarks run in, or installs Debian's. */
const { spawnSync } = require('child_process');
const fs = require('fs');
const { findOrInstall } = require('./debian.cjs');
const { stop } = require('./install.cjs');

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function find() {
  if (process.env.CHROMIUM_PATH) {
    if (fs.existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    stop(
      `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", where there is no file. Set it to the path of Chromium or Chrome.`,
    );
  }
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return fs.existsSync(macPath) ? macPath : undefined;
}

/** Path of the browser, installed if it is missing and that is allowed. */
const browser = () =>
  findOrInstall({
    name: 'Chromium',
    find,
    packages: ['chromium', 'fonts-dejavu-core'],
    purpose: 'what runs in a browser (a minute)',
    variable: 'CHROMIUM_PATH to a Chromium or Chrome',
  });

module.exports = { browser };
