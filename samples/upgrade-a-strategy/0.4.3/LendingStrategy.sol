// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;
pragma experimental ABIEncoderV2;

import {BaseStrategy} from "@yearnvaults/contracts/BaseStrategy.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/math/Math.sol";

interface ILendingPool {
    function supply(uint256 amount) external;

    function redeem(uint256 amount) external;

    function transferPosition(address receiver) external;

    function balanceOfUnderlying(address account) external view returns (uint256);

    function cash() external view returns (uint256);
}

contract LendingStrategy is BaseStrategy {
    ILendingPool public immutable pool;

    constructor(
        address _vault,
        ILendingPool _pool,
        address _healthCheck
    ) public BaseStrategy(_vault) {
        pool = _pool;
        healthCheck = _healthCheck;
        want.safeApprove(address(_pool), type(uint256).max);
    }

    function name() external view override returns (string memory) {
        return "StrategyLendingPool";
    }

    function ethToWant(uint256 _amtInWei) public view override returns (uint256) {
        return _amtInWei; // right for WETH; other tokens need a price
    }

    function estimatedTotalAssets() public view override returns (uint256) {
        return want.balanceOf(address(this)).add(pool.balanceOfUnderlying(address(this)));
    }

    function prepareReturn(uint256 _debtOutstanding)
        internal
        override
        returns (
            uint256 _profit,
            uint256 _loss,
            uint256 _debtPayment
        )
    {
        uint256 debt = vault.strategies(address(this)).totalDebt;
        uint256 assets = estimatedTotalAssets();
        if (assets >= debt) _profit = assets.sub(debt);
        else _loss = debt.sub(assets);
        _redeemUpTo(_debtOutstanding.add(_profit));
        uint256 loose = want.balanceOf(address(this));
        _debtPayment = Math.min(_debtOutstanding, loose);
        _profit = Math.min(_profit, loose.sub(_debtPayment));
        // The vault refuses a report whose fee is worth no share.
        if (_profit < 1_000) _profit = 0;
    }

    function adjustPosition(uint256 _debtOutstanding) internal override {
        if (emergencyExit) return;
        uint256 loose = want.balanceOf(address(this));
        if (loose > _debtOutstanding) pool.supply(loose.sub(_debtOutstanding));
    }

    function _redeemUpTo(uint256 _amount) internal {
        uint256 loose = want.balanceOf(address(this));
        if (loose >= _amount) return;
        uint256 possible = Math.min(pool.balanceOfUnderlying(address(this)), pool.cash());
        uint256 redeemed = Math.min(_amount.sub(loose), possible);
        if (redeemed > 0) pool.redeem(redeemed);
    }

    function liquidatePosition(uint256 _amountNeeded)
        internal
        override
        returns (uint256 _liquidatedAmount, uint256 _loss)
    {
        _redeemUpTo(_amountNeeded);
        _liquidatedAmount = Math.min(_amountNeeded, want.balanceOf(address(this)));
        uint256 missing = _amountNeeded.sub(_liquidatedAmount);
        uint256 debt = vault.strategies(address(this)).totalDebt;
        uint256 assets = estimatedTotalAssets();
        if (missing > 0 && debt > assets) _loss = Math.min(missing, debt.sub(assets));
    }

    function liquidateAllPositions() internal override returns (uint256 _amountFreed) {
        _redeemUpTo(estimatedTotalAssets());
        _amountFreed = want.balanceOf(address(this));
        // The base contract reports what exceeds the debt as profit, so dust stays here.
        uint256 debt = vault.strategies(address(this)).totalDebt;
        if (_amountFreed > debt && _amountFreed - debt < 1_000) _amountFreed = debt;
    }

    function prepareMigration(address _newStrategy) internal override {
        pool.transferPosition(_newStrategy);
    }

    function protectedTokens() internal view override returns (address[] memory) {}
}
