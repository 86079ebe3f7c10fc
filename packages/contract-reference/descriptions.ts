/**
 * Reads the description files, checks them against the data, and returns the description of a member of a
 * contract in a release.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';
import {
  allFunctions,
  type Contract,
  descriptionsFolder,
  findContract,
  type Fn,
  functionKey,
  type Reference,
  type ReleaseData,
  type StructDef,
} from './model';
import { readYaml } from './read';
import type { units } from './schema';

export type Unit = (typeof units)[number];
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
type Versioned<T> = T & {
  /** Questions and names under which readers look for the member. */
  asked?: string[];
  in?: Record<string, T>;
};

/** A description file as written. */
export interface DescriptionFile {
  contract: string;
  /** Questions and names under which readers look for the contract. */
  asked?: string[];
  summary: string;
  summaryIn?: Record<string, string>;
  /** Paragraphs on how the parts of the contract work together. */
  overview?: string[];
  overviewIn?: Record<string, string[]>;
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

/** Structs that a contract's page shows: its own and the file-level ones it owns, with their file. */
export function structsOf(data: ReleaseData, contract: Contract): (StructDef & { file: string })[] {
  return [
    ...data.structs.filter(({ owner }) => owner === contract.name),
    ...contract.structs.map((struct) => ({ ...struct, file: contract.file })),
  ];
}

/** Releases that a key of `in`, `summaryIn`, or `overviewIn` covers; undefined when it names an unknown one. */
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
  if (!/[.!?]$/.test(text.trim())) return 'no period at the end';
  return null;
}

/** All description files, checked for form; content is checked by {@link checkDescriptions}. */
export function loadDescriptions(root: string): {
  files: Map<string, DescriptionFile>;
  problems: Problem[];
} {
  const files = new Map<string, DescriptionFile>();
  const problems: Problem[] = [];
  const folder = path.join(root, descriptionsFolder);
  const names = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
    : [];
  for (const name of names) {
    const file = `${descriptionsFolder}/${name}`;
    const value = readYaml<DescriptionFile>(root, file, 'description', problems);
    if (value === undefined) continue;
    const expected = name.replace(/\.ya?ml$/, '');
    if (value.contract !== expected) {
      problems.push({
        file,
        key: 'contract',
        message: `says "${value.contract}"`,
        fix: `write "${expected}", or rename the file`,
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
    /** Words of the overview, from `loadOverview`. */
    readonly overview = '',
  ) {}

  /** The description of a contract as written. */
  written(contract: string): DescriptionFile | undefined {
    return this.files.get(contract);
  }

  summary(contract: string, release: string): string {
    const file = this.written(contract);
    for (const [range, text] of Object.entries(file?.summaryIn ?? {})) {
      if (releasesInRange(range, this.reference.releases)?.includes(release)) return text;
    }
    return file?.summary ?? '';
  }

  /** Paragraphs on how the parts of a contract work together; none where that needs no words. */
  overviewOf(contract: string, release: string): string[] {
    const file = this.written(contract);
    for (const [range, texts] of Object.entries(file?.overviewIn ?? {})) {
      if (releasesInRange(range, this.reference.releases)?.includes(release)) return texts;
    }
    return file?.overview ?? [];
  }

  /** Words as written and inherited by `sameAs`, with parameters by name. */
  private functionText(
    contract: string,
    key: string,
    release: string,
    depth = 0,
  ): { text: FunctionText; source?: { contract: string; key: string } } {
    const entry = this.written(contract)?.functions?.[key];
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
    const entry = this.written(contract)?.events?.[name];
    const found = entry ? inRelease<EventText>(entry, release, this.reference.releases) : {};
    return { text: found.text ?? '', params: found.params ?? {} };
  }

  struct(
    contract: string,
    name: string,
    release: string,
  ): { text: string; fields: Record<string, ValueText> } {
    const entry = this.written(contract)?.structs?.[name];
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
    const entry = this.written(contract)?.[kind]?.[name];
    return entry && inRelease<PlainText>(entry, release, this.reference.releases);
  }
}
