// SPDX-License-Identifier: MIT
// A test double: it follows the documented rules of the 0.4.3 vault and shares no code with it. Never deploy it.
pragma solidity 0.6.12;
pragma experimental ABIEncoderV2;

import {Checked} from "@yearnvaults/contracts/Checked.sol";

interface TokenMetadata {
    function balanceOf(address account) external view returns (uint256);

    function decimals() external view returns (uint256);

    function symbol() external view returns (string memory);
}

interface StrategyOfVault {
    function vault() external view returns (address);

    function want() external view returns (address);

    function delegatedAssets() external view returns (uint256);

    function estimatedTotalAssets() external view returns (uint256);

    function withdraw(uint256 amount) external returns (uint256);

    function migrate(address newStrategy) external;
}

/// Calls of tokens that may return nothing. A returned value has to be true.
library TokenCalls {
    function move(address token, bytes memory data) private {
        (bool done, bytes memory answer) = token.call(data);
        require(done);
        require(answer.length == 0 || abi.decode(answer, (bool)), "Transfer failed!");
    }

    function send(address token, address receiver, uint256 amount) internal {
        move(token, abi.encodeWithSelector(0xa9059cbb, receiver, amount));
    }

    function pull(address token, address sender, uint256 amount) internal {
        move(token, abi.encodeWithSelector(0x23b872dd, sender, address(this), amount));
    }
}

