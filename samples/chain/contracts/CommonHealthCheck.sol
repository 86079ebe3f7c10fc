// SPDX-License-Identifier: MIT
// A test double: it follows the documented rules of the 0.4.3 health check and shares no code with it. Never deploy it.
pragma solidity 0.6.12;

import {SafeMath} from "@openzeppelin/contracts/math/SafeMath.sol";

interface CustomHealthCheck {
    function check(
        uint256 profit,
        uint256 loss,
        uint256 debtPayment,
        uint256 debtOutstanding,
        address callerStrategy
    ) external view returns (bool);
}

contract CommonHealthCheck {
    using SafeMath for uint256;

    struct Limits {
        uint256 profitLimitRatio;
        uint256 lossLimitRatio;
        bool exists;
    }

    uint256 private constant MAX_BPS = 10_000;

    uint256 public profitLimitRatio = 300;
    uint256 public lossLimitRatio = 100;
    mapping(address => Limits) public strategiesLimits;
    address public governance;
    address public management;
    mapping(address => address) public checks;

    constructor() public {
        governance = msg.sender;
        management = msg.sender;
    }

    modifier onlyGovernance() {
        require(msg.sender == governance, "!authorized");
        _;
    }

    modifier onlyManagers() {
        require(msg.sender == governance || msg.sender == management, "!authorized");
        _;
    }

    function setGovernance(address _governance) external onlyGovernance {
        require(_governance != address(0));
        governance = _governance;
    }

    function setManagement(address _management) external onlyGovernance {
        require(_management != address(0));
        management = _management;
    }

    function setProfitLimitRatio(uint256 _profitLimitRatio) external onlyManagers {
        require(_profitLimitRatio < MAX_BPS);
        profitLimitRatio = _profitLimitRatio;
    }

    function setlossLimitRatio(uint256 _lossLimitRatio) external onlyManagers {
        require(_lossLimitRatio < MAX_BPS);
        lossLimitRatio = _lossLimitRatio;
    }

    function setStrategyLimits(
        address _strategy,
        uint256 _profitLimitRatio,
        uint256 _lossLimitRatio
    ) external onlyManagers {
        require(_profitLimitRatio < MAX_BPS);
        require(_lossLimitRatio < MAX_BPS);
        strategiesLimits[_strategy] = Limits(_profitLimitRatio, _lossLimitRatio, true);
    }

    function setCheck(address _strategy, address _check) external onlyManagers {
        checks[_strategy] = _check;
    }

    function check(
        uint256 profit,
        uint256 loss,
        uint256 debtPayment,
        uint256 debtOutstanding,
        uint256 totalDebt
    ) external view returns (bool) {
        address custom = checks[msg.sender];
        if (custom != address(0)) {
            return
                CustomHealthCheck(custom).check(
                    profit,
                    loss,
                    debtPayment,
                    debtOutstanding,
                    msg.sender
                );
        }
        Limits memory limits = strategiesLimits[msg.sender];
        if (!limits.exists) limits = Limits(profitLimitRatio, lossLimitRatio, true);
        return
            profit <= totalDebt.mul(limits.profitLimitRatio).div(MAX_BPS) &&
            loss <= totalDebt.mul(limits.lossLimitRatio).div(MAX_BPS);
    }
}
