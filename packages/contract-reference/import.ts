/**
 * Turns a folder of extracted facts (`<release>.json`, `releases.json`, `presence.json`,
 * `changes.json`) into `reference/data`. The output depends on the input alone: same facts, same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { toJson } from './json';
import {
  type CodeChanges,
  type Contract,
  type Fn,
  type ModifierDef,
  type Param,
  presence,
  type ReleaseData,
  releaseData,
  releaseInfos,
} from './model';
import type { Schema } from './schema';

/** Facts have more keys than the data, and these differ from it. */
type FactParam = Omit<Param, 'default'> & { default?: { expression: string } };

interface FactFunction extends Omit<Fn, 'params' | 'override' | 'errors' | 'errorsIndirect'> {
  params: FactParam[];
  /** A list of contracts where the source has one. */
  override?: boolean | string[];
  access: Pick<Fn, 'callers' | 'restricted' | 'checks'>;
  errors?: (Fn['errors'][number] & { dynamicMessage?: boolean })[];
  errorsIndirect?: { message: string | null; in: string }[];
}

interface FactContract {
  linearizedBases: Contract['inherits'];
  stateVariables?: (Contract['variables'][number] & { constant?: boolean })[];
  modifiers?: (ModifierDef & { errors?: { message: string | null }[] })[];
  constructor: FactFunction | null;
  functions: FactFunction[];
  inheritedFunctions?: (Omit<Contract['inheritedFunctions'][number], 'from'> & {
    from: { name: string; file: string; line: number };
  })[];
}

/** The facts of one release. */
export interface ReleaseFacts {
  release: string;
  dependencies: { version: string }[];
  files: { path: string; structs?: ReleaseData['structs'] }[];
  contracts: FactContract[];
}

/** What a schema knows of a value, in its order. Lists and flags that facts leave out are empty and false. */
function pick<T>({ json }: Schema<T>, value: unknown): T {
  const part = (schema: Schema<unknown>['json'], given: unknown): unknown => {
    if (given === null) return null;
    if (schema.type === 'boolean') return given === true;
    if (schema.type === 'array')
      return ((given ?? []) as unknown[]).map((item) => part(schema.items, item));
    // What is missing without a substitute is reported when the files are loaded.
    if (schema.type !== 'object' || given === undefined) return given;
    const source = given as Record<string, unknown>;
    const keys: Record<string, Schema<unknown>['json']> =
      schema.properties ??
      Object.fromEntries(Object.keys(source).map((key) => [key, schema.additionalProperties]));
    const entries = Object.entries(keys).flatMap(([key, schemaOfKey]) => {
      const isNeeded = schema.required?.includes(key) ?? true;
      const picked = (isNeeded || source[key]) && part(schemaOfKey, source[key]);
      return isNeeded || picked ? [[key, picked] as const] : [];
    });
    return Object.fromEntries(entries);
  };
  return part(json, value) as T;
}

const fn = ({
  access,
  params,
  override = false,
  errors = [],
  errorsIndirect = [],
  ...rest
}: FactFunction) => ({
  ...rest,
  ...access,
  override: override !== false,
  overridden: Array.isArray(override) ? override : undefined,
  params: params.map((param) => ({ ...param, default: param.default?.expression })),
  errors: errors.map((fail) => ({ ...fail, dynamic: fail.dynamicMessage })),
  errorsIndirect: errorsIndirect.filter(({ message }) => message !== null),
});

const contract = (facts: FactContract) => ({
  ...facts,
  inherits: facts.linearizedBases,
  variables: facts.stateVariables?.filter(({ constant }) => !constant),
  modifiers: facts.modifiers?.map(({ errors = [], ...rest }) => ({
    ...rest,
    messages: errors.flatMap(({ message }) => message ?? []),
  })),
  constructor: facts.constructor && fn(facts.constructor),
  functions: facts.functions.map(fn),
  inheritedFunctions: facts.inheritedFunctions?.map(({ from, ...rest }) => ({
    ...rest,
    ...from,
    from: from.name,
  })),
});

/** One release's facts as our data set. */
export function importRelease(facts: ReleaseFacts): ReleaseData {
  return pick(releaseData, {
    ...facts,
    release: facts.release.replace(/^v/, ''),
    tag: facts.release,
    openzeppelin: facts.dependencies[0]?.version,
    structs: facts.files.flatMap(({ path: file, structs = [] }) =>
      structs.map((struct) => ({ ...struct, file })),
    ),
    contracts: facts.contracts.map(contract),
  });
}

/** Between two releases, functions of each contract with other code. Contracts without any are left out. */
function importChanges(pair: {
  from: string;
  to: string;
  contracts: Record<string, { bodyChanged?: string[] }>;
}): CodeChanges {
  const contracts = Object.entries(pair.contracts)
    .filter(([, { bodyChanged = [] }]) => bodyChanged.length > 0)
    .map(([id, { bodyChanged = [] }]) => [id.slice(id.lastIndexOf(':') + 1), bodyChanged] as const);
  return { from: pair.from, to: pair.to, contracts: Object.fromEntries(contracts) };
}

/**
 * Reads every facts file of a folder and returns the files of `reference/data`, by name. Loading them as a reference
 * checks them.
 *
 * @throws Error naming the file when one is missing or no JSON
 */
export function importFacts(folder: string): Record<string, string> {
  const read = <T>(name: string): T =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as T;
  const { releases } = read<{ releases: unknown }>('releases.json');
  const { pairs } = read<{ pairs: Parameters<typeof importChanges>[0][] }>('changes.json');
  const infos = pick(releaseInfos, releases);
  const files = infos.map(({ version }): [string, string] => [
    `${version}.json`,
    toJson(importRelease(read(`${version}.json`)), 5),
  ]);
  return {
    'releases.json': toJson(infos, 1),
    ...Object.fromEntries(files),
    'presence.json': toJson(pick(presence, read('presence.json')), 3),
    'changes.json': toJson(pairs.map(importChanges), 4),
  };
}
