/** What differs between two releases, contract by contract. `compare.ts` writes the rules of what counts as breaking. */
import {
  allFunctions,
  type ConstantDef,
  type Contract,
  contractIn,
  dataOf,
  type EventDef,
  findContract,
  type Fn,
  functionKey,
  functionOf,
  type ModifierDef,
  type Param,
  type Reference,
  type StructDef,
} from './model';
import { code } from './pages';
import { constantValue } from './signature';
import type { MemberKind } from './members';

export interface Change {
  kind: MemberKind | 'inherited' | 'contract';
  change: 'added' | 'removed' | 'changed';
  /** Function key, or name of the member. */
  key: string;
  /** What is different, in words; code spans allowed. */
  details: string[];
  breaking: boolean;
}

export interface ContractDiff {
  name: string;
  status: 'added' | 'removed' | 'changed';
  changes: Change[];
}

/** A change as `/abi/compare` has it: without what is empty or false, and with the place of its entry. */
type PublishedChange = Omit<Change, 'details' | 'breaking'> &
  Partial<Pick<Change, 'details' | 'breaking'>> & { anchor?: string };

/** Content of `/abi/compare/<from>-<to>.json`. */
export interface Comparison {
  from: string;
  to: string;
  contracts: (Omit<ContractDiff, 'changes'> & { page?: string; changes: PublishedChange[] })[];
}

const changeOf = (
  kind: Change['kind'],
  change: Change['change'],
  key: string,
  details: string[] = [],
  breaking = false,
): Change => ({ kind, change, key, details, breaking });

const codes = (items: string[]): string =>
  items.length === 0 ? 'none' : items.map(code).join(', ');
const types = (params: Param[]): string =>
  params.map(({ type, abiType }) => abiType ?? type).join();
const isEntry = ({ visibility }: Fn): boolean =>
  visibility === 'external' || visibility === 'public';
const isInheritable = ({ kind }: Contract): boolean => kind === 'abstract contract';
/** Whether a contract that inherits it has to write it. */
const lacksBody = ({ virtual, implemented }: Fn): boolean => virtual === true && !implemented;
const reads = ({ mutability }: Fn): boolean => mutability === 'view' || mutability === 'pure';

/** What differs between two declarations: each difference in words, and whether one of them breaks something. */
class Notes {
  readonly details: string[] = [];
  breaking = false;

  add(text: string, breaks = false): void {
    this.details.push(text);
    this.breaking ||= breaks;
  }

  compare<T>(before: T, after: T, text: string, breaks = false): void {
    if (String(before) !== String(after)) this.add(text, breaks);
  }
}

const typesOf = (params: Param[]): string[] => params.map(({ type }) => type);
const missingFrom = (known: string[], items: string[]): string[] =>
  items.filter((item) => !known.includes(item));
const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

function noteParams(notes: Notes, { params: before }: Fn, { params: after }: Fn): void {
  const text = `argument types from ${codes(typesOf(before))} to ${codes(typesOf(after))}`;
  notes.compare(types(before), types(after), text, true);
  after.forEach(({ name, default: value }, index) => {
    const old = before[index];
    if (!old) return;
    const [was, is] = [old.name, name].map((each) => code(each || String(index)));
    notes.compare(was, is, `argument ${was} is now ${is}`);
    const values = `${code(old.default ?? 'none')} to ${code(value ?? 'none')}`;
    notes.compare(old.default, value, `default of ${code(name)} from ${values}`, true);
  });
}

function noteReturns(notes: Notes, { returns: before }: Fn, { returns: after }: Fn): void {
  const listed = (params: Param[]): string =>
    params.length === 0 ? 'nothing' : codes(typesOf(params));
  if (types(before) !== types(after)) {
    const isSameSource = types(before) !== '' && typesOf(before).join() === typesOf(after).join();
    notes.add(
      `returns ${listed(after)}, before ${listed(before)}${isSameSource ? ' with other fields' : ''}`,
      before.length > 0,
    );
  } else if (namesOf(before).join() !== namesOf(after).join()) {
    notes.add(`returned value is now named ${codes(namesOf(after).filter(Boolean))}`);
  }
}

