import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseData, ReleaseInfo } from '../../packages/contract-reference';
import { cut, documentsIn } from '../release/cut';

/**
 * Cuts releases in a copy of the site until it has so many, as `npm run release:vaults` would. Each has the contracts of
 * the newest real one.
 *
 * @returns the number of documents that the copy has then
 */
export function replicate(root: string, count: number): number {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(root, 'reference/data', name), 'utf8')) as unknown;
  const infos = read('releases.json') as ReleaseInfo[];
  const newest = infos.at(-1);
  if (!newest) throw new Error('there is no release to follow');
  let from = newest.version;
  for (let number = infos.length + 1; number <= count; number += 1) {
    const version = `9.9.${number}`;
    const text = JSON.stringify(read(`${from}.json`)).replaceAll(`"${from}"`, `"${version}"`);
    const data = JSON.parse(text) as ReleaseData;
    const info = { ...newest, version };
    const changes = { from, to: version, contracts: {}, calling: {} };
    cut(root, from, { data, info, changes });
    from = version;
  }
  const render = ['--require', 'tsx/cjs', 'scripts/reference/cli.ts'];
  execFileSync(process.execPath, render, { cwd: root, stdio: 'pipe' });
  const folders = ['docs', 'vaults', 'vaults_versioned_docs'];
  return folders.flatMap((name) => documentsIn(path.join(root, name))).length;
}
