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
      /'0\.4\.2',[\s\S]*?\] as const/,
      '] as const',
    ),
  );
}

/** What Node is told to build the site of the working directory. */
export const buildCommand = ['--import', 'tsx', 'scripts/build/cli.ts'] as const;

/** Builds the small site in a folder into its `build`. */
export function buildSmallSite(site: string, env: Record<string, string> = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, buildCommand, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return { status, output: stdout + stderr };
}
