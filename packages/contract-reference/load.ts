/** Reads data and settings, and refuses what the schema cannot see: unknown types, duplicates, gaps. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';
import {
  type AbiEntry,
  allFunctions,
  type CodeChanges,
  type Contract,
  dataFolder,
  findContract,
  type Fn,
  functionKey,
  type Presence,
  type Reference,
  type ReferenceSite,
  type ReleaseData,
  type ReleaseInfo,
} from './model';
import { readJson, readYaml } from './read';
import { ReferenceError } from './reference-error';
import type { SchemaKind } from './schema';
import { checkSettings } from './check-settings';
import { type Settings, settingsFile } from './settings';

const elementary =
  /^(address( payable)?|bool|string|bytes([1-9]|[12]\d|3[0-2])?|u?int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)|String\[\d+\]|Bytes\[\d+\])$/;

/** Whether a source type is built of elementary types and `known` names. */
function isKnownType(type: string, known: ReadonlySet<string>): boolean {
  const mapping =
    /^mapping\(([^=]+) => (.+)\)$/.exec(type) ?? /^HashMap\[([^,]+), (.+)\]$/.exec(type);
  if (mapping)
    return isKnownType(mapping[1] as string, known) && isKnownType(mapping[2] as string, known);
  if (elementary.test(type) || known.has(type)) return true;
  const array = /^(.+)\[\d*\]$/.exec(type);
  return array !== null && isKnownType(array[1] as string, known);
}

/** Whether a canonical ABI type is built of elementary types and tuples of them. */
function isAbiType(type: string): boolean {
  const tuple = /^\((.*)\)(\[\d*\])*$/.exec(type);
  if (tuple) return (tuple[1] as string).split(',').every(isAbiType);
  const base = type.replace(/(\[\d*\])+$/, '');
  return elementary.test(base) && !/payable|String|Bytes\[/.test(base);
}

/** The check of one contract in a release's data. */
class ContractCheck {
  private readonly problems: Problem[] = [];
  private readonly known: ReadonlySet<string>;
  private readonly at: string;

  constructor(
    private readonly file: string,
    data: ReleaseData,
    private readonly contract: Contract,
    { foreignTypes }: Settings,
  ) {
    this.at = `contracts.${contract.name}`;
    const declared = [data.contracts, data.structs, contract.structs, contract.interfaces];
    this.known = new Set([...foreignTypes, ...declared.flat().map(({ name }) => name)]);
  }

  run(): Problem[] {
    this.checkUnique();
    for (const fn of allFunctions(this.contract)) this.checkFunction(fn);
    const { events, structs, constants, variables } = this.contract;
    for (const { name, params } of events) {
      for (const param of params) this.checkType(`events.${name}.${param.name}`, param);
    }
    for (const { name, fields } of structs) {
      for (const field of fields) this.checkType(`structs.${name}.${field.name}`, field);
    }
    for (const constant of constants) this.checkType(`constants.${constant.name}`, constant);
    for (const variable of variables) this.checkType(`variables.${variable.name}`, variable);
    return this.problems;
  }

  private add(key: string, message: string, fix: string): void {
    this.problems.push({ file: this.file, key: `${this.at}.${key}`, message, fix });
  }

  private checkType(key: string, { type, abiType }: { type: string; abiType?: string }): void {
    if (!isKnownType(type, this.known)) {
      this.add(
        key,
        `unknown type "${type}"`,
        `correct the type, or add it to foreignTypes in ${settingsFile}`,
      );
    }
    if (abiType !== undefined && !isAbiType(abiType)) {
      this.add(key, `unknown ABI type "${abiType}"`, 'write the canonical ABI type');
    }
  }

  private checkUnique(): void {
    const { events, structs, constants, variables, modifiers, functions } = this.contract;
    const names = (members: readonly { name: string }[]): string[] =>
      members.map(({ name }) => name);
    const keys = {
      functions: allFunctions(this.contract).map(functionKey),
      events: events.map(({ signature }) => signature),
      structs: names(structs),
      constants: names(constants),
      variables: names(variables),
      modifiers: names(modifiers),
      selectors: functions.flatMap(({ selectors }) => selectors.map(({ selector }) => selector)),
    };
    for (const [kind, all] of Object.entries(keys)) {
      for (const key of new Set(all.filter((item, index) => all.indexOf(item) !== index))) {
        this.add(`${kind}.${key}`, 'duplicate member', 'keep one of the two');
      }
    }
  }

  private checkFunction(fn: Fn): void {
    const key = `functions.${functionKey(fn)}`;
    fn.params.forEach((param, index) =>
      this.checkType(`${key}.params.${param.name || index}`, param),
    );
    fn.returns.forEach((value, index) =>
      this.checkType(`${key}.returns.${value.name || index}`, value),
    );
    const isExternal =
      fn.kind === 'function' && (fn.visibility === 'external' || fn.visibility === 'public');
    if (isExternal && fn.selectors.length === 0) {
      this.add(`${key}.selectors`, 'an external function without a selector', 'add its selectors');
    } else if (!isExternal && fn.selectors.length > 0) {
      this.add(
        `${key}.selectors`,
        'a selector on a function that has no entry point',
        'remove the selectors',
      );
    }
    // A Solidity contract may emit events of libraries, which the data does not list.
    if (this.contract.language !== 'vyper') return;
    const { events, inheritedEvents } = this.contract;
    for (const name of fn.emits) {
      const isDeclared =
        events.some((event) => event.name === name) ||
        inheritedEvents.some(({ signature }) => signature.startsWith(`${name}(`));
      if (!isDeclared) {
        this.add(
          `${key}.emits`,
          `event "${name}" is not declared`,
          'correct the name or add the event',
        );
      }
    }
  }
}

/** Problems of one release's data set beyond its schema. */
function checkReleaseData(file: string, data: ReleaseData, settings: Settings): Problem[] {
  const names = data.contracts.map(({ name }) => name);
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...duplicates.map((name) => ({
      file,
      key: `contracts.${name}`,
      message: 'duplicate contract',
      fix: 'keep one of the two',
    })),
    ...data.contracts.flatMap((contract) =>
      new ContractCheck(file, data, contract, settings).run(),
    ),
  ];
}

