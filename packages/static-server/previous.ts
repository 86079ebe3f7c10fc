import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folder beside a build: for the assets of the previous build, or for the last build while a new one takes its place. */
const beside = (target: string, name: 'previous' | 'last'): string =>
  path.join(path.dirname(target), `.${path.basename(target)}-${name}`);

/**
 * Folder with the assets of the build before the one at `target`, if they are kept.
 *
 * Its only entry is `assets`, so that paths below it are the same as below the build.
 */
export function previousAssets(target: string): string | undefined {
  const folder = beside(target, 'previous');
  return existsSync(path.join(folder, 'assets')) ? folder : undefined;
}

/** Puts the last good build back if a replacement was killed between its two renames. */
export function recoverBuild(target: string): void {
  const last = beside(target, 'last');
  if (!existsSync(target) && existsSync(path.join(last, 'index.html'))) renameSync(last, target);
}

/**
 * Replaces the last build with a finished one, and keeps the assets of the last one for tabs that are still open.
 *
 * Renames within one file system: if putting the build in place fails, the last one comes back.
 *
 * @param finished the new build, beside `target`
 */
export function replaceBuild(finished: string, target: string): void {
  const last = beside(target, 'last');
  const previous = beside(target, 'previous');
  rmSync(last, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  const hasLast = existsSync(target);
  if (hasLast) renameSync(target, last);
  try {
    renameSync(finished, target);
  } catch (error) {
    if (hasLast) renameSync(last, target);
    throw error;
  }
  // A server that looks between these two steps finds no old assets, and tabs that need them load the page again.
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(path.join(last, 'assets'))) {
    mkdirSync(previous);
    renameSync(path.join(last, 'assets'), path.join(previous, 'assets'));
  }
  rmSync(last, { recursive: true, force: true });
}
