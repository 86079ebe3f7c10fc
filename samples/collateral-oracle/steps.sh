# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region test
node --import tsx --test --test-reporter tap manipulations.test.ts | grep -E '^(ok|not ok|# pass|# fail)'
# #endregion

# #region deploy
export FEED=$(node --import tsx feed.ts)
node --import tsx deploy.ts
# #endregion
