/** Compares a page, read back, with the data, fact by fact. */
import {
  allFunctions,
  type Contract,
  contractIn,
  findContract,
  type Fn,
  functionKey,
  type Reference,
  type Release,
} from '../model';
import type { ParsedFunction, ParsedPage, ParsedParam } from './parse';

/** How many facts of each kind were compared. */
export type Counts = Record<string, number>;

export interface Comparison {
  mismatches: string[];
  counts: Counts;
}

/** Interfaces and what implements them; written down again here on purpose. */
const implementations: Record<string, string> = {
  VaultAPI: 'Vault',
  StrategyAPI: 'BaseStrategy',
  RegistryAPI: 'Registry',
  HealthCheck: 'CommonHealthCheck',
};

/** Compares what a page shows of a kind of fact with the data. */
type Same = (kind: string, shown: unknown, data: unknown) => void;

class Facts {
  readonly mismatches: string[] = [];
  readonly counts: Counts = {};

  /** Facts of one place. Lists count each of their items; a rule or a list of names that is one fact counts once. */
  at(place: string): Same {
    return (kind, shown, data) => {
      const single = ['access rules', 'modifiers', 'overriding'].includes(kind);
      this.counts[kind] =
        (this.counts[kind] ?? 0) + (Array.isArray(data) && !single ? data.length : 1);
      const [left, right] = [JSON.stringify(shown), JSON.stringify(data)];
      if (left !== right) this.mismatches.push(`${place}: ${kind}: page ${left}, data ${right}`);
    };
  }
}

const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

const blob = (data: Release, file: string, line: number, endLine = line): string =>
  `https://github.com/yearn/yearn-vaults/blob/v${data.release}/${file}#L${line}${endLine === line ? '' : `-L${endLine}`}`;

/** Roles from the data; an interface has those of its implementation. */
function expectedCallers(data: Release, contract: Contract, fn: Fn): string[] | undefined {
  if (fn.callers === null || fn.kind === 'constructor') return undefined;
  if (contract.kind !== 'interface') return fn.callers;
  const implementation = data.contracts.find(({ name }) => name === implementations[contract.name]);
  const same = implementation?.functions.find(({ selectors }) =>
    selectors.some(({ selector }) => selector === fn.selectors[0]?.selector),
  );
  return same?.callers ?? ['set by the implementing contract'];
}

/** First release of an unbroken run up to this one that has the function. */
function expectedSince(
  reference: Reference,
  contractName: string,
  key: string,
  release: string,
): string {
  let since = release;
  for (const earlier of reference.releases
    .slice(0, reference.releases.indexOf(release))
    .reverse()) {
    const contract = findContract(reference.data[earlier] as Release, contractName);
    if (!contract || !allFunctions(contract).some((fn) => functionKey(fn) === key)) break;
    since = earlier;
  }
  return since;
}

/** What a release declares of a function, and who may call it. */
function declarationIn(reference: Reference, release: string, name: string, key: string): string {
  const contract = contractIn(reference, release, name);
  const fn = contract && allFunctions(contract).find((one) => functionKey(one) === key);
  return JSON.stringify([
    fn?.params.map(({ name, type, abiType, default: value }) => [name, abiType ?? type, value]),
    fn?.returns.map(({ name, type, abiType }) => [name, abiType ?? type]),
    [fn?.mutability, fn?.visibility, fn?.modifiers, fn?.virtual ?? false, fn?.implemented],
    [fn?.callers, fn?.restricted],
  ]);
}

/**
 * Releases, from the first one on, that declare a function differently from the release before, or have different code.
 */
function expectedChanged(
  reference: Reference,
  contract: string,
  fn: Fn,
  { since, release }: { since: string; release: string },
): string[] {
  const { releases, codeChanges } = reference;
  const declaration = (of: string): string =>
    declarationIn(reference, of, contract, functionKey(fn));
  return releases.slice(releases.indexOf(since) + 1, releases.indexOf(release) + 1).filter((to) => {
    const from = releases[releases.indexOf(to) - 1] as string;
    const { contracts } = codeChanges.find((pair) => pair.to === to) ?? {};
    const hasOtherCode = contracts?.[contract]?.includes(fn.sourceSignature);
    return hasOtherCode || declaration(from) !== declaration(to);
  });
}

/** A page, and the contract of the release that it describes. */
interface Compared {
  readonly facts: Facts;
  readonly reference: Reference;
  readonly data: Release;
  readonly contract: Contract;
  readonly page: ParsedPage;
  /** Place of the page in messages. */
  readonly at: string;
}

/** Name of a function as its source has it. */
const sourceName = ({ language }: Contract, { kind, name }: Fn): string =>
  language === 'vyper' && kind === 'constructor' ? '__init__' : name;

