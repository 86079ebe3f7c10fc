/**
 * What differs between two releases, contract by contract.
 *
 * A change is breaking when something that worked against the older release can stop compiling or
 * working against the newer one because of it:
 *
 * - a selector, event, struct, or contract was removed, or a contract made to be inherited lost an
 *   internal function or modifier;
 * - types of returned values, the topic or the indexed parameters of an event, or the fields of a
 *   struct differ; a default value differs; types of constructor arguments differ;
 * - a role that could call may no longer;
 * - a function that only read may now write, or one that took ETH no longer does;
 * - a contract made to be inherited has a new function without a body, or one that can no longer be
 *   overridden.
 *
 * Other names of parameters, other values of constants and other code are changes, not breaking
 * ones: data cannot tell whether other code behaves otherwise.
 */
import {
  allFunctions,
  type ConstantDef,
  type Contract,
  type EventDef,
  findContract,
  type Fn,
  functionKey,
  type ModifierDef,
  type Param,
  type Reference,
  type ReleaseData,
  type StructDef,
} from './model';
import { structsOf } from './descriptions';
import { code } from './pages';
import { constantValue } from './signature';
import type { MemberKind } from './anchors';

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

export interface ReleaseDiff {
  from: string;
  to: string;
  contracts: ContractDiff[];
}

const codes = (items: string[]): string =>
  items.length === 0 ? 'none' : items.map(code).join(', ');
const types = (params: Param[]): string =>
  params.map(({ type, abiType }) => abiType ?? type).join();
const isEntry = ({ visibility }: Fn): boolean =>
  visibility === 'external' || visibility === 'public';
const isInheritable = ({ kind }: Contract): boolean => kind === 'abstract contract';
const reads = ({ mutability }: Fn): boolean => mutability === 'view' || mutability === 'pure';

/** Roles that could call before and may not now. */
function lostCallers(before: string[], after: string[]): string[] {
  if (after.includes('anyone')) return [];
  return before.filter((role) => !after.includes(role));
}

/** What differs between two declarations: each difference in words, and whether one of them breaks something. */
class Notes {
  readonly details: string[] = [];
  breaking = false;

  add(text: string, breaks = false): void {
    this.details.push(text);
    this.breaking ||= breaks;
  }
}

const typesOf = (params: Param[]): string[] => params.map(({ type }) => type);
const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

