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
 * What is changed in packages while they are compiled for the browser, because nothing else reaches it. Each is a line that
 * costs every reader time before the page answers.
 */
export const adjustments: readonly Adjustment[] = [
  {
    // React takes the page over in slices of five milliseconds, between which the browser scrolls and answers: it does so
    // for concurrent roots (tag 2), which its release for production holds but does not export. Roots that take nothing
    // over stay as they are (tag 0).
    file: 'react-dom/cjs/react-dom.production.min.js',
    find: /(return new \w+\(\w+,)0(,(\w+)\?\{hydrate:!0\}:void 0\))/,
    replace: '$1$3?2:0$2',
  },
  {
    // Every browser that gets scripts has what its clock and its tasks need. What stands in for them elsewhere, and what is
    // told where nothing does, is a fifth of the scheduler.
    file: 'scheduler/cjs/scheduler.production.min.js',
    find: /if\("object"===typeof performance[\s\S]*?(\{var \w=window\.setTimeout,\w=window\.clearTimeout;)if\([^{]*\{[^}]*\}/,
    replace: 'exports.unstable_now=function(){return performance.now()};$1',
  },
  {
    // No one asks it for a rate other than its own.
    file: 'scheduler/cjs/scheduler.production.min.js',
    find: /exports\.unstable_forceFrameRate=function\(\w\)\{[^{}]*console\.error[^{}]*\};/,
    replace: '',
  },
  {
    // Names of properties are put in any order that is always the same. The first comparison by a language's rules loads
    // these: 10 to 20 ms.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    find: /a\[0\]\.localeCompare\(b\[0\]\)/,
    replace: byCode('a[0]', 'b[0]'),
  },
  {
    // The same for the addresses of sections.
    file: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    find: /b\[1\]\.path\.localeCompare\(a\[1\]\.path\)/,
    replace: byCode('b[1].path', 'a[1].path'),
  },
  {
    // Every browser that gets scripts has it.
    file: 'object-assign/index.js',
    find: /'use strict';[\s\S]*shouldUseNative[\s\S]*$/,
    replace: 'module.exports = Object.assign;',
  },
  {
    // Asked for its height in the next frame, which lays the page out anyway: before that, the whole page would have to be
    // laid out within the task that takes it over.
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
