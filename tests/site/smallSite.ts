/** A site of a few documents with the real configuration, theme, plugins and tools: its builds take seconds. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from '../../scripts/setup/packages';

const root = path.resolve(__dirname, '../..');

/** How a build ended. */
export interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** Puts the small site into an empty folder. */
export function copySmallSite(site: string): void {
  for (const name of [
    'docusaurus.config.js',
    'docusaurus.config.ts',
    'package.json',
    'sidebars',
    'src',
    'static',
    'packages',
    'scripts',
    'tsconfig.json',
    'reference',
  ]) {
    cpSync(path.join(root, name), path.join(site, name), { recursive: true });
  }
  rmSync(path.join(site, 'static/abi'), { recursive: true, force: true });
  cpSync(path.join(root, 'tests/fixtures/small-site'), site, { recursive: true });
  linkPackages(root, site);
  // The fixture has one release of the vaults.
  writeFileSync(
    path.join(site, 'src/data/releases/index.ts'),
    readFileSync(path.join(root, 'src/data/releases/index.ts'), 'utf8').replace(
      /(releases = \[\s*'[^']+',)[^\]]*/,
      '$1',
    ),
  );
}

/** Files as other systems and editors write them, by the name of their document. */
const written: Readonly<Record<string, (text: string) => string>> = {
  'line-ends': (text) => text.replaceAll('\n', '\r\n'),
  'order-mark': (text) => `\ufeff${text}`,
  'blank-behind-dashes': (text) => text.replaceAll('---\n', '--- \n'),
};

/** Adds a document of each kind of thing that people write. */
export function addWriting(site: string): void {
  cpSync(path.join(root, 'tests/fixtures/writing'), site, { recursive: true });
  const folder = path.join(site, 'docs/resources/writing');
  const text = readFileSync(path.join(folder, 'fences.md'), 'utf8');
  for (const [name, write] of Object.entries(written)) {
    writeFileSync(path.join(folder, `${name}.md`), write(text));
  }
}

/** The command with which Node builds the site of the working directory. */
export const buildCommand = ['--require', 'tsx/cjs', 'scripts/build/cli.ts'] as const;

/**
 * Builds a site in its folder.
 *
 * @param command what Node runs, as it is on the command line
 */
export function buildSite(
  site: string,
  command: readonly string[],
  env: Record<string, string> = {},
): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return { status, output: stdout + stderr };
}

/** Builds the small site in a folder into its `build`. */
export function buildSmallSite(site: string, env: Record<string, string> = {}): Outcome {
  return buildSite(site, buildCommand, env);
}
