/**
 * Writes `bases/<release>/BaseStrategy.sol`: the names, types, and hooks of each release's base contract, without its code, from the
 * contract reference. A strategy that compiles against it has every function that the release asks for.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Parameter {
  readonly name: string;
  readonly type: string;
}
interface Member {
  readonly name: string;
  readonly visibility: string;
  readonly mutability: string;
  readonly virtual?: boolean;
  readonly implemented: boolean;
  readonly params: readonly Parameter[];
  readonly returns: readonly Parameter[];
}
interface Base {
  readonly name: string;
  readonly functions: readonly Member[];
  readonly variables: readonly { readonly name: string; readonly type: string }[];
}

export const releases = ['0.3.5', '0.4.2', '0.4.3'] as const;
const here = path.dirname(fileURLToPath(import.meta.url));

const isReference = (type: string): boolean => /^(string|bytes)$|\[\]$/.test(type);
const list = (parameters: readonly Parameter[]): string =>
  parameters
    .map(
      ({ name, type }) => `${type}${isReference(type) ? ' memory' : ''}${name ? ` ${name}` : ''}`,
    )
    .join(', ');

/** A hook as a strategy overrides it. One with code in the release gets a body that does nothing. */
function hook({ name, visibility, mutability, implemented, params, returns }: Member): string {
  const head = [
    `function ${name}(${list(params)})`,
    visibility,
    mutability === 'nonpayable' ? '' : mutability,
    'virtual',
    returns.length > 0 ? `returns (${list(returns)})` : '',
  ];
  return `    ${head.filter(Boolean).join(' ')}${implemented ? ' {}' : ';'}`;
}

/** The file of a release. */
export function baseOf(release: string): string {
  const data = path.join(here, '../../reference/data', `${release}.json`);
  const { contracts } = JSON.parse(readFileSync(data, 'utf8')) as { contracts: Base[] };
  const base = contracts.find(({ name }) => name === 'BaseStrategy');
  if (base === undefined) throw new Error(`${release} has no BaseStrategy`);
  const variables = base.variables
    .map(({ name, type }) => `    ${type} public ${name};`)
    .join('\n');
  const hooks = base.functions
    .filter(({ virtual }) => virtual)
    .map(hook)
    .join('\n\n');
  return `// SPDX-License-Identifier: MIT
// Names, types, and hooks of BaseStrategy ${release}, made by bases.ts. There is no code here: do not deploy it.
pragma solidity 0.6.12;
pragma experimental ABIEncoderV2;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/SafeERC20.sol";
import {SafeMath} from "@openzeppelin/contracts/math/SafeMath.sol";

struct StrategyParams {
    uint256 performanceFee;
    uint256 activation;
    uint256 debtRatio;
    uint256 minDebtPerHarvest;
    uint256 maxDebtPerHarvest;
    uint256 lastReport;
    uint256 totalDebt;
    uint256 totalGain;
    uint256 totalLoss;
}

interface VaultAPI is IERC20 {
    function token() external view returns (address);

    function strategies(address strategy) external view returns (StrategyParams memory);
}

abstract contract BaseStrategy {
    using SafeERC20 for IERC20;
    using SafeMath for uint256;

${variables}

    constructor(address _vault) public {
        vault = VaultAPI(_vault);
        want = IERC20(VaultAPI(_vault).token());
    }

${hooks}
}
`;
}

/** Where the file of a release is. */
export const baseFile = (release: string): string =>
  path.join(here, 'bases', release, 'BaseStrategy.sol');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const release of releases) {
    mkdirSync(path.dirname(baseFile(release)), { recursive: true });
    writeFileSync(baseFile(release), baseOf(release));
  }
}
