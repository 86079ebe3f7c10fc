/** Reads data and settings, and refuses what the schema cannot see: unknown types, duplicates, gaps. */
import { bytesRegex, integerRegex } from 'ox/Solidity';
import type { Problem } from '../files';
import { checkSettings } from './check-settings';
import {
  type AbiEntry,
  allFunctions,
  type CodeChanges,
  codeChanges as codeChangesSchema,
  type ContractData,
  dataFolder,
  findContract,
  functionKey,
  libraryEntries,
  type Presence,
  type Reference,
  type ReferenceSite,
  type Release,
  type ReleaseData,
  releaseData,
  releaseInfos,
  typedIn,
} from './model';
import { nameOf } from './pages';
import { readData } from './read';
import { type Add, adder, ReferenceError } from './reference-error';
import type { Schema } from './schema';
import { type Settings, settingsFile, settingsSchema } from './settings';

/** Words of types that no contract declares, apart from elementary types. */
const ofLanguages = ['HashMap', 'mapping', 'payable', 'Bytes', 'String'];

const wordsOf = (type: string): readonly string[] => type.match(/[A-Za-z]\w*/g) ?? [type];

const isElementary = (word: string): boolean =>
  /^(?:address|bool|string)$/.test(word) ||
  bytesRegex.test(word) ||
  (integerRegex.test(word) && /\d/.test(word));

function checkTypes(contract: ContractData, known: ReadonlySet<string>, add: Add): void {
  for (const [key, { type, abiType }] of typedIn(contract)) {
    if (!wordsOf(type).every((word) => isElementary(word) || known.has(word))) {
      const fix = `correct the type, or add it to foreignTypes in ${settingsFile}`;
      add(key, `unknown type "${type}"`, fix);
    }
    if (abiType !== undefined && !wordsOf(abiType).every(isElementary))
      add(key, `unknown ABI type "${abiType}"`, 'write the canonical ABI type');
  }
}

const duplicatesIn = (keys: readonly string[]): Set<string> =>
  new Set(keys.filter((key, index) => keys.indexOf(key) !== index));

function checkUnique(contract: ContractData, add: Add): void {
  const { events, structs, constants, variables, modifiers, functions } = contract;
  const names = (members: readonly { name: string }[]): string[] => members.map(({ name }) => name);
  const keys = {
    functions: allFunctions(contract).map(functionKey),
    events: events.map(({ signature }) => signature),
    structs: names(structs),
    constants: names(constants),
    variables: names(variables),
    modifiers: names(modifiers),
    selectors: functions.flatMap(({ selectors }) => selectors.map(({ selector }) => selector)),
  };
  const values = [
    ...allFunctions(contract).map((fn) => [`functions.${functionKey(fn)}`, fn.params] as const),
    ...events.map(({ signature, params }) => [`events.${signature}`, params] as const),
    ...structs.map(({ name, fields }) => [`structs.${name}`, fields] as const),
  ].map(([key, all]) => [key, names(all).filter(Boolean)] as const);
  for (const [kind, all] of [...Object.entries(keys), ...values]) {
    for (const key of duplicatesIn(all))
      add(`${kind}.${key}`, 'duplicate member', 'keep one of the two');
  }
}

