# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region check
check() { (cd "$1" && YEARN_VAULTS="../bases/$2" node --import tsx ../check.ts "$2"); }
check 0.3.5 0.3.5
check 0.4.2 0.4.2
check 0.4.3 0.4.3
# #endregion

# #region missing
check 0.3.5 0.4.2
# #endregion

# #region diff-042
diff -U 2 --label 0.3.5 --label 0.4.2 0.3.5/LendingStrategy.sol 0.4.2/LendingStrategy.sol
# #endregion

# #region diff-043
diff -U 2 --label 0.4.2 --label 0.4.3 0.4.2/LendingStrategy.sol 0.4.3/LendingStrategy.sol
# #endregion

# #region migrate
YEARN_VAULTS="../../chain/contracts" node --import tsx migrate.ts
# #endregion
