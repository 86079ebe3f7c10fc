/** One change to the code of a package. */
export interface Adjustment {
  /** The end of the file's path, from the package's name on. */
  readonly file: string;
  readonly find: RegExp;
  readonly replace: string;
}

const byCode = (first: string, second: string): string =>
  `(${first} < ${second} ? -1 : ${first} > ${second} ? 1 : 0)`;

/**
 * Changes to packages, made while they're compiled for the browser because nothing else reaches these lines. Each line
 * costs every reader time before the page responds.
 */
export const adjustments: readonly Adjustment[] = [
  {
    // Makes React take the page over in slices of five milliseconds, so that the browser can scroll and respond in
    // between. React does this for concurrent roots (tag 2), which its production release contains but doesn't export.
    // Roots that don't hydrate anything stay as they are (tag 0).
    file: 'react-dom/cjs/react-dom.production.min.js',
    find: /(return new \w+\(\w+,)0(,(\w+)\?\{hydrate:!0\}:void 0\))/,
    replace: '$1$3?2:0$2',
  },
  {
    // Every browser that gets scripts has the clock and the tasks that the scheduler needs. The fallbacks for other
    // environments, and the warnings where there is none, make up a fifth of it.
    file: 'scheduler/cjs/scheduler.production.min.js',
    find: /if\("object"===typeof performance[\s\S]*?(\{var \w=window\.setTimeout,\w=window\.clearTimeout;)if\([^{]*\{[^}]*\}/,
    replace: 'exports.unstable_now=function(){return performance.now()};$1',
  },
  {
    // Nothing here sets a different frame rate.
    file: 'scheduler/cjs/scheduler.production.min.js',
    find: /exports\.unstable_forceFrameRate=function\(\w\)\{[^{}]*console\.error[^{}]*\};/,
    replace: '',
  },
  {
    // Property names can be in any order, as long as it's always the same. The first comparison by a language's rules
    // has to load them, which takes 10 to 20 ms.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    find: /a\[0\]\.localeCompare\(b\[0\]\)/,
    replace: byCode('a[0]', 'b[0]'),
  },
  {
    // The same goes for the sections' addresses.
    file: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    find: /b\[1\]\.path\.localeCompare\(a\[1\]\.path\)/,
    replace: byCode('b[1].path', 'a[1].path'),
  },
  {
    // Every browser that gets scripts has `Object.assign`.
    file: 'object-assign/index.js',
    find: /'use strict';[\s\S]*shouldUseNative[\s\S]*$/,
    replace: 'module.exports = Object.assign;',
  },
  {
    // Measures the height in the next frame, which lays the page out anyway. Asked for earlier, it would force a layout
    // of the whole page within the task that hydrates it.
    file: '@docusaurus/theme-common/lib/hooks/useHideableNavbar.js',
    find: /if \(node !== null\) \{\s+(navbarHeight\.current = node\.getBoundingClientRect\(\)\.height;)\s+\}/,
    replace: 'if (node !== null) requestAnimationFrame(() => { $1 });',
  },
];

/** The changes to a file, by its path on this machine. */
export function adjustmentsOf(file: string): Adjustment[] {
  const address = file.replaceAll('\\', '/');
  return adjustments.filter((one) => address.endsWith(one.file));
}

/** Files of the theme: they hold the framework's texts, and names of classes. */
export const ofTheme = /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.js$/;

/**
 * The code without what only translators need of its texts: what each is about, and the name by which its translation
 * is found. A text without a name stays as it is.
 */
export function withoutNotes(source: string): string {
  const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
  const call = new RegExp(`\\btranslate\\(\\s*\\{(?:[^{}'"]|${text})*\\}`, 'g');
  const note = new RegExp(`\\b(?:id|description):\\s*(?:${text})\\s*(?:,\\s*|(?=\\}))`, 'g');
  return source
    .replace(call, (all) => (/\bmessage:/.test(all) ? all.replace(note, '') : all))
    .replace(/<Translate\b[^>]*>/g, (tag) => tag.replace(/\s+(?:id|description)="[^"]*"/g, ''));
}
