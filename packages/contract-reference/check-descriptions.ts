/**
 * Compares the descriptions with the data, and finds members without a description and descriptions without a member.
 */
import type { Problem } from '../files';
import {
  type DescribedKind,
  describedKinds,
  type DescriptionFile,
  Descriptions,
  type Entry,
  loadDescriptions,
  releasesInRange,
  type Unit,
} from './descriptions';
import {
  allFunctions,
  type Contract,
  contractIn,
  descriptionsFolder,
  type Fn,
  functionKey,
  type Reference,
} from './model';
import { type Add, adder } from './reference-error';

interface Typed {
  readonly name: string;
  readonly type: string;
  readonly abiType?: string | undefined;
}

/** Whether a unit fits a type. Units of what isn't a number are called after their type. */
function fits(unit: Unit, { type, abiType = type }: Typed): boolean {
  const [family] = /^(?:address|bool|bytes|string|u?int)/.exec(abiType) ?? [];
  const wanted = /^(?:address|bool|bytes|string)$/.test(unit) ? unit : 'int';
  return family === undefined || family.endsWith(wanted);
}

/** A member as one release declares it. */
interface Declared {
  readonly contract: Contract;
  /** Parameters or fields. */
  readonly values: readonly Typed[];
  readonly fn?: Fn;
}

const rangeOf = (releases: readonly string[], all: readonly string[]): string => {
  if (releases.length === all.length) return 'every release';
  return releases.length > 1 ? `${releases[0]}-${releases.at(-1)}` : (releases[0] ?? '');
};

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

class FileCheck {
  /** Releases in which something has no description, collected so that each thing is reported once. */
  private readonly missing = new Map<string, string[]>();
  /** The contract in each release that has it. */
  private readonly versions: readonly Contract[];

  constructor(
    private readonly reference: Reference,
    private readonly descriptions: Descriptions,
    private readonly description: DescriptionFile,
    private readonly add: Add,
  ) {
    this.versions = reference.releases.flatMap(
      (release) => contractIn(reference, release, description.contract) ?? [],
    );
  }

  run(): void {
    this.checkRanges('summaryIn', this.description.summaryIn, this.versions);
    this.checkRanges('overviewIn', this.description.overviewIn, this.versions);
    for (const kind of describedKinds) this.checkMembers(kind);
    for (const [key, releases] of this.missing) {
      const where = rangeOf(releases, this.reference.releases);
      this.add(key, `no description that fits (${where})`, 'write it');
    }
  }

  private checkRanges(
    key: string,
    ranges: Record<string, unknown> | undefined,
    having: readonly Contract[],
  ): void {
    const all = this.reference.releases;
    const seen = new Set<string>();
    for (const item of Object.keys(ranges ?? {})) {
      const place = `${key}.${item}`;
      const covered = releasesInRange(item, all);
      if (!covered) {
        const fix = `write such as 0.3.0 or 0.3.0-0.3.2, of ${all.join(', ')}`;
        this.add(place, 'not a release or an inclusive range of releases', fix);
      } else if (!having.some(({ data }) => covered.includes(data.release)))
        this.add(place, 'applies to no release that has it', 'remove it or correct the range');
      for (const release of covered ?? []) {
        if (seen.has(release))
          this.add(place, `${release} is covered twice`, 'make the ranges disjoint');
        seen.add(release);
      }
    }
  }

  /** Members of a kind by their key, as each release declares them. */
  private declared(kind: DescribedKind): Map<string, Declared[]> {
    const found = new Map<string, Declared[]>();
    for (const contract of this.versions) {
      const members = {
        ...contract,
        functions: allFunctions(contract).map((fn) => ({ ...fn, name: functionKey(fn), fn })),
      };
      for (const member of members[kind]) {
        const values = 'params' in member ? member.params : 'fields' in member ? member.fields : [];
        const fn = 'fn' in member && { fn: member.fn };
        push(found, member.name, { contract, values, ...fn });
      }
    }
    return found;
  }

