/** Lists what the Yearn API has to offer depositors, with the yearly yield if there is one. */

// #region api
interface ApiVault {
  readonly symbol: string;
  readonly version: string;
  readonly type: 'v1' | 'v2';
  readonly endorsed: boolean;
  readonly emergency_shutdown: boolean;
  readonly migration: { readonly available: boolean } | null;
  readonly tvl: { readonly tvl: number | null };
  readonly apy: { readonly type: string; readonly net_apy: number } | null;
}

const address = process.env['API_URL'] ?? 'https://api.yearn.finance/v1/chains/1/vaults/all';
const response = await fetch(address);
if (!response.ok) throw new Error(`${address} answered ${response.status}`);
const vaults = (await response.json()) as ApiVault[];

for (const { symbol, version, type, tvl, apy, ...state } of vaults) {
  if (type !== 'v2' || !state.endorsed || state.emergency_shutdown) continue;
  // There is a newer vault for the same token.
  if (state.migration?.available) continue;
  // A failed computation is written as type "error" with a yield of 0.
  const isKnown = apy !== null && apy.type !== 'error';
  const yearly = isKnown ? `${(apy.net_apy * 100).toFixed(2)}%` : 'no figure';
  console.log(`${symbol} ${version}: ${yearly}, $${(tvl.tvl ?? 0).toLocaleString('en-US')}`);
}
// #endregion
