// SPDX-License-Identifier: AGPL-3.0
// External interfaces of yearn-vaults 0.4.3, made from its ABI by packages/contract-reference.
pragma solidity >=0.6.0 <0.7.0;
pragma experimental ABIEncoderV2;

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

interface VaultAPI {
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function decimals() external view returns (uint256);
    function apiVersion() external pure returns (string memory);
    function permit(address owner, address spender, uint256 amount, uint256 expiry, bytes calldata signature) external returns (bool);
    function deposit() external returns (uint256);
    function deposit(uint256 amount) external returns (uint256);
    function deposit(uint256 amount, address recipient) external returns (uint256);
    function withdraw() external returns (uint256);
    function withdraw(uint256 maxShares) external returns (uint256);
    function withdraw(uint256 maxShares, address recipient) external returns (uint256);
    function token() external view returns (address);
    function strategies(address _strategy) external view returns (StrategyParams memory);
    function pricePerShare() external view returns (uint256);
    function totalAssets() external view returns (uint256);
    function depositLimit() external view returns (uint256);
    function maxAvailableShares() external view returns (uint256);
    function creditAvailable() external view returns (uint256);
    function debtOutstanding() external view returns (uint256);
    function expectedReturn() external view returns (uint256);
    function report(uint256 _gain, uint256 _loss, uint256 _debtPayment) external returns (uint256);
    function revokeStrategy() external;
    function governance() external view returns (address);
    function management() external view returns (address);
    function guardian() external view returns (address);
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
    function name() external view returns (string memory);
    function vault() external view returns (address);
    function want() external view returns (address);
    function apiVersion() external pure returns (string memory);
    function keeper() external view returns (address);
    function isActive() external view returns (bool);
    function delegatedAssets() external view returns (uint256);
    function estimatedTotalAssets() external view returns (uint256);
    function tendTrigger(uint256 callCost) external view returns (bool);
    function tend() external;
    function harvestTrigger(uint256 callCost) external view returns (bool);
    function harvest() external;
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
}

interface HealthCheck {
    function check(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding, uint256 totalDebt) external view returns (bool);
}

interface BaseStrategy {
    function metadataURI() external view returns (string memory);
    function doHealthCheck() external view returns (bool);
    function healthCheck() external view returns (address);
    function apiVersion() external pure returns (string memory);
    function name() external view returns (string memory);
    function delegatedAssets() external view returns (uint256);
    function vault() external view returns (address);
    function strategist() external view returns (address);
    function rewards() external view returns (address);
    function keeper() external view returns (address);
    function want() external view returns (address);
    function minReportDelay() external view returns (uint256);
    function maxReportDelay() external view returns (uint256);
    function profitFactor() external view returns (uint256);
    function debtThreshold() external view returns (uint256);
    function emergencyExit() external view returns (bool);
    function setHealthCheck(address _healthCheck) external;
    function setDoHealthCheck(bool _doHealthCheck) external;
    function setStrategist(address _strategist) external;
    function setKeeper(address _keeper) external;
    function setRewards(address _rewards) external;
    function setMinReportDelay(uint256 _delay) external;
    function setMaxReportDelay(uint256 _delay) external;
    function setProfitFactor(uint256 _profitFactor) external;
    function setDebtThreshold(uint256 _debtThreshold) external;
    function setMetadataURI(string calldata _metadataURI) external;
    function ethToWant(uint256 _amtInWei) external view returns (uint256);
    function estimatedTotalAssets() external view returns (uint256);
    function isActive() external view returns (bool);
    function tendTrigger(uint256 callCostInWei) external view returns (bool);
    function tend() external;
    function harvestTrigger(uint256 callCostInWei) external view returns (bool);
    function harvest() external;
    function withdraw(uint256 _amountNeeded) external returns (uint256 _loss);
    function migrate(address _newStrategy) external;
    function setEmergencyExit() external;
    function sweep(address _token) external;
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
    event UpdatedStrategist(address newStrategist);
    event UpdatedKeeper(address newKeeper);
    event UpdatedRewards(address rewards);
    event UpdatedMinReportDelay(uint256 delay);
    event UpdatedMaxReportDelay(uint256 delay);
    event UpdatedProfitFactor(uint256 profitFactor);
    event UpdatedDebtThreshold(uint256 debtThreshold);
    event EmergencyExitEnabled();
    event UpdatedMetadataURI(string metadataURI);
}

