// SPDX-License-Identifier: MIT
// A strategy over the invented lending pool, for the samples that need a working vault.
pragma solidity 0.6.12;
pragma experimental ABIEncoderV2;

import {BaseStrategyInitializable, StrategyParams} from "@yearnvaults/contracts/BaseStrategy.sol";
import {LendingPool} from "@yearnvaults/contracts/LendingPool.sol";

contract PoolStrategy is BaseStrategyInitializable {
    LendingPool public immutable pool;

    constructor(address _vault, LendingPool _pool) public BaseStrategyInitializable(_vault) {
        pool = _pool;
    }

    function name() external view override returns (string memory) {
        return "PoolStrategy";
    }

    function ethToWant(uint256 _amtInWei) public view override returns (uint256) {
        return _amtInWei;
    }

    function _loose() private view returns (uint256) {
        return want.balanceOf(address(this));
    }

    function estimatedTotalAssets() public view override returns (uint256) {
        return _loose() + pool.balanceOfUnderlying(address(this));
    }

    /// Takes from the pool what it has, up to the amount.
    function _redeem(uint256 amount) private {
        uint256 most = pool.balanceOfUnderlying(address(this));
        if (pool.cash() < most) most = pool.cash();
        if (amount < most) most = amount;
        if (most > 0) pool.redeem(most);
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
        if (assets > debt) _profit = assets - debt;
        else _loss = debt - assets;
        if (_loose() < _debtOutstanding + _profit) _redeem(_debtOutstanding + _profit - _loose());
        uint256 loose = _loose();
        _debtPayment = _debtOutstanding < loose ? _debtOutstanding : loose;
        if (_profit > loose - _debtPayment) _profit = loose - _debtPayment;
    }

    function adjustPosition(uint256 _debtOutstanding) internal override {
        uint256 loose = _loose();
        if (emergencyExit || loose <= _debtOutstanding) return;
        want.approve(address(pool), loose - _debtOutstanding);
        pool.supply(loose - _debtOutstanding);
    }

    function liquidatePosition(uint256 _amountNeeded)
        internal
        override
        returns (uint256 _liquidatedAmount, uint256 _loss)
    {
        if (_loose() < _amountNeeded) _redeem(_amountNeeded - _loose());
        _liquidatedAmount = _loose() < _amountNeeded ? _loose() : _amountNeeded;
        // Tokens that are still in the pool are late. What's missing from the debt is lost.
        uint256 debt = vault.strategies(address(this)).totalDebt;
        uint256 assets = estimatedTotalAssets();
        uint256 short = _amountNeeded - _liquidatedAmount;
        if (short > 0 && assets < debt) _loss = short < debt - assets ? short : debt - assets;
    }

    function liquidateAllPositions() internal override returns (uint256) {
        _redeem(pool.balanceOfUnderlying(address(this)));
        return _loose();
    }

    function prepareMigration(address _newStrategy) internal override {
        pool.transferPosition(_newStrategy);
    }

    function protectedTokens() internal view override returns (address[] memory) {}
}