function compareFunction(
  { facts, reference, data, contract }: Compared,
  fn: Fn,
  shown: ParsedFunction,
): void {
  const same = facts.at(`${contract.name} ${data.release} ${functionKey(fn)}`);
  const vyper = contract.language === 'vyper';
  const param = ({ name, type, location, default: value }: ParsedParam): object => ({
    name,
    type,
    location,
    default: value,
  });
  const result = ({ type, name, location }: ParsedParam): unknown[] => [
    type,
    vyper ? '' : name,
    location,
  ];
  same('signatures', shown.name, sourceName(contract, fn));
  same('parameters', shown.params.map(param), fn.params.map(param));
  same('returned values', shown.returns.map(result), fn.returns.map(result));
  same('mutability', shown.mutability, fn.mutability);
  same('visibility', shown.visibility, fn.visibility);
  same('modifiers', shown.modifiers, fn.modifiers);
  if (!vyper && contract.kind !== 'interface')
    same(
      'overriding',
      [shown.virtual, shown.override, shown.overridden],
      [fn.virtual ?? false, fn.override ?? false, fn.overridden ?? []],
    );
  same(
    'table rows',
    shown.rows.map(({ name, type, returned }) => [name, type, returned]),
    [
      ...fn.params.map(({ name, type }) => [name, type, false]),
      ...fn.returns.map(({ name, type }) => [name, type, true]),
    ],
  );
  same('access rules', shown.callers, expectedCallers(data, contract, fn));
  const isOne = fn.selectors.length === 1;
  same(
    'selectors',
    shown.selectors,
    fn.selectors.map(({ selector, signature }) => (isOne ? { selector } : { selector, signature })),
  );
  const messages = [...fn.errorsFromModifiers, ...fn.errors, ...fn.errorsIndirect]
    .map(({ message }) => message)
    .filter((message) => message !== null && message !== '');
  same('revert messages', [...shown.messages].sort(), [...new Set(messages)].sort());
  same('emitted events', shown.emits, [...new Set([...fn.emits, ...fn.emitsIndirect])]);
  const since = expectedSince(reference, contract.name, functionKey(fn), data.release);
  same('since', shown.since, since);
  const { release } = data;
  same('changes', shown.changed, expectedChanged(reference, contract.name, fn, { since, release }));
  same('source lines', shown.source, blob(data, contract.file, fn.line, fn.endLine));
  const overridable = contract.kind === 'abstract contract' && fn.virtual === true;
  same('hooks', /override it|implement it/.test(shown.hook), overridable);
  if (overridable) same('hooks', shown.hook.includes('have to implement'), !fn.implemented);
}

function compareDeclaration({ data, contract, page }: Compared, same: Same): void {
  const { file, line, endLine, kind, language, compiler } = contract;
  same('declarations', page.declared, blob(data, file, line, endLine));
  same('declarations', page.kind, kind.replace('vyper ', ''));
  same('compilers', page.compiler, `${language === 'vyper' ? 'Vyper' : 'Solidity'} ${compiler}`);
}

function compareFunctions(compared: Compared, same: Same): void {
  const { facts, contract, page, at } = compared;
  const functions = allFunctions(contract).filter((fn) => fn.getter !== true);
  same('page sizes', page.functions.length, functions.length);
  const typesOf = (params: readonly { type: string }[]): string =>
    params.map(({ type }) => type).join();
  for (const fn of functions) {
    // Found by declaration, so that a wrong one is a function that is not there.
    const found = page.functions.filter(
      (shown) =>
        typesOf(shown.params) === typesOf(fn.params) && shown.name === sourceName(contract, fn),
    );
    facts.at(`${at} ${functionKey(fn)}`)('functions', found.length, 1);
    if (found[0]) compareFunction(compared, fn, found[0]);
  }
}

function compareGetters({ facts, data, contract, page, at }: Compared, same: Same): void {
  const getters = contract.functions.filter((fn) => fn.getter === true);
  same(
    'public variables',
    page.getters.map(({ signature }) => signature),
    getters.map(({ sourceSignature }) => sourceSignature),
  );
  getters.forEach((fn, index) => {
    const shown = page.getters[index];
    const declared = [...contract.variables, ...contract.constants].find(
      ({ name }) => name === fn.name,
    )?.type;
    const sameHere = facts.at(`${at} ${fn.name}`);
    sameHere('types of public variables', shown?.type, declared);
    sameHere('selectors', shown?.selector, fn.selectors[0]?.selector);
    sameHere('source lines', shown?.source, blob(data, contract.file, fn.line));
  });
}

