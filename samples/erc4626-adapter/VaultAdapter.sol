// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/SafeERC20.sol";
import {SafeMath} from "@openzeppelin/contracts/math/SafeMath.sol";
import {Math} from "@openzeppelin/contracts/math/Math.sol";

interface IVault is IERC20 {
    function token() external view returns (address);

    function decimals() external view returns (uint256);

    function totalAssets() external view returns (uint256);

    function lockedProfit() external view returns (uint256);

    function lockedProfitDegradation() external view returns (uint256);

    function lastReport() external view returns (uint256);

    function emergencyShutdown() external view returns (bool);

    function availableDepositLimit() external view returns (uint256);

    function maxAvailableShares() external view returns (uint256);

    function deposit(uint256 amount, address recipient) external returns (uint256);

    function withdraw(
        uint256 maxShares,
        address recipient,
        uint256 maxLoss
    ) external returns (uint256);
}

/// Gives a 0.4.3 vault the interface of ERC-4626. Each share of the adapter stands for one share of the vault.
contract VaultAdapter is ERC20 {
    using SafeERC20 for IERC20;
    using SafeMath for uint256;

    IVault public immutable vault;
    address public immutable asset;

    event Deposit(address indexed caller, address indexed owner, uint256 assets, uint256 shares);
    event Withdraw(
        address indexed caller,
        address indexed receiver,
        address indexed owner,
        uint256 assets,
        uint256 shares
    );

    constructor(
        IVault _vault,
        string memory _name,
        string memory _symbol
    ) public ERC20(_name, _symbol) {
        vault = _vault;
        asset = _vault.token();
        _setupDecimals(uint8(_vault.decimals()));
        IERC20(_vault.token()).safeApprove(address(_vault), type(uint256).max);
    }

    // #region price
    /// What the vault's own conversions use: total assets less the profit that is still locked.
    function _freeFunds() internal view returns (uint256) {
        uint256 released = block.timestamp.sub(vault.lastReport()).mul(vault.lockedProfitDegradation());
        uint256 locked = vault.lockedProfit();
        locked = released < 1e18 ? locked.sub(released.mul(locked).div(1e18)) : 0;
        return vault.totalAssets().sub(locked);
    }

    function _toShares(uint256 assets, bool up) internal view returns (uint256) {
        uint256 supply = vault.totalSupply();
        return supply == 0 ? assets : _divide(assets.mul(supply), _freeFunds(), up);
    }

    function _toAssets(uint256 shares, bool up) internal view returns (uint256) {
        uint256 supply = vault.totalSupply();
        return supply == 0 ? shares : _divide(shares.mul(_freeFunds()), supply, up);
    }

    /// After a total loss, shares have no price, and the vault takes no deposit.
    function _isWorthless() internal view returns (bool) {
        return vault.totalSupply() > 0 && _freeFunds() == 0;
    }

    function _divide(
        uint256 a,
        uint256 b,
        bool up
    ) private pure returns (uint256) {
        return up ? a.add(b).sub(1).div(b) : a.div(b);
    }

    // #endregion

    // #region views
    function totalAssets() external view returns (uint256) {
        return convertToAssets(totalSupply());
    }

    function convertToShares(uint256 assets) public view returns (uint256) {
        return _isWorthless() ? 0 : _toShares(assets, false);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        return _toAssets(shares, false);
    }

    /// Rounds down: a deposit mints at least this.
    function previewDeposit(uint256 assets) public view returns (uint256) {
        return _toShares(assets, false);
    }

    /// Rounds up: minting takes at most this.
    function previewMint(uint256 shares) public view returns (uint256) {
        return _toAssets(shares, true);
    }

    /// Rounds up: withdrawing burns at most this.
    function previewWithdraw(uint256 assets) public view returns (uint256) {
        return _toShares(assets, true);
    }

    /// Rounds down: redeeming pays at least this.
    function previewRedeem(uint256 shares) public view returns (uint256) {
        return _toAssets(shares, false);
    }

    // #endregion

    // #region limits
    function maxDeposit(address) public view returns (uint256) {
        return vault.emergencyShutdown() || _isWorthless() ? 0 : vault.availableDepositLimit();
    }

    /// A vault without a limit has the largest number as its limit, and converting that would overflow.
    function maxMint(address receiver) external view returns (uint256) {
        uint256 most = maxDeposit(receiver);
        return most > type(uint128).max ? type(uint256).max : convertToShares(most);
    }

    /// An upper bound: the vault counts what strategies owe, and they may hold less or need time.
    function maxRedeem(address owner) public view returns (uint256) {
        return Math.min(balanceOf(owner), vault.maxAvailableShares());
    }

    function maxWithdraw(address owner) external view returns (uint256) {
        return convertToAssets(maxRedeem(owner));
    }

    // #endregion

    // #region in
    function deposit(uint256 assets, address receiver) external returns (uint256 shares) {
        shares = _pullAndDeposit(assets);
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function mint(uint256 shares, address receiver) external returns (uint256 assets) {
        assets = previewMint(shares);
        // Rounding up may bring a share too many. It stays here and belongs to no one.
        require(_pullAndDeposit(assets) >= shares, "too few shares");
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function _pullAndDeposit(uint256 assets) private returns (uint256) {
        // The vault reads its largest number as "all that the caller has".
        require(assets != type(uint256).max, "too much");
        IERC20(asset).safeTransferFrom(msg.sender, address(this), assets);
        return vault.deposit(assets, address(this));
    }

    // #endregion

    // #region out
    function withdraw(
        uint256 assets,
        address receiver,
        address owner
    ) external returns (uint256 shares) {
        shares = previewWithdraw(assets);
        require(_burnAndWithdraw(shares, owner) >= assets, "paid too little");
        IERC20(asset).safeTransfer(receiver, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    function redeem(
        uint256 shares,
        address receiver,
        address owner
    ) external returns (uint256 assets) {
        assets = _burnAndWithdraw(shares, owner);
        IERC20(asset).safeTransfer(receiver, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    function _burnAndWithdraw(uint256 shares, address owner) private returns (uint256 paid) {
        if (msg.sender != owner) {
            uint256 allowed = allowance(owner, msg.sender);
            if (allowed != type(uint256).max) {
                _approve(owner, msg.sender, allowed.sub(shares, "allowance too small"));
            }
        }
        _burn(owner, shares);
        uint256 held = vault.balanceOf(address(this));
        // No loss is accepted, so what a preview says is what is paid.
        paid = vault.withdraw(shares, address(this), 0);
        // A vault that is short of cash pays only some of it. The standard has no way to say so.
        require(held.sub(vault.balanceOf(address(this))) == shares, "not liquid");
    }
    // #endregion
}