function noteCallers(notes: Notes, before: Fn, after: Fn): void {
  const [oldCallers, newCallers] = [before.callers ?? [], after.callers ?? []];
  const lost = newCallers.includes('anyone') ? [] : missingFrom(newCallers, oldCallers);
  const gained = missingFrom(oldCallers, newCallers);
  if (lost.length > 0) {
    const areBothEntries = before.callers !== null && after.callers !== null;
    notes.add(`no longer callable by ${lost.join(', ')}`, areBothEntries);
  }
  if (gained.length > 0) notes.add(`now callable by ${gained.join(', ')}`);
  if (lost.length + gained.length > 0) return;
  const isFree = after.restricted === false;
  const condition = isFree ? 'the condition on callers was removed' : 'callers are checked';
  notes.compare(before.restricted, after.restricted, condition);
}

function noteModifiers(notes: Notes, contract: Contract, before: Fn, after: Fn): void {
  const becomes = (key: 'mutability' | 'visibility', breaks: boolean): void =>
    notes.compare(
      before[key],
      after[key],
      `${code(before[key])} becomes ${code(after[key])}`,
      breaks,
    );
  becomes('mutability', (reads(before) && !reads(after)) || before.mutability === 'payable');
  becomes('visibility', isEntry(before) && !isEntry(after));
  noteCallers(notes, before, after);
  notes.compare(
    before.modifiers,
    after.modifiers,
    `modifiers from ${codes(before.modifiers)} to ${codes(after.modifiers)}`,
  );
  for (const [key, has, lacks] of [
    ['virtual', 'can be overridden', 'can no longer be overridden'],
    ['implemented', 'has a body', 'has no body'],
  ] as const) {
    const [was, is] = [before[key] ?? false, after[key] ?? false];
    notes.compare(was, is, is ? has : lacks, !is && isInheritable(contract));
  }
}

function functionChange(contract: Contract, before: Fn, after: Fn, hasOtherCode: boolean): Change {
  const notes = new Notes();
  noteParams(notes, before, after);
  noteReturns(notes, before, after);
  noteModifiers(notes, contract, before, after);
  if (hasOtherCode) notes.add('code');
  // Nothing outside can depend on an internal function of a contract that is not inherited.
  const breaking = notes.breaking && (isEntry(before) || isInheritable(contract));
  return changeOf('function', 'changed', functionKey(after), notes.details, breaking);
}

/** Changes of members with a name. New ones break nothing. */
function compareMembers<T extends { name: string }>(
  kind: MemberKind,
  before: readonly T[],
  after: readonly T[],
  compare: (left: T, right: T) => Notes,
  isRemovalBreaking: boolean,
): Change[] {
  return [
    ...after.map((item) => {
      const old = before.find(({ name }) => name === item.name);
      if (!old) return changeOf(kind, 'added', item.name);
      const { details, breaking } = compare(old, item);
      return changeOf(kind, 'changed', item.name, details, breaking);
    }),
    ...missingFrom(namesOf(after), namesOf(before)).map((name) =>
      changeOf(kind, 'removed', name, [], isRemovalBreaking),
    ),
  ];
}

function contractChange(before: Contract, after: Contract): Change {
  const notes = new Notes();
  notes.compare(before.kind, after.kind, `${before.kind} becomes ${after.kind}`);
  const bases = `inherits ${codes(after.bases)}, before ${codes(before.bases)}`;
  notes.compare(before.bases, after.bases, bases);
  const compilers = `compiler from ${before.compiler} to ${after.compiler}`;
  notes.compare(before.compiler, after.compiler, compilers);
  notes.compare(before.file, after.file, `moved from ${code(before.file)} to ${code(after.file)}`);
  return changeOf('contract', 'changed', after.name, notes.details);
}

