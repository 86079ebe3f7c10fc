/** A Solidity file per release with an interface for each contract, made from the ABI alone. */
import type { Parameter } from '../abi-codec';
import { abiOf } from './abi';
import type { AbiEntry, Reference, Release } from './model';
import type { Settings } from './settings';

/** Folder of the interface files, from the root of the site. */
export const interfacesFolder = 'reference/interfaces';

/** File of a release's interfaces, which Solidity samples import. */
export const interfacesFile = (release: string): string =>
  `${interfacesFolder}/${release}/Interfaces.sol`;

/** Names of structs by their fields. */
type Structs = ReadonlyMap<string, string>;

function declared(param: Parameter, location: string, structs: Structs): string {
  const { name, type, indexed, components } = param;
  const struct = components && structs.get(JSON.stringify(components));
  if (components && !struct) throw new Error(`No struct declares ${JSON.stringify(components)}`);
  const isReference = /^(?:bytes|string|tuple)$|\]$/.test(type);
  return [
    struct ? type.replace('tuple', struct) : type,
    isReference ? location : '',
    indexed === true ? 'indexed' : '',
    name,
  ]
    .filter(Boolean)
    .join(' ');
}

function member({ type, name, inputs = [], outputs = [], ...entry }: AbiEntry, structs: Structs) {
  const list = (params: readonly Parameter[], location: string): string =>
    params.map((param) => declared(param, location, structs)).join(', ');
  if (type === 'receive') return 'receive() external payable;';
  if (type === 'event')
    return `event ${name}(${list(inputs, '')})${entry.anonymous === true ? ' anonymous' : ''};`;
  const words = [
    `function ${name}(${list(inputs, 'calldata')}) external`,
    entry.stateMutability === 'nonpayable' ? '' : entry.stateMutability,
    outputs.length > 0 ? `returns (${list(outputs, 'memory')})` : '',
  ];
  return `${words.filter(Boolean).join(' ')};`;
}

function interfacesOf({ project, interfaces }: Settings, data: Release): string {
  const entries = data.contracts.map((contract) => ({
    name: contract.name,
    abi: abiOf(contract).filter(({ type }) => type !== 'constructor'),
  }));
  const params = entries
    .flatMap(({ abi }) => abi)
    .flatMap(({ inputs = [], outputs = [] }) => [...inputs, ...outputs]);
  const used = new Set(params.map(({ components }) => JSON.stringify(components)));
  const structs = new Map<string, string>();
  const lines = [
    `// SPDX-License-Identifier: ${interfaces.license}`,
    `// External interfaces of ${project} ${data.release}, made from its ABI by packages/contract-reference.`,
    `pragma solidity ${interfaces.solidity};`,
    'pragma experimental ABIEncoderV2;',
  ];
  for (const { name, fields } of data.structs) {
    const key = JSON.stringify(fields);
    if (!used.has(key) || structs.has(key)) continue;
    structs.set(key, name);
    const members = fields.map((field) => `    ${field.type} ${field.name};`);
    lines.push('', `struct ${name} {`, ...members, '}');
  }
  for (const { name, abi } of entries) {
    const members = abi.map((entry) => `    ${member(entry, structs)}`);
    lines.push('', `interface ${name} {`, ...members, '}');
  }
  return `${lines.join('\n')}\n`;
}

/** Every release's interface file. */
export function interfaceFiles(reference: Reference): Record<string, string> {
  return Object.fromEntries(
    Object.values(reference.data).map((data) => [
      interfacesFile(data.release),
      interfacesOf(reference.settings, data),
    ]),
  );
}
