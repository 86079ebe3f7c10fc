import { afterPaint } from '../../../long-texts/client/afterPaint';
import { whenHydrated } from '../parts';

/** How long Preact waits for a page at most, in milliseconds: about as long as a slow phone takes to parse one. */
const latestLoad = 150;

let painting: Promise<void> | undefined;

/** Resolves when the preview has been painted. It's undefined if there's no preview. */
export const previewPainting = (): Promise<void> | undefined => painting;

/** Notes whether a preview is shown. Call it when one has been inserted or removed. */
export function previewChanged(isShown: boolean): void {
  painting = isShown ? afterPaint() : undefined;
}

let loading: Promise<unknown> | undefined;
let asked = 0;

/**
 * Notes that the reader is going to another page.
 *
 * @param load resolves once the page and its preview are loaded; undefined if Preact doesn't have to wait
 */
export function navigationStarted(load: Promise<unknown> | undefined): void {
  asked = performance.now();
  loading =
    load &&
    Promise.race([load, new Promise((resolve) => window.setTimeout(resolve, latestLoad))]).then(
      previewPainting,
    );
}

/**
 * Resolves when Preact may render the next page. Any earlier, its work would delay the preview, or change a page that isn't
 * all hydrated.
 */
export const whenReadyToRender = (): Promise<unknown> | undefined =>
  whenHydrated()?.then(() => painting ?? loading) ?? painting ?? loading;

/** Milliseconds left of a delay that began with the reader's click. */
export const remainingDelay = (delay: number): number => delay - performance.now() + asked;
