/** Reads `reference/data` and refuses what the schema cannot see: unknown types, duplicates, gaps. */
import fs from 'node:fs';
import path from 'node:path';
import {
  allFunctions,
  type CodeChanges,
  type Contract,
  DATA_DIR,
  findContract,
  functionKey,
  type Presence,
  type Reference,
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
export function isKnownType(type: string, known: ReadonlySet<string>): boolean {
  const mapping =
    /^mapping\(([^=]+) => (.+)\)$/.exec(type) ?? /^HashMap\[([^,]+), (.+)\]$/.exec(type);
  if (mapping)
    return isKnownType(mapping[1] as string, known) && isKnownType(mapping[2] as string, known);
  if (ELEMENTARY.test(type) || known.has(type)) return true;
  const array = /^(.+)\[\d*\]$/.exec(type);
  return array !== null && isKnownType(array[1] as string, known);
}

/** Whether a canonical ABI type is built of elementary types and tuples of them. */
export function isAbiType(type: string): boolean {
  const tuple = /^\((.*)\)(\[\d*\])*$/.exec(type);
  if (tuple) return (tuple[1] as string).split(',').every(isAbiType);
  const base = type.replace(/(\[\d*\])+$/, '');
  return ELEMENTARY.test(base) && !/payable|String|Bytes\[/.test(base);
}

function checkContract(file: string, data: ReleaseData, contract: Contract): Problem[] {
  const problems: Problem[] = [];
  const at = `contracts.${contract.name}`;
  const known = new Set([
    ...FOREIGN_TYPES,
    ...data.contracts.map(({ name }) => name),
    ...data.structs.map(({ name }) => name),
    ...contract.structs.map(({ name }) => name),
    ...contract.interfaces.map(({ name }) => name),
  ]);
  const type = (
    key: string,
    { type: source, abiType }: { type: string; abiType?: string },
  ): void => {
    if (!isKnownType(source, known)) {
      problems.push({
        file,
        key,
        message: `unknown type "${source}"`,
        remedy:
          'correct the type, or add it to FOREIGN_TYPES in packages/contract-reference/load.ts',
      });
    }
    if (abiType !== undefined && !isAbiType(abiType)) {
      problems.push({
        file,
        key,
        message: `unknown ABI type "${abiType}"`,
        remedy: 'write the canonical ABI type',
      });
    }
  };
  const unique = (kind: string, keys: string[]): void => {
    for (const key of new Set(keys.filter((item, index) => keys.indexOf(item) !== index))) {
      problems.push({
        file,
        key: `${at}.${kind}.${key}`,
        message: 'duplicate member',
        remedy: 'keep one of the two',
      });
    }
  };
  unique('functions', allFunctions(contract).map(functionKey));
  unique(
    'events',
    contract.events.map(({ signature }) => signature),
  );
  unique(
    'structs',
    contract.structs.map(({ name }) => name),
  );
  unique(
    'constants',
    contract.constants.map(({ name }) => name),
  );
  unique(
    'variables',
    contract.variables.map(({ name }) => name),
  );
  unique(
    'modifiers',
    contract.modifiers.map(({ name }) => name),
  );
  unique(
    'selectors',
    contract.functions.flatMap(({ selectors }) => selectors.map(({ selector }) => selector)),
  );

  for (const fn of allFunctions(contract)) {
    const key = `${at}.functions.${functionKey(fn)}`;
    fn.params.forEach((param, index) => type(`${key}.params.${param.name || index}`, param));
    fn.returns.forEach((value, index) => type(`${key}.returns.${value.name || index}`, value));
    const external =
      fn.kind === 'function' && (fn.visibility === 'external' || fn.visibility === 'public');
    if (external !== fn.selectors.length > 0) {
      problems.push({
        file,
        key: `${key}.selectors`,
        message: external
          ? 'an external function without a selector'
          : 'a selector on a function that has no entry point',
        remedy: external ? 'add its selectors' : 'remove the selectors',
      });
    }
    for (const name of fn.emits) {
      const declared =
        contract.events.some((event) => event.name === name) ||
        contract.inheritedEvents.some(({ signature }) => signature.startsWith(`${name}(`));
      if (!declared && contract.language === 'vyper') {
        problems.push({
          file,
          key: `${key}.emits`,
          message: `event "${name}" is not declared`,
          remedy: 'correct the name or add the event',
        });
      }
    }
  }
  for (const event of contract.events)
    for (const param of event.params) type(`${at}.events.${event.name}.${param.name}`, param);
  for (const struct of contract.structs)
    for (const field of struct.fields) type(`${at}.structs.${struct.name}.${field.name}`, field);
  for (const constant of contract.constants) type(`${at}.constants.${constant.name}`, constant);
  for (const variable of contract.variables) type(`${at}.variables.${variable.name}`, variable);
  return problems;
}

/** Problems of one release's data set beyond its schema. */
export function checkReleaseData(file: string, data: ReleaseData): Problem[] {
  const names = data.contracts.map(({ name }) => name);
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...duplicates.map((name) => ({
      file,
      key: `contracts.${name}`,
      message: 'duplicate contract',
      remedy: 'keep one of the two',
    })),
    ...data.contracts.flatMap((contract) => checkContract(file, data, contract)),
  ];
}

/**
 * Loads and checks the whole data set.
 *
 * @param root repository root; tests give another one
 * @throws ReferenceError with every problem found
 */
export function loadReference(root = ROOT): Reference {
  const problems: Problem[] = [];
  const read = <T>(name: string, kind: Parameters<typeof checkSchema>[0]): T | undefined => {
    const file = `${DATA_DIR}/${name}`;
    let text: string;
    try {
      text = fs.readFileSync(path.join(root, file), 'utf8');
    } catch {
      problems.push({
        file,
        key: '(file)',
        message: 'missing',
        remedy: `add it with "node --import tsx scripts/reference/cli.ts import <facts folder>"`,
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
  };

  const info = read<ReleaseInfo[]>('releases.json', 'releases');
  const presence = read<Presence>('presence.json', 'presence');
  const codeChanges = read<CodeChanges[]>('changes.json', 'changes');
  if (!info || !presence || !codeChanges || problems.length > 0) throw new ReferenceError(problems);

  const releases = info.map(({ version }) => version);
  const data: Record<string, ReleaseData> = {};
  for (const release of releases) {
    const loaded = read<ReleaseData>(`${release}.json`, 'release');
    if (!loaded) continue;
    data[release] = loaded;
    const file = `${DATA_DIR}/${release}.json`;
    if (loaded.release !== release) {
      problems.push({
        file,
        key: 'release',
        message: `says "${loaded.release}"`,
        remedy: `write "${release}", or rename the file`,
      });
    }
  }
  if (problems.length > 0) throw new ReferenceError(problems);
  for (const release of releases)
    problems.push(...checkReleaseData(`${DATA_DIR}/${release}.json`, data[release] as ReleaseData));

  const presenceFile = `${DATA_DIR}/presence.json`;
  if (presence.releases.join() !== releases.join()) {
    problems.push({
      file: presenceFile,
      key: 'releases',
      message: 'differ from releases.json',
      remedy: 'list the same releases in the same order',
    });
  }
  const claims = [
    ...Object.entries(presence.pages).map(([page, { contract, presentIn }]) => ({
      key: `pages.${page}`,
      contract,
      presentIn,
    })),
    ...Object.entries(presence.contractsWithoutPage).map(([contract, { presentIn }]) => ({
      key: `contractsWithoutPage.${contract}`,
      contract,
      presentIn,
    })),
  ];
  for (const { key, contract, presentIn } of claims) {
    for (const release of releases) {
      const has = findContract(data[release] as ReleaseData, contract) !== undefined;
      if (has === presentIn.includes(release)) continue;
      problems.push({
        file: presenceFile,
        key,
        message: has
          ? `${release} has ${contract}, presence says it has not`
          : `presence claims ${contract} for ${release}, which lacks it`,
        remedy: `correct presentIn, or import ${release} again`,
      });
    }
  }
  const claimed = new Set(claims.map(({ contract }) => contract));
  for (const release of releases) {
    for (const { name } of (data[release] as ReleaseData).contracts) {
      if (claimed.has(name)) continue;
      problems.push({
        file: presenceFile,
        key: name,
        message: `${release} has a contract that presence does not list`,
        remedy: 'add it under pages or contractsWithoutPage',
      });
      claimed.add(name);
    }
  }
  for (let index = 1; index < releases.length; index += 1) {
    const [from, to] = [releases[index - 1], releases[index]];
    if (codeChanges.some((pair) => pair.from === from && pair.to === to)) continue;
    problems.push({
      file: `${DATA_DIR}/changes.json`,
      key: `${from} → ${to}`,
      message: 'missing pair of releases',
      remedy: 'import the facts of both releases',
    });
  }
  if (problems.length > 0) throw new ReferenceError(problems);
  return {
    releases,
    latest: releases[releases.length - 1] as string,
    info: Object.fromEntries(info.map((entry) => [entry.version, entry])),
    data,
    presence,
    codeChanges,
  };
}
