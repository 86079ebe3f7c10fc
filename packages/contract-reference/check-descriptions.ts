/** Compares the descriptions with the data: what has no description, and which descriptions fit nothing. */
import type { Problem } from '../problem';
import {
  type DescriptionFile,
  Descriptions,
  loadDescriptions,
  releasesInRange,
  structsOf,
  textFault,
} from './descriptions';
import {
  allFunctions,
  type Contract,
  dataFolder,
  descriptionsFolder,
  findContract,
  type Fn,
  functionKey,
  type Reference,
  type ReleaseData,
} from './model';
import { loadOverview } from './overview';
import { ReferenceError } from './reference-error';
import { settingsFile } from './settings';

type FunctionEntry = NonNullable<DescriptionFile['functions']>[string];

/** Kinds of members with a name, other than functions, and whether each needs a description. */
const memberKinds = {
  events: true,
  structs: true,
  constants: true,
  variables: false,
  modifiers: true,
  interfaces: false,
} as const;

type NamedKind = keyof typeof memberKinds;

/** A member whose values are described one by one: the parameters of an event, the fields of a struct. */
interface Composite {
  readonly name: string;
  readonly values: readonly { readonly name: string }[];
}

const rangeOf = (releases: readonly string[], all: readonly string[]): string => {
  if (releases.length === all.length) return 'every release';
  return releases.length > 1 ? `${releases[0]}-${releases.at(-1)}` : (releases[0] ?? '');
};

/** An entry and what its `in` says for some releases. */
const levelsOf = <Entry extends { in?: Record<string, Entry> }>(entry: Entry): Entry[] => [
  entry,
  ...Object.values(entry.in ?? {}),
];

/** Appends to the list that a map holds under a key. */
function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

/** The check of one description file. */
class FileCheck {
  private readonly problems: Problem[] = [];
  /** Releases in which something has no description, collected so that each thing is reported once. */
  private readonly missing = new Map<string, string[]>();
  /** Releases that have the contract. */
  private readonly having: readonly string[];

  constructor(
    private readonly reference: Reference,
    private readonly descriptions: Descriptions,
    private readonly contractName: string,
    private readonly description: DescriptionFile,
  ) {
    this.having = reference.releases.filter((release) =>
      findContract(this.data(release), contractName),
    );
  }

  run(): Problem[] {
    if (this.having.length === 0) {
      this.add('contract', 'no release has such a contract', 'remove the file');
      return this.problems;
    }
    this.checkTexts('', { ...this.description, contract: undefined });
    this.checkRanges('summaryIn', this.description.summaryIn, this.having);
    this.checkRanges('overviewIn', this.description.overviewIn, this.having);
    this.checkFunctions();
    for (const kind of Object.keys(memberKinds) as NamedKind[]) this.checkMembers(kind);
    this.checkComposites('events', 'params');
    this.checkComposites('structs', 'fields');
    for (const [key, releases] of this.missing) {
      const where = rangeOf(releases, this.reference.releases);
      this.add(key, `no description (${where})`, 'write it');
    }
    return this.problems;
  }

  private data(release: string): ReleaseData {
    return this.reference.data[release] as ReleaseData;
  }

  private contractIn(release: string): Contract {
    return findContract(this.data(release), this.contractName) as Contract;
  }

  private add(key: string, message: string, fix: string): void {
    const file = `${descriptionsFolder}/${this.contractName}.yaml`;
    this.problems.push({ file, key, message, fix });
  }

  private lacks(key: string, release: string): void {
    push(this.missing, key, release);
  }

  private checkTexts(key: string, value: unknown): void {
    if (typeof value === 'string') {
      if (/\.(unit|hook|sameAs)$|(^|\.)asked\.\d+$/.test(key)) return;
      const fault = textFault(value);
      if (!fault) return;
      const fix =
        fault === 'no period at the end'
          ? 'end the sentence'
          : 'reword, or put identifiers into backticks';
      this.add(key, `${fault}: ${JSON.stringify(value.slice(0, 60))}`, fix);
    } else if (value && typeof value === 'object') {
      for (const [name, entry] of Object.entries(value)) {
        this.checkTexts(key ? `${key}.${name}` : name, entry);
      }
    }
  }

  /** Checks the ranges of releases that entries are for; `relevant` are the releases that have the member. */
  private checkRanges(
    key: string,
    ranges: Record<string, unknown> | undefined,
    relevant: readonly string[],
  ): void {
    const all = this.reference.releases;
    const seen = new Set<string>();
    for (const item of Object.keys(ranges ?? {})) {
      const place = `${key}.${item}`;
      const covered = releasesInRange(item, all);
      if (!covered) {
        this.add(
          place,
          'not a release or an inclusive range of releases',
          `write such as 0.3.0 or 0.3.0-0.3.2, of ${all.join(', ')}`,
        );
        continue;
      }
      if (!covered.some((release) => relevant.includes(release))) {
        this.add(
          place,
          `applies to no release that has it (${relevant.join(', ')})`,
          'remove it or correct the range',
        );
      }
      for (const release of covered) {
        if (seen.has(release)) {
          this.add(place, `${release} is covered twice`, 'make the ranges disjoint');
        }
        seen.add(release);
      }
    }
  }

