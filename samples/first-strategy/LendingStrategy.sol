// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;
pragma experimental ABIEncoderV2;

// #region head
import {BaseStrategy} from "@yearnvaults/contracts/BaseStrategy.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/SafeERC20.sol";
import {SafeMath} from "@openzeppelin/contracts/math/SafeMath.sol";
import {Math} from "@openzeppelin/contracts/math/Math.sol";

/// The outside protocol's functions that the strategy calls.
interface ILendingPool {
    function supply(uint256 amount) external;

    function redeem(uint256 amount) external;

    function transferPosition(address receiver) external;

    function balanceOfUnderlying(address account) external view returns (uint256);

    /// Tokens that can be redeemed now.
    function cash() external view returns (uint256);
}

contract LendingStrategy is BaseStrategy {
    using SafeERC20 for IERC20;
    using SafeMath for uint256;

    ILendingPool public immutable pool;

    /// A fee on less may be worth no share, and the vault then refuses the report.
    uint256 private constant MIN_PROFIT = 1_000;

    constructor(address _vault, ILendingPool _pool) public BaseStrategy(_vault) {
        pool = _pool;
        want.safeApprove(address(_pool), type(uint256).max);
    }
    // #endregion

    // #region assets
    function name() external view override returns (string memory) {
        return "StrategyLendingPool";
    }

    /// Right for a WETH vault. Other tokens need a price here. Only harvestTrigger asks for it.
    function ethToWant(uint256 _amtInWei) public view override returns (uint256) {
        return _amtInWei;
    }

    function balanceOfWant() public view returns (uint256) {
        return want.balanceOf(address(this));
    }

    function balanceOfPool() public view returns (uint256) {
        return pool.balanceOfUnderlying(address(this));
    }

    function estimatedTotalAssets() public view override returns (uint256) {
        return balanceOfWant().add(balanceOfPool());
    }
    // #endregion

    // #region report
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

        // The vault takes profit and payment from loose tokens, so never promise more than there are.
        _redeemUpTo(_debtOutstanding.add(_profit));
        uint256 loose = balanceOfWant();
        _debtPayment = Math.min(_debtOutstanding, loose);
        _profit = Math.min(_profit, loose.sub(_debtPayment));
        if (_profit < MIN_PROFIT) _profit = 0;
    }
    // #endregion

    // #region invest
    function adjustPosition(uint256 _debtOutstanding) internal override {
        if (emergencyExit) return;
        uint256 loose = balanceOfWant();
        if (loose > _debtOutstanding) pool.supply(loose.sub(_debtOutstanding));
    }
    // #endregion

    // #region liquidate
    /// Redeems until the strategy holds the amount, as far as the pool has cash.
    function _redeemUpTo(uint256 _amount) internal {
        uint256 loose = balanceOfWant();
        if (loose >= _amount) return;
        uint256 possible = Math.min(balanceOfPool(), pool.cash());
        uint256 redeemed = Math.min(_amount.sub(loose), possible);
        if (redeemed > 0) pool.redeem(redeemed);
    }

    function liquidatePosition(uint256 _amountNeeded)
        internal
        override
        returns (uint256 _liquidatedAmount, uint256 _loss)
    {
        _redeemUpTo(_amountNeeded);
        _liquidatedAmount = Math.min(_amountNeeded, balanceOfWant());

        // Tokens that are late aren't lost. The loss is only what the debt exceeds the position by.
        uint256 missing = _amountNeeded.sub(_liquidatedAmount);
        uint256 debt = vault.strategies(address(this)).totalDebt;
        uint256 assets = estimatedTotalAssets();
        if (missing > 0 && debt > assets) _loss = Math.min(missing, debt.sub(assets));
    }

    function liquidateAllPositions() internal override returns (uint256 _amountFreed) {
        _redeemUpTo(estimatedTotalAssets());
        _amountFreed = balanceOfWant();
        // The base contract reports what exceeds the debt as profit, so dust stays here.
        uint256 debt = vault.strategies(address(this)).totalDebt;
        if (_amountFreed > debt && _amountFreed - debt < MIN_PROFIT) _amountFreed = debt;
    }
    // #endregion

    // #region migrate
    function prepareMigration(address _newStrategy) internal override {
        // The base contract sends the loose tokens.
        pool.transferPosition(_newStrategy);
    }

    /// Want and vault shares are protected already; this position has no token of its own.
    function protectedTokens() internal view override returns (address[] memory) {}
    // #endregion
}
