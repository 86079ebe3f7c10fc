/** Copies of the last commit in which builds are measured: with its history, and with compiler caches of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules, hostFolder } from '../../packages/hosting';
import { compress } from '../../packages/fast-build/compress';
import { linkPackages } from '../setup/packages';
import { costOf, type Cost } from './processes';

const root = path.resolve(__dirname, '../..');
const home = path.join(root, '.cache/bench');

/** A copy and how it is built. */
export interface Copy {
  readonly folder: string;
  readonly build: () => Cost;
}

function clone(name: string): string {
  const folder = path.join(home, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--local', root, folder]);
  linkPackages(root, folder);
  return folder;
}

const environment = { NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', TZ: 'UTC' };

/** A copy that a script of it builds. */
const builtBy = (folder: string, ...script: readonly string[]): Copy => ({
  folder,
  build: () => costOf(process.execPath, script, { cwd: folder, env: environment }),
});

/** A copy of this site, built by `npm run build`. */
export const copyOfSite = (name: string): Copy =>
  builtBy(clone(name), '--require', 'tsx/cjs', 'scripts/build/cli.ts');

/** A copy with only the content of this site, built by stock Docusaurus. */
export function copyOfStock(name: string): Copy {
  const folder = clone(name);
  // Where a file of ours is missing, Docusaurus uses the one of its own theme.
  rmSync(path.join(folder, 'src/theme'), { recursive: true });
  const file = path.join(folder, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  description.browserslist = { production: ['>0.5%', 'not dead', 'not op_mini all'] };
  writeFileSync(file, JSON.stringify(description, undefined, 2));
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  return builtBy(folder, docusaurus, 'build', '--config', 'scripts/bench/stock/config.cjs');
}

/**
 * The built folder of a copy, ready to be served as ours is. A stock build lacks compressed files, and knows no policy: with
 * that of our server, none of its scripts would run.
 */
export async function servable(copy: string): Promise<string> {
  const folder = path.join(copy, 'build');
  if (existsSync(path.join(folder, hostFolder))) return folder;
  const rules = headerRules({ scriptHashes: [] }).map(({ prefix, headers }) => ({
    prefix,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => name !== 'Content-Security-Policy'),
    ),
  }));
  await compress(folder);
  mkdirSync(path.join(folder, hostFolder));
  writeFileSync(path.join(folder, hostFolder, 'headers.json'), JSON.stringify(rules));
  return folder;
}

const head = (folder: string): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });

/** A stock build of the last commit that can be visited: the one of an earlier run if nothing was committed since. */
export async function stockBuild(): Promise<string> {
  const folder = path.join(home, 'stock');
  const built = path.join(folder, 'build');
  const finished = path.join(built, 'index.html');
  if (!existsSync(finished) || head(folder) !== head(root)) copyOfStock('stock').build();
  return servable(folder);
}
