// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import {SafeMath} from "@openzeppelin/contracts/math/SafeMath.sol";

interface IVault {
    function decimals() external view returns (uint256);

    function pricePerShare() external view returns (uint256);
}

interface IPriceFeed {
    function decimals() external view returns (uint8);

    function latestRoundData()
        external
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        );
}

/// Price of one vault share in US dollars, with 18 decimals. It follows losses at once and gains at a bounded rate.
contract SharePriceOracle {
    using SafeMath for uint256;

    IVault public immutable vault;
    IPriceFeed public immutable feed;
    uint256 public immutable oneShare;
    uint256 public immutable feedScale;

    /// The most that the share price may rise per day, in basis points.
    uint256 public immutable maxRisePerDay;
    /// The age, in seconds, at which a market price is too old.
    uint256 public immutable maxAge;

    uint256 public acceptedPrice;
    uint256 public acceptedAt;

    event Accepted(uint256 sharePrice, uint256 offered);

    constructor(
        IVault _vault,
        IPriceFeed _feed,
        uint256 _maxRisePerDay,
        uint256 _maxAge
    ) public {
        vault = _vault;
        feed = _feed;
        oneShare = uint256(10)**_vault.decimals();
        feedScale = uint256(10)**_feed.decimals();
        maxRisePerDay = _maxRisePerDay;
        maxAge = _maxAge;
        // Deploy when no one has a reason to move the price, and look at this value.
        acceptedPrice = _vault.pricePerShare().mul(1e18).div(uint256(10)**_vault.decimals());
        acceptedAt = block.timestamp;
    }

    // #region bound
    /// What the vault says, with 18 decimals. With 6, the rise of one second would round down to nothing.
    function _offered() private view returns (uint256) {
        return vault.pricePerShare().mul(1e18).div(oneShare);
    }

    /// Tokens per share, with 18 decimals: no more than the accepted price may have risen since.
    function sharePrice() public view returns (uint256) {
        uint256 offered = _offered();
        uint256 elapsed = block.timestamp.sub(acceptedAt);
        // Otherwise, a long silence would save up room for one large jump.
        if (elapsed > 1 days) elapsed = 1 days;
        uint256 rise = acceptedPrice.mul(maxRisePerDay).mul(elapsed).div(10_000).div(1 days);
        uint256 highest = acceptedPrice.add(rise);
        return offered < highest ? offered : highest;
    }

    /// Anyone may call this. It can only confirm what `sharePrice` says.
    function update() external {
        uint256 price = sharePrice();
        acceptedPrice = price;
        acceptedAt = block.timestamp;
        emit Accepted(price, _offered());
    }

    // #endregion

    // #region price
    /// US dollars for one share, with 18 decimals.
    function price() external view returns (uint256) {
        (, int256 answer, , uint256 updatedAt, ) = feed.latestRoundData();
        require(answer > 0, "no market price");
        require(block.timestamp.sub(updatedAt) <= maxAge, "market price too old");
        return sharePrice().mul(uint256(answer)).div(feedScale);
    }
    // #endregion
}
