/** Functions of other projects that carry calls: opened so that the calls can be read. */
import type { Member, Parameter, Unit } from './types';

/** A call inside another one. */
export interface InnerCall {
  readonly bytes: string;
  readonly address?: string | undefined;
  readonly value?: bigint;
}

const units: Record<string, Unit> = { value: 'wei', deadline: 'timestamp', delay: 'seconds' };

/** Parameters as a signature writes them; a list of structs is `(address to, bytes data)[] calls`. */
const parameters = (list: string): Parameter[] =>
  [...list.matchAll(/(?:\((.*?)\)\[\]|([^\s,]+)) (\w+)/g)].map(
    ([, fields, type = 'tuple[]', name = '']) => ({
      name,
      type,
      unit: units[name],
      components: fields === undefined ? undefined : parameters(fields),
    }),
  );

const call = 'address to, uint256 value, bytes data';
const list = 'address[] targets, uint256[] values, bytes[] payloads';
const link = 'bytes32 predecessor, bytes32 salt';
const operation = `${call}, uint8 operation`;
const gas = 'uint256 safeTxGas, uint256 baseGas, uint256 gasPrice';
const payment = 'address gasToken, address refundReceiver, bytes signatures';

/**
 * What groups of functions do, and each function with its selector and contract. The tests derive the selectors from
 * the rest.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'Runs a transaction of the Safe once enough owners have signed it.': [
    `6a761202 Safe execTransaction(${operation}, ${gas}, ${payment})`,
  ],
  'Lets an enabled module run a transaction of the Safe.': [
    `468721a7 Safe execTransactionFromModule(${operation})`,
    `5229073f Safe execTransactionFromModuleReturnData(${operation})`,
  ],
  'Makes several calls of a Safe in one transaction.': [
    '8d80ff0a MultiSend multiSend(bytes transactions)',
  ],
  'Makes several calls to the contract itself in one transaction.': [
    'ac9650d8 Multicall multicall(bytes[] data)',
    '5ae401dc Multicall multicall(uint256 deadline, bytes[] data)',
    '1f0464d1 Multicall multicall(bytes32 previousBlockhash, bytes[] data)',
  ],
  'Makes several calls in one transaction.': [
    '252dba42 Multicall aggregate((address target, bytes callData)[] calls)',
    'c3077fa9 Multicall blockAndAggregate((address target, bytes callData)[] calls)',
    'bce38bd7 Multicall tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
    '399542e9 Multicall tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
    '82ad56cb Multicall aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
    '174dea71 Multicall aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
  ],
  'Makes calls from an account that is a contract.': [
    `b61d27f6 Account execute(${call})`,
    `47e1da2a Account executeBatch(${list})`,
    '18dfb3c7 Account executeBatch(address[] targets, bytes[] data)',
  ],
  'Announces calls that anyone with the role can make once the delay is over.': [
    `01d5062a Timelock schedule(${call}, ${link}, uint256 delay)`,
    `8f2a0bb0 Timelock scheduleBatch(${list}, ${link}, uint256 delay)`,
  ],
  'Makes calls that were announced, once their delay is over.': [
    `134008d3 Timelock execute(${call}, ${link})`,
    `e38335e5 Timelock executeBatch(${list}, ${link})`,
  ],
};

/** By selector. */
export const batches: Readonly<Record<string, readonly Member[]>> = Object.fromEntries(
  Object.entries(known).flatMap(([text, functions]) =>
    functions.map((line) => {
      const [, selector = '', contract = '', name = '', inputs = ''] =
        /^(\S+) (\S+) (\w+)\((.*)\)$/.exec(line) ?? [];
      return [selector, [{ contract, name, inputs: parameters(inputs), in: [], text }]] as const;
    }),
  ),
);

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