interface BaseStrategyInitializable {
    function isOriginal() external view returns (bool);
    function initialize(address _vault, address _strategist, address _rewards, address _keeper) external;
    function clone(address _vault) external returns (address);
    function clone(address _vault, address _strategist, address _rewards, address _keeper) external returns (address newStrategy);
    function apiVersion() external pure returns (string memory);
    function debtThreshold() external view returns (uint256);
    function delegatedAssets() external view returns (uint256);
    function doHealthCheck() external view returns (bool);
    function emergencyExit() external view returns (bool);
    function estimatedTotalAssets() external view returns (uint256);
    function ethToWant(uint256 _amtInWei) external view returns (uint256);
    function harvest() external;
    function harvestTrigger(uint256 callCostInWei) external view returns (bool);
    function healthCheck() external view returns (address);
    function isActive() external view returns (bool);
    function keeper() external view returns (address);
    function maxReportDelay() external view returns (uint256);
    function metadataURI() external view returns (string memory);
    function migrate(address _newStrategy) external;
    function minReportDelay() external view returns (uint256);
    function name() external view returns (string memory);
    function profitFactor() external view returns (uint256);
    function rewards() external view returns (address);
    function setDebtThreshold(uint256 _debtThreshold) external;
    function setDoHealthCheck(bool _doHealthCheck) external;
    function setEmergencyExit() external;
    function setHealthCheck(address _healthCheck) external;
    function setKeeper(address _keeper) external;
    function setMaxReportDelay(uint256 _delay) external;
    function setMetadataURI(string calldata _metadataURI) external;
    function setMinReportDelay(uint256 _delay) external;
    function setProfitFactor(uint256 _profitFactor) external;
    function setRewards(address _rewards) external;
    function setStrategist(address _strategist) external;
    function strategist() external view returns (address);
    function sweep(address _token) external;
    function tend() external;
    function tendTrigger(uint256 callCostInWei) external view returns (bool);
    function vault() external view returns (address);
    function want() external view returns (address);
    function withdraw(uint256 _amountNeeded) external returns (uint256 _loss);
    event Cloned(address indexed clone);
    event EmergencyExitEnabled();
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
    event UpdatedDebtThreshold(uint256 debtThreshold);
    event UpdatedKeeper(address newKeeper);
    event UpdatedMaxReportDelay(uint256 delay);
    event UpdatedMetadataURI(string metadataURI);
    event UpdatedMinReportDelay(uint256 delay);
    event UpdatedProfitFactor(uint256 profitFactor);
    event UpdatedRewards(address rewards);
    event UpdatedStrategist(address newStrategist);
}

interface RegistryAPI {
    function governance() external view returns (address);
    function latestVault(address token) external view returns (address);
    function numVaults(address token) external view returns (uint256);
    function vaults(address token, uint256 deploymentId) external view returns (address);
}

interface BaseWrapper {
    function token() external view returns (address);
    function registry() external view returns (address);
    function setRegistry(address _registry) external;
    function bestVault() external view returns (address);
    function allVaults() external view returns (address[] memory);
    function totalVaultBalance(address account) external view returns (uint256 balance);
    function totalAssets() external view returns (uint256 assets);
}

interface CustomHealthCheck {
    function check(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding, address callerStrategy) external view returns (bool);
}

interface CommonHealthCheck {
    function profitLimitRatio() external view returns (uint256);
    function lossLimitRatio() external view returns (uint256);
    function strategiesLimits(address) external view returns (uint256 profitLimitRatio, uint256 lossLimitRatio, bool exists);
    function governance() external view returns (address);
    function management() external view returns (address);
    function checks(address) external view returns (address);
    function setGovernance(address _governance) external;
    function setManagement(address _management) external;
    function setProfitLimitRatio(uint256 _profitLimitRatio) external;
    function setlossLimitRatio(uint256 _lossLimitRatio) external;
    function setStrategyLimits(address _strategy, uint256 _profitLimitRatio, uint256 _lossLimitRatio) external;
    function setCheck(address _strategy, address _check) external;
    function check(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding, uint256 totalDebt) external view returns (bool);
}

