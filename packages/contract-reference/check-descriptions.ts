/** Compares the descriptions with the data: what has no description, and which descriptions fit nothing. */
import type { Problem } from '../problem';
import {
  type DescribedKind,
  describedKinds,
  type DescriptionFile,
  Descriptions,
  type Entry,
  loadDescriptions,
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
import { type Add, adder } from './reference-error';
import { settingsFile } from './settings';

/** A member as one release declares it. */
interface Declared {
  readonly release: string;
  readonly contract: Contract;
  /** Parameters or fields. */
  readonly values: readonly { readonly name: string }[];
  readonly fn?: Fn;
}

const rangeOf = (releases: readonly string[], all: readonly string[]): string => {
  if (releases.length === all.length) return 'every release';
  return releases.length > 1 ? `${releases[0]}-${releases.at(-1)}` : (releases[0] ?? '');
};

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
    for (const kind of describedKinds) this.checkMembers(kind);
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
      if (/\.unit$|(^|\.)asked\.\d+$/.test(key)) return;
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

  /** Members of a kind by their key, as each release declares them. */
  private declared(kind: DescribedKind): Map<string, Declared[]> {
    const found = new Map<string, Declared[]>();
    for (const version of this.versions) {
      const { release, contract } = version;
      if (kind === 'functions') {
        for (const fn of allFunctions(contract))
          push(found, functionKey(fn), { ...version, values: fn.params, fn });
        continue;
      }
      const members =
        kind === 'structs' ? structsOf(dataOf(this.reference, release), contract) : contract[kind];
      for (const member of members) {
        const values = 'params' in member ? member.params : 'fields' in member ? member.fields : [];
        push(found, member.name, { ...version, values });
      }
    }
    return found;
  }

  private checkMembers(kind: DescribedKind): void {
    const entries: Record<string, Entry> = this.description[kind] ?? {};
    const declared = this.declared(kind);
    const valuesKey = kind === 'structs' ? 'fields' : 'params';
    // Interfaces can do without a description.
    for (const [key, versions] of kind === 'interfaces' ? [] : declared) {
      for (const version of versions) {
        const { release, contract, fn } = version;
        if (entries[key] || (fn && this.descriptions.function(contract, fn, release).text))
          this.checkWords(kind, key, valuesKey, version);
        else this.lacks(`${kind}.${key}`, release);
      }
    }
    for (const [key, entry] of Object.entries(entries)) {
      const place = `${kind}.${key}`;
      const versions = declared.get(key);
      if (!versions) {
        this.reportUnknown(place, key, [...declared.keys()]);
        continue;
      }
      const releases = versions.map(({ release }) => release);
      this.checkRanges(`${place}.in`, entry.in, releases);
      const names = versions
        .flatMap(({ values }) => values.map(({ name }) => name))
        .filter(Boolean);
      const indexes = versions.flatMap(({ values }) => Object.keys(values));
      for (const level of [entry, ...Object.values(entry.in ?? {})]) {
        for (const name of Object.keys(level[valuesKey] ?? {})) {
          if ([...names, ...indexes].includes(name)) continue;
          const fix = `use ${[...new Set(names)].join(', ') || 'none'}`;
          this.add(`${place}.${valuesKey}.${name}`, 'no release has it', fix);
        }
      }
      this.checkFunction(
        place,
        entry,
        versions.flatMap(({ fn }) => fn ?? []),
      );
    }
  }

  /** What the words for a member lack in one release. */
  private checkWords(
    kind: DescribedKind,
    key: string,
    valuesKey: 'params' | 'fields',
    { release, contract, values, fn }: Declared,
  ): void {
    const place = `${kind}.${key}`;
    const ofFunction = fn && this.descriptions.function(contract, fn, release);
    const ofMember = this.descriptions.member(contract.name, kind, key, release);
    if ((ofFunction ?? ofMember).text === '') this.lacks(`${place}.text`, release);
    values.forEach(({ name }, index) => {
      const isUnnamed = name === '' || (fn?.getter && /^arg\d+$/.test(name));
      const words = ofFunction ? ofFunction.params[index] : ofMember.values[name];
      if (!isUnnamed && !words) this.lacks(`${place}.${valuesKey}.${name}`, release);
    });
    const needed = ofFunction?.returns.length;
    const given = ofFunction?.returns.filter(Boolean).length;
    if (given !== needed)
      this.lacks(`${place}.returns (${needed} needed, ${given} given)`, release);
  }

  private reportUnknown(place: string, key: string, known: readonly string[]): void {
    const near = known.filter((item) => item.startsWith(`${key.split('(')[0]}(`));
    const isNamed = !place.startsWith('functions.');
    const names = isNamed ? `name (known: ${known.join(', ') || 'none'})` : 'key';
    const fix = near.length > 0 ? `did you mean ${near.join(' or ')}?` : undefined;
    this.add(place, 'no release has this member', fix ?? `remove it or correct the ${names}`);
  }

  /** What only functions have. */
  private checkFunction(place: string, entry: Entry, functions: readonly Fn[]): void {
    const counts = new Set(functions.map(({ returns }) => returns.length));
    for (const { returns } of [entry, ...Object.values(entry.in ?? {})]) {
      if (returns && !counts.has(returns.length)) {
        this.add(
          `${place}.returns`,
          `${returns.length} described, the function returns ${[...counts].join(' or ')}`,
          'describe each returned value, in order',
        );
      }
    }
  }
}

/** Every contract of the data, sorted by name. */
function contractNames(reference: Reference): string[] {
  const names = Object.values(reference.data).flatMap(({ contracts }) =>
    contracts.map(({ name }) => name),
  );
  return [...new Set(names)].sort();
}

/**
 * Loads the descriptions and checks them against the data.
 *
 * @returns the descriptions, usable if no problem was found
 */
export function checkDescriptions(reference: Reference, problems: Problem[]): Descriptions {
  const files = loadDescriptions(reference.root, problems);
  const isRead = problems.length === 0;
  const descriptions = new Descriptions(reference, files);
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
    // Files take words from each other: those of one that can't be read would be missing in others.
    else if (description && isRead) new FileCheck(reference, descriptions, description, add).run();
    else if (!description && !problems.some((problem) => problem.file === file))
      add(undefined, 'missing', 'write it; once it has a summary, its missing members are listed');
  }
  return descriptions;
}
