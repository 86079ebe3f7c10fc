/**
 * Work that the compilers for browsers and for the server both need, and that is done once. They run in one process,
 * on the same input.
 */
const shared = new Map<string, Promise<unknown>>();

/**
 * The result of `make`, which is called once for two calls with the same key. A third call gets a new one, so
 * nothing is kept longer than the two compilers of a build need it.
 *
 * @param key all that the result depends on and that can differ within a build
 */
export function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const first = shared.get(key);
  if (first) {
    shared.delete(key);
    return first as Promise<T>;
  }
  const result = make();
  shared.set(key, result);
  return result;
}
