/**
 * The example of the drawing: a vault of 100,000 DAI and as many shares, three harvests of 500 DAI each, a fifth of
 * each profit as performance fee, no management fee. The test computes the prices with the vault's own formulas.
 */
export const vaultAssets = 100_000;
export const profit = 500;

/** Price of one share in DAI before the first harvest and after each, to three decimals. */
export const prices = [1, 1.004, 1.008, 1.012] as const;
