// SPDX-License-Identifier: MIT
// Names, types, and hooks of BaseStrategy 0.4.3, made by bases.ts. There is no code here: do not deploy it.
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

    string public metadataURI;
    bool public doHealthCheck;
    address public healthCheck;
    VaultAPI public vault;
    address public strategist;
    address public rewards;
    address public keeper;
    IERC20 public want;
    uint256 public minReportDelay;
    uint256 public maxReportDelay;
    uint256 public profitFactor;
    uint256 public debtThreshold;
    bool public emergencyExit;

    constructor(address _vault) public {
        vault = VaultAPI(_vault);
        want = IERC20(VaultAPI(_vault).token());
    }

    function name() external view virtual returns (string memory);

    function delegatedAssets() external view virtual returns (uint256) {}

    function ethToWant(uint256 _amtInWei) public view virtual returns (uint256);

    function estimatedTotalAssets() public view virtual returns (uint256);

    function prepareReturn(uint256 _debtOutstanding) internal virtual returns (uint256 _profit, uint256 _loss, uint256 _debtPayment);

    function adjustPosition(uint256 _debtOutstanding) internal virtual;

    function liquidatePosition(uint256 _amountNeeded) internal virtual returns (uint256 _liquidatedAmount, uint256 _loss);

    function liquidateAllPositions() internal virtual returns (uint256 _amountFreed);

    function tendTrigger(uint256 callCostInWei) public view virtual returns (bool) {}

    function harvestTrigger(uint256 callCostInWei) public view virtual returns (bool) {}

    function prepareMigration(address _newStrategy) internal virtual;

    function protectedTokens() internal view virtual returns (address[] memory);
}
