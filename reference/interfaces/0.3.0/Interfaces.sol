// SPDX-License-Identifier: AGPL-3.0
// External interfaces of yearn-vaults 0.3.0, made from its ABI by packages/contract-reference.
pragma solidity >=0.6.0 <0.7.0;
pragma experimental ABIEncoderV2;

struct StrategyParams {
    uint256 performanceFee;
    uint256 activation;
    uint256 debtRatio;
    uint256 rateLimit;
    uint256 lastReport;
    uint256 totalDebt;
    uint256 totalGain;
    uint256 totalLoss;
}

interface VaultAPI {
    function apiVersion() external view returns (string memory);
    function withdraw(uint256 shares, address recipient) external;
    function token() external view returns (address);
    function strategies(address _strategy) external view returns (StrategyParams memory);
    function creditAvailable() external view returns (uint256);
    function debtOutstanding() external view returns (uint256);
    function expectedReturn() external view returns (uint256);
    function report(uint256 _gain, uint256 _loss, uint256 _debtPayment) external returns (uint256);
    function revokeStrategy() external;
    function governance() external view returns (address);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function transfer(address recipient, uint256 amount) external returns (bool);
    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
}

interface StrategyAPI {
    function apiVersion() external pure returns (string memory);
    function isActive() external view returns (bool);
    function delegatedAssets() external view returns (uint256);
    function name() external view returns (string memory);
    function vault() external view returns (address);
    function keeper() external view returns (address);
    function tendTrigger(uint256 callCost) external view returns (bool);
    function tend() external;
    function harvestTrigger(uint256 callCost) external view returns (bool);
    function harvest() external;
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
}

interface BaseStrategy {
    function apiVersion() external pure returns (string memory);
    function name() external view returns (string memory);
    function delegatedAssets() external view returns (uint256);
    function vault() external view returns (address);
    function strategist() external view returns (address);
    function rewards() external view returns (address);
    function keeper() external view returns (address);
    function want() external view returns (address);
    function maxReportDelay() external view returns (uint256);
    function profitFactor() external view returns (uint256);
    function debtThreshold() external view returns (uint256);
    function emergencyExit() external view returns (bool);
    function setStrategist(address _strategist) external;
    function setKeeper(address _keeper) external;
    function setRewards(address _rewards) external;
    function setMaxReportDelay(uint256 _delay) external;
    function setProfitFactor(uint256 _profitFactor) external;
    function setDebtThreshold(uint256 _debtThreshold) external;
    function estimatedTotalAssets() external view returns (uint256);
    function isActive() external view returns (bool);
    function tendTrigger(uint256 callCost) external view returns (bool);
    function tend() external;
    function harvestTrigger(uint256 callCost) external view returns (bool);
    function harvest() external;
    function withdraw(uint256 _amountNeeded) external returns (uint256 _loss);
    function migrate(address _newStrategy) external;
    function setEmergencyExit() external;
    function sweep(address _token) external;
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
    event UpdatedStrategist(address newStrategist);
    event UpdatedKeeper(address newKeeper);
    event UpdatedRewards(address rewards);
    event UpdatedReportDelay(uint256 delay);
    event UpdatedProfitFactor(uint256 profitFactor);
    event UpdatedDebtThreshold(uint256 debtThreshold);
    event EmergencyExitEnabled();
}

interface Registry {
    function nextRelease() external view returns (uint256);
    function releases(uint256 arg0) external view returns (address);
    function nextDeployment(address arg0) external view returns (uint256);
    function vaults(address arg0, uint256 arg1) external view returns (address);
    function governance() external view returns (address);
    function tags(address arg0) external view returns (string memory);
    function banksy(address arg0) external view returns (bool);
    function setGovernance(address governance) external;
    function acceptGovernance() external;
    function latestRelease() external view returns (string memory);
    function latestVault(address token) external view returns (address);
    function newRelease(address vault) external;
    function newVault(address token, address guardian, address rewards, string calldata name, string calldata symbol) external returns (address);
    function newExperimentalVault(address token, address governance, address guardian, address rewards, string calldata name, string calldata symbol) external returns (address);
    function endorseVault(address vault) external;
    function setBanksy(address tagger) external;
    function setBanksy(address tagger, bool allowed) external;
    function tagVault(address vault, string calldata tag) external;
    event NewRelease(uint256 indexed release_id, address template, string api_version);
    event NewVault(address indexed token, uint256 indexed deployment_id, address vault, string api_version);
    event NewExperimentalVault(address indexed token, address indexed deployer, address vault, string api_version);
    event NewGovernance(address governance);
    event VaultTagged(address vault, string tag);
}

