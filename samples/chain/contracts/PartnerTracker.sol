// SPDX-License-Identifier: MIT
// A test double of the partner tracker: the members that the integration page describes. Never deploy it.
pragma solidity 0.6.12;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/SafeERC20.sol";

interface VaultOfTracker {
    function token() external view returns (address);

    function deposit(uint256 amount, address recipient) external returns (uint256);
}

contract PartnerTracker {
    using SafeERC20 for IERC20;

    mapping(address => mapping(address => mapping(address => uint256))) public referredBalance;

    event ReferredBalanceIncreased(
        address indexed partnerId,
        address indexed vault,
        address indexed depositer,
        uint256 amountAdded,
        uint256 totalDeposited
    );

    function deposit(
        address vault,
        address partnerId,
        uint256 amount
    ) external returns (uint256 received) {
        IERC20 token = IERC20(VaultOfTracker(vault).token());
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.safeApprove(vault, 0);
        token.safeApprove(vault, amount);
        received = VaultOfTracker(vault).deposit(amount, msg.sender);
        uint256 total = referredBalance[partnerId][vault][msg.sender] + received;
        referredBalance[partnerId][vault][msg.sender] = total;
        emit ReferredBalanceIncreased(partnerId, vault, msg.sender, received, total);
    }
}