interface Registry {
    function numReleases() external view returns (uint256);
    function releases(uint256 arg0) external view returns (address);
    function numVaults(address arg0) external view returns (uint256);
    function vaults(address arg0, uint256 arg1) external view returns (address);
    function tokens(uint256 arg0) external view returns (address);
    function numTokens() external view returns (uint256);
    function isRegistered(address arg0) external view returns (bool);
    function governance() external view returns (address);
    function pendingGovernance() external view returns (address);
    function tags(address arg0) external view returns (string memory);
    function banksy(address arg0) external view returns (bool);
    function setGovernance(address governance) external;
    function acceptGovernance() external;
    function latestRelease() external view returns (string memory);
    function latestVault(address token) external view returns (address);
    function newRelease(address vault) external;
    function newVault(address token, address guardian, address rewards, string calldata name, string calldata symbol) external returns (address);
    function newVault(address token, address guardian, address rewards, string calldata name, string calldata symbol, uint256 releaseDelta) external returns (address);
    function newExperimentalVault(address token, address governance, address guardian, address rewards, string calldata name, string calldata symbol) external returns (address);
    function newExperimentalVault(address token, address governance, address guardian, address rewards, string calldata name, string calldata symbol, uint256 releaseDelta) external returns (address);
    function endorseVault(address vault) external;
    function endorseVault(address vault, uint256 releaseDelta) external;
    function setBanksy(address tagger) external;
    function setBanksy(address tagger, bool allowed) external;
    function tagVault(address vault, string calldata tag) external;
    event NewRelease(uint256 indexed release_id, address template, string api_version);
    event NewVault(address indexed token, uint256 indexed vault_id, address vault, string api_version);
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
    function strategies(address arg0) external view returns (uint256 performanceFee, uint256 activation, uint256 debtRatio, uint256 minDebtPerHarvest, uint256 maxDebtPerHarvest, uint256 lastReport, uint256 totalDebt, uint256 totalGain, uint256 totalLoss);
    function withdrawalQueue(uint256 arg0) external view returns (address);
    function emergencyShutdown() external view returns (bool);
    function depositLimit() external view returns (uint256);
    function debtRatio() external view returns (uint256);
    function totalDebt() external view returns (uint256);
    function lastReport() external view returns (uint256);
    function activation() external view returns (uint256);
    function lockedProfit() external view returns (uint256);
    function lockedProfitDegradation() external view returns (uint256);
    function rewards() external view returns (address);
    function managementFee() external view returns (uint256);
    function performanceFee() external view returns (uint256);
    function nonces(address arg0) external view returns (uint256);
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function initialize(address token, address governance, address rewards, string calldata nameOverride, string calldata symbolOverride) external;
    function initialize(address token, address governance, address rewards, string calldata nameOverride, string calldata symbolOverride, address guardian) external;
    function initialize(address token, address governance, address rewards, string calldata nameOverride, string calldata symbolOverride, address guardian, address management) external;
    function apiVersion() external pure returns (string memory);
    function setName(string calldata name) external;
    function setSymbol(string calldata symbol) external;
    function setGovernance(address governance) external;
    function acceptGovernance() external;
    function setManagement(address management) external;
    function setRewards(address rewards) external;
    function setLockedProfitDegradation(uint256 degradation) external;
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
    function addStrategy(address strategy, uint256 debtRatio, uint256 minDebtPerHarvest, uint256 maxDebtPerHarvest, uint256 performanceFee) external;
    function updateStrategyDebtRatio(address strategy, uint256 debtRatio) external;
    function updateStrategyMinDebtPerHarvest(address strategy, uint256 minDebtPerHarvest) external;
    function updateStrategyMaxDebtPerHarvest(address strategy, uint256 maxDebtPerHarvest) external;
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
    event StrategyAdded(address indexed strategy, uint256 debtRatio, uint256 minDebtPerHarvest, uint256 maxDebtPerHarvest, uint256 performanceFee);
    event StrategyReported(address indexed strategy, uint256 gain, uint256 loss, uint256 debtPaid, uint256 totalGain, uint256 totalLoss, uint256 totalDebt, uint256 debtAdded, uint256 debtRatio);
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
}

