// SPDX-License-Identifier: MIT
// Tokens without value, for tests.
pragma solidity 0.6.12;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Token is ERC20 {
    constructor(
        string memory name,
        string memory symbol,
        uint8 decimals
    ) public ERC20(name, symbol) {
        _setupDecimals(decimals);
        _mint(msg.sender, 1_000_000_000 * uint256(10)**decimals);
    }
}

/// A token whose functions return nothing, and which refuses to replace one allowance with another.
contract TokenNoReturn {
    string public name = "Silent token";
    string public symbol = "SILENT";
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint8 _decimals) public {
        decimals = _decimals;
        totalSupply = 1_000_000_000 * uint256(10)**_decimals;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transfer(address receiver, uint256 amount) external {
        _move(msg.sender, receiver, amount);
    }

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
    }

    function transferFrom(
        address sender,
        address receiver,
        uint256 amount
    ) external {
        require(allowance[sender][msg.sender] >= amount);
        allowance[sender][msg.sender] -= amount;
        _move(sender, receiver, amount);
    }

    function _move(
        address sender,
        address receiver,
        uint256 amount
    ) private {
        require(balanceOf[sender] >= amount);
        balanceOf[sender] -= amount;
        balanceOf[receiver] += amount;
        emit Transfer(sender, receiver, amount);
    }
}

/// A token whose transfers return false instead of reverting.
contract TokenFalseReturn is ERC20 {
    constructor() public ERC20("False token", "FALSE") {
        _mint(msg.sender, 1_000_000_000e18);
    }

    function transfer(address, uint256) public override returns (bool) {
        return false;
    }

    function transferFrom(
        address,
        address,
        uint256
    ) public override returns (bool) {
        return false;
    }
}
