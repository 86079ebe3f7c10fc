import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type CodeChanges,
  codeChanges,
  readData,
  type ReleaseData,
  releaseData,
  type ReleaseInfo,
  releaseInfos,
  type Schema,
  toJson,
} from '../../packages/contract-reference';
import { formatProblem, type Problem } from '../../packages/files';
import { Refusal } from '../setup/refusal';

/** What a new release adds to `reference/data`. */
export interface NewRelease {
  readonly data: ReleaseData;
  readonly info: ReleaseInfo;
  readonly changes: CodeChanges;
}

function read<T>(folder: string, name: string, schema: Schema<T>): T {
  const problems: Problem[] = [];
  const value = readData(folder, name, schema, problems);
  if (value === undefined)
    throw new Refusal(`In ${folder}:\n${problems.map(formatProblem).join('\n')}`);
  return value;
}

/**
 * Reads the facts of one release, in the form of `reference/data`: `<release>.json`, its entry in `releases.json`, and in
 * `changes.json` the pair that shows which functions have different code from the release before.
 *
 * @throws Refusal that names what is missing or doesn't have the form
 */
export function readRelease(folder: string, release: string, previous: string): NewRelease {
  const data = read(folder, `${release}.json`, releaseData);
  if (data.release !== release) {
    throw new Refusal(`${release}.json in ${folder} holds the facts of ${data.release}`);
  }
  const info = read(folder, 'releases.json', releaseInfos).find(
    ({ version }) => version === release,
  );
  if (!info) throw new Refusal(`releases.json in ${folder} has no entry for ${release}`);
  const changes = read(folder, 'changes.json', codeChanges).find(
    ({ from, to }) => from === previous && to === release,
  );
  if (!changes) {
    throw new Refusal(`changes.json in ${folder} does not compare ${previous} with ${release}`);
  }
  return { data, info, changes };
}

/**
 * Paths of the description files in a folder.
 *
 * @param root folder with the reference that they are for
 * @throws Refusal if there are none, or if one would be passed over
 */
export function descriptionFiles(root: string, folder: string, { data }: NewRelease): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`There is no folder ${folder}: correct --descriptions.`);
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  if (names.length === 0) throw new Refusal(`${folder} has no description files.`);
  const known = new Set(data.contracts.map(({ name }) => `${name}.yaml`));
  return names.map((name) => {
    const file = path.join(folder, name);
    if (!known.has(name) && !existsSync(path.join(root, 'reference/descriptions', name)))
      throw new Refusal(
        `${file} is not named after a contract of ${data.release}. Give it the name of one, for example Vault.yaml, or remove it.`,
      );
    return file;
  });
}

/** Files of `reference/data` with one more release, by name. */
export function dataFiles(
  root: string,
  { data, info, changes }: NewRelease,
): Record<string, string> {
  const folder = path.join(root, 'reference/data');
  return {
    [`${info.version}.json`]: toJson(data, 5),
    'releases.json': toJson([...read(folder, 'releases.json', releaseInfos), info], 1),
    'changes.json': toJson([...read(folder, 'changes.json', codeChanges), changes], 4),
  };
}
