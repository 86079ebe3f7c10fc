/** Step of a build: writes one page with the license of every package whose code readers get. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledFile } from '../bundled-packages';

const packages = path.resolve(__dirname, '../../../node_modules');

/** The page, below the base URL. */
export const licensesFile = 'licenses.txt';

/** Licenses under which a package may be shipped. They ask at most that their text goes along with it. */
export const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/**
 * Packages with parts that reach browsers without webpack: the styles and fonts of formulas, and the worker of the
 * search.
 */
export const copied = ['katex', 'minisearch'] as const;

/** A package with its license. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Text of the license, if the package brings it. */
  readonly text: string | undefined;
}

/** Reads name and license of the package in a folder. */
export function readPackage(folder: string): Licensed {
  const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | { type?: string };
  };
  const { name, version, license } = description;
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:[.-]|$)/i.test(each));
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? 'not named',
    text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : undefined,
  };
}

/** Whether a license expression allows us to ship the package. One of its alternatives is enough. */
export function isAllowed(license: string): boolean {
  return license
    .replace(/^\(|\)$/g, '')
    .split(/ OR /)
    .some((each) => each.split(/ AND /).every((part) => allowed.has(part.trim())));
}

/** The page: a list, then the texts, each once. */
export function licensesPage(packages: readonly Licensed[]): string {
  const texts = new Map<string, string[]>();
  for (const { name, version, text, license } of packages) {
    const key = text ?? `Licensed under ${license}. The package brings no text of it.`;
    texts.set(key, [...(texts.get(key) ?? []), `${name} ${version}`]);
  }
  return [
    'The pages of this site hold parts of these packages.',
    '',
    ...packages.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    '',
    ...[...texts].flatMap(([text, names]) => ['-'.repeat(72), names.join(', '), '', text, '']),
  ].join('\n');
}

/**
 * Writes the page of licenses into a built site.
 *
 * @param folder the built site
 * @param generated folder with the records of Docusaurus
 * @param others folders of packages that webpack does not know of
 * @returns how many packages are shipped
 * @throws Error that names a package whose license is not on the allowed list
 */
export function writeLicenses(
  folder: string,
  generated: string,
  others: readonly string[] = copied.map((name) => path.join(packages, name)),
): number {
  const list = path.join(generated, bundledFile);
  if (!existsSync(list)) throw new Error(`The build did not tell which packages are shipped.`);
  const known = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const shipped = [...new Set([...known, ...others])]
    .map(readPackage)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const bad = shipped.find(({ license }) => !isAllowed(license));
  if (bad) {
    throw new Error(
      `${bad.name} ${bad.version} is shipped under "${bad.license}", which is not on the list in packages/fast-build/bundled-licenses. ` +
        'Take another package, or add the license if its terms can be kept.',
    );
  }
  writeFileSync(path.join(folder, licensesFile), licensesPage(shipped));
  return shipped.length;
}
