# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region scene
node --import tsx scene.ts
# #endregion

# #region average
node --import tsx records.ts average
# #endregion

# #region fifo
node --import tsx records.ts fifo
# #endregion

# #region at
node --import tsx at.ts 40
# #endregion
