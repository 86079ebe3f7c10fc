/** How long to wait for a frame, in milliseconds: a tab in the background draws none. */
const latest = 100;

let painting: Promise<void> | undefined;

/** Resolves when the page that is shown before React draws it is painted; undefined if none is. */
export const previewPainting = (): Promise<void> | undefined => painting;

/** Notes whether a page is shown before React draws it; to be called when it has been put in, or is taken out. */
export function notePreview(isShown: boolean): void {
  painting = isShown
    ? new Promise((resolve) => {
        window.setTimeout(resolve, latest);
        // A frame's callbacks run before it is painted, and tasks after.
        requestAnimationFrame(() => window.setTimeout(resolve));
      })
    : undefined;
}
