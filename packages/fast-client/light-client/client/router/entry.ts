/**
 * Writes an entry of the browser's history, in place of the current one or after it.
 *
 * @returns false if the browser refuses: WebKit does after a hundred in ten to thirty seconds
 */
export function writeEntry(
  how: 'pushState' | 'replaceState',
  state: unknown,
  path?: string,
): boolean {
  try {
    window.history[how](state, '', path);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
