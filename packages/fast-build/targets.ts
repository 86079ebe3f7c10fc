import { readFileSync } from 'node:fs';
import path from 'node:path';

const packageFile = path.resolve(__dirname, '../../package.json');

interface Package {
  readonly browserslist: Readonly<Record<'production', readonly string[]>>;
}

const names: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** The oldest browsers that the site supports, from `package.json`, by the names that esbuild has for them. */
export function browserTargets(): string[] {
  const { browserslist } = JSON.parse(readFileSync(packageFile, 'utf8')) as Package;
  return browserslist.production.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!version)
      throw new Error(`package.json: browserslist has "${line}"; write "<name> >= <version>".`);
    return (names[name] ?? name) + version;
  });
}
