/** Compares the descriptions with the data: what has no description, and which descriptions fit nothing. */
import type { Problem } from '../problem';
import {
  type DescriptionFile,
  Descriptions,
  type Entry,
  type FunctionEntry,
  loadDescriptions,
  type NamedKind,
  releasesInRange,
  textFault,
} from './descriptions';
import {
  allFunctions,
  type Contract,
  contractIn,
  dataFolder,
  dataOf,
  descriptionsFolder,
  type Fn,
  functionKey,
  type Reference,
  structsOf,
} from './model';
import { loadOverview } from './overview';
import { type Add, adder, ReferenceError } from './reference-error';
import { settingsFile } from './settings';

/** Kinds of members with a name, other than functions, and whether each needs a description. */
const memberKinds: Readonly<Record<NamedKind, boolean>> = {
  events: true,
  structs: true,
  constants: true,
  variables: false,
  modifiers: true,
  interfaces: false,
};

const rangeOf = (releases: readonly string[], all: readonly string[]): string => {
  if (releases.length === all.length) return 'every release';
  return releases.length > 1 ? `${releases[0]}-${releases.at(-1)}` : (releases[0] ?? '');
};

/** An entry and what its `in` says for some releases. */
const levelsOf = <T extends object>(entry: T & { in?: Record<string, T> }): T[] => [
  entry,
  ...Object.values(entry.in ?? {}),
];

/** Appends to the list that a map holds under a key. */
function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

/** The check of one description file. */
class FileCheck {
  /** Releases in which something has no description, collected so that each thing is reported once. */
  private readonly missing = new Map<string, string[]>();
  /** The contract in each release that has it. */
  private readonly versions: readonly { release: string; contract: Contract }[];

  constructor(
    private readonly reference: Reference,
    private readonly descriptions: Descriptions,
    private readonly description: DescriptionFile,
    private readonly add: Add,
  ) {
    this.versions = reference.releases.flatMap((release) => {
      const contract = contractIn(reference, release, description.contract);
      return contract ? [{ release, contract }] : [];
    });
  }

