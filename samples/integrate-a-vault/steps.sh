# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region find
node --import tsx find.ts
# #endregion

# #region find-cast
vault=$(cast call "$REGISTRY" 'latestVault(address)(address)' "$USDC")
cast call "$vault" 'symbol()(string)'
cast call "$vault" 'apiVersion()(string)'
cast call "$vault" 'decimals()(uint256)'
cast call "$vault" 'pricePerShare()(uint256)'
cast call "$vault" 'availableDepositLimit()(uint256)'
cast call "$vault" 'emergencyShutdown()(bool)'
# #endregion

# #region deposit
node --import tsx deposit.ts
# #endregion

# #region invest
node --import tsx scene.ts deposit 1000
# #endregion

# #region tracker
export PARTNER_ID=$OWNER
node --import tsx tracker.ts
# #endregion

# #region earn
node --import tsx scene.ts earn 20
# #endregion

# #region events
node --import tsx events.ts
# #endregion

# #region alerts
node --import tsx scene.ts revoke
node --import tsx alerts.ts 37
# #endregion

# #region payout
export HOLDER=$ACCOUNT
node --import tsx payout.ts 0.2
# #endregion

# #region illiquid
node --import tsx scene.ts lend 900
node --import tsx withdraw.ts
# #endregion
