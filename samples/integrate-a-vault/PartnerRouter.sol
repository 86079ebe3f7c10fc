// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

// #region interfaces
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/SafeERC20.sol";

interface IRegistry {
    function latestVault(address token) external view returns (address);
}

interface IVault {
    function token() external view returns (address);

    function deposit(uint256 amount, address recipient) external returns (uint256 shares);
}
// #endregion

/// Deposits for a user. The user gets the shares, and the router keeps nothing.
contract PartnerRouter {
    using SafeERC20 for IERC20;

    IRegistry public immutable registry;

    event Deposited(address indexed user, address indexed vault, uint256 amount, uint256 shares);

    constructor(IRegistry _registry) public {
        registry = _registry;
    }

    // #region deposit
    /// @param minShares fewest shares to accept, so that a changed price cannot surprise the user
    function deposit(
        IERC20 token,
        uint256 amount,
        uint256 minShares
    ) external returns (uint256 shares) {
        // Reverts if no vault of this token is endorsed.
        IVault vault = IVault(registry.latestVault(address(token)));
        token.safeTransferFrom(msg.sender, address(this), amount);

        // Some tokens, such as USDT, refuse to replace one allowance with another.
        token.safeApprove(address(vault), 0);
        token.safeApprove(address(vault), amount);
        shares = vault.deposit(amount, msg.sender);
        require(shares >= minShares, "too few shares");
        emit Deposited(msg.sender, address(vault), amount, shares);
    }
    // #endregion
}
