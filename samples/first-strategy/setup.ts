/** The account and the chain that the scripts use. */
import {
  Contract,
  ContractFactory,
  Wallet,
  providers,
  utils,
  type BigNumber,
  type Signer,
} from 'ethers';

/** Reads a setting from the environment. */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is not set. Run "source ../chain/.env", or export it yourself.`);
  }
  return value;
}

export const provider = new providers.StaticJsonRpcProvider(setting('ETH_RPC_URL'));

/** The account of a key. Without the key, scripts can only read, and `setting` says so if they send. */
function account(key: string): Wallet {
  const wallet = new Wallet(process.env[key] ?? utils.randomBytes(32), provider);
  if (process.env[key] === undefined) wallet.sendTransaction = async () => setting(key) as never;
  return wallet;
}

/** The depositor. */
export const user = account('PRIVATE_KEY');

/** The account that may do everything on the local chain. A fork gets the same one; on a real network, it is yours. */
export const owner = account('OWNER_KEY');

/** A contract, by its address and the functions that a script calls. */
export function at(address: string, functions: readonly string[], signer: Signer = user): Contract {
  return new Contract(address, functions, signer);
}

/**
 * Sends a transaction and returns its receipt. It asks for the receipt by itself: ethers' `wait` follows block numbers,
 * which go back when a test restores an earlier state.
 *
 * @throws if the transaction reverted, or is in no block after about ten minutes
 */
export async function send(
  transaction: Promise<providers.TransactionResponse>,
): Promise<providers.TransactionReceipt> {
  const { hash } = await transaction;
  for (let tries = 0; tries < 150; tries += 1) {
    const receipt = await provider.getTransactionReceipt(hash);
    if (receipt?.status === 0) throw new Error(`${hash} reverted`);
    if (receipt !== null) return receipt;
    // A local chain answers at once, and others every 12 seconds or so.
    await new Promise((resolve) => setTimeout(resolve, Math.min(50 * 2 ** tries, 4_000)));
  }
  throw new Error(`${hash} is in no block yet. Look it up before you send it again.`);
}

/** Deploys a compiled contract. */
export async function deploy(
  { abi, bytecode }: { readonly abi: never; readonly bytecode: string },
  signer: Signer,
  ...values: readonly string[]
): Promise<Contract> {
  const contract = await new ContractFactory(abi, bytecode, signer).deploy(...values);
  await send(Promise.resolve(contract.deployTransaction));
  return contract;
}

/** An amount as people write it, with six digits after the decimal point. */
export function show(amount: BigNumber, decimals = 18): string {
  return Number(utils.formatUnits(amount, decimals)).toFixed(6);
}

/** The ends of an address, enough to recognize it. */
export const short = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
