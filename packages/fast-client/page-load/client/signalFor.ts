/**
 * A signal that ends a request after some time, also while its body arrives. To end one that is over does nothing.
 * `AbortSignal.timeout` does the same, and the oldest supported browsers lack it.
 *
 * @param ms milliseconds until then
 */
export function signalFor(ms: number): AbortSignal {
  const abort = new AbortController();
  window.setTimeout(() => abort.abort(), ms);
  return abort.signal;
}
