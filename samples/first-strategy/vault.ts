/** The vault and the strategy of this guide, once `deploy.ts` has made them. */
import { existsSync, readFileSync } from 'node:fs';
import { type Contract } from 'ethers';
import { at, owner, show } from './setup';

const file = 'deployed.json';

/** Where `deploy.ts` keeps the addresses. */
export const addressesFile = file;

const vaultFunctions = [
  'function deposit(uint256 amount) returns (uint256)',
  'function withdraw() returns (uint256)',
  'function revokeStrategy(address strategy)',
  'function pricePerShare() view returns (uint256)',
  'function totalAssets() view returns (uint256)',
  'function totalDebt() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function lockedProfit() view returns (uint256)',
  'function strategies(address) view returns (uint256 performanceFee, uint256 activation, uint256 debtRatio, uint256 minDebtPerHarvest, uint256 maxDebtPerHarvest, uint256 lastReport, uint256 totalDebt, uint256 totalGain, uint256 totalLoss)',
];

/** The deployed contracts, with you as governance and strategist. */
export function deployed(): { readonly vault: Contract; readonly strategy: Contract } {
  if (!existsSync(file)) throw new Error('Run deploy.ts first.');
  const addresses = JSON.parse(readFileSync(file, 'utf8')) as { vault: string; strategy: string };
  return {
    vault: at(addresses.vault, vaultFunctions, owner),
    strategy: at(addresses.strategy, ['function harvest()'], owner),
  };
}

/** Prints what the vault holds and what a share is worth. */
export async function report(): Promise<void> {
  const { vault, strategy } = deployed();
  const assets = await vault.totalAssets();
  const record = await vault.strategies(strategy.address);
  console.log(`total assets     ${show(assets)} DAI`);
  console.log(`lent to strategy ${show(record.totalDebt)} DAI, debt ratio ${record.debtRatio} bps`);
  console.log(`locked profit    ${show(await vault.lockedProfit())} DAI at the last report`);
  console.log(`price per share  ${show(await vault.pricePerShare())} DAI`);
}
