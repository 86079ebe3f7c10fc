/** Builds, signs, simulates, and sends transactions of a Safe 1.3.0. */
import { createRequire } from 'node:module';
import type { Contract } from 'ethers';
import { constants, utils, type Signer, type Wallet } from 'ethers';
import { at, provider, send } from './setup';

/** A call of a batch. */
export interface Call {
  /** What the call does, for the people who sign. */
  readonly says: string;
  readonly to: string;
  readonly data: string;
}

/** The values that a Safe transaction consists of, as its owners sign them. */
export interface SafeTransaction {
  readonly to: string;
  readonly value: number;
  readonly data: string;
  /** 0 is a call, 1 a delegate call. */
  readonly operation: 0 | 1;
  readonly safeTxGas: number;
  readonly baseGas: number;
  readonly gasPrice: number;
  readonly gasToken: string;
  readonly refundReceiver: string;
  readonly nonce: number;
}

const safeFunctions = [
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
];

export const safeAt = (address: string, signer: Signer): Contract =>
  at(address, safeFunctions, signer);

/** The compiled contracts of Safe, from their package. */
export function artifact(file: string): { readonly abi: never; readonly bytecode: string } {
  const require = createRequire(import.meta.url);
  return require(`@gnosis.pm/safe-contracts/build/artifacts/contracts/${file}`);
}

// #region batch
/** Packs calls for MultiSend, which makes one transaction of them: all succeed, or none. */
export function batch(multiSend: string, calls: readonly Call[], nonce: number): SafeTransaction {
  const packed = calls.map(({ to, data }) =>
    utils.solidityPack(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, 0, utils.hexDataLength(data), data],
    ),
  );
  const { AddressZero } = constants;
  return {
    to: multiSend,
    value: 0,
    data: new utils.Interface(['function multiSend(bytes)']).encodeFunctionData('multiSend', [
      utils.hexConcat(packed),
    ]),
    operation: 1,
    safeTxGas: 0,
    baseGas: 0,
    gasPrice: 0,
    gasToken: AddressZero,
    refundReceiver: AddressZero,
    nonce,
  };
}
// #endregion

// #region sign
const safeTxType = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
};

const domainOf = async (
  safe: Contract,
): Promise<{ chainId: number; verifyingContract: string }> => ({
  chainId: (await provider.getNetwork()).chainId,
  verifyingContract: safe.address,
});

/** Signatures of owners, in the order of their addresses, as the Safe asks for. */
export async function sign(
  safe: Contract,
  transaction: SafeTransaction,
  owners: readonly Wallet[],
): Promise<string> {
  const domain = await domainOf(safe);
  const sorted = [...owners].sort((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1));
  const signatures = sorted.map((owner) => owner._signTypedData(domain, safeTxType, transaction));
  return utils.hexConcat(await Promise.all(signatures));
}
// #endregion

const values = (transaction: SafeTransaction): unknown[] => Object.values(transaction).slice(0, -1);

/** What owners compare: the hash that the Safe app shows, and the two that it's made from, which hardware wallets show. */
export const hashesOf = async (
  safe: Contract,
  transaction: SafeTransaction,
): Promise<{ hash: string; domain: string; message: string }> => ({
  hash: await safe.getTransactionHash(...Object.values(transaction)),
  domain: utils._TypedDataEncoder.hashDomain(await domainOf(safe)),
  message: utils._TypedDataEncoder.from(safeTxType).hash(transaction),
});

// #region simulate
/** Runs the transaction without sending it. Throws with the reason if it would fail. */
export async function simulate(
  safe: Contract,
  transaction: SafeTransaction,
  signatures: string,
): Promise<void> {
  const succeeds: boolean = await safe.callStatic.execTransaction(
    ...values(transaction),
    signatures,
  );
  if (!succeeds) throw new Error('The Safe would run the transaction, and it would fail inside.');
}
// #endregion

/** Sends the transaction. Anyone may do that with enough signatures. */
export async function execute(
  safe: Contract,
  transaction: SafeTransaction,
  signatures: string,
): Promise<void> {
  await send(safe.execTransaction(...values(transaction), signatures));
}
