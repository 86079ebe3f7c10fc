/**
 * Loaded into the development server before all else. The compiler sees the files that pages are made of; what the server
 * itself has loaded, such as formulas, steps of the compiler and the configuration, it would keep as it was. When one of
 * these changes, the server says so and ends, and `cli.ts` starts it again.
 */
const { statSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
/** An exit status that nothing else uses: `cli.ts` knows it. */
const restart = 75;

/** Files of the site that Node has loaded. Docusaurus itself reads menus again. */
const own = () =>
  Object.keys(require.cache).filter((file) => {
    const relative = path.relative(root, file.replace(/\?.*$/, ''));
    return !/^(?:\.\.|node_modules|\.docusaurus|sidebars|scripts)/.test(relative);
  });

const changedAt = (file) =>
  statSync(file.replace(/\?.*$/, ''), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const seen = new Map();

setInterval(() => {
  for (const file of own()) {
    const now = changedAt(file);
    const before = seen.get(file) ?? now;
    seen.set(file, now);
    if (now === before) continue;
    console.log(
      `\n${path.relative(root, file)} has changed, and pages depend on it: the server starts again …`,
    );
    process.exit(restart);
  }
}, 1000).unref();
