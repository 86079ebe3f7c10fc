import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const styleModule = /\.module\.css$/;

/**
 * Names that may be classes of a stylesheet. They include endings of files and units of numbers, which does no harm.
 */
function namesOf(file: string): Set<string> {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...source.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Names of classes that more than one style module below the folders uses, sorted. */
export function repeatedNames(folders: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      styleModule.test(file),
    );
    for (const name of files.flatMap((file) => [...namesOf(path.join(folder, file))])) {
      (seen.has(name) ? repeated : seen).add(name);
    }
  }
  return new Set([...repeated].sort());
}