function compareEvents({ facts, data, contract, page, at }: Compared, same: Same): void {
  same('events', namesOf(page.events), namesOf(contract.events));
  contract.events.forEach((event, index) => {
    const shown = page.events[index];
    const params = event.params.map(({ name, type, indexed }) => [name, type, indexed]);
    const sameHere = facts.at(`${at} event ${event.name}`);
    sameHere('topics', shown?.topic, event.topic0);
    sameHere(
      'event parameters',
      shown?.params.map(({ name, type, indexed }) => [name, type, indexed ?? false]),
      params,
    );
    sameHere(
      'event parameters',
      shown?.rows.map(({ name, type }, row) => [name, type, shown.indexedRows[row]]),
      params,
    );
    sameHere('source lines', shown?.source, blob(data, contract.file, event.line));
  });
}

const nameAndType = ({ name, type }: { name: string; type: string }): string[] => [name, type];

function compareStructs(
  { facts, reference, data, contract, page, at }: Compared,
  same: Same,
): void {
  const { structOwners } = reference.settings;
  const owned = data.structs.filter(({ name }) => structOwners[name] === contract.name);
  const structs = [...owned, ...contract.structs.slice(owned.length)];
  same('structs', namesOf(page.structs), namesOf(structs));
  structs.forEach(({ name, file, line, endLine, fields }, index) => {
    const shown = page.structs[index];
    const sameHere = facts.at(`${at} struct ${name}`);
    sameHere('struct fields', shown?.rows.map(nameAndType), fields.map(nameAndType));
    sameHere('source lines', shown?.source, blob(data, file, line, endLine));
  });
}

function compareConstants({ facts, data, contract, page, at }: Compared, same: Same): void {
  same('constants', namesOf(page.constants), namesOf(contract.constants));
  contract.constants.forEach((constant, index) => {
    const shown = page.constants[index];
    const value = shown?.value ?? '';
    const right = [constant.value, JSON.stringify(constant.value), constant.expression];
    const sameHere = facts.at(`${at} ${constant.name} = ${value}`);
    sameHere('constant types', shown?.type, constant.type);
    sameHere('source lines', shown?.source, blob(data, contract.file, constant.line));
    sameHere('constant values', right.includes(value), true);
  });
}

function compareModifiers({ facts, data, contract, page, at }: Compared, same: Same): void {
  same('modifiers', namesOf(page.modifiers), namesOf(contract.modifiers));
  contract.modifiers.forEach(({ name, line, roles, messages }, index) => {
    const shown = page.modifiers[index];
    const sameHere = facts.at(`${at} modifier ${name}`);
    sameHere('source lines', shown?.source, blob(data, contract.file, line));
    sameHere(
      'access rules',
      shown?.roles,
      roles.map(({ role }) => role),
    );
    sameHere('revert messages', shown?.messages, messages);
  });
}

function compareInherited({ facts, contract, page, at }: Compared, same: Same): void {
  const { inheritedFunctions, inheritedEvents, interfaces } = contract;
  const bySignature = (left: { signature: string }, right: { signature: string }): number =>
    left.signature < right.signature ? -1 : 1;
  const signaturesOf = (items: readonly { signature: string }[]): string[] =>
    items.map(({ signature }) => signature);
  same(
    'inherited functions',
    [...page.inheritedFunctions].sort(bySignature),
    inheritedFunctions
      .map(({ signature, selector }) => ({ signature, selector }))
      .sort(bySignature),
  );
  same(
    'inherited events',
    signaturesOf(page.inheritedEvents).sort(),
    signaturesOf(inheritedEvents).sort(),
  );
  for (const { signature, topic } of page.inheritedEvents) {
    const event = inheritedEvents.find((one) => one.signature === signature);
    if (topic !== undefined) facts.at(`${at} ${signature}`)('topics', topic, event?.topic0);
  }
  same(
    'interfaces called',
    page.embedded,
    interfaces.map(({ name, functions }) => ({ name, signatures: signaturesOf(functions) })),
  );
}

function compareAnchors({ page }: Compared, same: Same): void {
  const anchors = [
    ...page.headings,
    ...[page.getters, page.constants, page.modifiers].flat().map(({ anchor }) => anchor),
  ];
  const repeated = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  same('anchors', repeated, []);
}

/**
 * Compares every fact of a page with the data of its release.
 *
 * @returns what differs, and how many facts were compared, by kind
 */
export function comparePage(
  reference: Reference,
  release: string,
  contractName: string,
  page: ParsedPage,
): Comparison {
  const facts = new Facts();
  const data = reference.data[release] as Release;
  const contract = findContract(data, contractName);
  if (!contract) return { mismatches: [`${release} has no ${contractName}`], counts: {} };
  const at = `${contractName} ${release}`;
  const compared = { facts, reference, data, contract, page, at };
  for (const compare of [
    compareDeclaration,
    compareFunctions,
    compareGetters,
    compareEvents,
    compareStructs,
    compareConstants,
    compareModifiers,
    compareInherited,
    compareAnchors,
  ])
    compare(compared, facts.at(at));
  return { mismatches: facts.mismatches, counts: facts.counts };
}