interface AffiliateToken {
    function DOMAIN_TYPEHASH() external view returns (bytes32);
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function PERMIT_TYPEHASH() external view returns (bytes32);
    function nonces(address) external view returns (uint256);
    function affiliate() external view returns (address);
    function pendingAffiliate() external view returns (address);
    function setAffiliate(address _affiliate) external;
    function acceptAffiliate() external;
    function pricePerShare() external view returns (uint256);
    function deposit() external returns (uint256);
    function deposit(uint256 amount) external returns (uint256 deposited);
    function withdraw() external returns (uint256);
    function withdraw(uint256 shares) external returns (uint256 withdrawn);
    function migrate() external returns (uint256);
    function migrate(uint256 amount) external returns (uint256);
    function migrate(uint256 amount, uint256 maxMigrationLoss) external returns (uint256);
    function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external;
    function allVaults() external view returns (address[] memory);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function bestVault() external view returns (address);
    function decimals() external view returns (uint8);
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool);
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool);
    function name() external view returns (string memory);
    function registry() external view returns (address);
    function setRegistry(address _registry) external;
    function symbol() external view returns (string memory);
    function token() external view returns (address);
    function totalAssets() external view returns (uint256 assets);
    function totalSupply() external view returns (uint256);
    function totalVaultBalance(address account) external view returns (uint256 balance);
    function transfer(address recipient, uint256 amount) external returns (bool);
    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
}

interface TestStrategy {
    function doReentrancy() external view returns (bool);
    function delegateEverything() external view returns (bool);
    function protectedToken() external view returns (address);
    function name() external view returns (string memory);
    function _toggleDelegation() external;
    function delegatedAssets() external view returns (uint256);
    function _takeFunds(uint256 amount) external;
    function _toggleReentrancyExploit() external;
    function _setWant(address _want) external;
    function ethToWant(uint256 amtInWei) external view returns (uint256);
    function estimatedTotalAssets() external view returns (uint256);
    function apiVersion() external pure returns (string memory);
    function clone(address _vault) external returns (address);
    function clone(address _vault, address _strategist, address _rewards, address _keeper) external returns (address newStrategy);
    function debtThreshold() external view returns (uint256);
    function doHealthCheck() external view returns (bool);
    function emergencyExit() external view returns (bool);
    function harvest() external;
    function harvestTrigger(uint256 callCostInWei) external view returns (bool);
    function healthCheck() external view returns (address);
    function initialize(address _vault, address _strategist, address _rewards, address _keeper) external;
    function isActive() external view returns (bool);
    function isOriginal() external view returns (bool);
    function keeper() external view returns (address);
    function maxReportDelay() external view returns (uint256);
    function metadataURI() external view returns (string memory);
    function migrate(address _newStrategy) external;
    function minReportDelay() external view returns (uint256);
    function profitFactor() external view returns (uint256);
    function rewards() external view returns (address);
    function setDebtThreshold(uint256 _debtThreshold) external;
    function setDoHealthCheck(bool _doHealthCheck) external;
    function setEmergencyExit() external;
    function setHealthCheck(address _healthCheck) external;
    function setKeeper(address _keeper) external;
    function setMaxReportDelay(uint256 _delay) external;
    function setMetadataURI(string calldata _metadataURI) external;
    function setMinReportDelay(uint256 _delay) external;
    function setProfitFactor(uint256 _profitFactor) external;
    function setRewards(address _rewards) external;
    function setStrategist(address _strategist) external;
    function strategist() external view returns (address);
    function sweep(address _token) external;
    function tend() external;
    function tendTrigger(uint256 callCostInWei) external view returns (bool);
    function vault() external view returns (address);
    function want() external view returns (address);
    function withdraw(uint256 _amountNeeded) external returns (uint256 _loss);
    event Cloned(address indexed clone);
    event EmergencyExitEnabled();
    event Harvested(uint256 profit, uint256 loss, uint256 debtPayment, uint256 debtOutstanding);
    event UpdatedDebtThreshold(uint256 debtThreshold);
    event UpdatedKeeper(address newKeeper);
    event UpdatedMaxReportDelay(uint256 delay);
    event UpdatedMetadataURI(string metadataURI);
    event UpdatedMinReportDelay(uint256 delay);
    event UpdatedProfitFactor(uint256 profitFactor);
    event UpdatedRewards(address rewards);
    event UpdatedStrategist(address newStrategist);
}

