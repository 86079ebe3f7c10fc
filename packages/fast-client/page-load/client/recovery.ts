/**
 * Other programs in the browser take elements out of the page, or put them elsewhere: translators, extensions, filters.
 * React then fails at what it does next: https://github.com/facebook/react/issues/11538.
 */
let renderAnew: (() => void) | undefined;
let isRecovering = false;

/** Says how the page is rendered anew from what the browser holds of it. */
export function onBroken(render: () => void): void {
  renderAnew = render;
}

/**
 * Has the page rendered anew if an error says that React did not find it as it left it.
 *
 * @returns false if the error is another one, or comes of rendering anew
 */
export function recover(error: unknown): boolean {
  if (!(error instanceof DOMException) || !renderAnew || isRecovering) return false;
  isRecovering = true;
  // When React is done with what failed, and before the page is painted.
  void Promise.resolve()
    .then(renderAnew)
    .finally(() => window.setTimeout(() => (isRecovering = false)));
  return true;
}
