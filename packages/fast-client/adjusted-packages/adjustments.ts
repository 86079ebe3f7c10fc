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
