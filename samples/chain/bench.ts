/** What tests of the chain share: a state that each test starts from, and how to see a refusal. */
import assert from 'node:assert/strict';
import type { BigNumber, Contract } from 'ethers';
import { utils, type Wallet } from 'ethers';
import { call, startChain, wait, type Chain } from './anvil';
import { account, deploy, deployVaults, send, type Deployment } from './deploy';

/** A chain with the doubles, and short words for what tests do on it. */
export interface Bench extends Deployment {
  readonly chain: Chain;
  readonly user: Wallet;
  readonly guardian: Wallet;
  readonly management: Wallet;
  readonly stranger: Wallet;
  /** Runs a test and takes back what it did. */
  readonly isolated: (run: () => Promise<void>) => Promise<void>;
  readonly wait: (seconds: number) => Promise<void>;
}

/** Starts a chain and deploys the doubles. */
export async function openBench(): Promise<Bench> {
  const chain = await startChain();
  const deployment = await deployVaults(chain.url);
  const user = account(chain.url, 1);
  await send(deployment.contracts.dai, 'transfer', user.address, utils.parseEther('1000000'));
  return {
    ...deployment,
    chain,
    user,
    guardian: account(chain.url, 5),
    management: account(chain.url, 4),
    stranger: account(chain.url, 9),
    wait: (seconds) => wait(chain.url, seconds),
    async isolated(run) {
      const before = await call(chain.url, 'evm_snapshot');
      try {
        await run();
      } finally {
        await call(chain.url, 'evm_revert', [before]);
      }
    },
  };
}

/** A number of whole tokens with 18 decimals. */
export const tokens = (amount: number | string): BigNumber => utils.parseEther(String(amount));

/** Reads a value. */
export async function read<T = BigNumber>(
  contract: Contract,
  method: string,
  ...values: unknown[]
): Promise<T> {
  return (await contract[method]?.(...values)) as T;
}

/** Fails unless the call would revert; with no message given, the revert has to be a bare one. */
export async function refuses(
  contract: Contract,
  from: Wallet,
  method: string,
  values: readonly unknown[],
  message = '',
): Promise<void> {
  const data = contract.interface.encodeFunctionData(method, values);
  const { url } = (contract.provider as unknown as { connection: { url: string } }).connection;
  const transaction = { from: from.address, to: contract.address, data };
  await assert.rejects(
    call(url, 'eth_call', [transaction, 'pending']),
    (error: Error) => {
      const reason = /execution reverted(?:: (.*))?$/.exec(error.message);
      assert.ok(reason, error.message);
      assert.equal((reason[1] ?? '').replace(/^revert: /, ''), message);
      return true;
    },
    `${method} was not refused`,
  );
}

/** Approves and deposits. */
export async function depositAs(
  holder: Wallet,
  token: Contract,
  vault: Contract,
  amount: BigNumber,
): Promise<void> {
  await send(token.connect(holder), 'approve', vault.address, 0);
  await send(token.connect(holder), 'approve', vault.address, amount);
  await send(vault.connect(holder), 'deposit(uint256)', amount);
}

export { account, deploy, send };
