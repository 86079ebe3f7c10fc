/** How long to wait for a frame, in milliseconds: a tab in the background draws none. */
const latestFrame = 100;
/** How long React waits for a page at most, in milliseconds: about as long as a slow phone parses one. */
const latestLoad = 150;

let painting: Promise<void> | undefined;

/** Resolves when the page that is shown before React draws it is painted; undefined if none is. */
export const previewPainting = (): Promise<void> | undefined => painting;

/** Notes whether a page is shown before React draws it; to be called when it has been put in, or is taken out. */
export function notePreview(isShown: boolean): void {
  painting = isShown
    ? new Promise((resolve) => {
        window.setTimeout(resolve, latestFrame);
        // A frame's callbacks run before it is painted, and tasks after.
        requestAnimationFrame(() => window.setTimeout(resolve));
      })
    : undefined;
}

let loading: Promise<unknown> | undefined;
let asked = 0;

/**
 * Notes that the reader goes to another page.
 *
 * @param load of it and of its preview; undefined if React need not wait
 */
export function noteMove(load: Promise<unknown> | undefined): void {
  asked = performance.now();
  loading =
    load &&
    Promise.race([load, new Promise((resolve) => window.setTimeout(resolve, latestLoad))]).then(
      previewPainting,
    );
}

/** Resolves when React may draw where the reader goes: its work would delay what is shown before. */
export const mayDraw = (): Promise<unknown> | undefined => painting ?? loading;

/** Milliseconds left of a delay that began when the reader went on. */
export const leftOf = (delay: number): number => delay - performance.now() + asked;
