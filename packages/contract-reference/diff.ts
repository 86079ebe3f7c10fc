/**
 * What differs between two releases, contract by contract.
 *
 * A change is breaking when something that worked against the older release can stop compiling or
 * working against the newer one because of it:
 *
 * - a selector, event, struct or contract is gone, or an internal function or modifier is gone
 *   from a contract made to be inherited;
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
  type Contract,
  findContract,
  type Fn,
  functionKey,
  type Param,
  type Reference,
  type ReleaseData,
} from './model';
import { structsOf } from './descriptions';
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

const code = (text: string): string => `\`${text}\``;
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

function functionChange(
  contract: Contract,
  before: Fn,
  after: Fn,
  codeChanged: boolean,
): Change | null {
  const details: string[] = [];
  let breaking = false;
  const note = (text: string, breaks = false): void => {
    details.push(text);
    breaking ||= breaks;
  };
  if (types(before.params) !== types(after.params))
    note(
      `argument types from ${codes(before.params.map(({ type }) => type))} to ${codes(after.params.map(({ type }) => type))}`,
      true,
    );
  after.params.forEach((param, index) => {
    const old = before.params[index];
    if (!old) return;
    if (old.name !== param.name)
      note(
        `argument ${code(old.name || String(index))} is now ${code(param.name || String(index))}`,
      );
    if (old.default !== param.default)
      note(
        `default of ${code(param.name)} from ${code(old.default ?? 'none')} to ${code(param.default ?? 'none')}`,
        true,
      );
  });
  if (types(before.returns) !== types(after.returns)) {
    note(
      `returns ${after.returns.length === 0 ? 'nothing' : codes(after.returns.map(({ type }) => type))}, before ${before.returns.length === 0 ? 'nothing' : codes(before.returns.map(({ type }) => type))}${types(before.returns) !== '' && before.returns.map(({ type }) => type).join() === after.returns.map(({ type }) => type).join() ? ' with other fields' : ''}`,
      before.returns.length > 0,
    );
  } else if (
    before.returns.map(({ name }) => name).join() !== after.returns.map(({ name }) => name).join()
  ) {
    note(
      `returned value is now named ${codes(after.returns.map(({ name }) => name).filter(Boolean))}`,
    );
  }
  if (before.mutability !== after.mutability) {
    note(
      `${code(before.mutability)} becomes ${code(after.mutability)}`,
      (reads(before) && !reads(after)) || before.mutability === 'payable',
    );
  }
  if (before.visibility !== after.visibility)
    note(
      `${code(before.visibility)} becomes ${code(after.visibility)}`,
      isEntry(before) && !isEntry(after),
    );
  const [oldCallers, newCallers] = [before.callers ?? [], after.callers ?? []];
  if (
    [...oldCallers].sort().join() !== [...newCallers].sort().join() ||
    before.restricted !== after.restricted
  ) {
    const lost = lostCallers(oldCallers, newCallers);
    const gained = newCallers.filter((role) => !oldCallers.includes(role));
    if (lost.length > 0)
      note(
        `no longer callable by ${lost.join(', ')}`,
        before.callers !== null && after.callers !== null,
      );
    if (gained.length > 0) note(`now callable by ${gained.join(', ')}`);
    if (lost.length + gained.length === 0)
      note(after.restricted === false ? 'the condition on callers is gone' : 'callers are checked');
  }
  if (before.modifiers.join() !== after.modifiers.join())
    note(`modifiers from ${codes(before.modifiers)} to ${codes(after.modifiers)}`);
  if ((before.virtual ?? false) !== (after.virtual ?? false)) {
    note(
      after.virtual === true ? 'can be overridden' : 'can no longer be overridden',
      after.virtual !== true && isInheritable(contract),
    );
  }
  if (before.implemented !== after.implemented)
    note(
      after.implemented ? 'has a body' : 'has no body',
      !after.implemented && isInheritable(contract),
    );
  if (codeChanged) note('code');
  // Nothing outside can depend on an internal function of a contract that is not inherited.
  breaking &&= isEntry(before) || isInheritable(contract);
  return details.length === 0
    ? null
    : { kind: 'function', change: 'changed', key: functionKey(after), details, breaking };
}

function compareMembers<T>(
  kind: Change['kind'],
  before: T[],
  after: T[],
  key: (item: T) => string,
  changed: (left: T, right: T) => { details: string[]; breaking: boolean },
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

/** Changes of one contract that both releases have. */
export function diffContract(
  from: ReleaseData,
  to: ReleaseData,
  before: Contract,
  after: Contract,
  codeChanged: ReadonlySet<string>,
): Change[] {
  const changes: Change[] = [];
  const about: string[] = [];
  if (before.kind !== after.kind) about.push(`${before.kind} becomes ${after.kind}`);
  if (before.bases.join() !== after.bases.join())
    about.push(`inherits ${codes(after.bases)}, before ${codes(before.bases)}`);
  if (before.compiler !== after.compiler)
    about.push(`compiler from ${before.compiler} to ${after.compiler}`);
  if (before.file !== after.file)
    about.push(`moved from ${code(before.file)} to ${code(after.file)}`);
  if (about.length > 0)
    changes.push({
      kind: 'contract',
      change: 'changed',
      key: after.name,
      details: about,
      breaking: false,
    });

  const remaining = new Set([
    ...after.functions.flatMap(({ selectors }) => selectors.map(({ selector }) => selector)),
    ...after.inheritedFunctions.map(({ selector }) => selector),
  ]);
  const byKey = new Map(allFunctions(before).map((fn) => [functionKey(fn), fn]));
  const newKeys = new Set(allFunctions(after).map(functionKey));
  for (const fn of allFunctions(after)) {
    const old = byKey.get(functionKey(fn));
    if (old) {
      const changedCode =
        codeChanged.has(functionKey(fn)) ||
        (fn.kind === 'constructor' && codeChanged.has(fn.sourceSignature));
      const change = functionChange(after, old, fn, changedCode);
      if (change) changes.push(change);
      continue;
    }
    const replaced = allFunctions(before)
      .filter(({ name }) => name === fn.name)
      .filter((item) => !newKeys.has(functionKey(item)));
    changes.push({
      kind: 'function',
      change: 'added',
      key: functionKey(fn),
      details: replaced.map((item) => `replaces ${code(functionKey(item))}`),
      breaking: isInheritable(after) && fn.virtual === true && !fn.implemented,
    });
  }
  for (const fn of allFunctions(before)) {
    if (newKeys.has(functionKey(fn))) continue;
    const kept = fn.selectors
      .filter(({ selector }) => remaining.has(selector))
      .map(({ signature }) => signature);
    const all = kept.length === fn.selectors.length && kept.length > 0;
    changes.push({
      kind: 'function',
      change: 'removed',
      key: functionKey(fn),
      details:
        kept.length === 0
          ? []
          : [all ? 'all its selectors remain' : `selectors of ${codes(kept)} remain`],
      breaking: (isEntry(fn) && !all) || (isInheritable(before) && !(isEntry(fn) && all)),
    });
  }
  const never = { added: () => false, removed: () => false };
  const removal = { added: () => false, removed: () => true };
  changes.push(
    ...compareMembers(
      'event',
      before.events,
      after.events,
      ({ name }) => name,
      (left, right) => {
        const details: string[] = [];
        let breaks = false;
        if (left.topic0 !== right.topic0) {
          details.push(
            `parameters from ${codes(left.params.map(({ name, type }) => `${type} ${name}`))} to ${codes(right.params.map(({ name, type }) => `${type} ${name}`))}, so the topic differs`,
          );
          breaks = true;
        } else {
          if (
            left.params.map(({ indexed }) => indexed).join() !==
            right.params.map(({ indexed }) => indexed).join()
          ) {
            details.push(
              `indexed parameters from ${codes(left.params.filter(({ indexed }) => indexed).map(({ name }) => name))} to ${codes(right.params.filter(({ indexed }) => indexed).map(({ name }) => name))}`,
            );
            breaks = true;
          }
          right.params.forEach(({ name }, index) => {
            const old = left.params[index]?.name;
            if (old !== name) details.push(`parameter ${code(old ?? '')} is now ${code(name)}`);
          });
        }
        return { details, breaking: breaks };
      },
      removal,
    ),
    ...compareMembers(
      'struct',
      structsOf(from, before),
      structsOf(to, after),
      ({ name }) => name,
      (left, right) => {
        const text = (fields: { name: string; type: string }[]): string[] =>
          fields.map(({ name, type }) => `${type} ${name}`);
        const [old, now] = [text(left.fields), text(right.fields)];
        if (old.join() === now.join()) return { details: [], breaking: false };
        const added = now.filter((item) => !old.includes(item));
        const removed = old.filter((item) => !now.includes(item));
        const details = [
          ...(added.length > 0 ? [`new fields ${codes(added)}`] : []),
          ...(removed.length > 0 ? [`fields gone: ${codes(removed)}`] : []),
          ...(added.length + removed.length === 0 ? ['other order of fields'] : []),
        ];
        return { details, breaking: true };
      },
      removal,
    ),
    ...compareMembers(
      'constant',
      before.constants,
      after.constants,
      ({ name }) => name,
      (left, right) => ({
        details: [
          ...(left.value === right.value
            ? []
            : [`value from ${code(constantValue(left))} to ${code(constantValue(right))}`]),
          ...(left.type === right.type
            ? []
            : [`type from ${code(left.type)} to ${code(right.type)}`]),
        ],
        breaking: false,
      }),
      never,
    ),
    ...compareMembers(
      'modifier',
      before.modifiers,
      after.modifiers,
      ({ name }) => name,
      (left, right) => {
        const [old, now] = [
          left.roles.map(({ role }) => role),
          right.roles.map(({ role }) => role),
        ];
        const lost = old.filter((role) => !now.includes(role));
        const gained = now.filter((role) => !old.includes(role));
        return {
          details: [
            ...(gained.length > 0 ? [`lets ${gained.join(', ')} through too`] : []),
            ...(lost.length > 0 ? [`no longer lets ${lost.join(', ')} through`] : []),
          ],
          breaking: lost.length > 0,
        };
      },
      { added: () => false, removed: () => isInheritable(before) },
    ),
  );
  const exposed = (contract: Contract): string[] => [
    ...contract.functions.flatMap(({ selectors }) => selectors.map(({ signature }) => signature)),
    ...contract.inheritedFunctions.map(({ signature }) => signature),
  ];
  const [oldAll, newAll] = [new Set(exposed(before)), new Set(exposed(after))];
  const gained = after.inheritedFunctions
    .filter(({ signature }) => !oldAll.has(signature))
    .map(({ signature }) => signature);
  const lost = before.inheritedFunctions
    .filter(({ signature }) => !newAll.has(signature))
    .map(({ signature }) => signature);
  if (gained.length > 0)
    changes.push({
      kind: 'inherited',
      change: 'added',
      key: 'inherited functions',
      details: [codes(gained)],
      breaking: false,
    });
  if (lost.length > 0)
    changes.push({
      kind: 'inherited',
      change: 'removed',
      key: 'inherited functions',
      details: [codes(lost)],
      breaking: true,
    });
  return changes;
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