interface Token {
    function _blocked(address) external view returns (bool);
    function _setBlocked(address user, bool value) external;
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

interface TokenNoReturn {
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function decimals() external view returns (uint8);
    function totalSupply() external view returns (uint256);
    function balanceOf(address) external view returns (uint256);
    function allowance(address, address) external view returns (uint256);
    function _blocked(address) external view returns (bool);
    function _setBlocked(address user, bool value) external;
    function transfer(address receiver, uint256 amount) external;
    function approve(address spender, uint256 amount) external;
    function transferFrom(address sender, address receiver, uint256 amount) external;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

interface TokenFalseReturn {
    function transfer(address receiver, uint256 amount) external returns (bool);
    function transferFrom(address sender, address receiver, uint256 amount) external returns (bool);
    function _blocked(address) external view returns (bool);
    function _setBlocked(address user, bool value) external;
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function decimals() external view returns (uint8);
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool);
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool);
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function totalSupply() external view returns (uint256);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
}

interface IERC20Metadata {
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function decimals() external view returns (uint8);
}

interface yToken {
    function allowance(address, address) external view returns (uint256);
    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function decimals() external view returns (uint256);
    function totalSupply() external view returns (uint256 total);
    function balanceOf(address account) external view returns (uint256 balance);
    function transfer(address receiver, uint256 amount) external returns (bool);
    function approve(address spender, uint256 amount) external returns (bool);
    function transferFrom(address sender, address receiver, uint256 amount) external returns (bool);
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool);
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool);
    function deposit(uint256 amount) external returns (uint256);
    function withdraw(uint256 amount) external returns (uint256);
    function permitAll(address[] calldata vaults, bytes[] calldata signatures) external;
    function migrate() external returns (uint256);
    function migrate(uint256 amount) external returns (uint256);
    function migrate(uint256 amount, uint256 maxMigrationLoss) external returns (uint256);
    function migrate(address[] calldata vaults, bytes[] calldata signatures) external returns (uint256);
    function migrate(address[] calldata vaults, bytes[] calldata signatures, uint256 amount) external returns (uint256);
    function migrate(address[] calldata vaults, bytes[] calldata signatures, address user, uint256 amount) external returns (uint256);
    function revokeAll(address[] calldata vaults, bytes[] calldata signatures) external;
    function allVaults() external view returns (address[] memory);
    function bestVault() external view returns (address);
    function registry() external view returns (address);
    function setRegistry(address _registry) external;
    function token() external view returns (address);
    function totalAssets() external view returns (uint256 assets);
    function totalVaultBalance(address account) external view returns (uint256 balance);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
}

interface IWETH {
    function deposit() external payable;
    function withdraw(uint256 wad) external;
}

interface yWETH {
    function depositETH() external payable returns (uint256);
    function withdrawETH(uint256 amount) external returns (uint256 withdrawn);
    function allVaults() external view returns (address[] memory);
    function allowance(address, address) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256 balance);
    function bestVault() external view returns (address);
    function decimals() external view returns (uint256);
    function decreaseAllowance(address spender, uint256 subtractedValue) external returns (bool);
    function deposit(uint256 amount) external returns (uint256);
    function increaseAllowance(address spender, uint256 addedValue) external returns (bool);
    function migrate() external returns (uint256);
    function migrate(address[] calldata vaults, bytes[] calldata signatures) external returns (uint256);
    function migrate(address[] calldata vaults, bytes[] calldata signatures, address user, uint256 amount) external returns (uint256);
    function migrate(address[] calldata vaults, bytes[] calldata signatures, uint256 amount) external returns (uint256);
    function migrate(uint256 amount) external returns (uint256);
    function migrate(uint256 amount, uint256 maxMigrationLoss) external returns (uint256);
    function name() external view returns (string memory);
    function permitAll(address[] calldata vaults, bytes[] calldata signatures) external;
    function registry() external view returns (address);
    function revokeAll(address[] calldata vaults, bytes[] calldata signatures) external;
    function setRegistry(address _registry) external;
    function symbol() external view returns (string memory);
    function token() external view returns (address);
    function totalAssets() external view returns (uint256 assets);
    function totalSupply() external view returns (uint256 total);
    function totalVaultBalance(address account) external view returns (uint256 balance);
    function transfer(address receiver, uint256 amount) external returns (bool);
    function transferFrom(address sender, address receiver, uint256 amount) external returns (bool);
    function withdraw(uint256 amount) external returns (uint256);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
    receive() external payable;
}
