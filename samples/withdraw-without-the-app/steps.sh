# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region scene
node --import tsx scene.ts deposit 1000
# #endregion

# #region holdings
cast call "$VAULT" 'balanceOf(address)(uint256)' "$ACCOUNT"
cast call "$VAULT" 'pricePerShare()(uint256)'
cast call "$VAULT" 'decimals()(uint256)'
cast call "$VAULT" 'maxAvailableShares()(uint256)'
# #endregion

# #region rehearse
withdraw='withdraw(uint256,address,uint256)(uint256)'
cast call "$VAULT" "$withdraw" 200000000000000000000 "$ACCOUNT" 1 --from "$ACCOUNT"
# #endregion

# #region send
cast send "$VAULT" "$withdraw" 200000000000000000000 "$ACCOUNT" 1 \
  --private-key "$PRIVATE_KEY" | grep -E '^status'
cast call "$VAULT" 'balanceOf(address)(uint256)' "$ACCOUNT"
# #endregion

# #region loss
node --import tsx scene.ts lose 30
cast call "$VAULT" "$withdraw" "$(cast max-uint)" "$ACCOUNT" 1 --from "$ACCOUNT"
# #endregion

# #region accept-loss
cast call "$VAULT" "$withdraw" "$(cast max-uint)" "$ACCOUNT" 375 --from "$ACCOUNT"
# #endregion

# #region illiquid
node --import tsx scene.ts earn 30
node --import tsx scene.ts lend 700
cast call "$VAULT" "$withdraw" "$(cast max-uint)" "$ACCOUNT" 1 --from "$ACCOUNT"
# #endregion

# #region partial
node --import tsx withdraw.ts
# #endregion
