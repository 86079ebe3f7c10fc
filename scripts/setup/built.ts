import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';

/**
 * Path of the built site.
 *
 * @param folder as a person names it, from where the command runs
 * @param command what builds it
 * @throws Refusal if it holds no build
 */
export function builtSite(folder = 'build', command = 'npm run build'): string {
  if (existsSync(path.join(folder, 'index.html'))) return path.resolve(folder);
  throw new Refusal(`There is no built site in ${folder}/. Run "${command}" first.`);
}