/** Entry points, callers, and names that nothing else in the contract has. Pages would show them all the same. */
function checkFunctions(contract: ContractData, add: Add): void {
  const check = (key: string, names: readonly string[], known: readonly string[]): void => {
    for (const name of names.filter((each) => !known.includes(each)))
      add(key, `unknown name "${name}"`, 'correct it, or add what it names');
  };
  const { bases, inherits, events, inheritedEvents } = contract;
  const emitted = [...events, ...inheritedEvents].map(({ signature }) =>
    signature.replace(/\(.*/, ''),
  );
  check(
    'bases',
    bases,
    inherits.map(({ name }) => name),
  );
  for (const fn of allFunctions(contract)) {
    const key = `functions.${functionKey(fn)}`;
    const isExternal = fn.kind === 'function' && /external|public/.test(fn.visibility);
    if (isExternal && fn.selectors.length === 0)
      add(`${key}.selectors`, 'an external function without a selector', 'add its selectors');
    if (!isExternal && fn.selectors.length > 0)
      add(`${key}.selectors`, 'a selector on a function that has no entry point', 'remove it');
    const roles = fn.checks.flatMap((one) => one.roles.map(({ role }) => role));
    const callers = fn.callers ?? ['anyone'];
    check(`${key}.callers`, callers, ['anyone', ...roles]);
    check(`${key}.emits`, [...fn.emits, ...fn.emitsIndirect], emitted);
    // The comparison reads whether there is a condition, and pages read the callers.
    const isRestricted = callers.length > 0 && !callers.includes('anyone');
    if (isRestricted !== (fn.restricted === true) || (!fn.restricted && roles.length > 0))
      add(`${key}.restricted`, 'it contradicts callers and checks', 'correct the wrong one');
  }
}

function checkReleaseData(
  file: string,
  data: ReleaseData,
  { foreignTypes, structOwners }: Settings,
  problems: Problem[],
): void {
  const add = adder(file, problems);
  for (const name of duplicatesIn(data.contracts.map((contract) => contract.name)))
    add(`contracts.${name}`, 'duplicate contract', 'keep one of the two');
  for (const { name } of data.structs)
    if (structOwners[name] === undefined)
      add(`structs.${name}`, 'it has no owner', `add it to structOwners in ${settingsFile}`);
  for (const contract of data.contracts) {
    const declared = [data.contracts, data.structs, contract.structs, contract.interfaces];
    const names = declared.flat().map(({ name }) => name);
    const known = new Set([...ofLanguages, ...foreignTypes, ...names]);
    const here: Add = (key, ...rest) => add(`contracts.${contract.name}.${key}`, ...rest);
    checkUnique(contract, here);
    checkTypes(contract, known, here);
    checkFunctions(contract, here);
  }
}

/** Functions that `changes.json` names and that one of the two releases doesn't have: nothing would show them. */
function checkCodeChanges(
  pairs: readonly CodeChanges[],
  data: Readonly<Record<string, ReleaseData>>,
  problems: Problem[],
): void {
  const add = adder(`${dataFolder}/changes.json`, problems);
  for (const { from, to, contracts, calling } of pairs) {
    const named = Object.entries(calling).map(([name, all]) => [name, Object.keys(all)] as const);
    for (const [name, keys] of [...Object.entries(contracts), ...named])
      for (const release of [from, to]) {
        const contract = data[release] && findContract(data[release], name);
        const known = contract ? allFunctions(contract).map((fn) => fn.sourceSignature) : [];
        for (const key of keys.filter((each) => !known.includes(each)))
          add(
            `${from} → ${to}.${name}.${key}`,
            `${release} has no such function`,
            'write its sourceSignature, or remove it: a new or removed function is no change of code',
          );
      }
  }
}

/** Which releases have the contract of each page, by their data. */
const presenceOf = ({ pages }: Settings, data: Readonly<Record<string, ReleaseData>>): Presence =>
  Object.fromEntries(
    Object.entries(pages).map(([page, { contract = nameOf(page) }]) => {
      const having = Object.values(data).filter((each) => findContract(each, contract));
      return [page, { contract, presentIn: having.map(({ release }) => release) }];
    }),
  );

/** A release's data with what the settings and the libraries add to it. */
function completed(
  data: ReleaseData,
  { structOwners, implementedBy }: Settings,
  libraries: readonly AbiEntry[],
): Release {
  const release: Release = { ...data, libraries, contracts: [] };
  release.contracts = data.contracts.map((contract) => ({
    ...contract,
    data: release,
    structs: [
      ...data.structs.filter(({ name }) => structOwners[name] === contract.name),
      ...contract.structs.map((struct) => ({ ...struct, file: contract.file })),
    ],
  }));
  for (const contract of release.contracts)
    contract.implementation = findContract(release, implementedBy[contract.name] ?? '');
  return release;
}

/**
 * Loads and checks all data and settings.
 *
 * @throws ReferenceError with every problem found
 */
export function loadData(root: string, site: ReferenceSite): Reference {
  const problems: Problem[] = [];
  const read = <T>(name: string, schema: Schema<T>): T | undefined =>
    readData(root, `${dataFolder}/${name}`, schema, problems);
  const settings = readData(root, settingsFile, settingsSchema, problems);
  const info = read('releases.json', releaseInfos);
  const codeChanges = read('changes.json', codeChangesSchema);
  const libraries = read('openzeppelin.json', libraryEntries);
  if (!settings || !info || !codeChanges || !libraries) throw new ReferenceError(problems);

  const releases = info.map(({ version }) => version);
  const loaded: Record<string, ReleaseData> = {};
  for (const listed of info) {
    const release = listed.version;
    const data = read(`${release}.json`, releaseData);
    if (!data) continue;
    loaded[release] = data;
    const add = adder(`${dataFolder}/${release}.json`, problems);
    if (data.release !== release)
      add('release', `says "${data.release}"`, `write "${release}", or rename the file`);
    for (const key of ['tag', 'commit', 'openzeppelin'] as const)
      if (data[key] !== listed[key])
        add(
          key,
          `says "${data[key]}", and releases.json "${listed[key]}"`,
          'correct the wrong one',
        );
  }
  // What follows compares the releases with one another, so all have to be whole.
  if (problems.length > 0) throw new ReferenceError(problems);
  for (const [release, data] of Object.entries(loaded))
    checkReleaseData(`${dataFolder}/${release}.json`, data, settings, problems);
  releases.slice(1).forEach((to, index) => {
    const from = releases[index];
    if (!codeChanges.some((pair) => pair.from === from && pair.to === to))
      adder(`${dataFolder}/changes.json`, problems)(`${from} → ${to}`, 'missing', 'add the pair');
  });
  checkCodeChanges(codeChanges, loaded, problems);
  const presence = presenceOf(settings, loaded);
  checkSettings(settings, presence, Object.values(loaded), problems);
  if (problems.length > 0) throw new ReferenceError(problems);
  return {
    root,
    site,
    settings,
    releases,
    latest: releases.at(-1) as string,
    data: Object.fromEntries(
      Object.entries(loaded).map(([release, data]) => [
        release,
        completed(data, settings, libraries),
      ]),
    ),
    presence,
    codeChanges,
  };
}
