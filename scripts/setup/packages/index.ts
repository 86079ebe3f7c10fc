import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Gives a copy of the site the installed packages of `root`: a folder `node_modules` of its own, with a link to each. */
export function linkPackages(root: string, copy: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(copy, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // The compiler's cache knows modules by their path, so the copy gets a separate one.
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  }
}
