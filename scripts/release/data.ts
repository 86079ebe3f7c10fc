import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CodeChanges,
  importRelease,
  type ReleaseData,
  type ReleaseFacts,
  type ReleaseInfo,
  toJson,
} from '../../packages/contract-reference';
import { Refusal } from '../setup/refusal';

/** What a new release adds to `reference/data`. */
export interface NewRelease {
  readonly data: ReleaseData;
  readonly info: ReleaseInfo;
  readonly changes: CodeChanges;
}

function readJson(folder: string, name: string): unknown {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Refusal(`${file} is missing: the facts of a release need it`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Refusal(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** The entries of a list that stands alone, as in `reference/data`, or under a key, as in extracted facts. */
function entries(value: unknown, key: string): unknown[] {
  const list = Array.isArray(value) ? value : (value as Record<string, unknown>)[key];
  return Array.isArray(list) ? list : [];
}

/**
 * Reads the facts of one release: `<release>.json`, its entry in `releases.json`, and in `changes.json` the pair that
 * shows which functions have different code from the release before. Each file may be as extracted or already in the
 * form of `reference/data`.
 *
 * @throws Refusal that names what is missing
 */
export function readRelease(folder: string, release: string, previous: string): NewRelease {
  const source = readJson(folder, `${release}.json`) as ReleaseFacts | ReleaseData;
  const data = 'tag' in source ? source : importRelease(source);
  if (data.release !== release) {
    throw new Refusal(`${release}.json in ${folder} holds the facts of ${data.release}`);
  }
  const info = entries(readJson(folder, 'releases.json'), 'releases').find(
    (entry) => (entry as ReleaseInfo).version === release,
  ) as ReleaseInfo | undefined;
  if (!info) throw new Refusal(`releases.json in ${folder} has no entry for ${release}`);
  const pair = entries(readJson(folder, 'changes.json'), 'pairs').find(
    (entry) => (entry as CodeChanges).from === previous && (entry as CodeChanges).to === release,
  ) as { contracts: Record<string, string[] | { bodyChanged?: string[] }> } | undefined;
  if (!pair) {
    throw new Refusal(`changes.json in ${folder} does not compare ${previous} with ${release}`);
  }
  const contracts: CodeChanges['contracts'] = {};
  for (const [id, change] of Object.entries(pair.contracts)) {
    const changed = Array.isArray(change) ? change : (change.bodyChanged ?? []);
    if (changed.length > 0) contracts[id.slice(id.lastIndexOf(':') + 1)] = changed;
  }
  const { version, tag, commit, commitDate, openzeppelin } = info;
  const { solidity, vyper } = info.compilers;
  return {
    data,
    info: { version, tag, commit, commitDate, compilers: { solidity, vyper }, openzeppelin },
    changes: { from: previous, to: release, contracts },
  };
}

/** Files of `reference/data` with one more release, by name. */
export function dataFiles(root: string, added: NewRelease): Record<string, string> {
  const folder = path.join(root, 'reference/data');
  const infos = readJson(folder, 'releases.json') as ReleaseInfo[];
  const changes = readJson(folder, 'changes.json') as CodeChanges[];
  return {
    [`${added.info.version}.json`]: toJson(added.data, 5),
    'releases.json': toJson([...infos, added.info], 1),
    'changes.json': toJson([...changes, added.changes], 4),
  };
}
