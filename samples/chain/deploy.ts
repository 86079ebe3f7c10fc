/** Puts the doubles on a chain. */
import { Contract, ContractFactory, providers, utils, Wallet } from 'ethers';
import { call } from './anvil';
import { compileDoubles, type Artifact } from './compile';

/** The words that every local chain of this kind makes its accounts from. They guard nothing. */
const mnemonic = 'test test test test test test test test test test test junk';

/** Account of a number; 0 owns the tokens and is governance of everything. */
export function account(url: string, index: number): Wallet {
  const provider = new providers.StaticJsonRpcProvider(url);
  provider.pollingInterval = 20;
  return Wallet.fromMnemonic(mnemonic, `m/44'/60'/0'/0/${index}`).connect(provider);
}

/**
 * Waits until a transaction is in a block. ethers' own way watches the number of the last block, which does not
 * change for it when a test takes blocks back.
 */
async function mined(
  provider: providers.Provider,
  { hash }: { readonly hash: string },
): Promise<providers.TransactionReceipt> {
  for (;;) {
    const receipt = await provider.getTransactionReceipt(hash);
    if (receipt !== null) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Enough gas for anything here: asking the chain for it before each transaction takes half of its time. */
const terms = { gasLimit: 20_000_000, gasPrice: 2_000_000_000 };

/** Deploys a contract. */
export async function deploy(
  owner: Wallet,
  artifact: Artifact | undefined,
  ...values: unknown[]
): Promise<Contract> {
  if (artifact === undefined) throw new Error('there is no such contract');
  const factory = new ContractFactory(artifact.abi as never, artifact.bytecode, owner);
  const contract = await factory.deploy(...(values as never[]), terms as never);
  await mined(owner.provider, contract.deployTransaction);
  return contract;
}

/** Sends a transaction and waits for it. */
export async function send(
  contract: Contract,
  method: string,
  ...values: unknown[]
): Promise<providers.TransactionReceipt> {
  try {
    const sent = (await contract[method]?.(...values, terms)) as providers.TransactionResponse;
    const receipt = await mined(contract.provider, sent);
    if (receipt.status === 0) throw new Error('it reverted');
    return receipt;
  } catch (error) {
    const { reason } = error as { reason?: string };
    throw new Error(`${method} failed: ${reason ?? String(error)}`);
  }
}

/** The contracts on the chain. */
export interface Deployment {
  readonly artifacts: Record<string, Artifact>;
  readonly owner: Wallet;
  readonly contracts: Record<
    | 'registry'
    | 'template'
    | 'healthCheck'
    | 'tracker'
    | 'dai'
    | 'usdc'
    | 'silent'
    | 'vault'
    | 'usdcVault'
    | 'silentVault'
    | 'pool'
    | 'strategy',
    Contract
  >;
}

const tokensOf = { dai: 'DAI', usdc: 'USDC', silent: 'SILENT' } as const;

/**
 * Deploys tokens with 18 and 6 decimals and one that returns nothing, a registry with an endorsed vault for each, and
 * a strategy that may use 95% of the DAI vault. Vaults take up to 10 million tokens.
 */
export async function deployVaults(url: string): Promise<Deployment> {
  const artifacts = compileDoubles();
  const owner = account(url, 0);
  const make = (name: string, ...values: unknown[]): Promise<Contract> =>
    deploy(owner, artifacts[name], ...values);

  const dai = await make('Token', 'Dai Stablecoin', 'DAI', 18);
  const usdc = await make('Token', 'USD Coin', 'USDC', 6);
  const silent = await make('TokenNoReturn', 6);
  const template = await make('Vault');
  const registry = await make('Registry');
  const healthCheck = await make('CommonHealthCheck');
  const tracker = await make('PartnerTracker');
  await send(
    template,
    'initialize(address,address,address,string,string)',
    dai.address,
    owner.address,
    owner.address,
    '',
    '',
  );
  await send(registry, 'newRelease', template.address);

  const endorsed = async (token: Contract, symbol: string): Promise<Contract> => {
    const guardian = account(url, 5).address;
    const rewards = account(url, 6).address;
    await send(
      registry,
      'newVault(address,address,address,string,string)',
      token.address,
      guardian,
      rewards,
      `${symbol} yVault`,
      `yv${symbol}`,
    );
    const address = (await registry['latestVault']?.(token.address)) as string;
    const vault = template.attach(address);
    await send(vault, 'setManagement', account(url, 4).address);
    const unit = utils.parseUnits('1', (await token['decimals']?.()) as number);
    await send(vault, 'setDepositLimit', unit.mul(10_000_000));
    return vault;
  };
  const vault = await endorsed(dai, tokensOf.dai);
  const usdcVault = await endorsed(usdc, tokensOf.usdc);
  const silentVault = await endorsed(silent, tokensOf.silent);

  const pool = await make('LendingPool', dai.address);
  const strategy = await make('PoolStrategy', vault.address, pool.address);
  const most = utils.parseUnits('10000000');
  await send(vault, 'addStrategy', strategy.address, 9_500, 0, most, 1_000);
  return {
    artifacts,
    owner,
    contracts: {
      registry,
      template,
      healthCheck,
      tracker,
      dai,
      usdc,
      silent,
      vault,
      usdcVault,
      silentVault,
      pool,
      strategy,
    },
  };
}

/** The node of the samples. Where a proxy is set, `cast` would ask that for the node. */
const nodeAt = (url: string) => ({ ETH_RPC_URL: url, NO_PROXY: '127.0.0.1' });

/** What the samples get, as environment variables. */
export async function environmentOf(
  url: string,
  { artifacts, contracts, owner }: Deployment,
): Promise<Record<string, string>> {
  const user = account(url, 1);
  const fresh = await deploy(owner, artifacts['Token'], 'Fresh token', 'FRESH', 18);
  for (const token of [contracts.dai, contracts.usdc]) {
    const unit = utils.parseUnits('1', (await token['decimals']?.()) as number);
    await send(token, 'transfer', user.address, unit.mul(100_000));
  }
  // The node names the block after the last one "pending"; a call before that would see an older state.
  await call(url, 'evm_mine');
  return {
    ...nodeAt(url),
    REGISTRY: contracts.registry.address,
    TOKEN: contracts.dai.address,
    USDC: contracts.usdc.address,
    FRESH_TOKEN: fresh.address,
    VAULT: contracts.vault.address,
    USDC_VAULT: contracts.usdcVault.address,
    POOL: contracts.pool.address,
    STRATEGY: contracts.strategy.address,
    HEALTH_CHECK: contracts.healthCheck.address,
    TRACKER: contracts.tracker.address,
    OWNER: owner.address,
    OWNER_KEY: owner.privateKey,
    ACCOUNT: user.address,
    PRIVATE_KEY: user.privateKey,
  };
}

/** Contracts of a chain that is copied. */
export interface ForkAddresses {
  readonly registry: string;
  readonly token: string;
  readonly usdc: string;
  readonly healthCheck: string;
  readonly tracker: string;
}

/**
 * What the samples get on a copy of mainnet: its registry, tokens, and vaults, 1,000,000 DAI and USDC for both
 * accounts, and the invented lending pool, in which the first strategy can earn.
 */
export async function environmentOfFork(
  url: string,
  addresses: ForkAddresses,
): Promise<Record<string, string>> {
  const artifacts = compileDoubles();
  const [owner, user] = [account(url, 0), account(url, 1)];
  for (const token of [addresses.token, addresses.usdc]) {
    const erc20 = new Contract(token, ['function decimals() view returns (uint8)'], owner);
    const amount = utils
      .parseUnits('1000000', (await erc20['decimals']?.()) as number)
      .toHexString();
    for (const { address } of [owner, user]) {
      await call(url, 'anvil_dealERC20', [address, token, amount]);
    }
  }
  const registry = new Contract(
    addresses.registry,
    ['function latestVault(address) view returns (address)'],
    owner,
  );
  const pool = await deploy(owner, artifacts['LendingPool'], addresses.token);
  const fresh = await deploy(owner, artifacts['Token'], 'Fresh token', 'FRESH', 18);
  return {
    ...nodeAt(url),
    REGISTRY: registry.address,
    TOKEN: addresses.token,
    USDC: addresses.usdc,
    FRESH_TOKEN: fresh.address,
    VAULT: (await registry['latestVault']?.(addresses.token)) as string,
    USDC_VAULT: (await registry['latestVault']?.(addresses.usdc)) as string,
    POOL: pool.address,
    HEALTH_CHECK: addresses.healthCheck,
    TRACKER: addresses.tracker,
    OWNER: owner.address,
    OWNER_KEY: owner.privateKey,
    ACCOUNT: user.address,
    PRIVATE_KEY: user.privateKey,
  };
}
