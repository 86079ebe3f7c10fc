/**
 * Reads `reference/descriptions/*.yaml`, checks them against the data and gives the words for a
 * member of a contract in a release.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import {
  allFunctions,
  type Contract,
  DESCRIPTIONS_DIR,
  findContract,
  type Fn,
  functionKey,
  type Reference,
  type ReleaseData,
  ROOT,
  type StructDef,
} from './model';
import { type Problem, ReferenceError } from './problem';
import { checkSchema, type UNITS } from './schema';

export type Unit = (typeof UNITS)[number];
export interface ValueText {
  text: string;
  unit: Unit;
}
export interface FunctionText {
  text?: string;
  params?: Record<string, ValueText>;
  returns?: ValueText[];
  reverts?: string[];
  hook?: 'override' | 'call';
  caution?: string;
}
interface EventText {
  text?: string;
  params?: Record<string, ValueText>;
}
interface StructText {
  text?: string;
  fields?: Record<string, ValueText>;
}
interface PlainText {
  text?: string;
  unit?: Unit;
}
type Versioned<T> = T & { in?: Record<string, T> };

/** A description file as written. */
export interface DescriptionFile {
  contract: string;
  summary: string;
  summaryIn?: Record<string, string>;
  functions?: Record<string, Versioned<FunctionText & { sameAs?: string }>>;
  events?: Record<string, Versioned<EventText>>;
  structs?: Record<string, Versioned<StructText>>;
  constants?: Record<string, Versioned<PlainText>>;
  variables?: Record<string, Versioned<PlainText>>;
  modifiers?: Record<string, Versioned<PlainText>>;
  interfaces?: Record<string, Versioned<PlainText>>;
}

/** A function's words in one release, complete. `params` follows the order of its parameters. */
export interface ResolvedFunction {
  text: string;
  /** Null where an unnamed parameter has no description. */
  params: (ValueText | null)[];
  returns: (ValueText | null)[];
  reverts: string[];
  hook?: 'override' | 'call';
  caution?: string;
}

/**
 * Structs declared outside contracts, and the contract whose page and description file carry them.
 * A new one has to be given a place here.
 */
export const FILE_STRUCT_OWNER: Record<string, string> = {
  StrategyParams: 'VaultAPI',
  LegacyStrategyParams: 'CommonHealthCheck',
  Limits: 'CommonHealthCheck',
};

/** Structs that a contract's page shows: its own and the file-level ones it owns, with their file. */
export function structsOf(data: ReleaseData, contract: Contract): (StructDef & { file: string })[] {
  return [
    ...data.structs.filter(({ name }) => FILE_STRUCT_OWNER[name] === contract.name),
    ...contract.structs.map((struct) => ({ ...struct, file: contract.file })),
  ];
}

/** Releases that a key of `in` or `summaryIn` covers; undefined when it names an unknown one. */
export function releasesInRange(key: string, releases: string[]): string[] | undefined {
  const [from, to = from] = key.split('-') as [string, string?];
  const [start, end] = [releases.indexOf(from), releases.indexOf(to)];
  return start < 0 || end < start ? undefined : releases.slice(start, end + 1);
}