function noteParams(notes: Notes, before: Fn, after: Fn): void {
  if (types(before.params) !== types(after.params)) {
    notes.add(
      `argument types from ${codes(typesOf(before.params))} to ${codes(typesOf(after.params))}`,
      true,
    );
  }
  after.params.forEach((param, index) => {
    const old = before.params[index];
    if (!old) return;
    if (old.name !== param.name) {
      notes.add(
        `argument ${code(old.name || String(index))} is now ${code(param.name || String(index))}`,
      );
    }
    if (old.default !== param.default) {
      notes.add(
        `default of ${code(param.name)} from ${code(old.default ?? 'none')} to ${code(param.default ?? 'none')}`,
        true,
      );
    }
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
  const isSame =
    [...oldCallers].sort().join() === [...newCallers].sort().join() &&
    before.restricted === after.restricted;
  if (isSame) return;
  const lost = lostCallers(oldCallers, newCallers);
  const gained = newCallers.filter((role) => !oldCallers.includes(role));
  if (lost.length > 0) {
    notes.add(
      `no longer callable by ${lost.join(', ')}`,
      before.callers !== null && after.callers !== null,
    );
  }
  if (gained.length > 0) notes.add(`now callable by ${gained.join(', ')}`);
  if (lost.length + gained.length === 0) {
    notes.add(
      after.restricted === false ? 'the condition on callers was removed' : 'callers are checked',
    );
  }
}

function noteModifiers(notes: Notes, contract: Contract, before: Fn, after: Fn): void {
  if (before.mutability !== after.mutability) {
    notes.add(
      `${code(before.mutability)} becomes ${code(after.mutability)}`,
      (reads(before) && !reads(after)) || before.mutability === 'payable',
    );
  }
  if (before.visibility !== after.visibility) {
    notes.add(
      `${code(before.visibility)} becomes ${code(after.visibility)}`,
      isEntry(before) && !isEntry(after),
    );
  }
  noteCallers(notes, before, after);
  if (before.modifiers.join() !== after.modifiers.join()) {
    notes.add(`modifiers from ${codes(before.modifiers)} to ${codes(after.modifiers)}`);
  }
  if ((before.virtual ?? false) !== (after.virtual ?? false)) {
    notes.add(
      after.virtual === true ? 'can be overridden' : 'can no longer be overridden',
      after.virtual !== true && isInheritable(contract),
    );
  }
  if (before.implemented !== after.implemented) {
    notes.add(
      after.implemented ? 'has a body' : 'has no body',
      !after.implemented && isInheritable(contract),
    );
  }
}

function functionChange(
  contract: Contract,
  before: Fn,
  after: Fn,
  codeChanged: boolean,
): Change | null {
  const notes = new Notes();
  noteParams(notes, before, after);
  noteReturns(notes, before, after);
  noteModifiers(notes, contract, before, after);
  if (codeChanged) notes.add('code');
  if (notes.details.length === 0) return null;
  // Nothing outside can depend on an internal function of a contract that is not inherited.
  const breaking = notes.breaking && (isEntry(before) || isInheritable(contract));
  return {
    kind: 'function',
    change: 'changed',
    key: functionKey(after),
    details: notes.details,
    breaking,
  };
}

function compareMembers<T>(
  kind: Change['kind'],
  before: T[],
  after: T[],
  key: (item: T) => string,
  changed: (left: T, right: T) => Pick<Change, 'details' | 'breaking'>,
  breaks: { added: (item: T) => boolean; removed: (item: T) => boolean },
): Change[] {
  const changes: Change[] = [];
  for (const item of after) {
    const old = before.find((candidate) => key(candidate) === key(item));
    if (!old)
      changes.push({
        kind,
        change: 'added',
        key: key(item),
        details: [],
        breaking: breaks.added(item),
      });
    else {
      const { details, breaking } = changed(old, item);
      if (details.length > 0)
        changes.push({ kind, change: 'changed', key: key(item), details, breaking });
    }
  }
  for (const item of before) {
    if (!after.some((candidate) => key(candidate) === key(item)))
      changes.push({
        kind,
        change: 'removed',
        key: key(item),
        details: [],
        breaking: breaks.removed(item),
      });
  }
  return changes;
}

/** What differs about the contract itself. */
function contractChanges(before: Contract, after: Contract): Change[] {
  const details: string[] = [];
  if (before.kind !== after.kind) details.push(`${before.kind} becomes ${after.kind}`);
  if (before.bases.join() !== after.bases.join()) {
    details.push(`inherits ${codes(after.bases)}, before ${codes(before.bases)}`);
  }
  if (before.compiler !== after.compiler) {
    details.push(`compiler from ${before.compiler} to ${after.compiler}`);
  }
  if (before.file !== after.file) {
    details.push(`moved from ${code(before.file)} to ${code(after.file)}`);
  }
  return details.length === 0
    ? []
    : [{ kind: 'contract', change: 'changed', key: after.name, details, breaking: false }];
}

/** Functions that both have, and those that came. */
function keptAndAddedFunctions(
  before: Contract,
  after: Contract,
  codeChanged: ReadonlySet<string>,
): Change[] {
  const old = new Map(allFunctions(before).map((fn) => [functionKey(fn), fn]));
  const newKeys = new Set(allFunctions(after).map(functionKey));
  return allFunctions(after).flatMap((fn): Change[] => {
    const key = functionKey(fn);
    const previous = old.get(key);
    if (previous) {
      const hasOtherCode =
        codeChanged.has(key) || (fn.kind === 'constructor' && codeChanged.has(fn.sourceSignature));
      const change = functionChange(after, previous, fn, hasOtherCode);
      return change ? [change] : [];
    }
    const replaced = allFunctions(before).filter(
      (item) => item.name === fn.name && !newKeys.has(functionKey(item)),
    );
    return [
      {
        kind: 'function',
        change: 'added',
        key,
        details: replaced.map((item) => `replaces ${code(functionKey(item))}`),
        breaking: isInheritable(after) && fn.virtual === true && !fn.implemented,
      },
    ];
  });
}

/** Functions that only the older release has. A selector can remain, in another function or an inherited one. */
function removedFunctions(before: Contract, after: Contract): Change[] {
  const remaining = new Set([
    ...after.functions.flatMap(({ selectors }) => selectors.map(({ selector }) => selector)),
    ...after.inheritedFunctions.map(({ selector }) => selector),
  ]);
  const newKeys = new Set(allFunctions(after).map(functionKey));
  return allFunctions(before)
    .filter((fn) => !newKeys.has(functionKey(fn)))
    .map((fn) => {
      const kept = fn.selectors
        .filter(({ selector }) => remaining.has(selector))
        .map(({ signature }) => signature);
      const all = kept.length === fn.selectors.length && kept.length > 0;
      const detail = all ? 'all its selectors remain' : `selectors of ${codes(kept)} remain`;
      return {
        kind: 'function',
        change: 'removed',
        key: functionKey(fn),
        details: kept.length === 0 ? [] : [detail],
        breaking: (isEntry(fn) && !all) || (isInheritable(before) && !(isEntry(fn) && all)),
      };
    });
}

type Compared = Pick<Change, 'details' | 'breaking'>;

function compareEvents(left: EventDef, right: EventDef): Compared {
  const declared = ({ params }: EventDef): string[] =>
    params.map(({ name, type }) => `${type} ${name}`);
  if (left.topic0 !== right.topic0) {
    const detail = `parameters from ${codes(declared(left))} to ${codes(declared(right))}, so the topic differs`;
    return { details: [detail], breaking: true };
  }
  const notes = new Notes();
  const flags = ({ params }: EventDef): string => params.map(({ indexed }) => indexed).join();
  const indexed = ({ params }: EventDef): string =>
    codes(namesOf(params.filter((param) => param.indexed)));
  if (flags(left) !== flags(right)) {
    notes.add(`indexed parameters from ${indexed(left)} to ${indexed(right)}`, true);
  }
  right.params.forEach(({ name }, index) => {
    const old = left.params[index]?.name;
    if (old !== name) notes.add(`parameter ${code(old ?? '')} is now ${code(name)}`);
  });
  return notes;
}

function compareStructs(left: StructDef, right: StructDef): Compared {
  const declared = ({ fields }: StructDef): string[] =>
    fields.map(({ name, type }) => `${type} ${name}`);
  const [old, now] = [declared(left), declared(right)];
  if (old.join() === now.join()) return { details: [], breaking: false };
  const added = now.filter((item) => !old.includes(item));
  const removed = old.filter((item) => !now.includes(item));
  const details = [
    ...(added.length > 0 ? [`new fields ${codes(added)}`] : []),
    ...(removed.length > 0 ? [`fields gone: ${codes(removed)}`] : []),
    ...(added.length + removed.length === 0 ? ['other order of fields'] : []),
  ];
  return { details, breaking: true };
}

function compareConstants(left: ConstantDef, right: ConstantDef): Compared {
  const notes = new Notes();
  if (left.value !== right.value) {
    notes.add(`value from ${code(constantValue(left))} to ${code(constantValue(right))}`);
  }
  if (left.type !== right.type) notes.add(`type from ${code(left.type)} to ${code(right.type)}`);
  return notes;
}

function compareModifiers(left: ModifierDef, right: ModifierDef): Compared {
  const [old, now] = [left, right].map(({ roles }) => roles.map(({ role }) => role)) as [
    string[],
    string[],
  ];
  const notes = new Notes();
  const lost = old.filter((role) => !now.includes(role));
  const gained = now.filter((role) => !old.includes(role));
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
  const only = (contract: Contract, other: Contract): string[] => {
    const known = exposed(other);
    return contract.inheritedFunctions
      .map(({ signature }) => signature)
      .filter((signature) => !known.has(signature));
  };
  const change = (what: 'added' | 'removed', signatures: string[]): Change[] =>
    signatures.length === 0
      ? []
      : [
          {
            kind: 'inherited',
            change: what,
            key: 'inherited functions',
            details: [codes(signatures)],
            breaking: what === 'removed',
          },
        ];
  return [...change('added', only(after, before)), ...change('removed', only(before, after))];
}

/** Changes of one contract that both releases have. */
export function diffContract(
  from: ReleaseData,
  to: ReleaseData,
  before: Contract,
  after: Contract,
  codeChanged: ReadonlySet<string>,
): Change[] {
  const never = (): boolean => false;
  const always = (): boolean => true;
  const nameOf = ({ name }: { name: string }): string => name;
  const removal = { added: never, removed: always };
  return [
    ...contractChanges(before, after),
    ...keptAndAddedFunctions(before, after, codeChanged),
    ...removedFunctions(before, after),
    ...compareMembers('event', before.events, after.events, nameOf, compareEvents, removal),
    ...compareMembers(
      'struct',
      structsOf(from, before),
      structsOf(to, after),
      nameOf,
      compareStructs,
      removal,
    ),
    ...compareMembers('constant', before.constants, after.constants, nameOf, compareConstants, {
      added: never,
      removed: never,
    }),
    ...compareMembers('modifier', before.modifiers, after.modifiers, nameOf, compareModifiers, {
      added: never,
      removed: () => isInheritable(before),
    }),
    ...inheritedChanges(before, after),
  ];
}

/** Functions whose code differs between two releases of a contract, by the released sources. */
export function codeChangedBetween(
  reference: Reference,
  from: string,
  to: string,
  contract: string,
): Set<string> {
  const [start, end] = [reference.releases.indexOf(from), reference.releases.indexOf(to)];
  const keys = reference.codeChanges
    .filter(
      (pair) =>
        reference.releases.indexOf(pair.from) >= start &&
        reference.releases.indexOf(pair.to) <= end,
    )
    .flatMap((pair) => pair.contracts[contract] ?? []);
  return new Set(keys);
}

/** Changes from one release to a later one. Contracts without a change are left out. */
export function diffReleases(reference: Reference, from: string, to: string): ReleaseDiff {
  const [older, newer] = [reference.data[from] as ReleaseData, reference.data[to] as ReleaseData];
  const names = [...new Set([...older.contracts, ...newer.contracts].map(({ name }) => name))].sort(
    (left, right) => (left < right ? -1 : 1),
  );
  const contracts: ContractDiff[] = [];
  for (const name of names) {
    const [before, after] = [findContract(older, name), findContract(newer, name)];
    if (before && after) {
      const changes = diffContract(
        older,
        newer,
        before,
        after,
        codeChangedBetween(reference, from, to, name),
      );
      if (changes.length > 0) contracts.push({ name, status: 'changed', changes });
    } else if (after) {
      contracts.push({
        name,
        status: 'added',
        changes: [{ kind: 'contract', change: 'added', key: name, details: [], breaking: false }],
      });
    } else {
      contracts.push({
        name,
        status: 'removed',
        changes: [{ kind: 'contract', change: 'removed', key: name, details: [], breaking: true }],
      });
    }
  }
  return { from, to, contracts };
}

/** The release before, if one is covered. */
export function previousRelease(reference: Reference, release: string): string | undefined {
  return reference.releases[reference.releases.indexOf(release) - 1];
}

/** The release after, if one is covered. */
export function nextRelease(reference: Reference, release: string): string | undefined {
  return reference.releases[reference.releases.indexOf(release) + 1];
}

export interface History {
  /** First covered release that has the member without a gap since. */
  since: string;
  /** Releases in which it changed, oldest first, with what kind of change. */
  changed: { release: string; what: 'declaration' | 'code'; breaking: boolean }[];
}

/** Since when a contract has each member, and when it changed; keys are `kind key`. */
export function historyOf(
  reference: Reference,
  contractName: string,
  release: string,
): Map<string, History> {
  const end = reference.releases.indexOf(release);
  const history = new Map<string, History>();
  let before: { data: ReleaseData; contract: Contract } | undefined;
  for (const current of reference.releases.slice(0, end + 1)) {
    const data = reference.data[current] as ReleaseData;
    const contract = findContract(data, contractName);
    if (!contract) {
      history.clear();
      before = undefined;
      continue;
    }
    const present = [
      ...allFunctions(contract).map((fn) => `function ${functionKey(fn)}`),
      ...contract.events.map(({ name }) => `event ${name}`),
      ...structsOf(data, contract).map(({ name }) => `struct ${name}`),
      ...contract.constants.map(({ name }) => `constant ${name}`),
      ...contract.modifiers.map(({ name }) => `modifier ${name}`),
    ];
    for (const key of [...history.keys()]) if (!present.includes(key)) history.delete(key);
    for (const key of present)
      if (!history.has(key)) history.set(key, { since: current, changed: [] });
    if (before) {
      const previous = before;
      const changes = diffContract(
        previous.data,
        data,
        previous.contract,
        contract,
        codeChangedBetween(reference, previous.data.release, current, contractName),
      );
      for (const { kind, key, change, details, breaking } of changes) {
        if (change !== 'changed') continue;
        history.get(`${kind} ${key}`)?.changed.push({
          release: current,
          what: details.every((detail) => detail === 'code') ? 'code' : 'declaration',
          breaking,
        });
      }
    }
    before = { data, contract };
  }
  return history;
}
