import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The theme's table of class names. The file can't be imported without the theme's entry point, so its text is read.
 */
export const table = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils/ThemeClassNames.js',
);

/** Code of a name, by its group and its key: a string, or a function that makes one. */
type Names = ReadonlyMap<string, string>;

/**
 * Reads the table.
 *
 * @throws if it holds no names where they were: another release of the theme may write it otherwise
 */
export function readNames(source = readFileSync(table, 'utf8')): Names {
  const names = new Map<string, string>();
  let group = '';
  for (const line of source.split('\n')) {
    group = /^ {4}(\w+): \{$/.exec(line)?.[1] ?? group;
    const [, key, text, made] =
      /^ {8}(\w+): (?:('[\w-]+')|(\(\w+\) => `[^`]*`)),$/.exec(line) ?? [];
    if (key) names.set(`${group}.${key}`, text ?? `(${made})`);
  }
  if (names.size === 0) throw new Error(`${table} has no names where they were.`);
  return names;
}

/**
 * The code with class names in place of the table's keys. No minifier does this, so the table would come with every
 * page, although most of its names belong to one kind of page.
 */
export function withClassNames(source: string, names: Names): string {
  return source.replace(
    /\bThemeClassNames\.(\w+\.\w+)/g,
    (all, key: string) => names.get(key) ?? all,
  );
}
