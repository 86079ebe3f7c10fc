/** Reads `reference/data` and refuses what the schema cannot see: unknown types, duplicates, gaps. */
import fs from 'node:fs';
import path from 'node:path';
import {
  type AbiEntry,
  allFunctions,
  type CodeChanges,
  type Contract,
  DATA_DIR,
  findContract,
  type Fn,
  functionKey,
  type Presence,
  type Reference,
  type ReferenceSite,
  type ReleaseData,
  type ReleaseInfo,
  ROOT,
} from './model';
import { type Problem, ReferenceError } from './problem';
import { checkSchema } from './schema';

/** Types that are not elementary and are declared outside the release's own contracts. */
const FOREIGN_TYPES = ['IERC20', 'ERC20', 'DetailedERC20'];

const ELEMENTARY =
  /^(address( payable)?|bool|string|bytes([1-9]|[12]\d|3[0-2])?|u?int(8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)|String\[\d+\]|Bytes\[\d+\])$/;

/** Whether a source type is built of elementary types and `known` names. */
function isKnownType(type: string, known: ReadonlySet<string>): boolean {
  const mapping =
    /^mapping\(([^=]+) => (.+)\)$/.exec(type) ?? /^HashMap\[([^,]+), (.+)\]$/.exec(type);
  if (mapping)
    return isKnownType(mapping[1] as string, known) && isKnownType(mapping[2] as string, known);
  if (ELEMENTARY.test(type) || known.has(type)) return true;
  const array = /^(.+)\[\d*\]$/.exec(type);
  return array !== null && isKnownType(array[1] as string, known);
}

/** Whether a canonical ABI type is built of elementary types and tuples of them. */
function isAbiType(type: string): boolean {
  const tuple = /^\((.*)\)(\[\d*\])*$/.exec(type);
  if (tuple) return (tuple[1] as string).split(',').every(isAbiType);
  const base = type.replace(/(\[\d*\])+$/, '');
  return ELEMENTARY.test(base) && !/payable|String|Bytes\[/.test(base);
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
  ) {
    this.at = `contracts.${contract.name}`;
    const declared = [data.contracts, data.structs, contract.structs, contract.interfaces];
    this.known = new Set([...FOREIGN_TYPES, ...declared.flat().map(({ name }) => name)]);
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

  private add(key: string, message: string, remedy: string): void {
    this.problems.push({ file: this.file, key: `${this.at}.${key}`, message, remedy });
  }

  private checkType(key: string, { type, abiType }: { type: string; abiType?: string }): void {
    if (!isKnownType(type, this.known)) {
      this.add(
        key,
        `unknown type "${type}"`,
        'correct the type, or add it to FOREIGN_TYPES in packages/contract-reference/load.ts',
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
function checkReleaseData(file: string, data: ReleaseData): Problem[] {
  const names = data.contracts.map(({ name }) => name);
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...duplicates.map((name) => ({
      file,
      key: `contracts.${name}`,
      message: 'duplicate contract',
      remedy: 'keep one of the two',
    })),
    ...data.contracts.flatMap((contract) => new ContractCheck(file, data, contract).run()),
  ];
}

/** Reads one file of the data; what is wrong with it is added to `problems`. */
function readData<T>(
  root: string,
  name: string,
  kind: Parameters<typeof checkSchema>[0],
  problems: Problem[],
): T | undefined {
  const file = `${DATA_DIR}/${name}`;
  let text: string;
  try {
    text = fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    problems.push({
      file,
      key: '(file)',
      message: 'missing',
      remedy: 'add it with "node --import tsx scripts/reference/cli.ts import <facts folder>"',
    });
    return undefined;
  }
  try {
    const value = JSON.parse(text) as T;
    problems.push(...checkSchema(kind, value, file));
    return value;
  } catch (error) {
    problems.push({
      file,
      key: '(file)',
      message: `not JSON: ${(error as Error).message}`,
      remedy: 'import the release again',
    });
    return undefined;
  }
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
  const add = (key: string, message: string, remedy: string): void => {
    problems.push({ file: `${DATA_DIR}/presence.json`, key, message, remedy });
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
        file: `${DATA_DIR}/changes.json`,
        key: `${from} → ${to}`,
        message: 'missing pair of releases',
        remedy: 'import the facts of both releases',
      },
    ];
  });
}

/** A site that edits its files where they are. */
const plainSite: ReferenceSite = {
  editUrl: (file) => file,
  components: '@site/src/components/reference',
};

/**
 * Loads and checks the whole data set.
 *
 * @param root repository root; tests pass a different one
 * @throws ReferenceError with every problem found
 */
export function loadReference(root = ROOT, site = plainSite): Reference {
  const problems: Problem[] = [];
  const info = readData<ReleaseInfo[]>(root, 'releases.json', 'releases', problems);
  const presence = readData<Presence>(root, 'presence.json', 'presence', problems);
  const codeChanges = readData<CodeChanges[]>(root, 'changes.json', 'changes', problems);
  if (!info || !presence || !codeChanges || problems.length > 0) throw new ReferenceError(problems);

  const releases = info.map(({ version }) => version);
  const libraries = JSON.parse(
    fs.readFileSync(path.join(root, DATA_DIR, 'openzeppelin.json'), 'utf8'),
  ) as AbiEntry[];
  const data: Record<string, ReleaseData> = {};
  for (const release of releases) {
    const name = `${release}.json`;
    const loaded = readData<ReleaseData>(root, name, 'release', problems);
    if (!loaded) continue;
    data[release] = { ...loaded, libraries };
    if (loaded.release === release) continue;
    problems.push({
      file: `${DATA_DIR}/${name}`,
      key: 'release',
      message: `says "${loaded.release}"`,
      remedy: `write "${release}", or rename the file`,
    });
  }
  // What follows compares the releases with one another, so all have to be whole.
  if (problems.length > 0) throw new ReferenceError(problems);
  problems.push(
    ...Object.entries(data).flatMap(([release, loaded]) =>
      checkReleaseData(`${DATA_DIR}/${release}.json`, loaded),
    ),
    ...checkPresence(presence, data),
    ...checkCodeChanges(codeChanges, releases),
  );
  if (problems.length > 0) throw new ReferenceError(problems);
  return {
    site,
    releases,
    latest: releases.at(-1) as string,
    info: Object.fromEntries(info.map((entry) => [entry.version, entry])),
    data,
    presence,
    codeChanges,
  };
}
