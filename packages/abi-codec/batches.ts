/** Functions of other projects that carry calls inside: opened so that the calls can be read. */
import type { Member, Parameter } from './types';

/** A call inside another one. */
export interface InnerCall {
  readonly bytes: string;
  readonly address?: string;
  readonly value?: bigint;
}

const parameter = (text: string): Parameter => {
  const [type = '', name = ''] = text.split(' ');
  return { name, type, ...(name === 'value' && { unit: 'wei' as const }) };
};

const parameters = (list: string): Parameter[] =>
  list === '' ? [] : list.split(', ').map(parameter);

const struct = (name: string, list: string): Parameter => ({
  name,
  type: 'tuple[]',
  components: parameters(list),
});

const batch = (
  contract: string,
  name: string,
  inputs: readonly Parameter[],
  text: string,
): Member => ({ contract, name, inputs, in: [], text });

const calls = (list: string): Parameter => struct('calls', list);
const safeText = 'Runs a transaction of the Safe once enough owners have signed it.';
const moduleText = 'Lets an enabled module run a transaction of the Safe.';
const callsText = 'Makes several calls in one transaction.';
const selfText = 'Makes several calls to the contract itself in one transaction.';
const safe = parameters(
  'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures',
);
const fromModule = parameters('address to, uint256 value, bytes data, uint8 operation');

/** By selector. The tests derive each selector from the signature. */
export const batches: Readonly<Record<string, readonly Member[]>> = {
  '6a761202': [batch('Safe', 'execTransaction', safe, safeText)],
  '468721a7': [batch('Safe', 'execTransactionFromModule', fromModule, moduleText)],
  '5229073f': [batch('Safe', 'execTransactionFromModuleReturnData', fromModule, moduleText)],
  '8d80ff0a': [
    batch(
      'MultiSend',
      'multiSend',
      parameters('bytes transactions'),
      'Makes several calls of a Safe in one transaction.',
    ),
  ],
  ac9650d8: [batch('Multicall', 'multicall', parameters('bytes[] data'), selfText)],
  '5ae401dc': [
    batch(
      'Multicall',
      'multicall',
      [{ name: 'deadline', type: 'uint256', unit: 'timestamp' }, ...parameters('bytes[] data')],
      selfText,
    ),
  ],
  '252dba42': [
    batch('Multicall', 'aggregate', [calls('address target, bytes callData')], callsText),
  ],
  c3077fa9: [
    batch('Multicall', 'blockAndAggregate', [calls('address target, bytes callData')], callsText),
  ],
  bce38bd7: [
    batch(
      'Multicall',
      'tryAggregate',
      [...parameters('bool requireSuccess'), calls('address target, bytes callData')],
      callsText,
    ),
  ],
  '82ad56cb': [
    batch(
      'Multicall',
      'aggregate3',
      [calls('address target, bool allowFailure, bytes callData')],
      callsText,
    ),
  ],
  '174dea71': [
    batch(
      'Multicall',
      'aggregate3Value',
      [calls('address target, bool allowFailure, uint256 value, bytes callData')],
      callsText,
    ),
  ],
  b61d27f6: [
    batch(
      'Account',
      'execute',
      parameters('address to, uint256 value, bytes data'),
      'Makes a call from an account that is a contract.',
    ),
  ],
};

const innermost = 500;

/**
 * The calls that a Safe packs into one text of bytes: operation (1 byte), address (20), wei (32), length (32), data.
 *
 * @returns undefined where the bytes don't have that form
 */
export function unpackMultiSend(bytes: string): InnerCall[] | undefined {
  const found: InnerCall[] = [];
  let at = 0;
  while (at < bytes.length) {
    const length = Number(BigInt(`0x${bytes.slice(at + 106, at + 170) || '0'}`));
    const end = at + 170 + length * 2;
    const fits = bytes.length >= at + 170 && end <= bytes.length;
    if (!fits || !/^0[01]$/.test(bytes.slice(at, at + 2)) || found.length === innermost)
      return undefined;
    found.push({
      bytes: bytes.slice(at + 170, end),
      address: `0x${bytes.slice(at + 2, at + 42)}`,
      value: BigInt(`0x${bytes.slice(at + 42, at + 106)}`),
    });
    at = end;
  }
  return found;
}