  run(): void {
    const having = this.versions.map(({ release }) => release);
    this.checkTexts('', { ...this.description, contract: undefined });
    this.checkRanges('summaryIn', this.description.summaryIn, having);
    this.checkRanges('overviewIn', this.description.overviewIn, having);
    this.checkFunctions();
    for (const kind of Object.keys(memberKinds) as NamedKind[]) this.checkMembers(kind);
    for (const [key, releases] of this.missing) {
      const where = rangeOf(releases, this.reference.releases);
      this.add(key, `no description (${where})`, 'write it');
    }
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
    const entries = this.description.functions ?? {};
    const declared = new Map<string, { release: string; fn: Fn }[]>();
    for (const { release, contract } of this.versions) {
      for (const fn of allFunctions(contract)) {
        const key = functionKey(fn);
        push(declared, key, { release, fn });
        if (entries[key]) this.checkDescribed(contract, fn, release);
        else this.lacks(`functions.${key}`, release);
      }
    }
    for (const [key, entry] of Object.entries(entries)) {
      const found = declared.get(key);
      if (found) this.checkFunctionEntry(`functions.${key}`, entry, found);
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
      if (!isUnnamed && !found.params[index]) this.lacks(`${place}.params.${name}`, release);
    });
    const given = found.returns.filter(Boolean).length;
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
    place: string,
    entry: FunctionEntry,
    declared: readonly { release: string; fn: Fn }[],
  ): void {
    const releases = declared.map(({ release }) => release);
    this.checkRanges(`${place}.in`, entry.in, releases);
    const functions = declared.map(({ fn }) => fn);
    const names = functions.flatMap(({ params }) => params.map(({ name }) => name));
    const indexes = functions.flatMap(({ params }) => params.map((_, index) => String(index)));
    const named = [...new Set(names.filter(Boolean))];
    const counts = new Set(functions.map(({ returns }) => returns.length));
    for (const { params, returns } of levelsOf(entry)) {
      for (const name of Object.keys(params ?? {})) {
        if ([...named, ...indexes].includes(name)) continue;
        const fix = `use ${named.join(', ') || 'none'}`;
        this.add(`${place}.params.${name}`, 'no release has this parameter', fix);
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
      const fix = 'write Contract.signature as in the data';
      this.add(`${place}.sameAs`, `no function ${entry.sameAs}`, fix);
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
    return this.reference.releases.some((release) =>
      dataOf(this.reference, release).contracts.some((contract) =>
        allFunctions(contract).some((fn) => `${contract.name}.${functionKey(fn)}` === name),
      ),
    );
  }

  /** Names of a contract's members of a kind, each with those of its parameters or fields. */
  private membersIn(kind: NamedKind, release: string, contract: Contract): [string, string[]][] {
    const members =
      kind === 'structs' ? structsOf(dataOf(this.reference, release), contract) : contract[kind];
    return members.map((member) => {
      const values = 'params' in member ? member.params : 'fields' in member ? member.fields : [];
      return [member.name, values.map(({ name }) => name)];
    });
  }

  private checkMembers(kind: NamedKind): void {
    const entries: Record<string, Entry> = this.description[kind] ?? {};
    const valuesName = kind === 'events' ? 'params' : 'fields';
    const releasesOf = new Map<string, string[]>();
    const valuesOf = new Map<string, string[]>();
    for (const { release, contract } of this.versions) {
      for (const [name, values] of this.membersIn(kind, release, contract)) {
        push(releasesOf, name, release);
        valuesOf.set(name, [...(valuesOf.get(name) ?? []), ...values]);
        if (!memberKinds[kind]) continue;
        const place = `${kind}.${name}`;
        const words = this.descriptions.member(contract.name, kind, name, release);
        if (!entries[name]) this.lacks(place, release);
        else if (words.text === '') this.lacks(`${place}.text`, release);
        for (const value of entries[name] ? values.filter(Boolean) : [])
          if (!words.values[value]) this.lacks(`${place}.${valuesName}.${value}`, release);
      }
    }
    for (const [name, entry] of Object.entries(entries)) {
      const place = `${kind}.${name}`;
      const releases = releasesOf.get(name);
      if (!releases) {
        const known = [...releasesOf.keys()].join(', ') || 'none';
        const fix = `remove it or correct the name (known: ${known})`;
        this.add(place, 'no release has this member', fix);
        continue;
      }
      this.checkRanges(`${place}.in`, entry.in, releases);
      const values = [...new Set(valuesOf.get(name))];
      for (const level of levelsOf(entry)) {
        for (const value of Object.keys(level[valuesName] ?? {})) {
          if (!values.includes(value))
            this.add(`${place}.${value}`, 'no release has it', `use ${values.join(', ')}`);
        }
      }
    }
  }
}

/** Every contract of the data, sorted by name. */
export function contractNames(reference: Reference): string[] {
  const names = Object.values(reference.data).flatMap(({ contracts }) =>
    contracts.map(({ name }) => name),
  );
  return [...new Set(names)].sort();
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
  for (const { release, structs } of Object.values(reference.data)) {
    const add = adder(`${dataFolder}/${release}.json`, problems);
    for (const { name } of structs.filter(({ owner }) => owner === undefined))
      add(
        `structs.${name}`,
        'a struct outside contracts without an owner',
        `add it to structOwners in ${settingsFile}`,
      );
  }
  const known = contractNames(reference);
  for (const name of new Set([...known, ...files.keys()])) {
    const file = `${descriptionsFolder}/${name}.yaml`;
    const add = adder(file, problems);
    const description = files.get(name);
    if (!known.includes(name))
      add('contract', 'no release has such a contract', 'remove the file or correct its name');
    else if (description) new FileCheck(reference, descriptions, description, add).run();
    else if (!problems.some((problem) => problem.file === file))
      add(undefined, 'missing', `write it; "cli.ts keys ${name}" prints its keys`);
  }
  return { descriptions, problems };
}

/** Like {@link checkDescriptions}, for callers that cannot go on with problems. */
export function loadCheckedDescriptions(reference: Reference): Descriptions {
  const { descriptions, problems } = checkDescriptions(reference);
  if (problems.length > 0) throw new ReferenceError(problems);
  return descriptions;
}
