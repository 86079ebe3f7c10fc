/** The functions of a vault that an integration calls. */
import { type Contract } from 'ethers';
import { at, setting } from './setup';

export const vaultFunctions = [
  'function token() view returns (address)',
  'function symbol() view returns (string)',
  'function apiVersion() view returns (string)',
  'function decimals() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function pricePerShare() view returns (uint256)',
  'function availableDepositLimit() view returns (uint256)',
  'function maxAvailableShares() view returns (uint256)',
  'function emergencyShutdown() view returns (bool)',
  'function rewards() view returns (address)',
  'function deposit(uint256 amount, address recipient) returns (uint256)',
  'function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) returns (uint256)',
  'event Transfer(address indexed sender, address indexed receiver, uint256 value)',
  'event StrategyReported(address indexed strategy, uint256 gain, uint256 loss, uint256 debtPaid, uint256 totalGain, uint256 totalLoss, uint256 totalDebt, uint256 debtAdded, uint256 debtRatio)',
];

export const erc20Functions = [
  'function symbol() view returns (string)',
  'function decimals() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount)',
];

/** The newest endorsed vault of a token. */
export async function latestVault(token: string): Promise<Contract> {
  const registry = at(setting('REGISTRY'), [
    'function latestVault(address token) view returns (address)',
  ]);
  return at(await registry.latestVault(token), vaultFunctions);
}
