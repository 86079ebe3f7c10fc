/** Finds the Chromium that tests and benchmarks run in, or installs Debian's. */
const fs = require('fs');
const { findOrInstall, installPackages, mayInstall, onPath } = require('./debian.cjs');
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
  return onPath(...names) || (fs.existsSync(macPath) ? macPath : undefined);
}

const packages = ['chromium', 'fonts-dejavu-core'];
const shell = 'chromium-headless-shell';

/** Path of the browser, installed if it is missing and that is allowed. */
const browser = () =>
  findOrInstall({
    name: 'Chromium',
    find,
    packages,
    variable: 'CHROMIUM_PATH to a Chromium or Chrome',
  });

/**
 * Path of Chromium's headless shell, in which the tests open their pages, because a new page takes a third less time
 * there. It's the browser itself if you name one, or if the shell can't be installed.
 */
function headlessShell() {
  if (process.env.CHROMIUM_PATH) return browser();
  if (!onPath(shell) && mayInstall()) installPackages([shell]);
  return onPath(shell) || browser();
}

/** Packages of the browser and its shell, as far as they are missing. */
function missingBrowsers() {
  if (process.env.CHROMIUM_PATH) return [];
  return [...(find() ? [] : packages), ...(onPath(shell) ? [] : [shell])];
}

module.exports = { browser, headlessShell, missingBrowsers };
