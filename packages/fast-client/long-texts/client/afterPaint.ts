/** How long to wait for a frame, in milliseconds. A background tab never paints one. */
const latest = 100;

/** Resolves once the browser has painted what the page shows now. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve, latest);
    // A frame's callbacks run before the paint, and tasks run after it.
    requestAnimationFrame(() => window.setTimeout(resolve));
  });