  private checkMembers(kind: DescribedKind): void {
    const declared = this.declared(kind);
    const valuesKey = kind === 'structs' ? 'fields' : 'params';
    for (const [key, versions] of declared)
      for (const version of versions) this.checkWords(kind, key, valuesKey, version);
    for (const [key, entry] of Object.entries<Entry>(this.description[kind] ?? {})) {
      const place = `${kind}.${key}`;
      const versions = declared.get(key);
      if (!versions) {
        const name = key.replace(/\(.*/, '(');
        const near = [...declared.keys()].filter((item) => item.startsWith(name));
        const fix = near.length > 0 ? `did you mean ${near.join(' or ')}?` : undefined;
        this.add(place, 'no release has this member', fix ?? 'remove it or correct the name');
        continue;
      }
      const having = versions.map(({ contract }) => contract);
      this.checkRanges(`${place}.in`, entry.in, having);
      const names = versions.flatMap(({ values }) => values.map(({ name }, i) => name || `${i}`));
      const counts = versions.map(({ fn }) => fn?.returns.length ?? 0);
      for (const level of [entry, ...Object.values(entry.in ?? {})]) {
        for (const name of Object.keys(level[valuesKey] ?? {}))
          if (!names.includes(name))
            this.add(
              `${place}.${valuesKey}.${name}`,
              'no release has it',
              `use ${[...new Set(names)].join(', ') || 'none'}`,
            );
        if (level.returns && !counts.includes(level.returns.length))
          this.add(
            `${place}.returns`,
            `${level.returns.length} described, the function returns ${[...new Set(counts)].join(' or ')}`,
            'describe each returned value, in order',
          );
      }
    }
  }

  /** What the words for a member lack in one release. */
  private checkWords(
    kind: DescribedKind,
    key: string,
    valuesKey: 'params' | 'fields',
    { contract, values, fn }: Declared,
  ): void {
    // Interfaces can do without a description.
    if (kind === 'interfaces') return;
    const lacks = (place: string): void =>
      push(this.missing, `${kind}.${key}${place}`, contract.data.release);
    const ofFunction = fn && this.descriptions.function(contract, fn);
    const ofMember = this.descriptions.member(contract, kind, key);
    if ((ofFunction ?? ofMember).text === '') return lacks('');
    values.forEach((value, index) => {
      const { name } = value;
      const isUnnamed = name === '' || (fn?.getter && /^arg\d+$/.test(name));
      const words = ofFunction ? ofFunction.params[index] : ofMember.values[name];
      if (!isUnnamed && !words) lacks(`.${valuesKey}.${name}`);
      if (words && !fits(words.unit, value))
        lacks(`.${valuesKey}.${name}.unit (for ${value.type})`);
    });
    fn?.returns.forEach((value, index) => {
      const words = ofFunction?.returns[index];
      if (words && !fits(words.unit, value)) lacks(`.returns.${index}.unit (for ${value.type})`);
    });
    const needed = ofFunction?.returns.length;
    const given = ofFunction?.returns.filter(Boolean).length;
    if (given !== needed) lacks(`.returns (${needed} needed, ${given} given)`);
  }
}

/**
 * Loads the descriptions and checks them against the data.
 *
 * @returns the descriptions, usable if no problem was found
 */
export function checkDescriptions(reference: Reference, problems: Problem[]): Descriptions {
  const files = loadDescriptions(reference.root, problems);
  const isRead = problems.length === 0;
  const descriptions = new Descriptions(reference.releases, files);
  const contracts = Object.values(reference.data).flatMap((data) => data.contracts);
  const known = new Set(contracts.map(({ name }) => name));
  for (const name of new Set([...known, ...files.keys()])) {
    const file = `${descriptionsFolder}/${name}.yaml`;
    const add = adder(file, problems);
    const description = files.get(name);
    if (!known.has(name))
      add('contract', 'no release has such a contract', 'remove the file or correct its name');
    // Files take words from each other, so the words of a file that can't be read would be missing in others.
    else if (description && isRead) new FileCheck(reference, descriptions, description, add).run();
    else if (!description && !problems.some((problem) => problem.file === file))
      add(undefined, 'missing', 'write it; once it has a summary, its missing members are listed');
  }
  return descriptions;
}
