# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region deploy
node --import tsx deploy.ts
# #endregion

# #region deposit
node --import tsx deposit.ts
# #endregion

# #region first-harvest
node --import tsx harvest.ts
# #endregion

# #region profit
node --import tsx pool.ts earn 10
node --import tsx harvest.ts
# #endregion

# #region release
node --import tsx wait.ts 21740
# #endregion

# #region loss
node --import tsx pool.ts lose 20
node --import tsx harvest.ts
# #endregion

# #region exit
node --import tsx exit.ts
# #endregion

# #region test
node --import tsx --test --test-reporter tap strategy.test.ts | grep -E '^(ok|not ok|# pass|# fail)'
# #endregion