/** What is wrong with a sentence, or null. MDX would read some characters as code, mathematics or markup. */
export function textFault(text: string): string | null {
  if ((text.match(/`/g) ?? []).length % 2 !== 0) return 'unbalanced backticks';
  if (text.includes('\n')) return 'more than one paragraph';
  if (text.includes('|')) return 'a "|" would break a table';
  const prose = text.replace(/`[^`]*`/g, 'x');
  const bad = /[{}<$*_~\\]|\]\(|https?:/.exec(prose);
  if (bad) return `"${bad[0]}" outside a code span`;
  if (!/[.!?]$/.test(text.trim())) return 'no full stop at the end';
  return null;
}

/** All description files, checked for form; content is checked by {@link checkDescriptions}. */
export function loadDescriptions(root = ROOT): {
  files: Map<string, DescriptionFile>;
  problems: Problem[];
} {
  const files = new Map<string, DescriptionFile>();
  const problems: Problem[] = [];
  const folder = path.join(root, DESCRIPTIONS_DIR);
  const names = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
    : [];
  for (const name of names) {
    const file = `${DESCRIPTIONS_DIR}/${name}`;
    const document = parseDocument(fs.readFileSync(path.join(folder, name), 'utf8'), {
      uniqueKeys: true,
      schema: 'core',
    });
    if (document.errors.length > 0) {
      for (const error of document.errors) {
        const line = error.linePos?.[0].line;
        problems.push({
          file,
          key: `line ${line ?? '?'}`,
          message: error.message.split('\n')[0] as string,
          remedy:
            error.code === 'DUPLICATE_KEY'
              ? 'keep one of the two'
              : 'quote a text that holds ": ", " #" or, inside {}, a comma',
        });
      }
      continue;
    }
    const value = document.toJS() as DescriptionFile;
    const faults = checkSchema('description', value, file);
    problems.push(...faults);
    if (faults.length > 0) continue;
    const expected = name.replace(/\.ya?ml$/, '');
    if (value.contract !== expected) {
      problems.push({
        file,
        key: 'contract',
        message: `says "${value.contract}"`,
        remedy: `write "${expected}", or rename the file`,
      });
      continue;
    }
    files.set(expected, value);
  }
  return { files, problems };
}

/** The words of a member in a release: the base, with what `in` says for it on top. */
function inRelease<T extends object>(entry: Versioned<T>, release: string, releases: string[]): T {
  const { in: overrides, ...base } = entry;
  let result = base as unknown as T;
  for (const [range, own] of Object.entries(overrides ?? {})) {
    if (releasesInRange(range, releases)?.includes(release)) result = merge(result, own);
  }
  return result;
}

/** `own` over `base`; maps of parameters and fields are merged entry by entry. */
function merge<T extends object>(base: T, own: T): T {
  const result = { ...base, ...own } as Record<string, unknown>;
  for (const key of ['params', 'fields']) {
    const [left, right] = [
      (base as Record<string, unknown>)[key],
      (own as Record<string, unknown>)[key],
    ];
    if (left && right) result[key] = { ...left, ...right };
  }
  return result as T;
}

/** Gives the words for members, release by release. Ask only after {@link checkDescriptions} found nothing. */
export class Descriptions {
  constructor(
    private readonly reference: Reference,
    private readonly files: Map<string, DescriptionFile>,
  ) {}

  private file(contract: string): DescriptionFile | undefined {
    return this.files.get(contract);
  }

  /** Words of a contract's functions as they are written, by their keys. */
  functionsOf(contract: string): NonNullable<DescriptionFile['functions']> {
    return this.file(contract)?.functions ?? {};
  }

  summary(contract: string, release: string): string {
    const file = this.file(contract);
    for (const [range, text] of Object.entries(file?.summaryIn ?? {})) {
      if (releasesInRange(range, this.reference.releases)?.includes(release)) return text;
    }
    return file?.summary ?? '';
  }

  /** Words as written and inherited by `sameAs`, with parameters by name. */
  private functionText(
    contract: string,
    key: string,
    release: string,
    depth = 0,
  ): { text: FunctionText; source?: { contract: string; key: string } } {
    const entry = this.file(contract)?.functions?.[key];
    if (!entry) return { text: {} };
    const { sameAs, ...own } = entry;
    const mine = inRelease<FunctionText>(own, release, this.reference.releases);
    if (sameAs === undefined || depth > 3) return { text: mine };
    const dot = sameAs.indexOf('.');
    const source = { contract: sameAs.slice(0, dot), key: sameAs.slice(dot + 1) };
    return {
      text: merge(this.functionText(source.contract, source.key, release, depth + 1).text, mine),
      source,
    };
  }

  function(contract: Contract, fn: Fn, release: string): ResolvedFunction {
    const key = functionKey(fn);
    const { text, source } = this.functionText(contract.name, key, release);
    const params = text.params ?? {};
    const sourceNames = source ? this.paramNames(source.contract, source.key, release) : [];
    const struct =
      fn.getter === true && text.returns === undefined
        ? this.structOfGetter(contract, fn, release)
        : undefined;
    return {
      text: text.text ?? '',
      params: fn.params.map(({ name }, index) => {
        const sourceName = sourceNames[index];
        return (
          params[name] ??
          params[String(index)] ??
          (sourceName === undefined ? undefined : params[sourceName]) ??
          null
        );
      }),
      returns: fn.returns.map(({ name }, index) => text.returns?.[index] ?? struct?.[name] ?? null),
      reverts: text.reverts ?? [],
      ...(text.hook && { hook: text.hook }),
      ...(text.caution !== undefined && { caution: text.caution }),
    };
  }

  /** Parameter names of a described function, so that `sameAs` works across other names. */
  private paramNames(contract: string, key: string, release: string): string[] {
    const order = [release, ...[...this.reference.releases].reverse()];
    for (const candidate of order) {
      const found = findContract(this.reference.data[candidate] as ReleaseData, contract);
      const fn = found && allFunctions(found).find((item) => functionKey(item) === key);
      if (fn) return fn.params.map(({ name }) => name);
    }
    return [];
  }

  /** A getter that returns a struct's fields takes their words from the struct. */
  private structOfGetter(
    contract: Contract,
    fn: Fn,
    release: string,
  ): Record<string, ValueText> | undefined {
    const struct = structsOf(this.reference.data[release] as ReleaseData, contract).find(
      ({ fields }) =>
        fields.length === fn.returns.length &&
        fields.every(({ name }, index) => name === fn.returns[index]?.name),
    );
    return struct && this.struct(contract.name, struct.name, release).fields;
  }

  event(
    contract: string,
    name: string,
    release: string,
  ): { text: string; params: Record<string, ValueText> } {
    const entry = this.file(contract)?.events?.[name];
    const found = entry ? inRelease<EventText>(entry, release, this.reference.releases) : {};
    return { text: found.text ?? '', params: found.params ?? {} };
  }

  struct(
    contract: string,
    name: string,
    release: string,
  ): { text: string; fields: Record<string, ValueText> } {
    const entry = this.file(contract)?.structs?.[name];
    const found = entry ? inRelease<StructText>(entry, release, this.reference.releases) : {};
    return { text: found.text ?? '', fields: found.fields ?? {} };
  }

  /** Words of a constant, variable, modifier or embedded interface; undefined when there are none. */
  plain(
    contract: string,
    kind: 'constants' | 'variables' | 'modifiers' | 'interfaces',
    name: string,
    release: string,
  ): PlainText | undefined {
    const entry = this.file(contract)?.[kind]?.[name];
    return entry && inRelease<PlainText>(entry, release, this.reference.releases);
  }

  /** `Contract.signature` that a function's `sameAs` names. */
  sameAs(contract: string, key: string): string | undefined {
    return this.file(contract)?.functions?.[key]?.sameAs;
  }
}

const range = (releases: string[], all: string[]): string =>
  releases.length === all.length
    ? 'every release'
    : releases.length > 1
      ? `${releases[0]}-${releases[releases.length - 1]}`
      : (releases[0] ?? '');

/**
 * Compares the descriptions of a contract with its data: what lacks words, which words are for
 * nothing.
 */
function checkFile(
  reference: Reference,
  descriptions: Descriptions,
  contractName: string,
  description: DescriptionFile,
): Problem[] {
  const file = `${DESCRIPTIONS_DIR}/${contractName}.yaml`;
  const problems: Problem[] = [];
  const add = (key: string, message: string, remedy: string): void => {
    problems.push({ file, key, message, remedy });
  };
  const having = reference.releases.filter((release) =>
    findContract(reference.data[release] as ReleaseData, contractName),
  );
  if (having.length === 0) {
    add('contract', 'no release has such a contract', 'remove the file');
    return problems;
  }
  const contractIn = (release: string): Contract =>
    findContract(reference.data[release] as ReleaseData, contractName) as Contract;

  /** Missing things are collected over releases, so that each is told once. */
  const missing = new Map<string, string[]>();
  const lack = (key: string, release: string): void => {
    missing.set(key, [...(missing.get(key) ?? []), release]);
  };

  const checkRanges = (
    key: string,
    ranges: Record<string, unknown> | undefined,
    relevant: string[],
  ): void => {
    const seen = new Set<string>();
    for (const item of Object.keys(ranges ?? {})) {
      const covered = releasesInRange(item, reference.releases);
      if (!covered) {
        add(
          `${key}.${item}`,
          'not a release or an inclusive range of releases',
          `write such as 0.3.0 or 0.3.0-0.3.2, of ${reference.releases.join(', ')}`,
        );
        continue;
      }
      if (!covered.some((release) => relevant.includes(release))) {
        add(
          `${key}.${item}`,
          `applies to no release that has it (${relevant.join(', ')})`,
          'remove it or correct the range',
        );
      }
      for (const release of covered) {
        if (seen.has(release))
          add(`${key}.${item}`, `${release} is covered twice`, 'make the ranges disjoint');
        seen.add(release);
      }
    }
  };
  const walkTexts = (key: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (/\.(unit|hook|sameAs)$/.test(key)) return;
      const fault = textFault(value);
      if (fault)
        add(
          key,
          `${fault}: ${JSON.stringify(value.slice(0, 60))}`,
          fault === 'no full stop at the end'
            ? 'end the sentence'
            : 'reword, or put identifiers into backticks',
        );
    } else if (value && typeof value === 'object') {
      for (const [name, entry] of Object.entries(value))
        walkTexts(key ? `${key}.${name}` : name, entry);
    }
  };
  walkTexts('', { ...description, contract: undefined });
  checkRanges('summaryIn', description.summaryIn, having);

  // Functions
  const functionReleases = new Map<string, string[]>();
  const paramNames = new Map<string, Set<string>>();
  for (const release of having) {
    const contract = contractIn(release);
    for (const fn of allFunctions(contract)) {
      const key = functionKey(fn);
      functionReleases.set(key, [...(functionReleases.get(key) ?? []), release]);
      const names = paramNames.get(key) ?? new Set<string>();
      fn.params.forEach(({ name }, index) => names.add(name || String(index)).add(String(index)));
      paramNames.set(key, names);
      const place = `functions.${key}`;
      if (!description.functions?.[key]) {
        lack(place, release);
        continue;
      }
      const found = descriptions.function(contract, fn, release);
      if (found.text === '') lack(`${place}.text`, release);
      fn.params.forEach(({ name }, index) => {
        if (
          name !== '' &&
          !(fn.getter === true && /^arg\d+$/.test(name)) &&
          found.params[index] === null
        )
          lack(`${place}.params.${name}`, release);
      });
      const described = found.returns.filter((value) => value !== null).length;
      if (described !== fn.returns.length)
        lack(`${place}.returns (${fn.returns.length} needed, ${described} given)`, release);
    }
  }
  for (const [key, entry] of Object.entries(description.functions ?? {})) {
    const place = `functions.${key}`;
    const releases = functionReleases.get(key);
    if (!releases) {
      const name = key.slice(0, key.indexOf('('));
      const near = [...functionReleases.keys()].filter((item) => item.startsWith(`${name}(`));
      add(
        place,
        'no release has this function',
        near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'remove it or correct the key',
      );
      continue;
    }
    checkRanges(`${place}.in`, entry.in, releases);
    const allowed = paramNames.get(key) as Set<string>;
    const given = [
      entry.params,
      ...Object.values(entry.in ?? {}).map(({ params }) => params),
    ].flatMap((params) => Object.keys(params ?? {}));
    for (const name of given) {
      if (!allowed.has(name))
        add(
          `${place}.params.${name}`,
          'no release has this parameter',
          `use ${[...allowed].filter((item) => !/^\d/.test(item)).join(', ') || 'none'}`,
        );
    }
    const counts = new Set(
      releases.flatMap((release) =>
        allFunctions(contractIn(release))
          .filter((fn) => functionKey(fn) === key)
          .map((fn) => fn.returns.length),
      ),
    );
    for (const values of [
      entry.returns,
      ...Object.values(entry.in ?? {}).map(({ returns }) => returns),
    ]) {
      if (values && !counts.has(values.length))
        add(
          `${place}.returns`,
          `${values.length} described, the function returns ${[...counts].join(' or ')}`,
          'describe each returned value, in order',
        );
    }
    if (entry.sameAs !== undefined) {
      const dot = entry.sameAs.indexOf('.');
      const [other, otherKey] = [entry.sameAs.slice(0, dot), entry.sameAs.slice(dot + 1)];
      const exists = reference.releases.some((release) => {
        const found = findContract(reference.data[release] as ReleaseData, other);
        return (
          found !== undefined && allFunctions(found).some((fn) => functionKey(fn) === otherKey)
        );
      });
      if (!exists)
        add(
          `${place}.sameAs`,
          `no function ${entry.sameAs}`,
          'write Contract.signature as in the data',
        );
    }
    const external = releases.some((release) =>
      allFunctions(contractIn(release)).some(
        (fn) => functionKey(fn) === key && fn.callers !== null && fn.kind !== 'constructor',
      ),
    );
    if (entry.hook === 'call' && external)
      add(
        `${place}.hook`,
        '"call" on a function with an entry point',
        'leave hook out: it marks internal functions and those to override',
      );
  }

  // Events, structs and the rest
  const members = <T extends { in?: Record<string, unknown> }>(
    kind: string,
    entries: Record<string, T> | undefined,
    namesIn: (contract: Contract, release: string) => string[],
    required: boolean,
  ): void => {
    const releasesOf = new Map<string, string[]>();
    for (const release of having) {
      for (const name of new Set(namesIn(contractIn(release), release)))
        releasesOf.set(name, [...(releasesOf.get(name) ?? []), release]);
    }
    for (const [name, releases] of releasesOf)
      if (required && !entries?.[name])
        releases.forEach((release) => lack(`${kind}.${name}`, release));
    for (const [name, entry] of Object.entries(entries ?? {})) {
      const releases = releasesOf.get(name);
      if (!releases)
        add(
          `${kind}.${name}`,
          'no release has this member',
          `remove it or correct the name (known: ${[...releasesOf.keys()].join(', ') || 'none'})`,
        );
      else checkRanges(`${kind}.${name}.in`, entry.in, releases);
    }
  };
  members('events', description.events, ({ events }) => events.map(({ name }) => name), true);
  members(
    'structs',
    description.structs,
    (contract, release) =>
      structsOf(reference.data[release] as ReleaseData, contract).map(({ name }) => name),
    true,
  );
  members(
    'constants',
    description.constants,
    ({ constants }) => constants.map(({ name }) => name),
    true,
  );
  members(
    'variables',
    description.variables,
    ({ variables }) => variables.map(({ name }) => name),
    false,
  );
  members(
    'modifiers',
    description.modifiers,
    ({ modifiers }) => modifiers.map(({ name }) => name),
    true,
  );
  members(
    'interfaces',
    description.interfaces,
    ({ interfaces }) => interfaces.map(({ name }) => name),
    false,
  );

  const valueNames = (kind: 'events' | 'structs'): Map<string, Set<string>> => {
    const names = new Map<string, Set<string>>();
    for (const release of having) {
      const contract = contractIn(release);
      const items =
        kind === 'events'
          ? contract.events.map(({ name, params }) => ({ name, values: params }))
          : structsOf(reference.data[release] as ReleaseData, contract).map(({ name, fields }) => ({
              name,
              values: fields,
            }));
      for (const { name, values } of items) {
        const set = names.get(name) ?? new Set<string>();
        for (const value of values) set.add(value.name);
        names.set(name, set);
        const entry = description[kind]?.[name];
        if (!entry) continue;
        const found =
          kind === 'events'
            ? descriptions.event(contractName, name, release)
            : descriptions.struct(contractName, name, release);
        const given = 'params' in found ? found.params : found.fields;
        if (found.text === '') lack(`${kind}.${name}.text`, release);
        for (const value of values)
          if (value.name !== '' && !given[value.name])
            lack(
              `${kind}.${name}.${kind === 'events' ? 'params' : 'fields'}.${value.name}`,
              release,
            );
      }
    }
    return names;
  };
  for (const kind of ['events', 'structs'] as const) {
    const names = valueNames(kind);
    for (const [name, entry] of Object.entries(description[kind] ?? {})) {
      for (const level of [entry, ...Object.values(entry.in ?? {})]) {
        const given = Object.keys(
          ('params' in level ? level.params : 'fields' in level ? level.fields : undefined) ?? {},
        );
        for (const value of given) {
          if (names.has(name) && !names.get(name)?.has(value))
            add(
              `${kind}.${name}.${value}`,
              'no release has it',
              `use ${[...(names.get(name) ?? [])].join(', ')}`,
            );
        }
      }
    }
  }
  for (const [key, releases] of missing)
    add(key, `no description (${range(releases, reference.releases)})`, 'write it');
  return problems;
}

/** Every contract of the data, sorted by name. */
export function contractNames(reference: Reference): string[] {
  const names = new Set(
    Object.values(reference.data).flatMap(({ contracts }) => contracts.map(({ name }) => name)),
  );
  return [...names].sort((left, right) => (left < right ? -1 : 1));
}

/**
 * Loads the descriptions and checks them against the data.
 *
 * @returns the descriptions, usable when `problems` is empty
 */
export function checkDescriptions(
  reference: Reference,
  root = ROOT,
): { descriptions: Descriptions; problems: Problem[] } {
  const { files, problems } = loadDescriptions(root);
  const descriptions = new Descriptions(reference, files);
  for (const { file, name } of Object.values(reference.data).flatMap(({ release, structs }) =>
    structs.map((struct) => ({ file: `reference/data/${release}.json`, name: struct.name })),
  )) {
    if (FILE_STRUCT_OWNER[name] === undefined) {
      problems.push({
        file,
        key: `structs.${name}`,
        message: 'a struct outside contracts without an owner',
        remedy: 'add it to FILE_STRUCT_OWNER in packages/contract-reference/descriptions.ts',
      });
    }
  }
  const known = contractNames(reference);
  for (const name of known) {
    const file = files.get(name);
    if (file) problems.push(...checkFile(reference, descriptions, name, file));
    else if (!problems.some((problem) => problem.file === `${DESCRIPTIONS_DIR}/${name}.yaml`)) {
      problems.push({
        file: `${DESCRIPTIONS_DIR}/${name}.yaml`,
        key: '(file)',
        message: 'missing',
        remedy: `write it; "cli.ts keys ${name}" prints its keys`,
      });
    }
  }
  for (const name of files.keys()) {
    if (!known.includes(name))
      problems.push({
        file: `${DESCRIPTIONS_DIR}/${name}.yaml`,
        key: 'contract',
        message: 'no release has such a contract',
        remedy: 'remove the file or correct its name',
      });
  }
  return { descriptions, problems };
}

/** Like {@link checkDescriptions}, for callers that cannot go on with problems. */
export function loadCheckedDescriptions(reference: Reference, root = ROOT): Descriptions {
  const { descriptions, problems } = checkDescriptions(reference, root);
  if (problems.length > 0) throw new ReferenceError(problems);
  return descriptions;
}
