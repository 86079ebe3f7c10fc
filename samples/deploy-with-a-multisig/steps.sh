# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region prepare
node --import tsx prepare.ts
# #endregion

# #region simulate
node --import tsx endorse.ts
# #endregion

# #region send
node --import tsx endorse.ts send
# #endregion
