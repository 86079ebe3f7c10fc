/** Reads the description files, and returns the description of a member of a contract in a release. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../files';
import { ruleOf } from './access';
import {
  type Contract,
  descriptionsFolder,
  type Fn,
  functionKey,
  type Release,
  structOfGetter,
} from './model';
import { readData } from './read';
import { identifier, text as words } from './schema';

/** What a described value can count, with the words for it. */
export const unitLabels = {
  token: 'token units',
  wei: 'wei',
  shares: 'shares',
  bps: 'basis points',
  seconds: 'seconds',
  timestamp: 'Unix time',
  'per-second-1e18': '1e18 per second',
  address: 'address',
  bool: 'true or false',
  count: 'count',
  index: 'index',
  bytes: 'bytes',
  string: 'text',
  id: 'id',
  none: 'no unit',
};
export type Unit = keyof typeof unitLabels;
const unit = z.enum(Object.keys(unitLabels) as [Unit, ...Unit[]]);

/** What is wrong with a sentence, or null. MDX would read some characters as code, mathematics or markup. */
function textFault(text: string): string | null {
  if ((text.match(/`/g) ?? []).length % 2 !== 0) return 'unbalanced backticks';
  if (text.includes('\n')) return 'more than one paragraph';
  if (text.includes('|')) return 'a "|" would break a table';
  const prose = text.replace(/`[^`]*`/g, 'x');
  const bad = /[{}<$*_~\\]|\]\(|https?:/.exec(prose);
  if (bad) return `"${bad[0]}" outside a code span`;
  if (!/[.!?]$/.test(text.trim())) return 'no period at the end';
  return null;
}

const text = words.superRefine((value, context) => {
  const fault = textFault(value);
  if (fault === null) return;
  const message = `${fault}: ${JSON.stringify(value.slice(0, 60))}`;
  const fix = 'write a whole sentence, with identifiers in backticks';
  context.addIssue({ code: 'custom', message, params: { fix } });
});

const value = z.strictObject({ text, unit });
export type ValueText = z.infer<typeof value>;

/** Questions and names under which readers look for a contract or a member. */
const asked = z.array(words);

/** Members by name: what each says, and what it says otherwise in some releases. */
const members = <K extends z.ZodRawShape>(keys: K) => {
  const own = z.strictObject(keys).partial();
  const more = z.strictObject({ asked, in: z.record(own) }).partial();
  return z.optional(z.record(own.merge(more)));
};

const memberSchemas = {
  functions: members({
    text,
    params: z.record(value),
    returns: z.array(value),
    reverts: z.array(text),
    caution: text,
  }),
  events: members({ text, params: z.record(value) }),
  structs: members({ text, fields: z.record(value) }),
  constants: members({ text, unit }),
  modifiers: members({ text }),
  interfaces: members({ text }),
};
/** Kinds of members as description files call them. */
export type DescribedKind = keyof typeof memberSchemas;
export const describedKinds = Object.keys(memberSchemas) as DescribedKind[];

const described = z.strictObject({
  contract: identifier,
  asked: z.optional(asked),
  summary: text,
  summaryIn: z.optional(z.record(text)),
  /** Paragraphs on how the parts of the contract work together. */
  overview: z.optional(z.array(text)),
  overviewIn: z.optional(z.record(z.array(text))),
  ...memberSchemas,
});
/** A description file as written. */
export type DescriptionFile = z.infer<typeof described>;

type EntryOf<Kind extends DescribedKind> = NonNullable<
  z.infer<(typeof memberSchemas)[Kind]>
>[string];

/** An entry of a member, with the keys of every kind. */
export type Entry = Omit<EntryOf<'functions'> & EntryOf<'structs'> & EntryOf<'constants'>, 'in'> & {
  in?: Record<string, Entry>;
};

/** A function's words in one release, complete. `params` follows the order of its parameters. */
export interface ResolvedFunction {
  text: string;
  /** Undefined where an unnamed parameter has no description. */
  params: (ValueText | undefined)[];
  returns: (ValueText | undefined)[];
  reverts: string[];
  caution: string | undefined;
}

/** Another member's words in one release. `values` has those of parameters or fields by name. */
export interface MemberText {
  text: string;
  unit: Unit | undefined;
  values: Record<string, ValueText>;
}

/** Releases that a key of `in`, `summaryIn`, or `overviewIn` covers; undefined when it names an unknown one. */
export function releasesInRange(key: string, releases: string[]): string[] | undefined {
  const [from, to = from] = key.split('-') as [string, string?];
  const [start, end] = [releases.indexOf(from), releases.indexOf(to)];
  return start < 0 || end < start ? undefined : releases.slice(start, end + 1);
}

/** All description files, checked for form; content is checked by {@link checkDescriptions}. */
export function loadDescriptions(root: string, problems: Problem[]): Map<string, DescriptionFile> {
  const files = new Map<string, DescriptionFile>();
  const folder = path.join(root, descriptionsFolder);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names.filter((each) => /^[^.].*\.ya?ml$/.test(each)).sort()) {
    const file = `${descriptionsFolder}/${name}`;
    const value = readData(root, file, described, problems);
    if (value === undefined) continue;
    const expected = path.parse(name).name;
    const fix = `write "${expected}", or rename the file`;
    if (value.contract === expected) files.set(expected, value);
    else problems.push({ file, key: 'contract', message: `says "${value.contract}"`, fix });
  }
  return files;
}

/** `own` over `base`; maps of parameters and fields are merged entry by entry. */
function merge(base: Entry, own: Entry): Entry {
  const merged = { ...base, ...own };
  for (const key of ['params', 'fields'] as const)
    if (base[key] && own[key]) merged[key] = { ...base[key], ...own[key] };
  return merged;
}

type Named = Pick<Contract, 'name' | 'data'>;

/** Gives the words for members, release by release. Ask only after {@link checkDescriptions} found nothing. */
export class Descriptions {
  constructor(
    private readonly releases: string[],
    private readonly files: Map<string, DescriptionFile>,
  ) {}

  /** The description of a contract as written. */
  written(contract: string): DescriptionFile | undefined {
    return this.files.get(contract);
  }

  /** What some ranges of releases say for a release. */
  private inRelease<T>(ranges: Record<string, T> | undefined, { release }: Release): T[] {
    return Object.entries(ranges ?? {})
      .filter(([range]) => releasesInRange(range, this.releases)?.includes(release))
      .map(([, own]) => own);
  }

  summary({ name, data }: Named): string {
    const file = this.written(name);
    return this.inRelease(file?.summaryIn, data)[0] ?? file?.summary ?? '';
  }

  /** Paragraphs on how the parts of a contract work together; none where that needs no words. */
  overviewOf({ name, data }: Named): string[] {
    const file = this.written(name);
    return this.inRelease(file?.overviewIn, data)[0] ?? file?.overview ?? [];
  }

  /** Words of a function. What the description of an interface leaves out, it takes from the function that applies. */
  function(contract: Contract, fn: Fn): ResolvedFunction {
    const entry: Entry = this.written(contract.name)?.functions?.[functionKey(fn)] ?? {};
    const own = this.inRelease(entry.in, contract.data).reduce(merge, entry);
    const { params = {} } = own;
    const { implementation } = contract;
    const rule = implementation && ruleOf(contract, fn);
    const base = rule && this.function(implementation, rule);
    const struct = fn.getter && !own.returns ? structOfGetter(contract, fn) : undefined;
    const fields = struct && this.member(contract, 'structs', struct.name).values;
    return {
      text: own.text ?? base?.text ?? '',
      params: fn.params.map(({ name }, i) => params[name] ?? params[i] ?? base?.params[i]),
      returns: fn.returns.map(
        ({ name }, i) => own.returns?.[i] ?? base?.returns[i] ?? fields?.[name],
      ),
      reverts: own.reverts ?? base?.reverts ?? [],
      caution: own.caution ?? base?.caution,
    };
  }

  /** Words of an event, a struct, a constant, a modifier, or an embedded interface, empty if there are none. */
  member(contract: Named, kind: DescribedKind, name: string): MemberText {
    const entry: Entry = this.written(contract.name)?.[kind]?.[name] ?? {};
    const found = this.inRelease(entry.in, contract.data).reduce(merge, entry);
    return { text: found.text ?? '', unit: found.unit, values: found.params ?? found.fields ?? {} };
  }
}
