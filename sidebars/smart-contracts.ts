import abis from '../static/abi/index.json';
import { latestRelease } from '../src/data/releases';

/** A category as a sidebar file writes it: the plugin does not export its type. */
interface Category {
  readonly type: 'category';
  readonly label: string;
  readonly collapsed?: boolean;
  readonly items: (string | Category)[];
}

/** Order of the reference pages; the part of a name before a slash is its folder. */
const order = [
  'BaseStrategy',
  'BaseStrategyInitializable',
  'BaseWrapper',
  'IERC20Metadata',
  'IWETH',
  'RegistryAPI',
  'StrategyAPI',
  'VaultAPI',
  'registry',
  'test/AffiliateToken',
  'test/TestGuestList',
  'test/TestStrategy',
  'test/Token',
  'test/TokenFalseReturn',
  'test/TokenNoReturn',
  'utils/ProxyFactoryInitializable',
  'vault',
  'yToken',
  'yWETH',
] as const;

/** The category of the newest release's contracts. Pages that only say that it lacks a contract are left out. */
export function smartContracts(): Category {
  const items: (string | Category)[] = [];
  const contracts = abis.releases.find((one) => one.release === latestRelease)?.contracts ?? [];
  for (const page of order) {
    const id = `smart-contracts/${page}`;
    if (!contracts.some((contract) => contract.page === `/vaults/${id}`)) continue;
    const folder = page.includes('/') ? page.split('/')[0] : undefined;
    if (!folder) {
      items.push(id);
      continue;
    }
    const last = items.at(-1);
    if (typeof last === 'object' && last.label === folder) last.items.push(id);
    else items.push({ type: 'category', label: folder, items: [id] });
  }
  // Open also beside a page that the menu doesn't list.
  return { type: 'category', label: 'Smart Contracts', collapsed: false, items };
}