/** Functions that both have, and those that came. */
function keptAndAddedFunctions(
  before: Contract,
  after: Contract,
  codeChanged: ReadonlySet<string>,
): Change[] {
  const old = new Map(allFunctions(before).map((fn) => [functionKey(fn), fn]));
  const newKeys = new Set(allFunctions(after).map(functionKey));
  return allFunctions(after).map((fn) => {
    const key = functionKey(fn);
    const previous = old.get(key);
    if (previous) return functionChange(after, previous, fn, codeChanged.has(fn.sourceSignature));
    const replaced = allFunctions(before).filter(
      (item) => item.name === fn.name && !newKeys.has(functionKey(item)),
    );
    const details = replaced.map((item) => `replaces ${code(functionKey(item))}`);
    const breaking = isInheritable(after) && lacksBody(fn);
    return changeOf('function', 'added', key, details, breaking);
  });
}

/** Functions that only the older release has. A selector can remain, in another function or an inherited one. */
function removedFunctions(before: Contract, after: Contract): Change[] {
  const remaining = new Set([
    ...after.functions.flatMap(({ selectors }) => selectors.map(({ selector }) => selector)),
    ...after.inheritedFunctions.map(({ selector }) => selector),
  ]);
  const newKeys = new Set(allFunctions(after).map(functionKey));
  const gone = allFunctions(before).filter((fn) => !newKeys.has(functionKey(fn)));
  return gone.map((fn) => {
    const kept = fn.selectors.filter(({ selector }) => remaining.has(selector));
    const all = kept.length === fn.selectors.length && kept.length > 0;
    const signatures = codes(kept.map(({ signature }) => signature));
    const detail = all ? 'all its selectors remain' : `selectors of ${signatures} remain`;
    const details = kept.length === 0 ? [] : [detail];
    const breaking = isEntry(fn) ? !all : isInheritable(before);
    return changeOf('function', 'removed', functionKey(fn), details, breaking);
  });
}

function compareEvents(left: EventDef, right: EventDef): Notes {
  const notes = new Notes();
  const declared = ({ params }: EventDef): string =>
    codes(params.map(({ name, type }) => `${type} ${name}`));
  if (left.topic0 !== right.topic0) {
    notes.add(
      `parameters from ${declared(left)} to ${declared(right)}, so the topic differs`,
      true,
    );
    return notes;
  }
  const indexed = ({ params }: EventDef): string =>
    codes(namesOf(params.filter((param) => param.indexed)));
  const flags = ({ params }: EventDef): boolean[] => params.map((param) => param.indexed);
  const text = `indexed parameters from ${indexed(left)} to ${indexed(right)}`;
  notes.compare(flags(left), flags(right), text, true);
  right.params.forEach(({ name }, index) => {
    const old = left.params[index]?.name ?? '';
    notes.compare(old, name, `parameter ${code(old)} is now ${code(name)}`);
  });
  return notes;
}

function compareStructs(left: StructDef, right: StructDef): Notes {
  const notes = new Notes();
  const fieldsOf = ({ fields }: StructDef): string[] =>
    fields.map(({ name, type }) => `${type} ${name}`);
  const [old, now] = [fieldsOf(left), fieldsOf(right)];
  const [added, removed] = [missingFrom(old, now), missingFrom(now, old)];
  if (added.length > 0) notes.add(`new fields ${codes(added)}`, true);
  if (removed.length > 0) notes.add(`removed fields ${codes(removed)}`, true);
  if (added.length + removed.length === 0)
    notes.compare(old, now, 'fields in a different order', true);
  return notes;
}

function compareConstants(left: ConstantDef, right: ConstantDef): Notes {
  const notes = new Notes();
  const values = `value from ${code(constantValue(left))} to ${code(constantValue(right))}`;
  notes.compare(left.value, right.value, values);
  notes.compare(left.type, right.type, `type from ${code(left.type)} to ${code(right.type)}`);
  return notes;
}

function compareModifiers(left: ModifierDef, right: ModifierDef): Notes {
  const notes = new Notes();
  const rolesOf = ({ roles }: ModifierDef): string[] => roles.map(({ role }) => role);
  const [old, now] = [rolesOf(left), rolesOf(right)];
  const [lost, gained] = [missingFrom(now, old), missingFrom(old, now)];
  if (gained.length > 0) notes.add(`lets ${gained.join(', ')} through too`);
  if (lost.length > 0) notes.add(`no longer lets ${lost.join(', ')} through`, true);
  return notes;
}

