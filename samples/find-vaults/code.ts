/** Says whose code a vault runs, and which release of the registry that is. */
import { utils } from 'ethers';
import { at, provider, setting, short } from './setup';

// #region code
const clones = [
  // EIP-1167: strategies, and vaults from a registry in Vyper 0.2.9 or later
  /^0x363d3d373d3d3d363d73(.{40})5af43d82803e903d91602b57fd5bf3$/,
  // Vaults from a registry in an earlier Vyper
  /^0x366000600037611000600036600073(.{40})5af4602c57600080fd5b6110006000f3$/,
];
const vault = setting('VAULT');
const code = await provider.getCode(vault);
const [template] = clones.flatMap((clone) => clone.exec(code)?.[1] ?? []);
const source = utils.getAddress(template === undefined ? vault : `0x${template}`);
console.log(template === undefined ? 'has its own code' : `clone of ${short(source)}`);

const registry = at(setting('REGISTRY'), [
  'function numReleases() view returns (uint256)',
  'function releases(uint256 id) view returns (address)',
]);
const releases = (await registry.numReleases()).toNumber();
for (let id = 0; id < releases; id += 1) {
  if ((await registry.releases(id)) !== source) continue;
  const { apiVersion } = at(source, ['function apiVersion() view returns (string)']);
  console.log(`release ${id} of the registry, API version ${await apiVersion()}`);
}
// #endregion