interface Vault {
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function decimals() external view returns (uint256);
    function balanceOf(address arg0) external view returns (uint256);
    function allowance(address arg0, address arg1) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function token() external view returns (address);
    function governance() external view returns (address);
    function management() external view returns (address);
    function guardian() external view returns (address);
    function guestList() external view returns (address);
    function strategies(address arg0) external view returns (uint256 performanceFee, uint256 activation, uint256 debtRatio, uint256 rateLimit, uint256 lastReport, uint256 totalDebt, uint256 totalGain, uint256 totalLoss);
    function withdrawalQueue(uint256 arg0) external view returns (address);
    function emergencyShutdown() external view returns (bool);
    function depositLimit() external view returns (uint256);
    function debtRatio() external view returns (uint256);
    function totalDebt() external view returns (uint256);
    function lastReport() external view returns (uint256);
    function activation() external view returns (uint256);
    function rewards() external view returns (address);
    function managementFee() external view returns (uint256);
    function performanceFee() external view returns (uint256);
    function nonces(address arg0) external view returns (uint256);
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function initialize(address token, address governance, address rewards, string calldata nameOverride, string calldata symbolOverride) external;
    function initialize(address token, address governance, address rewards, string calldata nameOverride, string calldata symbolOverride, address guardian) external;
    function apiVersion() external pure returns (string memory);
    function setName(string calldata name) external;
    function setSymbol(string calldata symbol) external;
    function setGovernance(address governance) external;
    function acceptGovernance() external;
    function setManagement(address management) external;
    function setGuestList(address guestList) external;
    function setRewards(address rewards) external;
    function setDepositLimit(uint256 limit) external;
    function setPerformanceFee(uint256 fee) external;
    function setManagementFee(uint256 fee) external;
    function setGuardian(address guardian) external;
    function setEmergencyShutdown(bool active) external;
    function setWithdrawalQueue(address[20] calldata queue) external;
    function transfer(address receiver, uint256 amount) external returns (bool);
    function transferFrom(address sender, address receiver, uint256 amount) external returns (bool);
    function approve(address spender, uint256 amount) external returns (bool);
    function increaseAllowance(address spender, uint256 amount) external returns (bool);
    function decreaseAllowance(address spender, uint256 amount) external returns (bool);
    function permit(address owner, address spender, uint256 amount, uint256 expiry, bytes calldata signature) external returns (bool);
    function totalAssets() external view returns (uint256);
    function deposit() external returns (uint256);
    function deposit(uint256 _amount) external returns (uint256);
    function deposit(uint256 _amount, address recipient) external returns (uint256);
    function maxAvailableShares() external view returns (uint256);
    function withdraw() external returns (uint256);
    function withdraw(uint256 maxShares) external returns (uint256);
    function withdraw(uint256 maxShares, address recipient) external returns (uint256);
    function withdraw(uint256 maxShares, address recipient, uint256 maxLoss) external returns (uint256);
    function pricePerShare() external view returns (uint256);
    function addStrategy(address strategy, uint256 debtRatio, uint256 rateLimit, uint256 performanceFee) external;
    function updateStrategyDebtRatio(address strategy, uint256 debtRatio) external;
    function updateStrategyRateLimit(address strategy, uint256 rateLimit) external;
    function updateStrategyPerformanceFee(address strategy, uint256 performanceFee) external;
    function migrateStrategy(address oldVersion, address newVersion) external;
    function revokeStrategy() external;
    function revokeStrategy(address strategy) external;
    function addStrategyToQueue(address strategy) external;
    function removeStrategyFromQueue(address strategy) external;
    function debtOutstanding() external view returns (uint256);
    function debtOutstanding(address strategy) external view returns (uint256);
    function creditAvailable() external view returns (uint256);
    function creditAvailable(address strategy) external view returns (uint256);
    function availableDepositLimit() external view returns (uint256);
    function expectedReturn() external view returns (uint256);
    function expectedReturn(address strategy) external view returns (uint256);
    function report(uint256 gain, uint256 loss, uint256 _debtPayment) external returns (uint256);
    function sweep(address token) external;
    function sweep(address token, uint256 amount) external;
    event Transfer(address indexed sender, address indexed receiver, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event StrategyAdded(address indexed strategy, uint256 debtRatio, uint256 rateLimit, uint256 performanceFee);
    event StrategyReported(address indexed strategy, uint256 gain, uint256 loss, uint256 totalGain, uint256 totalLoss, uint256 totalDebt, uint256 debtAdded, uint256 debtRatio);
    event UpdateGovernance(address governance);
    event UpdateManagement(address management);
    event UpdateGuestList(address guestList);
    event UpdateRewards(address rewards);
    event UpdateDepositLimit(uint256 depositLimit);
    event UpdatePerformanceFee(uint256 performanceFee);
    event UpdateManagementFee(uint256 managementFee);
    event UpdateGuardian(address guardian);
    event EmergencyShutdown(bool active);
    event UpdateWithdrawalQueue(address[20] queue);
    event StrategyUpdateDebtRatio(address indexed strategy, uint256 debtRatio);
    event StrategyUpdateRateLimit(address indexed strategy, uint256 rateLimit);
    event StrategyUpdatePerformanceFee(address indexed strategy, uint256 performanceFee);
    event StrategyMigrated(address indexed oldVersion, address indexed newVersion);
    event StrategyRevoked(address indexed strategy);
    event StrategyRemovedFromQueue(address indexed strategy);
    event StrategyAddedToQueue(address indexed strategy);
}

interface TestGuestList {
    function vault() external view returns (address);
    function bouncer() external view returns (address);
    function guests(address) external view returns (bool);
    function setGuests(address[] calldata _guests, bool[] calldata _invited) external;
    function authorized(address _guest, uint256 _amount) external view returns (bool);
}

interface TestStrategy {
    function doReentrancy() external view returns (bool);
    function name() external view returns (string memory);
    function _takeFunds(uint256 amount) external;
    function _toggleReentrancyExploit() external;
    function estimatedTotalAssets() external view returns (uint256);
    function apiVersion() external pure returns (string memory);
    function debtThreshold() external view returns (uint256);
    function delegatedAssets() external view returns (uint256);
    function emergencyExit() external view returns (bool);
    function harvest() external;
    function harvestTrigger(uint256 callCost) external view returns (bool);
    function isActive() external view returns (bool);
    function keeper() external view returns (address);
    function maxReportDelay() external view returns (uint256);
    function migrate(address _newStrategy) external;
    function profitFactor() external view returns (uint256);
    function rewards() external view returns (address);
    function setDebtThreshold(uint256 _debtThreshold) external;
    function setEmergencyExit() external;
    function setKeeper(address _keeper) external;
    function setMaxReportDelay(uint256 _delay) external;
    function setProfitFactor(uint256 _profitFactor) external;
    function setRewards(address _rewards) external;
    function setStrategist(address _strategist) external;
    function strategist() external view returns (address);
    function sweep(address _token) external;
    function tend() external;
    function tendTrigger(uint256 callCost) external view returns (bool);
    function vault() external view returns (address);
    function want() external view returns (address);
    function withdraw(uint256 _amountNeeded) external returns (uint256 _loss);
    event EmergencyExitEnabled();
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
    event UpdatedDebtThreshold(uint256 debtThreshold);
    event UpdatedKeeper(address newKeeper);
    event UpdatedProfitFactor(uint256 profitFactor);
    event UpdatedReportDelay(uint256 delay);
    event UpdatedRewards(address rewards);
    event UpdatedStrategist(address newStrategist);
}

interface Token {
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function decimals() external view returns (uint8);
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool);
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool);
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function totalSupply() external view returns (uint256);
    function transfer(address recipient, uint256 amount) external returns (bool);
    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
}
