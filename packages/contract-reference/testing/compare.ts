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

class Facts {
  readonly mismatches: string[] = [];
  readonly counts: Counts = {};

  /** Lists count each of their items; a rule or a list of names that is one fact counts once. */
  same(kind: string, place: string, shown: unknown, data: unknown): void {
    const single = ['access rules', 'modifiers', 'overriding'].includes(kind);
    this.counts[kind] =
      (this.counts[kind] ?? 0) + (Array.isArray(data) && !single ? data.length : 1);
    const [left, right] = [JSON.stringify(shown), JSON.stringify(data)];
    if (left !== right) this.mismatches.push(`${place}: ${kind}: page ${left}, data ${right}`);
  }
}

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

function compareFunction(
  facts: Facts,
  reference: Reference,
  data: Release,
  contract: Contract,
  fn: Fn,
  shown: ParsedFunction,
): void {
  const at = `${contract.name} ${data.release} ${functionKey(fn)}`;
  const vyper = contract.language === 'vyper';
  const param = ({ name, type, location, default: value }: ParsedParam): object => ({
    name,
    type,
    location,
    default: value,
  });
  facts.same(
    'signatures',
    at,
    shown.name,
    vyper && fn.kind === 'constructor' ? '__init__' : fn.name,
  );
  facts.same('parameters', at, shown.params.map(param), fn.params.map(param));
  facts.same(
    'returned values',
    at,
    shown.returns.map(({ type, name, location }) => [type, vyper ? '' : name, location]),
    fn.returns.map(({ type, name, location }) => [type, vyper ? '' : name, location]),
  );
  facts.same('mutability', at, shown.mutability, fn.mutability);
  facts.same('visibility', at, shown.visibility, fn.visibility);
  facts.same('modifiers', at, shown.modifiers, fn.modifiers);
  if (!vyper && contract.kind !== 'interface')
    facts.same(
      'overriding',
      at,
      [shown.virtual, shown.override, shown.overridden],
      [fn.virtual ?? false, fn.override ?? false, fn.overridden ?? []],
    );
  facts.same(
    'table rows',
    at,
    shown.rows.map(({ name, type, returned }) => [name, type, returned]),
    [
      ...fn.params.map(({ name, type }) => [name, type, false]),
      ...fn.returns.map(({ name, type }) => [name, type, true]),
    ],
  );
  facts.same('access rules', at, shown.callers, expectedCallers(data, contract, fn));
  const selectors =
    fn.selectors.length === 1 ? fn.selectors.map(({ selector }) => ({ selector })) : fn.selectors;
  facts.same(
    'selectors',
    at,
    shown.selectors,
    selectors.map(({ selector, ...rest }) => ({ selector, ...rest })),
  );
  const messages = [...fn.errorsFromModifiers, ...fn.errors, ...fn.errorsIndirect]
    .map(({ message }) => message)
    .filter((message) => message !== null && message !== '');
  facts.same('revert messages', at, [...shown.messages].sort(), [...new Set(messages)].sort());
  facts.same('emitted events', at, shown.emits, [...new Set([...fn.emits, ...fn.emitsIndirect])]);
  const since = expectedSince(reference, contract.name, functionKey(fn), data.release);
  facts.same('since', at, shown.since, since);
  facts.same(
    'changes',
    at,
    shown.changed,
    expectedChanged(reference, contract.name, fn, { since, release: data.release }),
  );
  facts.same('source lines', at, shown.source, blob(data, contract.file, fn.line, fn.endLine));
  const overridable = contract.kind === 'abstract contract' && fn.virtual === true;
  facts.same('hooks', at, /override it|implement it/.test(shown.hook), overridable);
  if (overridable)
    facts.same('hooks', at, shown.hook.includes('have to implement'), !fn.implemented);
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

function compareDeclaration({ facts, data, contract, page, at }: Compared): void {
  facts.same(
    'declarations',
    at,
    page.declared,
    blob(data, contract.file, contract.line, contract.endLine),
  );
  facts.same('declarations', at, page.kind, contract.kind.replace('vyper ', ''));
  facts.same(
    'compilers',
    at,
    page.compiler,
    `${contract.language === 'vyper' ? 'Vyper' : 'Solidity'} ${contract.compiler}`,
  );
}

function compareFunctions({ facts, reference, data, contract, page, at }: Compared): void {
  const functions = allFunctions(contract).filter((fn) => fn.getter !== true);
  facts.same('page sizes', at, page.functions.length, functions.length);
  for (const fn of functions) {
    // Found by declaration, so that a wrong one is a function that is not there.
    const found = page.functions.filter(
      (shown) =>
        shown.params.map(({ type }) => type).join() === fn.params.map(({ type }) => type).join() &&
        shown.name ===
          (contract.language === 'vyper' && fn.kind === 'constructor' ? '__init__' : fn.name),
    );
    facts.same('functions', `${at} ${functionKey(fn)}`, found.length, 1);
    if (found[0]) compareFunction(facts, reference, data, contract, fn, found[0]);
  }
}

function compareGetters({ facts, data, contract, page, at }: Compared): void {
  const getters = contract.functions.filter((fn) => fn.getter === true);
  facts.same(
    'public variables',
    at,
    page.getters.map(({ signature }) => signature),
    getters.map(({ sourceSignature }) => sourceSignature),
  );
  getters.forEach((fn, index) => {
    const shown = page.getters[index];
    const declared = [...contract.variables, ...contract.constants].find(
      ({ name }) => name === fn.name,
    )?.type;
    facts.same('types of public variables', `${at} ${fn.name}`, shown?.type, declared);
    facts.same('selectors', `${at} ${fn.name}`, shown?.selector, fn.selectors[0]?.selector);
    facts.same(
      'source lines',
      `${at} ${fn.name}`,
      shown?.source,
      blob(data, contract.file, fn.line),
    );
  });
}

function compareEvents({ facts, data, contract, page, at }: Compared): void {
  facts.same(
    'events',
    at,
    page.events.map(({ name }) => name),
    contract.events.map(({ name }) => name),
  );
  contract.events.forEach((event, index) => {
    const shown = page.events[index];
    const place = `${at} event ${event.name}`;
    facts.same('topics', place, shown?.topic, event.topic0);
    facts.same(
      'event parameters',
      place,
      shown?.params.map(({ name, type, indexed }) => [name, type, indexed ?? false]),
      event.params.map(({ name, type, indexed }) => [name, type, indexed]),
    );
    facts.same(
      'event parameters',
      place,
      shown?.rows.map(({ name, type }, row) => [name, type, shown.indexedRows[row]]),
      event.params.map(({ name, type, indexed }) => [name, type, indexed]),
    );
    facts.same('source lines', place, shown?.source, blob(data, contract.file, event.line));
  });
}

function compareStructs({ facts, reference, data, contract, page, at }: Compared): void {
  const { structOwners } = reference.settings;
  const owned = data.structs.filter(({ name }) => structOwners[name] === contract.name);
  const structs = [...owned, ...contract.structs.slice(owned.length)];
  facts.same(
    'structs',
    at,
    page.structs.map(({ name }) => name),
    structs.map(({ name }) => name),
  );
  structs.forEach((struct, index) => {
    facts.same(
      'struct fields',
      `${at} struct ${struct.name}`,
      page.structs[index]?.rows.map(({ name, type }) => [name, type]),
      struct.fields.map(({ name, type }) => [name, type]),
    );
    facts.same(
      'source lines',
      `${at} struct ${struct.name}`,
      page.structs[index]?.source,
      blob(data, struct.file, struct.line, struct.endLine),
    );
  });
}

function compareConstants({ facts, data, contract, page, at }: Compared): void {
  facts.same(
    'constants',
    at,
    page.constants.map(({ name }) => name),
    contract.constants.map(({ name }) => name),
  );
  contract.constants.forEach((constant, index) => {
    const shown = page.constants[index];
    facts.same('constant types', `${at} ${constant.name}`, shown?.type, constant.type);
    const value = shown?.value ?? '';
    const right =
      value === constant.value ||
      value === JSON.stringify(constant.value) ||
      value === constant.expression;
    facts.same(
      'source lines',
      `${at} ${constant.name}`,
      shown?.source,
      blob(data, contract.file, constant.line),
    );
    facts.same('constant values', `${at} ${constant.name} = ${value}`, right, true);
  });
}

function compareModifiers({ facts, data, contract, page, at }: Compared): void {
  facts.same(
    'modifiers',
    at,
    page.modifiers.map(({ name }) => name),
    contract.modifiers.map(({ name }) => name),
  );
  contract.modifiers.forEach((modifier, index) => {
    facts.same(
      'source lines',
      `${at} modifier ${modifier.name}`,
      page.modifiers[index]?.source,
      blob(data, contract.file, modifier.line),
    );
    facts.same(
      'access rules',
      `${at} modifier ${modifier.name}`,
      page.modifiers[index]?.roles,
      modifier.roles.map(({ role }) => role),
    );
    facts.same(
      'revert messages',
      `${at} modifier ${modifier.name}`,
      page.modifiers[index]?.messages,
      modifier.messages,
    );
  });
}

function compareInherited({ facts, contract, page, at }: Compared): void {
  const byText = (left: object, right: object): number =>
    JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
  facts.same(
    'inherited functions',
    at,
    [...page.inheritedFunctions].sort(byText),
    contract.inheritedFunctions
      .map(({ signature, selector }) => ({ signature, selector }))
      .sort(byText),
  );
  facts.same(
    'inherited events',
    at,
    page.inheritedEvents.map(({ signature }) => signature).sort(),
    contract.inheritedEvents.map(({ signature }) => signature).sort(),
  );
  for (const { signature, topic } of page.inheritedEvents) {
    if (topic !== undefined)
      facts.same(
        'topics',
        `${at} ${signature}`,
        topic,
        contract.inheritedEvents.find((event) => event.signature === signature)?.topic0,
      );
  }
  facts.same(
    'interfaces called',
    at,
    page.embedded,
    contract.interfaces.map(({ name, functions: members }) => ({
      name,
      signatures: members.map(({ signature }) => signature),
    })),
  );
}

function compareAnchors({ facts, page, at }: Compared): void {
  const anchors = [
    ...page.headings,
    ...page.getters.map(({ anchor }) => anchor),
    ...page.constants.map(({ anchor }) => anchor),
    ...page.modifiers.map(({ anchor }) => anchor),
  ];
  facts.same(
    'anchors',
    at,
    anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index),
    [],
  );
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
  const compared = { facts, reference, data, contract, page, at: `${contractName} ${release}` };
  compareDeclaration(compared);
  compareFunctions(compared);
  compareGetters(compared);
  compareEvents(compared);
  compareStructs(compared);
  compareConstants(compared);
  compareModifiers(compared);
  compareInherited(compared);
  compareAnchors(compared);
  return { mismatches: facts.mismatches, counts: facts.counts };
}
