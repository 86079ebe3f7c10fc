/** Lists every endorsed vault with the events of the registry, and says which one is the latest of its token. */
import { at, provider, setting, short } from './setup';

// #region registry
const registry = at(setting('REGISTRY'), [
  'function latestVault(address token) view returns (address)',
  'event NewVault(address indexed token, uint256 indexed vault_id, address vault, string api_version)',
]);
const vaultFunctions = [
  'function symbol() view returns (string)',
  'function activation() view returns (uint256)',
];

for (const { args, blockNumber } of await registry.queryFilter(registry.filters.NewVault())) {
  const [token, , vault, release] = args ?? [];
  const symbol = await at(vault, vaultFunctions).symbol();
  const latest = (await registry.latestVault(token)) === vault ? 'latest' : 'replaced';
  const { timestamp } = await provider.getBlock(blockNumber);
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  console.log(`${symbol} ${release} ${latest}, endorsed ${day}, ${short(vault)}`);
}
// #endregion
