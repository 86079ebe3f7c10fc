/** Where the reference's pages live, and how they are named and reached. */
import type { Presence, Reference } from './model';

/** Title where it is not the contract's name. */
const TITLES: Record<string, string> = { vault: 'Vault.vy', registry: 'Registry.vy' };

const TAGS: Record<string, string[]> = {
  BaseStrategy: ['smart-contracts', 'strategies'],
  BaseStrategyInitializable: ['smart-contracts', 'strategies'],
  BaseWrapper: ['smart-contracts', 'wrappers'],
  IWETH: ['smart-contracts', 'interfaces'],
  IERC20Metadata: ['smart-contracts', 'interfaces'],
  registry: ['smart-contracts', 'registry'],
  RegistryAPI: ['smart-contracts', 'interfaces', 'registry'],
  StrategyAPI: ['smart-contracts', 'interfaces', 'strategies'],
  vault: ['smart-contracts', 'vaults'],
  VaultAPI: ['smart-contracts', 'interfaces', 'vaults'],
  yToken: ['smart-contracts', 'wrappers'],
  yWETH: ['smart-contracts', 'wrappers'],
  'utils/ProxyFactoryInitializable': ['smart-contracts', 'strategies', 'deployment'],
};

/** Interfaces and the contract of the same release that they declare functions of. */
export const IMPLEMENTED_BY: Record<string, string> = {
  VaultAPI: 'Vault',
  StrategyAPI: 'BaseStrategy',
  RegistryAPI: 'Registry',
  HealthCheck: 'CommonHealthCheck',
};

export const pageTitle = (page: string): string =>
  TITLES[page] ?? page.slice(page.lastIndexOf('/') + 1);
export const pageTags = (page: string): string[] => TAGS[page] ?? ['smart-contracts', 'testing'];

/** Folder of a release's vaults documents. */
export const releaseFolder = (reference: Reference, release: string): string =>
  release === reference.latest ? 'vaults' : `vaults_versioned_docs/version-${release}`;

/** Route of a release's vaults documents. */
export const releaseRoute = (reference: Reference, release: string): string =>
  release === reference.latest ? '/vaults' : `/vaults/${release}`;

/** Page of a contract, if it has one of its own. */
export function pageOf(presence: Presence, contract: string): string | undefined {
  return Object.entries(presence.pages).find(([, entry]) => entry.contract === contract)?.[0];
}

/** Whether a page exists, with content, in a release. */
export const isPresent = (presence: Presence, page: string, release: string): boolean =>
  presence.pages[page]?.presentIn.includes(release) === true;

/** Relative link from one smart-contract page's file to another's. */
export function relativePage(from: string, to: string): string {
  return `${from.includes('/') ? '../' : './'}${to}.md`;
}

/** Address of a contract's ABI file. */
export const abiAddress = (release: string, contract: string): string =>
  `/abi/${release}/${contract}.json`;