contract Vault {
    using Checked for uint256;
    using TokenCalls for address;

    struct StrategyParams {
        uint256 performanceFee;
        uint256 activation;
        uint256 debtRatio;
        uint256 minDebtPerHarvest;
        uint256 maxDebtPerHarvest;
        uint256 lastReport;
        uint256 totalDebt;
        uint256 totalGain;
        uint256 totalLoss;
    }

    uint256 private constant ALL = type(uint256).max;
    uint256 private constant MAX_BPS = 10_000;
    uint256 private constant DEGRADATION_COEFFICIENT = 1e18;
    uint256 private constant SECS_PER_YEAR = 31_556_952;
    uint256 private constant QUEUE_LENGTH = 20;
    bytes32 private constant PERMIT_TYPE =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    string public name;
    string public symbol;
    uint256 public decimals;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;

    address public token;
    address public governance;
    address public management;
    address public guardian;
    address private proposedGovernance;
    address public rewards;

    mapping(address => StrategyParams) public strategies;
    address[20] public withdrawalQueue;
    bool public emergencyShutdown;
    uint256 public depositLimit;
    uint256 public debtRatio;
    uint256 public totalDebt;
    uint256 public lastReport;
    uint256 public activation;
    uint256 public lockedProfit;
    uint256 public lockedProfitDegradation;
    uint256 public managementFee;
    uint256 public performanceFee;
    mapping(address => uint256) public nonces;
    bytes32 public DOMAIN_SEPARATOR;
    bool private entered;

    event Transfer(address indexed sender, address indexed receiver, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event StrategyAdded(
        address indexed strategy,
        uint256 debtRatio,
        uint256 minDebtPerHarvest,
        uint256 maxDebtPerHarvest,
        uint256 performanceFee
    );
    event StrategyReported(
        address indexed strategy,
        uint256 gain,
        uint256 loss,
        uint256 debtPaid,
        uint256 totalGain,
        uint256 totalLoss,
        uint256 totalDebt,
        uint256 debtAdded,
        uint256 debtRatio
    );
    event UpdateGovernance(address governance);
    event UpdateManagement(address management);
    event UpdateRewards(address rewards);
    event UpdateDepositLimit(uint256 depositLimit);
    event UpdatePerformanceFee(uint256 performanceFee);
    event UpdateManagementFee(uint256 managementFee);
    event UpdateGuardian(address guardian);
    event EmergencyShutdown(bool active);
    event UpdateWithdrawalQueue(address[20] queue);
    event StrategyUpdateDebtRatio(address indexed strategy, uint256 debtRatio);
    event StrategyUpdateMinDebtPerHarvest(address indexed strategy, uint256 minDebtPerHarvest);
    event StrategyUpdateMaxDebtPerHarvest(address indexed strategy, uint256 maxDebtPerHarvest);
    event StrategyUpdatePerformanceFee(address indexed strategy, uint256 performanceFee);
    event StrategyMigrated(address indexed oldVersion, address indexed newVersion);
    event StrategyRevoked(address indexed strategy);
    event StrategyRemovedFromQueue(address indexed strategy);
    event StrategyAddedToQueue(address indexed strategy);

    // The vault refuses without a message, as the compiled Vyper contract does.

    modifier onlyGovernance() {
        require(msg.sender == governance);
        _;
    }

    modifier onlyManagers() {
        require(msg.sender == management || msg.sender == governance);
        _;
    }

    modifier onlyKnown(address strategy) {
        require(strategies[strategy].activation > 0);
        _;
    }

    modifier locked() {
        require(!entered);
        entered = true;
        _;
        entered = false;
    }

    // Setting up

    function initialize(
        address _token,
        address _governance,
        address _rewards,
        string calldata nameOverride,
        string calldata symbolOverride
    ) external {
        _initialize(_token, _governance, _rewards, nameOverride, symbolOverride, _pair(msg.sender, msg.sender));
    }

    function initialize(
        address _token,
        address _governance,
        address _rewards,
        string calldata nameOverride,
        string calldata symbolOverride,
        address _guardian
    ) external {
        _initialize(_token, _governance, _rewards, nameOverride, symbolOverride, _pair(_guardian, msg.sender));
    }

    function initialize(
        address _token,
        address _governance,
        address _rewards,
        string calldata nameOverride,
        string calldata symbolOverride,
        address _guardian,
        address _management
    ) external {
        _initialize(_token, _governance, _rewards, nameOverride, symbolOverride, _pair(_guardian, _management));
    }

    function _pair(address a, address b) private pure returns (address[2] memory pair) {
        pair = [a, b];
    }

    function _initialize(
        address _token,
        address _governance,
        address _rewards,
        string memory nameOverride,
        string memory symbolOverride,
        address[2] memory guardianAndManagement
    ) private {
        require(activation == 0);
        token = _token;
        string memory tokenSymbol = TokenMetadata(_token).symbol();
        name = bytes(nameOverride).length > 0
            ? nameOverride
            : string(abi.encodePacked(tokenSymbol, " yVault"));
        symbol = bytes(symbolOverride).length > 0
            ? symbolOverride
            : string(abi.encodePacked("yv", tokenSymbol));
        decimals = TokenMetadata(_token).decimals();
        require(decimals < 256);

        governance = _governance;
        rewards = _rewards;
        guardian = guardianAndManagement[0];
        management = guardianAndManagement[1];
        performanceFee = 1_000;
        managementFee = 200;
        lockedProfitDegradation = (DEGRADATION_COEFFICIENT * 46) / 1e6;
        lastReport = block.timestamp;
        activation = block.timestamp;
        emit UpdateGovernance(_governance);
        emit UpdateManagement(management);
        emit UpdateRewards(_rewards);
        emit UpdateGuardian(guardian);
        emit UpdatePerformanceFee(1_000);
        emit UpdateManagementFee(200);

        uint256 chainId;
        assembly {
            chainId := chainid()
        }
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                DOMAIN_TYPE,
                keccak256("Yearn Vault"),
                keccak256(bytes(apiVersion())),
                chainId,
                address(this)
            )
        );
    }

    function apiVersion() public pure returns (string memory) {
        return "0.4.3";
    }

    // Settings

    function setName(string calldata _name) external onlyGovernance {
        require(bytes(_name).length <= 42);
        name = _name;
    }

    function setSymbol(string calldata _symbol) external onlyGovernance {
        require(bytes(_symbol).length <= 20);
        symbol = _symbol;
    }

    function setGovernance(address _governance) external onlyGovernance {
        proposedGovernance = _governance;
    }

    function acceptGovernance() external {
        require(msg.sender == proposedGovernance);
        governance = msg.sender;
        emit UpdateGovernance(msg.sender);
    }

    function setManagement(address _management) external onlyGovernance {
        management = _management;
        emit UpdateManagement(_management);
    }

    function setRewards(address _rewards) external onlyGovernance {
        require(_rewards != address(0) && _rewards != address(this));
        rewards = _rewards;
        emit UpdateRewards(_rewards);
    }

    function setLockedProfitDegradation(uint256 degradation) external onlyGovernance {
        require(degradation <= DEGRADATION_COEFFICIENT);
        lockedProfitDegradation = degradation;
    }

    function setDepositLimit(uint256 limit) external onlyGovernance {
        depositLimit = limit;
        emit UpdateDepositLimit(limit);
    }

    function setPerformanceFee(uint256 fee) external onlyGovernance {
        require(fee <= MAX_BPS / 2);
        performanceFee = fee;
        emit UpdatePerformanceFee(fee);
    }

    function setManagementFee(uint256 fee) external onlyGovernance {
        require(fee <= MAX_BPS);
        managementFee = fee;
        emit UpdateManagementFee(fee);
    }

    function setGuardian(address _guardian) external {
        require(msg.sender == guardian || msg.sender == governance);
        guardian = _guardian;
        emit UpdateGuardian(_guardian);
    }

    function setEmergencyShutdown(bool active) external {
        require(msg.sender == governance || (active && msg.sender == guardian));
        emergencyShutdown = active;
        emit EmergencyShutdown(active);
    }

    // Shares

    function _transfer(
        address sender,
        address receiver,
        uint256 amount
    ) private {
        require(receiver != address(0) && receiver != address(this));
        balanceOf[sender] = balanceOf[sender].minus(amount);
        balanceOf[receiver] = balanceOf[receiver].plus(amount);
        emit Transfer(sender, receiver, amount);
    }

    function transfer(address receiver, uint256 amount) external returns (bool) {
        _transfer(msg.sender, receiver, amount);
        return true;
    }

    function transferFrom(
        address sender,
        address receiver,
        uint256 amount
    ) external returns (bool) {
        uint256 allowed = allowance[sender][msg.sender];
        if (allowed != ALL) _approve(sender, msg.sender, allowed.minus(amount));
        _transfer(sender, receiver, amount);
        return true;
    }

    function _approve(
        address owner,
        address spender,
        uint256 amount
    ) private {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function increaseAllowance(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, allowance[msg.sender][spender].plus(amount));
        return true;
    }

    function decreaseAllowance(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, allowance[msg.sender][spender].minus(amount));
        return true;
    }

    function permit(
        address owner,
        address spender,
        uint256 amount,
        uint256 expiry,
        bytes calldata signature
    ) external returns (bool) {
        require(owner != address(0));
        require(expiry == 0 || expiry >= block.timestamp);
        require(signature.length == 65);
        bytes32 message = keccak256(
            abi.encode(PERMIT_TYPE, owner, spender, amount, nonces[owner], expiry)
        );
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, message));
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        require(ecrecover(digest, uint8(signature[64]), r, s) == owner);
        nonces[owner] += 1;
        _approve(owner, spender, amount);
        return true;
    }

    // Assets and price

    function _idle() private view returns (uint256) {
        return TokenMetadata(token).balanceOf(address(this));
    }

    function totalAssets() public view returns (uint256) {
        return _idle().plus(totalDebt);
    }

    function _stillLocked() private view returns (uint256) {
        uint256 released = (block.timestamp - lastReport).times(lockedProfitDegradation);
        if (released >= DEGRADATION_COEFFICIENT) return 0;
        return lockedProfit.minus(released.times(lockedProfit) / DEGRADATION_COEFFICIENT);
    }

    function _freeFunds() private view returns (uint256) {
        return totalAssets().minus(_stillLocked());
    }

    function _valueOf(uint256 shares) private view returns (uint256) {
        if (totalSupply == 0) return shares;
        return shares.times(_freeFunds()) / totalSupply;
    }

    function _sharesWorth(uint256 amount) private view returns (uint256) {
        uint256 free = _freeFunds();
        return free == 0 ? 0 : amount.times(totalSupply) / free;
    }

    function pricePerShare() external view returns (uint256) {
        return _valueOf(uint256(10)**decimals);
    }

    function maxAvailableShares() external view returns (uint256 shares) {
        shares = _sharesWorth(_idle());
        for (uint256 i = 0; i < QUEUE_LENGTH && withdrawalQueue[i] != address(0); i++) {
            shares = shares.plus(_sharesWorth(strategies[withdrawalQueue[i]].totalDebt));
        }
    }

    function availableDepositLimit() external view returns (uint256) {
        uint256 assets = totalAssets();
        return depositLimit > assets ? depositLimit - assets : 0;
    }

    // Deposits

    function _mintFor(address receiver, uint256 amount) private returns (uint256 shares) {
        shares = amount;
        if (totalSupply > 0) {
            uint256 free = _freeFunds();
            require(free > 0);
            shares = amount.times(totalSupply) / free;
        }
        require(shares > 0);
        totalSupply = totalSupply.plus(shares);
        balanceOf[receiver] = balanceOf[receiver].plus(shares);
        emit Transfer(address(0), receiver, shares);
    }

    function _deposit(uint256 amount, address recipient) private locked returns (uint256 shares) {
        require(!emergencyShutdown);
        require(recipient != address(this) && recipient != address(0));
        if (amount == ALL) {
            uint256 room = depositLimit.minus(totalAssets());
            uint256 held = TokenMetadata(token).balanceOf(msg.sender);
            amount = held < room ? held : room;
        } else {
            require(totalAssets().plus(amount) <= depositLimit);
        }
        require(amount > 0);
        shares = _mintFor(recipient, amount);
        token.pull(msg.sender, amount);
    }

    function deposit() external returns (uint256) {
        return _deposit(ALL, msg.sender);
    }

    function deposit(uint256 amount) external returns (uint256) {
        return _deposit(amount, msg.sender);
    }

    function deposit(uint256 amount, address recipient) external returns (uint256) {
        return _deposit(amount, recipient);
    }

    // Withdrawals

    function withdraw() external returns (uint256) {
        return _withdraw(ALL, msg.sender, 1);
    }

    function withdraw(uint256 maxShares) external returns (uint256) {
        return _withdraw(maxShares, msg.sender, 1);
    }

    function withdraw(uint256 maxShares, address recipient) external returns (uint256) {
        return _withdraw(maxShares, recipient, 1);
    }

    function withdraw(
        uint256 maxShares,
        address recipient,
        uint256 maxLoss
    ) external returns (uint256) {
        return _withdraw(maxShares, recipient, maxLoss);
    }

    function _withdraw(
        uint256 shares,
        address recipient,
        uint256 maxLoss
    ) private locked returns (uint256 value) {
        require(maxLoss <= MAX_BPS);
        if (shares == ALL) shares = balanceOf[msg.sender];
        require(shares <= balanceOf[msg.sender]);
        require(shares > 0);

        value = _valueOf(shares);
        if (value > _idle()) {
            uint256 loss;
            (value, loss) = _freeFromStrategies(value);
            if (value > _idle()) {
                value = _idle();
                shares = _sharesWorth(value.plus(loss));
            }
            require(loss <= maxLoss.times(value.plus(loss)) / MAX_BPS);
        }
        totalSupply = totalSupply.minus(shares);
        balanceOf[msg.sender] = balanceOf[msg.sender].minus(shares);
        emit Transfer(msg.sender, address(0), shares);
        token.send(recipient, value);
    }

    /// Asks strategies in the order of the queue. The holder who withdraws bears what is lost on the way.
    function _freeFromStrategies(uint256 value) private returns (uint256, uint256 totalLoss) {
        for (uint256 i = 0; i < QUEUE_LENGTH; i++) {
            address strategy = withdrawalQueue[i];
            uint256 idle = _idle();
            if (strategy == address(0) || value <= idle) break;
            uint256 needed = value - idle;
            uint256 debt = strategies[strategy].totalDebt;
            if (needed > debt) needed = debt;
            if (needed == 0) continue;

            uint256 loss = StrategyOfVault(strategy).withdraw(needed);
            uint256 received = _idle().minus(idle);
            if (loss > 0) {
                value = value.minus(loss);
                totalLoss = totalLoss.plus(loss);
                _bookLoss(strategy, loss);
            }
            strategies[strategy].totalDebt = strategies[strategy].totalDebt.minus(received);
            totalDebt = totalDebt.minus(received);
        }
        return (value, totalLoss);
    }

    function _bookLoss(address strategy, uint256 loss) private {
        StrategyParams storage record = strategies[strategy];
        require(record.totalDebt >= loss);
        if (debtRatio != 0) {
            uint256 drop = loss.times(debtRatio) / totalDebt;
            if (drop > record.debtRatio) drop = record.debtRatio;
            record.debtRatio = record.debtRatio.minus(drop);
            debtRatio = debtRatio.minus(drop);
        }
        record.totalLoss = record.totalLoss.plus(loss);
        record.totalDebt = record.totalDebt.minus(loss);
        totalDebt = totalDebt.minus(loss);
    }

    // Strategies

    function addStrategy(
        address strategy,
        uint256 _debtRatio,
        uint256 minDebtPerHarvest,
        uint256 maxDebtPerHarvest,
        uint256 _performanceFee
    ) external onlyGovernance {
        require(withdrawalQueue[QUEUE_LENGTH - 1] == address(0));
        require(!emergencyShutdown);
        require(strategy != address(0) && strategies[strategy].activation == 0);
        require(StrategyOfVault(strategy).vault() == address(this));
        require(StrategyOfVault(strategy).want() == token);
        require(debtRatio.plus(_debtRatio) <= MAX_BPS);
        require(minDebtPerHarvest <= maxDebtPerHarvest);
        require(_performanceFee <= MAX_BPS / 2);

        StrategyParams storage record = strategies[strategy];
        record.performanceFee = _performanceFee;
        record.activation = block.timestamp;
        record.debtRatio = _debtRatio;
        record.minDebtPerHarvest = minDebtPerHarvest;
        record.maxDebtPerHarvest = maxDebtPerHarvest;
        record.lastReport = block.timestamp;
        debtRatio = debtRatio.plus(_debtRatio);
        emit StrategyAdded(strategy, _debtRatio, minDebtPerHarvest, maxDebtPerHarvest, _performanceFee);
        withdrawalQueue[QUEUE_LENGTH - 1] = strategy;
        _closeGaps();
    }

    function updateStrategyDebtRatio(address strategy, uint256 _debtRatio)
        external
        onlyManagers
        onlyKnown(strategy)
    {
        debtRatio = debtRatio.minus(strategies[strategy].debtRatio).plus(_debtRatio);
        require(debtRatio <= MAX_BPS);
        strategies[strategy].debtRatio = _debtRatio;
        emit StrategyUpdateDebtRatio(strategy, _debtRatio);
    }

    function updateStrategyMinDebtPerHarvest(address strategy, uint256 minDebtPerHarvest)
        external
        onlyManagers
        onlyKnown(strategy)
    {
        require(minDebtPerHarvest <= strategies[strategy].maxDebtPerHarvest);
        strategies[strategy].minDebtPerHarvest = minDebtPerHarvest;
        emit StrategyUpdateMinDebtPerHarvest(strategy, minDebtPerHarvest);
    }

    function updateStrategyMaxDebtPerHarvest(address strategy, uint256 maxDebtPerHarvest)
        external
        onlyManagers
        onlyKnown(strategy)
    {
        require(maxDebtPerHarvest >= strategies[strategy].minDebtPerHarvest);
        strategies[strategy].maxDebtPerHarvest = maxDebtPerHarvest;
        emit StrategyUpdateMaxDebtPerHarvest(strategy, maxDebtPerHarvest);
    }

    function updateStrategyPerformanceFee(address strategy, uint256 _performanceFee)
        external
        onlyGovernance
        onlyKnown(strategy)
    {
        require(_performanceFee <= MAX_BPS / 2);
        strategies[strategy].performanceFee = _performanceFee;
        emit StrategyUpdatePerformanceFee(strategy, _performanceFee);
    }

    function _revoke(address strategy) private {
        debtRatio = debtRatio.minus(strategies[strategy].debtRatio);
        strategies[strategy].debtRatio = 0;
        emit StrategyRevoked(strategy);
    }

    function _revokeAsked(address strategy) private {
        require(msg.sender == strategy || msg.sender == governance || msg.sender == guardian);
        require(strategies[strategy].debtRatio != 0);
        _revoke(strategy);
    }

    function revokeStrategy() external {
        _revokeAsked(msg.sender);
    }

    function revokeStrategy(address strategy) external {
        _revokeAsked(strategy);
    }

    function migrateStrategy(address oldVersion, address newVersion)
        external
        onlyGovernance
        onlyKnown(oldVersion)
    {
        require(newVersion != address(0) && strategies[newVersion].activation == 0);
        StrategyParams memory old = strategies[oldVersion];
        _revoke(oldVersion);
        // Revoking took the ratio off the vault's total; the new record brings it back.
        debtRatio = debtRatio.plus(old.debtRatio);
        strategies[oldVersion].totalDebt = 0;
        strategies[newVersion] = StrategyParams({
            performanceFee: old.performanceFee,
            activation: old.lastReport,
            debtRatio: old.debtRatio,
            minDebtPerHarvest: old.minDebtPerHarvest,
            maxDebtPerHarvest: old.maxDebtPerHarvest,
            lastReport: old.lastReport,
            totalDebt: old.totalDebt,
            totalGain: 0,
            totalLoss: 0
        });
        StrategyOfVault(oldVersion).migrate(newVersion);
        emit StrategyMigrated(oldVersion, newVersion);
        for (uint256 i = 0; i < QUEUE_LENGTH; i++) {
            if (withdrawalQueue[i] == oldVersion) withdrawalQueue[i] = newVersion;
        }
    }

    // Withdrawal queue

    function _queued() private view returns (uint256 count) {
        while (count < QUEUE_LENGTH && withdrawalQueue[count] != address(0)) count++;
    }

    function _closeGaps() private {
        uint256 gaps = 0;
        for (uint256 i = 0; i < QUEUE_LENGTH; i++) {
            address strategy = withdrawalQueue[i];
            if (strategy == address(0)) {
                gaps++;
            } else if (gaps > 0) {
                withdrawalQueue[i - gaps] = strategy;
                withdrawalQueue[i] = address(0);
            }
        }
    }

    /// A full queue can only be confirmed as it is; see the known issues of 0.4.3.
    function setWithdrawalQueue(address[20] calldata queue) external onlyManagers {
        uint256 count = _queued();
        require(count == QUEUE_LENGTH || queue[count] == address(0));
        for (uint256 i = 0; i < count; i++) {
            require(strategies[queue[i]].activation > 0);
            require(count < QUEUE_LENGTH || queue[i] == withdrawalQueue[i]);
            for (uint256 j = 0; j < i; j++) require(queue[i] != queue[j]);
        }
        for (uint256 i = 0; i < count; i++) withdrawalQueue[i] = queue[i];
        emit UpdateWithdrawalQueue(queue);
    }

    function addStrategyToQueue(address strategy) external onlyManagers onlyKnown(strategy) {
        uint256 count = _queued();
        require(count < QUEUE_LENGTH);
        for (uint256 i = 0; i < count; i++) require(withdrawalQueue[i] != strategy);
        withdrawalQueue[count] = strategy;
        emit StrategyAddedToQueue(strategy);
    }

    function removeStrategyFromQueue(address strategy) external onlyManagers {
        for (uint256 i = 0; i < QUEUE_LENGTH; i++) {
            if (strategy != address(0) && withdrawalQueue[i] == strategy) {
                withdrawalQueue[i] = address(0);
                _closeGaps();
                emit StrategyRemovedFromQueue(strategy);
                return;
            }
        }
        revert();
    }

    // Debt and credit

    function debtOutstanding() external view returns (uint256) {
        return debtOutstanding(msg.sender);
    }

    function debtOutstanding(address strategy) public view returns (uint256) {
        uint256 debt = strategies[strategy].totalDebt;
        if (debtRatio == 0 || emergencyShutdown) return debt;
        uint256 limit = strategies[strategy].debtRatio.times(totalAssets()) / MAX_BPS;
        return debt > limit ? debt - limit : 0;
    }

    function creditAvailable() external view returns (uint256) {
        return creditAvailable(msg.sender);
    }

    function creditAvailable(address strategy) public view returns (uint256 credit) {
        StrategyParams memory record = strategies[strategy];
        uint256 assets = totalAssets();
        uint256 limit = record.debtRatio.times(assets) / MAX_BPS;
        uint256 vaultLimit = debtRatio.times(assets) / MAX_BPS;
        if (emergencyShutdown || limit <= record.totalDebt || vaultLimit <= totalDebt) return 0;
        credit = limit - record.totalDebt;
        if (vaultLimit - totalDebt < credit) credit = vaultLimit - totalDebt;
        if (_idle() < credit) credit = _idle();
        if (credit < record.minDebtPerHarvest) return 0;
        if (credit > record.maxDebtPerHarvest) credit = record.maxDebtPerHarvest;
    }

    function expectedReturn() external view returns (uint256) {
        return expectedReturn(msg.sender);
    }

    function expectedReturn(address strategy) public view returns (uint256) {
        StrategyParams memory record = strategies[strategy];
        uint256 sinceReport = block.timestamp - record.lastReport;
        uint256 untilReport = record.lastReport - record.activation;
        bool active = record.debtRatio > 0 || record.totalDebt > 0;
        if (sinceReport == 0 || untilReport == 0 || !active) return 0;
        return record.totalGain.times(sinceReport) / untilReport;
    }

    // Reports

    function _payFees(address strategy, uint256 gain) private returns (uint256 total) {
        StrategyParams memory record = strategies[strategy];
        uint256 duration = block.timestamp - record.lastReport;
        require(duration > 0);
        if (gain == 0) return 0;

        uint256 lent = record.totalDebt.minus(StrategyOfVault(strategy).delegatedAssets());
        uint256 strategistFee = gain.times(record.performanceFee) / MAX_BPS;
        total = lent.times(duration).times(managementFee) / MAX_BPS / SECS_PER_YEAR;
        total = total.plus(strategistFee).plus(gain.times(performanceFee) / MAX_BPS);
        if (total > gain) total = gain;
        if (total == 0) return 0;

        uint256 shares = _mintFor(address(this), total);
        if (strategistFee > 0) {
            _transfer(address(this), strategy, strategistFee.times(shares) / total);
        }
        uint256 left = balanceOf[address(this)];
        if (left > 0) _transfer(address(this), rewards, left);
    }

    function report(
        uint256 gain,
        uint256 loss,
        uint256 debtPayment
    ) external onlyKnown(msg.sender) returns (uint256) {
        require(TokenMetadata(token).balanceOf(msg.sender) >= gain.plus(debtPayment));
        StrategyParams storage record = strategies[msg.sender];
        if (loss > 0) _bookLoss(msg.sender, loss);
        uint256 fees = _payFees(msg.sender, gain);
        record.totalGain = record.totalGain.plus(gain);

        uint256 credit = creditAvailable(msg.sender);
        uint256 outstanding = debtOutstanding(msg.sender);
        uint256 paid = debtPayment < outstanding ? debtPayment : outstanding;
        record.totalDebt = record.totalDebt.minus(paid).plus(credit);
        totalDebt = totalDebt.minus(paid).plus(credit);

        uint256 offered = gain.plus(paid);
        if (offered < credit) token.send(msg.sender, credit - offered);
        else if (offered > credit) token.pull(msg.sender, offered - credit);

        uint256 unlockedLater = _stillLocked().plus(gain).minus(fees);
        lockedProfit = unlockedLater > loss ? unlockedLater - loss : 0;
        record.lastReport = block.timestamp;
        lastReport = block.timestamp;
        _announce(record, [gain, loss, paid, credit]);

        if (record.debtRatio == 0 || emergencyShutdown) {
            return StrategyOfVault(msg.sender).estimatedTotalAssets();
        }
        return outstanding - paid;
    }

    function _announce(StrategyParams storage record, uint256[4] memory moved) private {
        emit StrategyReported(
            msg.sender,
            moved[0],
            moved[1],
            moved[2],
            record.totalGain,
            record.totalLoss,
            record.totalDebt,
            moved[3],
            record.debtRatio
        );
    }

    // Rescue

    function sweep(address swept) external {
        sweep(swept, ALL);
    }

    function sweep(address swept, uint256 amount) public onlyGovernance {
        require(swept != token);
        if (amount == ALL) amount = TokenMetadata(swept).balanceOf(address(this));
        swept.send(governance, amount);
    }
}
