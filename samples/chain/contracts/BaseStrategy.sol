// SPDX-License-Identifier: MIT
// A test double: it follows the documented rules of the 0.4.3 base contract and shares no code with it. Never deploy it.
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

    function creditAvailable() external view returns (uint256);

    function debtOutstanding() external view returns (uint256);

    function report(
        uint256 gain,
        uint256 loss,
        uint256 debtPayment
    ) external returns (uint256);

    function revokeStrategy() external;

    function governance() external view returns (address);

    function management() external view returns (address);

    function guardian() external view returns (address);
}

interface HealthCheck {
    function check(
        uint256 profit,
        uint256 loss,
        uint256 debtPayment,
        uint256 debtOutstanding,
        uint256 totalDebt
    ) external view returns (bool);
}

abstract contract BaseStrategy {
    using SafeMath for uint256;
    using SafeERC20 for IERC20;

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

    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
    event UpdatedStrategist(address newStrategist);
    event UpdatedKeeper(address newKeeper);
    event UpdatedRewards(address rewards);
    event UpdatedMinReportDelay(uint256 delay);
    event UpdatedMaxReportDelay(uint256 delay);
    event UpdatedProfitFactor(uint256 profitFactor);
    event UpdatedDebtThreshold(uint256 debtThreshold);
    event EmergencyExitEnabled();
    event UpdatedMetadataURI(string metadataURI);

    constructor(address _vault) public {
        _initialize(_vault, msg.sender, msg.sender, msg.sender);
    }

    function _initialize(
        address _vault,
        address _strategist,
        address _rewards,
        address _keeper
    ) internal {
        require(address(want) == address(0), "Strategy already initialized");
        vault = VaultAPI(_vault);
        want = IERC20(vault.token());
        want.safeApprove(_vault, type(uint256).max);
        strategist = _strategist;
        rewards = _rewards;
        keeper = _keeper;
        maxReportDelay = 86_400;
        profitFactor = 100;
        vault.approve(_rewards, type(uint256).max);
    }

    modifier onlyFor(bool allowed) {
        require(allowed, "!authorized");
        _;
    }

    function _isStrategistOrGovernance() private view returns (bool) {
        return msg.sender == strategist || msg.sender == governance();
    }

    function _isManager() private view returns (bool) {
        return msg.sender == vault.management() || msg.sender == governance();
    }

    function _isEmergencyRole() private view returns (bool) {
        return _isStrategistOrGovernance() || _isManager() || msg.sender == vault.guardian();
    }

    function _isKeeperRole() private view returns (bool) {
        return msg.sender == keeper || _isEmergencyRole();
    }

    // To be written by the strategy

    function name() external view virtual returns (string memory);

    function ethToWant(uint256 _amtInWei) public view virtual returns (uint256);

    function estimatedTotalAssets() public view virtual returns (uint256);

    function prepareReturn(uint256 _debtOutstanding)
        internal
        virtual
        returns (
            uint256 _profit,
            uint256 _loss,
            uint256 _debtPayment
        );

    function adjustPosition(uint256 _debtOutstanding) internal virtual;

    function liquidatePosition(uint256 _amountNeeded)
        internal
        virtual
        returns (uint256 _liquidatedAmount, uint256 _loss);

    function liquidateAllPositions() internal virtual returns (uint256 _amountFreed);

    function prepareMigration(address _newStrategy) internal virtual;

    function protectedTokens() internal view virtual returns (address[] memory);

    function delegatedAssets() external view virtual returns (uint256) {
        return 0;
    }

    // Views

    function apiVersion() public pure returns (string memory) {
        return "0.4.3";
    }

    function governance() internal view returns (address) {
        return vault.governance();
    }

    function isActive() public view returns (bool) {
        return vault.strategies(address(this)).debtRatio > 0 || estimatedTotalAssets() > 0;
    }

    function tendTrigger(uint256) public view virtual returns (bool) {
        return false;
    }

    function harvestTrigger(uint256 callCostInWei) public view virtual returns (bool) {
        StrategyParams memory record = vault.strategies(address(this));
        if (record.activation == 0) return false;
        uint256 sinceReport = block.timestamp.sub(record.lastReport);
        if (sinceReport < minReportDelay) return false;
        if (sinceReport >= maxReportDelay) return true;
        if (vault.debtOutstanding() > debtThreshold) return true;
        uint256 assets = estimatedTotalAssets();
        if (assets.add(debtThreshold) < record.totalDebt) return true;
        uint256 profit = assets > record.totalDebt ? assets.sub(record.totalDebt) : 0;
        return profitFactor.mul(ethToWant(callCostInWei)) < vault.creditAvailable().add(profit);
    }

    // Settings

    function setHealthCheck(address _healthCheck) external onlyFor(_isManager()) {
        healthCheck = _healthCheck;
    }

    function setDoHealthCheck(bool _doHealthCheck) external onlyFor(_isManager()) {
        doHealthCheck = _doHealthCheck;
    }

    function setStrategist(address _strategist) external onlyFor(_isStrategistOrGovernance()) {
        require(_strategist != address(0));
        strategist = _strategist;
        emit UpdatedStrategist(_strategist);
    }

    function setKeeper(address _keeper) external onlyFor(_isStrategistOrGovernance()) {
        require(_keeper != address(0));
        keeper = _keeper;
        emit UpdatedKeeper(_keeper);
    }

    function setRewards(address _rewards) external {
        require(msg.sender == strategist, "!strategist");
        require(_rewards != address(0));
        vault.approve(rewards, 0);
        rewards = _rewards;
        vault.approve(_rewards, type(uint256).max);
        emit UpdatedRewards(_rewards);
    }

    function setMinReportDelay(uint256 _delay) external onlyFor(_isStrategistOrGovernance()) {
        minReportDelay = _delay;
        emit UpdatedMinReportDelay(_delay);
    }

    function setMaxReportDelay(uint256 _delay) external onlyFor(_isStrategistOrGovernance()) {
        maxReportDelay = _delay;
        emit UpdatedMaxReportDelay(_delay);
    }

    function setProfitFactor(uint256 _profitFactor) external onlyFor(_isStrategistOrGovernance()) {
        profitFactor = _profitFactor;
        emit UpdatedProfitFactor(_profitFactor);
    }

    function setDebtThreshold(uint256 _debtThreshold) external onlyFor(_isStrategistOrGovernance()) {
        debtThreshold = _debtThreshold;
        emit UpdatedDebtThreshold(_debtThreshold);
    }

    function setMetadataURI(string calldata _metadataURI) external onlyFor(_isStrategistOrGovernance()) {
        metadataURI = _metadataURI;
        emit UpdatedMetadataURI(_metadataURI);
    }

    // Work

    function tend() external onlyFor(_isKeeperRole()) {
        adjustPosition(vault.debtOutstanding());
    }

    function harvest() external onlyFor(_isKeeperRole()) {
        uint256 profit;
        uint256 loss;
        uint256 payment;
        uint256 outstanding = vault.debtOutstanding();
        uint256 debtBefore = vault.strategies(address(this)).totalDebt;
        if (emergencyExit) {
            uint256 freed = liquidateAllPositions();
            if (freed < outstanding) loss = outstanding.sub(freed);
            else profit = freed.sub(outstanding);
            payment = outstanding.sub(loss);
        } else {
            (profit, loss, payment) = prepareReturn(outstanding);
        }
        outstanding = vault.report(profit, loss, payment);
        adjustPosition(outstanding);

        if (doHealthCheck && healthCheck != address(0)) {
            require(
                HealthCheck(healthCheck).check(profit, loss, payment, outstanding, debtBefore),
                "!healthcheck"
            );
        } else {
            doHealthCheck = true;
        }
        emit Harvested(profit, loss, payment, outstanding);
    }

    function withdraw(uint256 _amountNeeded) external returns (uint256 _loss) {
        require(msg.sender == address(vault), "!vault");
        uint256 freed;
        (freed, _loss) = liquidatePosition(_amountNeeded);
        want.safeTransfer(msg.sender, freed);
    }

    function migrate(address _newStrategy) external {
        require(msg.sender == address(vault));
        require(BaseStrategy(_newStrategy).vault() == vault);
        prepareMigration(_newStrategy);
        want.safeTransfer(_newStrategy, want.balanceOf(address(this)));
    }

    function setEmergencyExit() external onlyFor(_isEmergencyRole()) {
        emergencyExit = true;
        vault.revokeStrategy();
        emit EmergencyExitEnabled();
    }

    function sweep(address _token) external onlyFor(msg.sender == governance()) {
        require(_token != address(want), "!want");
        require(_token != address(vault), "!shares");
        address[] memory kept = protectedTokens();
        for (uint256 i = 0; i < kept.length; i++) require(_token != kept[i], "!protected");
        IERC20(_token).safeTransfer(governance(), IERC20(_token).balanceOf(address(this)));
    }
}

abstract contract BaseStrategyInitializable is BaseStrategy {
    bool public isOriginal = true;

    event Cloned(address indexed clone);

    constructor(address _vault) public BaseStrategy(_vault) {}

    function initialize(
        address _vault,
        address _strategist,
        address _rewards,
        address _keeper
    ) external virtual {
        _initialize(_vault, _strategist, _rewards, _keeper);
    }

    function clone(address _vault) external returns (address) {
        require(isOriginal, "!clone");
        return this.clone(_vault, msg.sender, msg.sender, msg.sender);
    }

    function clone(
        address _vault,
        address _strategist,
        address _rewards,
        address _keeper
    ) external returns (address newStrategy) {
        // An EIP-1167 minimal proxy of this contract.
        bytes memory code = abi.encodePacked(
            hex"3d602d80600a3d3981f3363d3d373d3d3d363d73",
            address(this),
            hex"5af43d82803e903d91602b57fd5bf3"
        );
        assembly {
            newStrategy := create(0, add(code, 0x20), mload(code))
        }
        BaseStrategyInitializable(newStrategy).initialize(_vault, _strategist, _rewards, _keeper);
        emit Cloned(newStrategy);
    }
}
