# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region use
node --import tsx scene.ts
node --import tsx use.ts
# #endregion

# #region test
node --import tsx --test --test-reporter tap invariants.test.ts | grep -E '^(ok|not ok|# pass|# fail)'
# #endregion
