# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region test
node --import tsx --test --test-reporter tap manipulations.test.ts | grep -E '^(ok|not ok|# pass|# fail)'
# #endregion

# #region feed
export FEED=$(node --import tsx feed.ts)
# #endregion

# #region deploy
export ORACLE=$(node --import tsx deploy.ts)
# #endregion