  private checkFunctions(): void {
    const declared = new Map<string, { release: string; fn: Fn }[]>();
    for (const release of this.having) {
      const contract = this.contractIn(release);
      for (const fn of allFunctions(contract)) {
        const key = functionKey(fn);
        push(declared, key, { release, fn });
        if (this.description.functions?.[key]) this.checkDescribed(contract, fn, release);
        else this.lacks(`functions.${key}`, release);
      }
    }
    for (const [key, entry] of Object.entries(this.description.functions ?? {})) {
      const found = declared.get(key);
      if (found) this.checkFunctionEntry(key, entry, found);
      else this.reportUnknownFunction(key, [...declared.keys()]);
    }
  }

  /** What the words for a function lack in one release. */
  private checkDescribed(contract: Contract, fn: Fn, release: string): void {
    const place = `functions.${functionKey(fn)}`;
    const found = this.descriptions.function(contract, fn, release);
    if (found.text === '') this.lacks(`${place}.text`, release);
    fn.params.forEach(({ name }, index) => {
      const isUnnamed = name === '' || (fn.getter === true && /^arg\d+$/.test(name));
      if (!isUnnamed && found.params[index] === null) {
        this.lacks(`${place}.params.${name}`, release);
      }
    });
    const given = found.returns.filter((value) => value !== null).length;
    if (given !== fn.returns.length) {
      this.lacks(`${place}.returns (${fn.returns.length} needed, ${given} given)`, release);
    }
  }

  private reportUnknownFunction(key: string, known: readonly string[]): void {
    const name = key.slice(0, key.indexOf('('));
    const near = known.filter((item) => item.startsWith(`${name}(`));
    this.add(
      `functions.${key}`,
      'no release has this function',
      near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'remove it or correct the key',
    );
  }

  private checkFunctionEntry(
    key: string,
    entry: FunctionEntry,
    declared: readonly { release: string; fn: Fn }[],
  ): void {
    const place = `functions.${key}`;
    const functions = declared.map(({ fn }) => fn);
    this.checkRanges(
      `${place}.in`,
      entry.in,
      declared.map(({ release }) => release),
    );
    const names = functions.flatMap(({ params }) => params.map(({ name }) => name).filter(Boolean));
    const indexes = functions.flatMap(({ params }) => params.map((_, index) => String(index)));
    const allowed = new Set([...names, ...indexes]);
    const counts = new Set(functions.map(({ returns }) => returns.length));
    for (const { params, returns } of levelsOf<FunctionEntry>(entry)) {
      for (const name of Object.keys(params ?? {})) {
        if (allowed.has(name)) continue;
        this.add(
          `${place}.params.${name}`,
          'no release has this parameter',
          `use ${[...new Set(names)].join(', ') || 'none'}`,
        );
      }
      if (returns && !counts.has(returns.length)) {
        this.add(
          `${place}.returns`,
          `${returns.length} described, the function returns ${[...counts].join(' or ')}`,
          'describe each returned value, in order',
        );
      }
    }
    if (entry.sameAs !== undefined && !this.hasFunction(entry.sameAs)) {
      this.add(
        `${place}.sameAs`,
        `no function ${entry.sameAs}`,
        'write Contract.signature as in the data',
      );
    }
    const isExternal = functions.some(
      ({ callers, kind }) => callers !== null && kind !== 'constructor',
    );
    if (entry.hook === 'call' && isExternal) {
      this.add(
        `${place}.hook`,
        '"call" on a function with an entry point',
        'leave hook out: it marks internal functions and those to override',
      );
    }
  }

  /** Whether some release has the function that a `Contract.signature` names. */
  private hasFunction(name: string): boolean {
    const dot = name.indexOf('.');
    const [contractName, key] = [name.slice(0, dot), name.slice(dot + 1)];
    return this.reference.releases.some((release) => {
      const contract = findContract(this.data(release), contractName);
      return contract && allFunctions(contract).some((fn) => functionKey(fn) === key);
    });
  }

  private namesIn(kind: NamedKind, release: string): string[] {
    const contract = this.contractIn(release);
    const members = kind === 'structs' ? structsOf(this.data(release), contract) : contract[kind];
    return members.map(({ name }) => name);
  }

