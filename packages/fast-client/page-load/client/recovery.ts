/**
 * Other programs in the browser, such as translators, extensions, and filters, remove or move elements of the page.
 * Preact then fails at its next change: https://github.com/preactjs/preact/issues/948.
 */
let renderAnew: (() => void) | undefined;
let isRecovering = false;

/** Registers the function that renders the page again from what the browser has. */
export function onBroken(render: () => void): void {
  renderAnew = render;
}

/**
 * Renders the page again if an error shows that Preact didn't find the page as it had left it.
 *
 * @returns false if the error is a different one, or comes from rendering again
 */
export function recover(error: unknown): boolean {
  if (!(error instanceof DOMException) || !renderAnew || isRecovering) return false;
  isRecovering = true;
  // After Preact is done with the failed change, and before the page is painted.
  void Promise.resolve()
    .then(renderAnew)
    .finally(() => window.setTimeout(() => (isRecovering = false)));
  return true;
}