/** Inherited functions whose signature the contract did not expose at all in the other release. */
function inheritedChanges(before: Contract, after: Contract): Change[] {
  const exposed = ({ functions, inheritedFunctions }: Contract): Set<string> =>
    new Set(
      [...functions.flatMap(({ selectors }) => selectors), ...inheritedFunctions].map(
        ({ signature }) => signature,
      ),
    );
  const only = ({ inheritedFunctions }: Contract, other: Contract) => {
    const known = exposed(other);
    return inheritedFunctions.filter(({ signature }) => !known.has(signature));
  };
  const change = (
    how: 'added' | 'removed',
    list: Contract['inheritedFunctions'],
    breaking: boolean,
    details: string[] = [],
  ): Change[] => {
    const all = [codes(list.map(({ signature }) => signature)), ...details];
    return list.length > 0
      ? [changeOf('inherited', how, 'inherited functions', all, breaking)]
      : [];
  };
  const added = only(after, before);
  const demanded = added.filter(({ from, selector }) => {
    const fn = functionOf(findContract(after.data, from), selector);
    return isInheritable(after) && fn !== undefined && lacksBody(fn);
  });
  return [
    ...change(
      'added',
      added,
      demanded.length > 0,
      demanded.map(({ signature }) => `${code(signature)} has no body`),
    ),
    ...change('removed', only(before, after), true),
  ];
}

/** Changes of one contract between two releases; undefined if one of them lacks it. */
export function diffContract(
  reference: Reference,
  from: string,
  to: string,
  name: string,
): Change[] | undefined {
  const before = contractIn(reference, from, name);
  const after = contractIn(reference, to, name);
  if (!before || !after) return undefined;
  return [
    contractChange(before, after),
    ...keptAndAddedFunctions(before, after, codeChangedBetween(reference, from, to, name)),
    ...removedFunctions(before, after),
    ...compareMembers('event', before.events, after.events, compareEvents, true),
    ...compareMembers('struct', before.structs, after.structs, compareStructs, true),
    ...compareMembers('constant', before.constants, after.constants, compareConstants, false),
    ...compareMembers(
      'modifier',
      before.modifiers,
      after.modifiers,
      compareModifiers,
      isInheritable(before),
    ),
    ...inheritedChanges(before, after),
  ].filter(({ change, details }) => change !== 'changed' || details.length > 0);
}

/** Functions whose code differs between two releases of a contract, by the released sources. */
export function codeChangedBetween(
  { releases, codeChanges }: Reference,
  from: string,
  to: string,
  contract: string,
): Set<string> {
  const between = releases.slice(releases.indexOf(from), releases.indexOf(to));
  const pairs = codeChanges.filter((pair) => between.includes(pair.from));
  return new Set(pairs.flatMap(({ contracts }) => contracts[contract] ?? []));
}

/** Changes from one release to a later one. Contracts without a change are left out. */
export function diffReleases(reference: Reference, from: string, to: string): ContractDiff[] {
  const [older, newer] = [from, to].map((release) => namesOf(dataOf(reference, release).contracts));
  const names = [...new Set([...(older ?? []), ...(newer ?? [])])].sort();
  return names.flatMap((name): ContractDiff[] => {
    const changes = diffContract(reference, from, to, name);
    if (changes) return changes.length > 0 ? [{ name, status: 'changed', changes }] : [];
    const isNew = newer?.includes(name);
    const status = isNew ? 'added' : 'removed';
    return [{ name, status, changes: [changeOf('contract', status, name, [], !isNew)] }];
  });
}

/** The release before, if one is covered. */
export function previousRelease(reference: Reference, release: string): string | undefined {
  return reference.releases[reference.releases.indexOf(release) - 1];
}

/** The release after, if one is covered. */
export function nextRelease(reference: Reference, release: string): string | undefined {
  return reference.releases[reference.releases.indexOf(release) + 1];
}
