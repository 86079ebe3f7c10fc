/** Contract ABIs in the standard JSON form. */
import { canonicalType, type Parameter } from '../abi-codec';
import {
  type AbiEntry,
  type Contract,
  dataFolder,
  type EventDef,
  findContract,
  type Fn,
  type Param,
} from './model';

function abiParam({ name, abiType, components }: Param): Parameter {
  if (abiType === undefined) throw new Error(`Parameter ${name} has no ABI type`);
  const type = abiType.replace(/^\(.*\)/, 'tuple');
  return { name, type, ...(type !== abiType && { components: components ?? [] }) };
}

const eventEntry = ({ name, params, anonymous }: EventDef): AbiEntry => ({
  type: 'event',
  name,
  inputs: params.map((param) => ({ ...abiParam(param), indexed: param.indexed })),
  anonymous,
});

/** The ABI entries of a function: one for each number of arguments it can be called with. */
export function functionEntries(fn: Fn): AbiEntry[] {
  const needed = fn.params.length + 1 - fn.selectors.length;
  return fn.selectors.map((_, more) => ({
    type: 'function',
    name: fn.name,
    inputs: fn.params.slice(0, needed + more).map(abiParam),
    outputs: fn.returns.map(abiParam),
    stateMutability: fn.mutability,
  }));
}

/** Canonical signature of a function or event of an ABI. */
export const entrySignature = ({ name, inputs = [] }: AbiEntry): string =>
  `${name ?? ''}(${inputs.map(canonicalType).join(',')})`;

/** The ABI entry of a member that a contract inherits from another one or from OpenZeppelin. */
export function inheritedEntry(
  { data }: Contract,
  type: 'function' | 'event',
  from: string,
  signature: string,
): AbiEntry {
  const own = findContract(data, from);
  const candidates = own
    ? [...own.functions.flatMap(functionEntries), ...own.events.map(eventEntry)]
    : data.libraries;
  const found = candidates.find(
    (entry) => entry.type === type && entrySignature(entry) === signature,
  );
  if (!found)
    throw new Error(
      `${from} declares no ${type} ${signature}; a member of a new library goes into ${dataFolder}/openzeppelin.json`,
    );
  return found;
}

/**
 * The ABI of a contract as it would be called: own and inherited entry points and events. Abstract
 * contracts and interfaces have no constructor entry, because nothing deploys them.
 */
export function abiOf(contract: Contract): AbiEntry[] {
  const entries: AbiEntry[] = [];
  if (contract.constructor && contract.deployable) {
    entries.push({
      type: 'constructor',
      inputs: contract.constructor.params.map(abiParam),
      stateMutability: contract.constructor.mutability,
    });
  }
  entries.push(
    ...contract.functions.filter((fn) => fn.kind === 'function').flatMap(functionEntries),
    ...contract.inheritedFunctions.map(({ signature, from, mutability }) => ({
      ...inheritedEntry(contract, 'function', from, signature),
      stateMutability: mutability,
    })),
    ...contract.events.map(eventEntry),
    ...contract.inheritedEvents.map(({ signature, from }) =>
      inheritedEntry(contract, 'event', from, signature),
    ),
    ...contract.functions
      .filter((fn) => fn.kind === 'receive')
      .map((): AbiEntry => ({ type: 'receive', stateMutability: 'payable' })),
  );
  return entries;
}