/** Contracts that presence lists, and the releases it says have them. */
const claimsOf = ({
  pages,
  contractsWithoutPage,
}: Presence): { key: string; contract: string; presentIn: string[] }[] => [
  ...Object.entries(pages).map(([page, claim]) => ({ key: `pages.${page}`, ...claim })),
  ...Object.entries(contractsWithoutPage).map(([contract, { presentIn }]) => ({
    key: `contractsWithoutPage.${contract}`,
    contract,
    presentIn,
  })),
];

/** Problems of `presence.json`: it has to say what the releases' data says. */
function checkPresence(presence: Presence, data: Readonly<Record<string, ReleaseData>>): Problem[] {
  const releases = Object.keys(data);
  const problems: Problem[] = [];
  const add = (key: string, message: string, fix: string): void => {
    problems.push({ file: `${dataFolder}/presence.json`, key, message, fix });
  };
  if (presence.releases.join() !== releases.join()) {
    add('releases', 'differ from releases.json', 'list the same releases in the same order');
  }
  const claims = claimsOf(presence);
  for (const { key, contract, presentIn } of claims) {
    for (const release of releases) {
      const has = findContract(data[release] as ReleaseData, contract) !== undefined;
      if (has === presentIn.includes(release)) continue;
      add(
        key,
        has
          ? `${release} has ${contract}, presence says it has not`
          : `presence claims ${contract} for ${release}, which lacks it`,
        `correct presentIn, or import ${release} again`,
      );
    }
  }
  const listed = new Set(claims.map(({ contract }) => contract));
  for (const [release, { contracts }] of Object.entries(data)) {
    for (const { name } of contracts) {
      if (listed.has(name)) continue;
      add(
        name,
        `${release} has a contract that presence does not list`,
        'add it under pages or contractsWithoutPage',
      );
      listed.add(name);
    }
  }
  return problems;
}

/** Problems of `changes.json`: each pair of consecutive releases has to be there. */
function checkCodeChanges(changes: readonly CodeChanges[], releases: readonly string[]): Problem[] {
  return releases.slice(1).flatMap((to, index) => {
    const from = releases[index];
    if (changes.some((pair) => pair.from === from && pair.to === to)) return [];
    return [
      {
        file: `${dataFolder}/changes.json`,
        key: `${from} → ${to}`,
        message: 'missing pair of releases',
        fix: 'import the facts of both releases',
      },
    ];
  });
}

/** A release's data with what the settings and the libraries add to it. */
const completed = (
  data: ReleaseData,
  { structOwners, implementedBy }: Settings,
  libraries: AbiEntry[],
): ReleaseData => ({
  ...data,
  libraries,
  structs: data.structs.map((struct) => ({ ...struct, owner: structOwners[struct.name] })),
  contracts: data.contracts.map((contract) => ({
    ...contract,
    implementedBy: implementedBy[contract.name],
  })),
});

/**
 * Loads and checks all data and settings.
 *
 * @param root folder of the site, which the paths of all files start from
 * @param site what the site decides about its pages
 * @throws ReferenceError with every problem found
 */
export function loadReference(root: string, site: ReferenceSite): Reference {
  const problems: Problem[] = [];
  const read = <T>(name: string, kind: SchemaKind): T | undefined =>
    readJson<T>(root, `${dataFolder}/${name}`, kind, problems);
  const settings = readYaml<Settings>(root, settingsFile, 'settings', problems);
  const info = read<ReleaseInfo[]>('releases.json', 'releases');
  const presence = read<Presence>('presence.json', 'presence');
  const codeChanges = read<CodeChanges[]>('changes.json', 'changes');
  if (!settings || !info || !presence || !codeChanges || problems.length > 0)
    throw new ReferenceError(problems);

  const releases = info.map(({ version }) => version);
  const libraries = JSON.parse(
    fs.readFileSync(path.join(root, dataFolder, 'openzeppelin.json'), 'utf8'),
  ) as AbiEntry[];
  const loaded: Record<string, ReleaseData> = {};
  for (const release of releases) {
    const name = `${release}.json`;
    const data = read<ReleaseData>(name, 'release');
    if (!data) continue;
    loaded[release] = data;
    if (data.release === release) continue;
    problems.push({
      file: `${dataFolder}/${name}`,
      key: 'release',
      message: `says "${data.release}"`,
      fix: `write "${release}", or rename the file`,
    });
  }
  // What follows compares the releases with one another, so all have to be whole.
  if (problems.length > 0) throw new ReferenceError(problems);
  problems.push(
    ...Object.entries(loaded).flatMap(([release, data]) =>
      checkReleaseData(`${dataFolder}/${release}.json`, data, settings),
    ),
    ...checkPresence(presence, loaded),
    ...checkCodeChanges(codeChanges, releases),
    ...checkSettings(settings, presence),
  );
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
