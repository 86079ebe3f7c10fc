import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { hostFiles, hostFolder } from './host-files';

/** What hosts and programs look for at the top of what is published, wherever the site is. */
const atTop: readonly string[] = [...hostFiles, hostFolder, '.nojekyll', '.well-known'];
/** The not-found page of the host as a whole: most look for it at the top only. */
const notFound = '404.html';

/**
 * Moves a finished build below its base path, for hosts that publish a folder as their root: `index.html` of a build for
 * `/docs/` becomes `docs/index.html`. Files for hosts stay at the top.
 *
 * @param folder the built site
 */
export function nest(folder: string, baseUrl: string): void {
  if (baseUrl === '/') return;
  const aside = path.join(folder, '.nested');
  mkdirSync(aside);
  for (const name of readdirSync(folder)) {
    if (name !== path.basename(aside) && !atTop.includes(name.replace(/\.(?:br|gz)$/, ''))) {
      renameSync(path.join(folder, name), path.join(aside, name));
    }
  }
  const target = path.join(folder, baseUrl);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(aside, target);
  for (const name of [notFound, `${notFound}.br`, `${notFound}.gz`]) {
    if (existsSync(path.join(target, name))) {
      copyFileSync(path.join(target, name), path.join(folder, name));
    }
  }
}
