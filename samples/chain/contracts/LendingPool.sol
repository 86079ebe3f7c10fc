// SPDX-License-Identifier: MIT
// An outside protocol for strategies to earn in. It is invented, and anyone can make it earn, lose, or run dry.
pragma solidity 0.6.12;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/SafeERC20.sol";
import {SafeMath} from "@openzeppelin/contracts/math/SafeMath.sol";

contract LendingPool {
    using SafeERC20 for IERC20;
    using SafeMath for uint256;

    IERC20 public immutable token;
    uint256 public totalParts;
    mapping(address => uint256) public partsOf;
    uint256 public lent;

    constructor(IERC20 _token) public {
        token = _token;
    }

    function totalValue() public view returns (uint256) {
        return token.balanceOf(address(this)).add(lent);
    }

    function balanceOfUnderlying(address account) public view returns (uint256) {
        return totalParts == 0 ? 0 : partsOf[account].mul(totalValue()).div(totalParts);
    }

    function supply(uint256 amount) external {
        uint256 parts = totalParts == 0 ? amount : amount.mul(totalParts).div(totalValue());
        token.safeTransferFrom(msg.sender, address(this), amount);
        partsOf[msg.sender] = partsOf[msg.sender].add(parts);
        totalParts = totalParts.add(parts);
    }

    function redeem(uint256 amount) external {
        // Rounded up, so that no one can take more than the parts are worth.
        uint256 value = totalValue();
        uint256 parts = amount.mul(totalParts).add(value.sub(1)).div(value);
        partsOf[msg.sender] = partsOf[msg.sender].sub(parts);
        totalParts = totalParts.sub(parts);
        token.safeTransfer(msg.sender, amount);
    }

    function transferPosition(address receiver) external {
        partsOf[receiver] = partsOf[receiver].add(partsOf[msg.sender]);
        partsOf[msg.sender] = 0;
    }

    /// Tokens that are there now. The rest is lent out.
    function cash() external view returns (uint256) {
        return token.balanceOf(address(this));
    }

    /// Interest: the caller pays it.
    function earn(uint256 amount) external {
        token.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// Bad debt: the tokens go to the caller.
    function lose(uint256 amount) external {
        token.safeTransfer(msg.sender, amount);
    }

    /// Lends tokens out, so that redeeming has to wait. The caller gets them.
    function lend(uint256 amount) external {
        lent = lent.add(amount);
        token.safeTransfer(msg.sender, amount);
    }
}
