# The commands of the guide, in its order. A test runs them and compares what they print with output/.

# #region connect
source ../chain/.env
# #endregion

# #region registry
node --import tsx registry.ts
# #endregion

# #region code
node --import tsx code.ts
# #endregion

# #region api
node --import tsx offline.ts api.ts
# #endregion

# #region history
node --import tsx history.ts
# #endregion

# #region positions
node --import tsx offline.ts subgraph.ts positions
# #endregion

# #region reports
node --import tsx offline.ts subgraph.ts reports
# #endregion

# #region updates
node --import tsx offline.ts subgraph.ts history
# #endregion