  private checkMembers(kind: NamedKind): void {
    const entries: Record<string, { in?: Record<string, unknown> }> = this.description[kind] ?? {};
    const releasesOf = new Map<string, string[]>();
    for (const release of this.having) {
      for (const name of new Set(this.namesIn(kind, release))) push(releasesOf, name, release);
    }
    for (const [name, releases] of releasesOf) {
      if (!memberKinds[kind] || entries[name]) continue;
      for (const release of releases) this.lacks(`${kind}.${name}`, release);
    }
    for (const [name, entry] of Object.entries(entries)) {
      const releases = releasesOf.get(name);
      if (releases) {
        this.checkRanges(`${kind}.${name}.in`, entry.in, releases);
        continue;
      }
      const known = [...releasesOf.keys()].join(', ') || 'none';
      this.add(
        `${kind}.${name}`,
        'no release has this member',
        `remove it or correct the name (known: ${known})`,
      );
    }
  }

  private compositesIn(kind: 'events' | 'structs', release: string): Composite[] {
    const contract = this.contractIn(release);
    return kind === 'events'
      ? contract.events.map(({ name, params }) => ({ name, values: params }))
      : structsOf(this.data(release), contract).map(({ name, fields }) => ({
          name,
          values: fields,
        }));
  }

  /** Words for one member of a kind in a release. */
  private textOf(
    kind: 'events' | 'structs',
    name: string,
    release: string,
  ): { text: string; values: Record<string, unknown> } {
    if (kind === 'events') {
      const { text, params } = this.descriptions.event(this.contractName, name, release);
      return { text, values: params };
    }
    const { text, fields } = this.descriptions.struct(this.contractName, name, release);
    return { text, values: fields };
  }

  /** Checks the values of events or structs; `field` is what a description calls them. */
  private checkComposites(kind: 'events' | 'structs', field: 'params' | 'fields'): void {
    const entries = this.description[kind] ?? {};
    const known = new Map<string, Set<string>>();
    for (const release of this.having) {
      for (const { name, values } of this.compositesIn(kind, release)) {
        const names = known.get(name) ?? new Set();
        known.set(name, names);
        for (const value of values) names.add(value.name);
        if (!entries[name]) continue;
        const found = this.textOf(kind, name, release);
        if (found.text === '') this.lacks(`${kind}.${name}.text`, release);
        for (const value of values) {
          if (value.name !== '' && !found.values[value.name]) {
            this.lacks(`${kind}.${name}.${field}.${value.name}`, release);
          }
        }
      }
    }
    for (const [name, entry] of Object.entries(entries)) {
      const names = known.get(name);
      for (const level of levelsOf<object & { in?: Record<string, object> }>(entry)) {
        const given = (level as Partial<Record<typeof field, object>>)[field] ?? {};
        for (const value of Object.keys(given)) {
          if (!names || names.has(value)) continue;
          this.add(`${kind}.${name}.${value}`, 'no release has it', `use ${[...names].join(', ')}`);
        }
      }
    }
  }
}

/** Every contract of the data, sorted by name. */
export function contractNames(reference: Reference): string[] {
  const names = new Set(
    Object.values(reference.data).flatMap(({ contracts }) => contracts.map(({ name }) => name)),
  );
  return [...names].sort((left, right) => (left < right ? -1 : 1));
}

function structsWithoutOwner(reference: Reference): Problem[] {
  return Object.values(reference.data).flatMap(({ release, structs }) =>
    structs
      .filter(({ owner }) => owner === undefined)
      .map(({ name }) => ({
        file: `${dataFolder}/${release}.json`,
        key: `structs.${name}`,
        message: 'a struct outside contracts without an owner',
        fix: `add it to structOwners in ${settingsFile}`,
      })),
  );
}

/**
 * Loads the descriptions and checks them against the data.
 *
 * @returns the descriptions, usable when `problems` is empty
 */
export function checkDescriptions(reference: Reference): {
  descriptions: Descriptions;
  problems: Problem[];
} {
  const { files, problems } = loadDescriptions(reference.root);
  const overview = loadOverview(reference.presence, reference.root);
  problems.push(...overview.problems);
  const descriptions = new Descriptions(reference, files, overview.text);
  problems.push(...structsWithoutOwner(reference));
  const known = contractNames(reference);
  for (const name of known) {
    const file = files.get(name);
    if (file) problems.push(...new FileCheck(reference, descriptions, name, file).run());
    else if (!problems.some((problem) => problem.file === `${descriptionsFolder}/${name}.yaml`)) {
      problems.push({
        file: `${descriptionsFolder}/${name}.yaml`,
        message: 'missing',
        fix: `write it; "cli.ts keys ${name}" prints its keys`,
      });
    }
  }
  for (const name of files.keys()) {
    if (known.includes(name)) continue;
    problems.push({
      file: `${descriptionsFolder}/${name}.yaml`,
      key: 'contract',
      message: 'no release has such a contract',
      fix: 'remove the file or correct its name',
    });
  }
  return { descriptions, problems };
}

/** Like {@link checkDescriptions}, for callers that cannot go on with problems. */
export function loadCheckedDescriptions(reference: Reference): Descriptions {
  const { descriptions, problems } = checkDescriptions(reference);
  if (problems.length > 0) throw new ReferenceError(problems);
  return descriptions;
}
