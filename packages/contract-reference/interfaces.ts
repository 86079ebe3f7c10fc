/** A Solidity file per release with an interface for each contract, made from the ABI alone. */
import type { Parameter } from '../abi-codec';
import { abiOf } from './abi';
import { type AbiEntry, dataOf, type Reference, type Release } from './model';
import type { Settings } from './settings';

/** Folder of the interface files, from the root of the site. */
export const interfacesFolder = 'reference/interfaces';

/** File of a release's interfaces, which Solidity samples import. */
export const interfacesFile = (release: string): string =>
  `${interfacesFolder}/${release}/Interfaces.sol`;

type Structs = Map<string, readonly Parameter[]>;

function typeOf(param: Parameter, structs: Structs): string {
  if (!param.components) return param.type;
  const fields = JSON.stringify(param.components);
  for (const [name, components] of structs) {
    if (JSON.stringify(components) === fields) return name + param.type.slice('tuple'.length);
  }
  throw new Error(`No struct declares ${fields}`);
}

function declared(
  param: Parameter,
  location: 'calldata' | 'memory' | '',
  structs: Structs,
): string {
  const type = typeOf(param, structs);
  const isReference =
    location !== '' &&
    (param.components !== undefined || /\]$/.test(type) || type === 'bytes' || type === 'string');
  return [type, isReference ? location : '', param.indexed === true ? 'indexed' : '', param.name]
    .filter(Boolean)
    .join(' ');
}

function member(entry: AbiEntry, structs: Structs): string | null {
  const inputs = entry.inputs ?? [];
  const outputs = entry.outputs ?? [];
  switch (entry.type) {
    case 'constructor':
      return null;
    case 'receive':
      return 'receive() external payable;';
    case 'event':
      return `event ${entry.name}(${inputs.map((param) => declared(param, '', structs)).join(', ')})${entry.anonymous === true ? ' anonymous' : ''};`;
    case 'function': {
      const words = [
        `function ${entry.name}(${inputs.map((param) => declared(param, 'calldata', structs)).join(', ')}) external`,
        entry.stateMutability === 'nonpayable' ? '' : (entry.stateMutability ?? ''),
        outputs.length > 0
          ? `returns (${outputs.map((param) => declared(param, 'memory', structs)).join(', ')})`
          : '',
      ];
      return `${words.filter(Boolean).join(' ')};`;
    }
  }
}

/** The Solidity text of one release's interfaces. */
function interfacesOf({ project, interfaces }: Settings, data: Release): string {
  const entries = data.contracts.map((contract) => ({ name: contract.name, abi: abiOf(contract) }));
  const used = new Set(
    entries
      .flatMap(({ abi }) => abi.flatMap(({ inputs = [], outputs = [] }) => [...inputs, ...outputs]))
      .flatMap(({ components }) => (components ? [JSON.stringify(components)] : [])),
  );
  const structs: Structs = new Map();
  for (const { name, fields } of data.structs) {
    const components = fields.map((field) => ({ name: field.name, type: field.type }));
    if (used.has(JSON.stringify(components)) && !structs.has(name)) structs.set(name, components);
  }
  const lines = [
    `// SPDX-License-Identifier: ${interfaces.license}`,
    `// External interfaces of ${project} ${data.release}, made from its ABI by packages/contract-reference.`,
    `pragma solidity ${interfaces.solidity};`,
    'pragma experimental ABIEncoderV2;',
  ];
  for (const [name, fields] of structs) {
    lines.push(
      '',
      `struct ${name} {`,
      ...fields.map((field) => `    ${field.type} ${field.name};`),
      '}',
    );
  }
  for (const { name, abi } of entries) {
    const members = abi
      .map((entry) => member(entry, structs))
      .filter((item): item is string => item !== null);
    lines.push('', `interface ${name} {`, ...members.map((item) => `    ${item}`), '}');
  }
  return `${lines.join('\n')}\n`;
}

/** Every release's interface file. */
export function interfaceFiles(reference: Reference): Record<string, string> {
  return Object.fromEntries(
    reference.releases.map((release) => [
      interfacesFile(release),
      interfacesOf(reference.settings, dataOf(reference, release)),
    ]),
  );
}
